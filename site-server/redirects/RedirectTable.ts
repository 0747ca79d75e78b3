import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseRedirects, redirectKey, type ParsedRedirects, type Redirect } from './parseRedirects';

const none: ParsedRedirects = { redirects: new Map(), problems: [] };

/** The redirects of `_redirects` in a folder, read again whenever that file changes. */
export class RedirectTable {
  private readonly file: string;
  private version = '';
  private parsed = none;

  /** @param report is told each malformed line, once per version of the file. */
  constructor(
    root: string,
    private readonly report: (problem: string) => void,
  ) {
    this.file = path.join(root, '_redirects');
  }

  async find(segments: readonly string[]): Promise<Redirect | undefined> {
    await this.refresh();
    return this.parsed.redirects.get(redirectKey(segments));
  }

  /** One `stat` a call: redirects are looked up only for paths that no file answers. */
  async refresh(): Promise<void> {
    const stats = await stat(this.file).catch(() => undefined);
    const version = stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : '';
    if (version === this.version) return;
    this.parsed = stats ? parseRedirects(await readFile(this.file, 'utf8')) : none;
    this.version = version;
    this.parsed.problems.forEach(this.report);
  }
}
