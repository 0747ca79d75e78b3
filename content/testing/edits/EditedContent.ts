import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../platform/filesBelow';
import { projectRoot } from '../../../platform/projectRoot';
import { dayInParis } from '../../../contract/parisTime';
import { RefusedEdit } from '../../drafts/jsonEdits';
import { isIgnored } from '../../files/contentFile';
import { ContentRepository, createRepository } from '../../revisions/ContentRepository';
import { gitText } from '../../revisions/gitProcess';
import { uniforms } from '../seededRandom';
import { DrawnEdit, Draws, NothingToEdit } from './DrawnEdit';
import { editKinds } from './editKinds';
import { removeFundOf } from './fundEdits';
import { comparedTypes } from '../../parsing/readDocuments';

/** Some of the sample is still to come then. */
const firstMoment = '2026-11-11T09:00:00.000Z';
/** Time does not leap any more: Gatsby leaves out what is dated later than the machine's own day. */
const lastLeap = '2026-11-28T00:00:00.000Z';

/** An edit comes at most so many minutes after the one before. */
const longestPause = 40;

/** Edits that may be taken back. */
const rememberedEdits = 8;

const minute = 60_000;

const timePasses = 'time: something comes or goes';

export interface MadeEdit {
  kind: string;
  /** Files that it has changed. */
  files: readonly string[];
}

/** The sample content in a repository of its own, with edits that one seed decides. Its clock goes on with them. */
export class EditedContent {
  readonly repository: ContentRepository;
  readonly draws: Draws;
  now = new Date(firstMoment);
  /** Number of edits that the content's check has refused, by kind. */
  readonly refused = new Map<string, number>();
  private readonly folder: string;
  private readonly files = new Map<string, Buffer>();
  /** Files as they were before each of the last edits. */
  private readonly before: Map<string, Buffer | null>[] = [];
  private drawn = 0;
  private lots: string[] = [];

  private constructor(root: string, seed: number) {
    this.folder = path.join(root, 'content');
    this.draws = new Draws(uniforms(seed));
    this.repository = new ContentRepository(this.folder, path.join(root, 'revisions'), {
      now: () => this.now,
    });
  }

  /** @param root a folder of its own */
  static async create(root: string, seed: number): Promise<EditedContent> {
    const content = new EditedContent(root, seed);
    const { folder, files } = content;
    await createRepository(folder, path.join(projectRoot, 'content', 'sample'));
    const names = (await filesBelow(folder)).filter((name) => !name.split('/').some(isIgnored));
    for (const name of names.sort()) files.set(name, await readFile(path.join(folder, name)));
    await content.thin();
    await content.commit('Some of the sample content', '--amend', '--reset-author');
    return content;
  }

  /** Some of each kind is enough: what takes long is to build all pages. */
  private async thin(): Promise<void> {
    const drawn = new DrawnEdit(this.files, this.draws, dayInParis(this.now), 0);
    const left = ['meridane-asia', 'meridane-china', 'meridane-india'];
    for (const name of drawn.names(/^funds\/[^/]+\/fund\.yaml$/)) {
      const [, code = ''] = name.split('/');
      if (!left.includes(code)) removeFundOf(drawn, code);
    }
    // Documents with a text would contradict each name and figure that is edited.
    const picture = await readFile(path.join(projectRoot, 'content/testing/goldenKids/scanned.fr.pdf'));
    const compared = new RegExp(`/(?:${comparedTypes.join('|')})\\.`);
    for (const name of drawn.names(compared)) if (!drawn.changes.has(name)) drawn.changes.set(name, picture);
    drawn.names(/^news\/(?:2024|2025|2026-0[1-5])-/).forEach((name) => drawn.remove(name));
    await this.write(drawn.changes);
    this.before.length = 0;
  }

  /** The latest commit as it is by now. */
  async revision(): Promise<string> {
    const { id } = await this.repository.commit();
    return (await this.repository.openNow(id)).revision ?? id;
  }

