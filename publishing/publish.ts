import path from 'node:path';
import { buildWithGatsby, withBuildFolder } from './build/buildWithGatsby';
import { describePrecompress, precompressFolder } from './build/precompressFolder';
import { revisionWarnings } from './contentRevisions';
import type { Recorder } from './history/Recorder';
import type { PublishEvent, PublishReport } from './publishEvents';
import { PublishLog } from './publishLog';
import { publishRelease, type PublishOptions } from './publishRelease';
import type { ContentRevision } from './revisionSchemas';

interface SiteOptions extends Pick<
  PublishOptions,
  'store' | 'kept' | 'purpose' | 'allowFewerPages' | 'job' | 'signal'
> {
  /** Of the project. */
  root: string;
  /** What is published; undefined where the content API knows no revisions. Asked once Gatsby is ready to build it. */
  findRevision: () => Promise<ContentRevision | undefined>;
  recorder: Recorder;
}

/**
 * The one way to a new release: builds the site with Gatsby, compresses it, makes a release of it, checks it and makes
 * it live; the log and the history tell of it. `npm run release` calls it, and the hook and `npm start` run that.
 *
 * @throws Error that says why there is no new release; what is live is unchanged then
 */
export async function publishSite(
  { root, recorder, signal, findRevision, ...options }: SiteOptions,
  onEvent: (event: PublishEvent) => void,
): Promise<PublishReport> {
  const source = path.join(root, 'public');
  const onNotice = (detail: string) => onEvent({ type: 'progress', step: 'wait', detail });
  const log = new PublishLog(options.store.folder, recorder.warn);
  const publish = () =>
    withBuildFolder({ root, signal, onNotice }, async () => {
      // Not before: while it waits, the log is that of another publish.
      await log.start(recorder.actor, options.job);
      return publishRelease(
        {
          ...options,
          source,
          signal,
          build: async (progress) => {
            let built: ContentRevision | undefined;
            const revision = async () => {
              built = await findRevision();
              return built?.id;
            };
            const build = { root, signal, onProgress: progress, onNotice: progress, revision };
            const rendered = await buildWithGatsby(build);
            return { rendered, revision: built?.id, warnings: built ? revisionWarnings(built) : [] };
          },
          compress: async () => describePrecompress(await precompressFolder(source, signal)),
        },
        (event) => {
          log.add(event);
          onEvent(event);
        },
      );
    });
  try {
    return await recorder.run('publish', publish, ({ releaseId, pages, rendered }) => ({
      releaseId,
      pages,
      rendered: rendered.length,
    }));
  } finally {
    log.end();
  }
}
