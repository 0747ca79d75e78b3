import { messageOf } from '../../../platform/errors';
import type { Log } from '../../../platform/log';
import type { Release } from '../../../publishing/releases/releaseFiles';
import type { Preview } from '../../api';

interface PreviewBuilderOptions {
  /** @throws Error that says why there is no new release */
  build: (revision: string, signal: AbortSignal) => Promise<Release>;
  /** Called after each build, when there is something to serve. */
  serve: () => Promise<void>;
  log: Log;
  now?: () => Date;
}

/** Builds the site of one revision after the other, for the preview. */
export class PreviewBuilder {
  private readonly stopping = new AbortController();
  private readonly now: () => Date;
  private preview: Preview = { shown: null, building: null, failure: null };
  /** The one to build next. */
  private wanted: string | undefined;
  private running?: Promise<void> | undefined;

  constructor(private readonly options: PreviewBuilderOptions) {
    this.now = options.now ?? (() => new Date());
  }

  get state(): Preview {
    return this.preview;
  }

  /** Sees to it that the revision is shown soon. One that could not be built is tried again when somebody asks for it. */
  ask(revision: string, { isRetry = false }: { isRetry?: boolean } = {}): void {
    const { shown, building, failure } = this.preview;
    if (building?.revision === revision) this.wanted = undefined;
    else if (!building && shown?.revision === revision) return;
    else if (!building && failure?.revision === revision && !isRetry) return;
    else this.wanted = revision;
    this.running ??= this.buildWanted().finally(() => (this.running = undefined));
  }

  /** Resolves when nothing is being built any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Ends a build that is going on. */
  async stop(): Promise<void> {
    this.wanted = undefined;
    this.stopping.abort();
    await this.idle();
  }

  private async buildWanted(): Promise<void> {
    while (this.wanted !== undefined && !this.stopping.signal.aborted) {
      const revision = this.wanted;
      this.wanted = undefined;
      this.update({ building: { revision, startedAt: this.now().toISOString() }, failure: null });
      try {
        this.update({ shown: await this.buildOne(revision), building: null });
      } catch (error) {
        this.options.log.warn({ err: error }, 'the preview cannot be built');
        this.update({ building: null, failure: { revision, message: messageOf(error) } });
      }
    }
  }

  private async buildOne(revision: string): Promise<NonNullable<Preview['shown']>> {
    const { build, serve } = this.options;
    const { builtAt } = await build(revision, this.stopping.signal);
    await serve();
    return { revision, builtAt };
  }

  private update(changed: Partial<Preview>): void {
    this.preview = { ...this.preview, ...changed };
  }
}
