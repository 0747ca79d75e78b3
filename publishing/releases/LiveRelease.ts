import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { HeaderTable, parseHeaders } from './releaseHeaders';
import { readRelease, readTextIfAny, type Release, releaseFileNames } from './releaseFiles';
import { parseRedirects, type ParsedRedirects } from './parseRedirects';
import { messageOf } from '../../platform/errors';

/** The release that a request is answered from. */
export interface ServedRelease {
  about: Release;
  /** Absolute, with links resolved: it stays the same when another release goes live. */
  root: string;
  headers: HeaderTable;
  redirects: ParsedRedirects['redirects'];
}

type Report = (problem: string) => void;

async function openRelease(root: string, report: Report): Promise<ServedRelease> {
  const about = await readRelease(root);
  const [headers, redirects] = await Promise.all(
    [releaseFileNames.headers, releaseFileNames.redirects].map((name) =>
      readTextIfAny(path.join(root, name)),
    ),
  );
  const parsedHeaders = parseHeaders(headers ?? '');
  const parsedRedirects = parseRedirects(redirects ?? '');
  [...parsedHeaders.problems, ...parsedRedirects.problems].forEach((problem) =>
    report(`Release ${about.id}: ${problem}`),
  );
  return {
    about,
    root,
    headers: new HeaderTable(parsedHeaders.rules),
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
   * served.
   *
   * @throws Error when no release has been served yet, and none can be
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
      if (!this.served) throw error;
      const problem = messageOf(error);
      if (problem !== this.unreadable) {
        this.report(`The release ${this.served.about.id} is served on: ${problem}`);
      }
      this.unreadable = problem;
      return this.served;
    }
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
