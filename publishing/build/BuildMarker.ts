import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

/** Hidden, so that Gatsby does not delete it with the rest of its cache. */
const markerName = '.build-running.json';

const markerSchema = v.object({ pid: v.optional(v.number()) });

/** An orphaned build ends itself within 0.1 s, and its workers soon after. */
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
 * A file in `.cache` that exists while Gatsby runs. If it exists before a build, the last one was killed: Gatsby's
 * cache may be wrong, and Gatsby would keep broken pages.
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
    // The marker goes last, so that the next build starts over if this one is killed here.
    await this.empty(this.cache);
    await this.clear();
    return true;
  }

  /** Keeps the folder itself, which may be a mount. */
  private async empty(folder: string): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name !== markerName) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  /** The process may still be ending. The wait is limited, because its id may have been reused. */
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
