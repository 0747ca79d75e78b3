import { messageOf } from '../../platform/errors';
import type { Log } from '../../platform/log';
import { gitText } from './gitObjects';

/** From so many loose objects or packs on, Git takes longer for each question and each save. A save leaves some five loose objects. */
const [mostLoose, mostPacks] = [1_000, 30];

const intervalMs = 60 * 60_000;
/** A large repository that was never packed takes minutes. */
const timeLimitMs = 30 * 60_000;
const firstAfterMs = 60_000;

interface UpkeepOptions {
  repository: string;
  log: Log;
  now: () => Date;
}

/**
 * Packs the repository of the content, as Git's own maintenance would by itself in a repository that people work in. What no ref
 * leads to stays, too: another program may be about to name it.
 */
export class RepositoryUpkeep {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;
  /** When it was last looked at. `failure` is why it could not be looked after. */
  last: { at: Date; failure?: string } | undefined;

  constructor(private readonly options: UpkeepOptions) {}

  /** Looks once an hour, and a minute after the start. */
  start(): void {
    this.schedule(firstAfterMs);
  }

  /** Resolves once nothing is done any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Never rejects: what failed is in `last` and the log, and is tried again the next time. */
  run(): Promise<void> {
    const { log, now } = this.options;
    this.running ??= this.pack()
      .then(() => {
        this.last = { at: now() };
      })
      .catch((error: unknown) => {
        const failure = messageOf(error);
        log.error({ err: error }, `the repository of the content was not packed: ${failure}`);
        this.last = { at: now(), failure };
      })
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private schedule(afterMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.run().then(() => this.schedule(intervalMs)), afterMs).unref();
  }

  private async pack(): Promise<void> {
    const { repository, log } = this.options;
    const before = await this.count();
    if (before.loose < mostLoose && before.packs < mostPacks) return;
    // One at a time: of several, Git runs the last first, which fails where nothing is packed yet (findings/git-maintenance-order.sh).
    for (const task of ['loose-objects', 'incremental-repack'])
      await gitText(repository, ['maintenance', 'run', '--quiet', `--task=${task}`], { timeLimitMs });
    // By it the history of one item is found without reading all commits.
    const graph = ['commit-graph', 'write', '--reachable', '--changed-paths', '--no-progress'];
    await gitText(repository, graph, { timeLimitMs });
    log.info({ before, after: await this.count() }, 'the repository of the content was packed');
  }

  private async count(): Promise<{ loose: number; packs: number }> {
    const text = await gitText(this.options.repository, ['count-objects', '-v']);
    const numberOf = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return { loose: numberOf('count'), packs: numberOf('packs') };
  }
}
