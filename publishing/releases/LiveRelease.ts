import { access, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { HeaderTable, parseHeaders, type ParsedRedirects, parseRedirects } from './hostingFiles';
import { readRelease, readTextIfAny, type Release, releaseFileNames } from './releaseFiles';
import { locales } from '../../src/i18n/locales';
import { ReleaseStore } from './ReleaseStore';
import { codeOf, messageOf } from '../../platform/errors';

/** The release that a request is answered from. */
export interface ServedRelease {
  about: Release;
  /** Absolute, with links resolved: it stays the same when another release goes live. */
  root: string;
  headers: HeaderTable;
  redirects: ParsedRedirects['redirects'];
}

type Report = (problem: string) => void;

function explainUnreadable(cause: unknown): never {
  throw new Error(
    `The release is not complete: ${messageOf(cause)}. Publish again with \`npm run release\`.`,
    { cause },
  );
}

/** Pages that answer every address: a home page for each locale, and what is shown for unknown addresses. */
const neededPages = [...locales.map((locale) => `${locale}/index.html`), '404.html'];

/** @throws Error when a file is missing without which the site would break or be served unprotected */
async function openRelease(root: string, report: Report): Promise<ServedRelease> {
  const about = await readRelease(root);
  const [headers, redirects] = await Promise.all([
    readFile(path.join(root, releaseFileNames.headers), 'utf8').catch(explainUnreadable),
    readTextIfAny(path.join(root, releaseFileNames.redirects)),
    ...neededPages.map((page) => access(path.join(root, page)).catch(explainUnreadable)),
  ]);
  const parsedHeaders = parseHeaders(headers);
  const parsedRedirects = parseRedirects(redirects);
  [...parsedHeaders.problems, ...parsedRedirects.problems].forEach((problem) =>
    report(`Release ${about.id}: ${problem}`),
  );
  const table = new HeaderTable(parsedHeaders.rules);
  if (table.of([])['content-security-policy'] === undefined) {
    explainUnreadable(new Error(`its ${releaseFileNames.headers} have no Content-Security-Policy`));
  }
  return {
    about,
    root,
    headers: table,
    redirects: parsedRedirects.redirects,
  };
}

/** The release that is live in a folder of releases: the one that its link `current` leads to. */
export class LiveRelease {
  private served?: ServedRelease;
  private opening?: { root: string; release: Promise<ServedRelease> };
  private unreadable = '';

  /** @param report called once for each problem of a release */
  constructor(
    private readonly folder: string,
    private readonly report: Report,
  ) {}

  /** The one that was served last; undefined before the first request. */
  get last(): ServedRelease | undefined {
    return this.served;
  }

  /**
   * One `readlink` a call; a release is read when it is first served. If it cannot be read, the one before is still
   * served, and after a start the newest that can be read.
   *
   * @throws Error when no release can be read
   */
  async current(): Promise<ServedRelease> {
    try {
      const root = path.resolve(this.folder, await readlink(path.join(this.folder, 'current')));
      if (root === this.served?.root) {
        this.unreadable = '';
        return this.served;
      }
      const opened = await this.open(root);
      this.served = opened;
      this.unreadable = '';
      return opened;
    } catch (error) {
      this.served ??= await this.newestReadable(error);
      const problem = messageOf(error);
      if (problem !== this.unreadable) {
        this.report(`The release ${this.served.about.id} is served on: ${problem}`);
      }
      this.unreadable = problem;
      return this.served;
    }
  }

  private async newestReadable(error: unknown): Promise<ServedRelease> {
    const store = new ReleaseStore(this.folder);
    for (const { id } of await store.list()) {
      const release = await this.open(store.folderOf(id)).catch(() => undefined);
      if (release) return release;
    }
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error(`There is no release in ${this.folder}: run \`npm run release\` first.`, {
      cause: error,
    });
  }

  /** Concurrent requests share one reading. */
  private open(root: string): Promise<ServedRelease> {
    if (this.opening?.root === root) return this.opening.release;
    const opening = { root, release: openRelease(root, this.report) };
    this.opening = opening;
    const done = () => {
      if (this.opening === opening) this.opening = undefined;
    };
    opening.release.then(done, done);
    return opening.release;
  }
}
