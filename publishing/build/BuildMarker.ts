import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

/** Hidden, so that Gatsby does not delete it with the rest of its cache. */
const markerName = '.build-running.json';

const markerSchema = v.object({ pid: v.optional(v.number()) });

/** A build that was left alone ends itself within a tenth of a second, and its workers after it. */
const endLimitMs = 5_000;
const workersEndMs = 300;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A file in `.cache` that is there while Gatsby runs. When it is there before a build, the last one was killed: what Gatsby
 * believes of its files may then be wrong, and it would leave broken pages as they are.
 */
export class BuildMarker {
  private readonly cache: string;
  private readonly file: string;

  constructor(private readonly root: string) {
    this.cache = path.join(root, '.cache');
    this.file = path.join(this.cache, markerName);
  }

  async set(pid?: number): Promise<void> {
    await mkdir(this.cache, { recursive: true });
    await writeFileAtomic(this.file, `${JSON.stringify({ pid })}\n`);
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true });
  }

  /** Empties `public` and `.cache` when the last build was killed. @returns whether it was */
  async removeKilledBuild(): Promise<boolean> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    if (text === undefined) return false;
    await this.waitForEndOf(text);
    await this.empty(path.join(this.root, 'public'));
    // The marker last: whoever is killed here begins again.
    await this.empty(this.cache);
    await this.clear();
    return true;
  }

  /** Not the folder itself: for a service it may be one that is mounted. */
  private async empty(folder: string): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name !== markerName) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  /** Its process may be ending still, and its number may be another's by now: the wait has a limit. */
  private async waitForEndOf(text: string): Promise<void> {
    const { pid } = this.parse(text);
    const deadline = performance.now() + endLimitMs;
    while (pid !== undefined && isRunning(pid) && performance.now() < deadline) await delay(50);
    await delay(workersEndMs);
  }

  private parse(text: string): v.InferOutput<typeof markerSchema> {
    try {
      return v.parse(markerSchema, JSON.parse(text));
    } catch {
      return {};
    }
  }
}