  /**
   * Draws an edit until the content's check accepts one, and commits it; or lets time pass until something comes or goes.
   *
   * @param wanted its kind, by default any
   */
  async edit(wanted?: string): Promise<MadeEdit> {
    this.now = new Date(this.now.getTime() + (1 + this.draws.below(longestPause)) * minute);
    for (;;) {
      this.drawn += 1;
      const drawn = new DrawnEdit(this.files, this.draws, dayInParis(this.now), this.drawn);
      const isTime = wanted === undefined && this.draws.isOneIn(15);
      const kind = isTime ? await this.passTime() : await this.draw(drawn, wanted);
      if (kind === undefined) continue;
      if (kind === timePasses) return { kind, files: [] };
      const { id } = await this.repository.commit();
      const problems = await this.repository.problemsWith(id, drawn.changes);
      if (problems.length === 0) {
        await this.write(drawn.changes);
        await this.commit(kind);
        return { kind, files: [...drawn.changes.keys()] };
      }
      this.refused.set(kind, (this.refused.get(kind) ?? 0) + 1);
    }
  }

  /** @returns its kind; undefined where nothing of it can be edited, or nothing would differ */
  private async draw(drawn: DrawnEdit, wanted: string | undefined): Promise<string | undefined> {
    try {
      if (wanted === undefined && this.draws.isOneIn(15)) return this.takeBack(drawn);
      const kinds = wanted === undefined ? this.drawKinds() : [wanted];
      for (const kind of kinds) await editKinds[kind]?.draw(drawn);
      for (const [name, bytes] of drawn.changes) {
        if (bytes === null ? !this.files.has(name) : this.files.get(name)?.equals(bytes))
          drawn.changes.delete(name);
      }
      if (drawn.changes.size === 0) return undefined;
      return kinds.length === 1 ? kinds[0] : 'several at once';
    } catch (error) {
      if (error instanceof NothingToEdit || error instanceof RefusedEdit) return undefined;
      throw error;
    }
  }

  private drawKinds(): string[] {
    const count = this.draws.isOneIn(12) ? 2 + this.draws.below(3) : 1;
    return Array.from({ length: count }, () => this.drawKind());
  }

  /** Each kind comes once, in an order of its own, before any comes again. */
  private drawKind(): string {
    if (this.lots.length === 0) {
      this.lots = Object.entries(editKinds).flatMap(
        ([kind, { weight = 1 }]) => Array(weight).fill(kind) as string[],
      );
    }
    return this.lots.splice(this.draws.below(this.lots.length), 1)[0] ?? '';
  }

  /** Files are what they were before one of the last edits. */
  private takeBack(drawn: DrawnEdit): string {
    for (const [name, bytes] of this.draws.pick(this.before)) {
      const now = this.files.get(name);
      if (bytes === null ? now === undefined : now?.equals(bytes)) continue;
      drawn.changes.set(name, bytes);
    }
    if (drawn.changes.size === 0) throw new NothingToEdit();
    return 'an edit is taken back';
  }

  /** @returns undefined where nothing is still to come */
  private async passTime(): Promise<string | undefined> {
    const { id } = await this.repository.commit();
    const { changesAt } = await this.repository.openNow(id);
    if (changesAt === undefined) return undefined;
    if (changesAt > lastLeap) return undefined;
    this.now = new Date(Date.parse(changesAt) + minute);
    return timePasses;
  }

  private async write(changes: ReadonlyMap<string, Buffer | null>): Promise<void> {
    this.before.push(new Map(Array.from(changes.keys(), (name) => [name, this.files.get(name) ?? null])));
    if (this.before.length > rememberedEdits) this.before.shift();
    for (const [name, bytes] of changes) {
      const file = path.join(this.folder, name);
      if (bytes === null) {
        await rm(file, { force: true });
        this.files.delete(name);
      } else {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
        this.files.set(name, bytes);
      }
    }
  }

  private async commit(message: string, ...options: readonly string[]): Promise<void> {
    const date = this.now.toISOString();
    const env = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    await gitText(this.folder, ['add', '--all', '.']);
    const args = ['commit', '--quiet', '--allow-empty', `--message=${message}`, ...options];
    await gitText(this.folder, args, { env });
  }
}
