import { contentProblems } from './contentProblems';
import { type TestContent, writeMinimalContent } from './writeMinimalContent';

/** One text of a file in place of another, and the problem that is named then, without `content/`. It begins with the file unless that is another. */
export type Mistake = [what: string, from: string, to: string, problem: string, file?: string];

class UsedContent implements TestContent {
  contentDir!: TestContent['contentDir'];
  write!: TestContent['write'];
  edit!: TestContent['edit'];
  remove!: TestContent['remove'];
  dispose!: TestContent['dispose'];

  problems(): Promise<string[]> {
    return contentProblems(this.contentDir);
  }

  async expectProblem(
    ...[, from, to, problem, file = problem.split(':', 1)[0] ?? '']: Mistake
  ): Promise<void> {
    await this.edit(file, from, to);
    expect(await this.problems()).toContainEqual(expect.stringContaining(`content/${problem}`));
  }
}

/** A content folder of its own for each test. */
export function useMinimalContent(): UsedContent {
  const used = new UsedContent();
  beforeEach(async () => void Object.assign(used, await writeMinimalContent()));
  afterEach(() => used.dispose());
  return used;
}
