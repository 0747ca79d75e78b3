import path from 'node:path';
import { messageOf } from '../../../platform/errors';
import type { Log } from '../../../platform/log';
import { copyProject } from '../../../platform/copyProject';
import type { RunPublish } from '../../../publishing/jobs/Publisher';
import { newJob } from '../../../publishing/jobs/publishJob';
import { releaseProcessAhead } from '../../../publishing/jobs/releaseProcess';
import type { PublishEvent } from '../../../publishing/publishEvents';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import type { Preview } from '../../api';

interface PreviewBuilderOptions {
  /** Of the project. */
  root: string;
  /** Of the copy that the preview is built in, and of its releases. */
  folder: string;
  /** Called after each build, when there is something to serve. */
  serve: () => Promise<void>;
  log: Log;
  /** Both replaced in tests. */
  build?: RunPublish;
  copy?: typeof copyProject;
  now?: () => Date;
}

export const previewReleases = (folder: string) => path.join(folder, 'releases');

/** Publishes into the preview's own releases, from a folder with its own cache: no publish waits for it, or renders less for it. */
function publishToPreview(folder: string, log: Log): RunPublish {
  return releaseProcessAhead({
    root: folder,
    // What a publish refuses can be looked at all the same.
    args: ['--allow-fewer-pages'],
    env: { RELEASES_FOLDER: previewReleases(folder), RELEASES_KEPT: '2' },
    log,
  });
}

/** Builds the site of one revision after the other, for the preview. */
export class PreviewBuilder {
  private readonly store: ReleaseStore;
  private readonly stopping = new AbortController();
  private readonly build: RunPublish;
  private readonly now: () => Date;
  private preview: Preview = { shown: null, building: null, failure: null };
  /** The one to build next; `null` is the content as it is then. */
  private wanted?: { revision: string | null } | undefined;
  private running?: Promise<void> | undefined;
  private copied?: Promise<void> | undefined;

  constructor(private readonly options: PreviewBuilderOptions) {
    this.store = new ReleaseStore(previewReleases(options.folder));
    this.build = options.build ?? publishToPreview(options.folder, options.log);
    this.now = options.now ?? (() => new Date());
  }

  get state(): Preview {
    return this.preview;
  }

  /**
   * Sees to it that the revision is shown soon. One that could not be built is tried again when somebody asks for it.
   *
   * @param revision `null` where the content API knows none: then whatever the content is now is built anew
   */
  ask(revision: string | null, { isRetry = false }: { isRetry?: boolean } = {}): void {
    const { shown, building, failure } = this.preview;
    const isHere = ({ revision: other }: { revision: string | null }) => other === revision;
    if (building && isHere(building)) this.wanted = undefined;
    else if (revision !== null && !building && shown && isHere(shown)) return;
    else if (!building && failure && isHere(failure) && !isRetry) return;
    else this.wanted = { revision };
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
    while (this.wanted && !this.stopping.signal.aborted) {
      const { revision } = this.wanted;
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

  private async buildOne(revision: string | null): Promise<NonNullable<Preview['shown']>> {
    const { root, folder, copy = copyProject, serve } = this.options;
    this.copied ??= copy(root, folder);
    await this.copied.catch((error: unknown) => {
      this.copied = undefined;
      throw error;
    });
    const failures: string[] = [];
    const onEvent = (event: PublishEvent) => {
      if (event.type === 'failed') failures.push(event.message);
    };
    const job = { ...newJob('preview', 0, undefined, this.now()), revision: revision ?? undefined };
    await this.build(job, onEvent, this.stopping.signal);
    const [failure] = failures;
    if (failure !== undefined) throw new Error(failure);
    const release = await this.store.current();
    if (!release) throw new Error('The preview was built, and its files are gone. Ask for it again.');
    await serve();
    return { revision, builtAt: release.builtAt };
  }

  private update(changed: Partial<Preview>): void {
    this.preview = { ...this.preview, ...changed };
  }
}
