import path from 'node:path';
import { messageOf } from '../../../platform/errors';
import type { Log } from '../../../platform/log';
import { copyProject } from '../../../platform/copyProject';
import { openPublishing } from '../../../publishing/database';
import { Jobs } from '../../../publishing/jobs';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import { startPublishing } from '../../../publishing/runner';
import type { Preview } from '../../api';

/** @throws Error that says why there is no new release */
type Build = (revision: string, signal: AbortSignal) => Promise<void>;

interface PreviewBuilderOptions {
  /** Folder of the project. */
  root: string;
  /** Holds the copy that the preview is built in, and its releases. */
  folder: string;
  /** Called after each build, when there is something to serve. */
  serve: () => Promise<void>;
  log: Log;
  /** Both replaced in tests. */
  build?: Build;
  copy?: typeof copyProject;
  now?: () => Date;
}

export const previewReleases = (folder: string) => path.join(folder, 'releases');

/**
 * Publishes into the preview's own releases, from a folder with its own cache: no publish waits for it, or renders less for it.
 * After the first build the next one's process has always been started, and Gatsby with it, which saves seconds and costs the
 * memory of both.
 */
function publishToPreview(folder: string, log: Log): Build {
  const env = { RELEASES_FOLDER: previewReleases(folder), RELEASES_KEPT: '2' };
  // The preview also shows a site that a publish would refuse.
  const args = [`--await-job=${process.pid}`, '--allow-fewer-pages'];
  let ahead: ReturnType<typeof startPublishing> | undefined;
  return async (revision, signal) => {
    const start = () => startPublishing({ root: folder, args, env, log, signal });
    const database = await openPublishing(env.RELEASES_FOLDER);
    const jobs = new Jobs(database);
    try {
      // Jobs left by a desk that was killed.
      for (let id = await jobs.next(); id !== undefined; id = await jobs.next()) {
        await jobs.end(id, { state: 'failed', failure: 'ended' });
      }
      const publishing = ahead && !ahead.process.hasEnded ? ahead : start();
      ahead = undefined;
      const { id } = await jobs.add({ who: 'preview', via: 'desk', revision });
      const said = await publishing.ended;
      const job = await jobs.find(id);
      if (job?.state !== 'succeeded') throw new Error(job?.message ?? said);
    } finally {
      database.close();
      if (!signal.aborted) ahead = start();
    }
  };
}

/** Builds the site of one revision after the other, for the preview. */
export class PreviewBuilder {
  private readonly store: ReleaseStore;
  private readonly stopping = new AbortController();
  private readonly build: Build;
  private readonly now: () => Date;
  private preview: Preview = { shown: null, building: null, failure: null };
  /** The one to build next. */
  private wanted: string | undefined;
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
    const { root, folder, copy = copyProject, serve } = this.options;
    this.copied ??= copy(root, folder);
    await this.copied.catch((error: unknown) => {
      this.copied = undefined;
      throw error;
    });
    await this.build(revision, this.stopping.signal);
    const release = await this.store.current();
    if (!release) throw new Error('The preview was built, and its files are gone. Ask for it again.');
    await serve();
    return { revision, builtAt: release.builtAt };
  }

  private update(changed: Partial<Preview>): void {
    this.preview = { ...this.preview, ...changed };
  }
}
