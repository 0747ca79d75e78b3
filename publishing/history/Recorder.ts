import os from 'node:os';
import { messageOf } from '../../platform/errors';
import { failureOf } from '../publishFailure';
import { type Outcome, PublishHistory } from './PublishHistory';
import type { Actor, HistoryEntry } from './historyEntry';

/** The name of the account that runs this process. */
export function accountOfMachine(): string {
  try {
    return os.userInfo().username;
  } catch {
    // In a container an account may be a number without a name.
    return `account ${process.getuid?.() ?? 'without a name'}`;
  }
}

/**
 * Records what one person does, or the hook. A history that cannot be written holds up nothing: `warn` is told, and the
 * work goes on.
 */
export class Recorder {
  /** @param folder of the releases */
  constructor(
    private readonly folder: string,
    readonly actor: Actor,
    readonly warn: (message: string) => void,
  ) {}

  /** Records work from its start to its end, whatever that is. */
  async run<Result>(
    kind: HistoryEntry['kind'],
    work: () => Promise<Result>,
    describe: (result: Result) => Pick<Outcome, 'releaseId' | 'pages' | 'rendered'>,
  ): Promise<Result> {
    const start = performance.now();
    const history = await this.attempt(() => PublishHistory.open(this.folder));
    const run = history && (await this.attempt(() => history.begin({ kind, ...this.actor })));
    const end = async (outcome: Outcome): Promise<void> => {
      const seconds = (performance.now() - start) / 1000;
      if (run) await this.attempt(() => run.end({ ...outcome, seconds }));
      history?.close();
    };
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      await end({ result: 'failed', message: messageOf(error), failure: failureOf(error) });
      throw error;
    }
    await end({ result: 'succeeded', ...describe(result) });
    return result;
  }

  /** Records what is done and took no time. */
  async add(kind: HistoryEntry['kind'], releaseId?: string): Promise<void> {
    await this.attempt(async () => {
      const history = await PublishHistory.open(this.folder);
      try {
        await history.add({ kind, ...this.actor, result: 'succeeded', releaseId });
      } finally {
        history.close();
      }
    });
  }

  private async attempt<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await write();
    } catch (error) {
      this.warn(`The publish history does not tell of this: ${messageOf(error)}`);
      return undefined;
    }
  }
}
