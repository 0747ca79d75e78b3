import path from 'node:path';
import { buildWithGatsby, withBuildFolder } from './build/buildWithGatsby';
import { describePrecompress, precompressFolder } from './build/precompressFolder';
import { type ContentRevisions, revisionToPublish, revisionWarnings } from './contentRevisions';
import type { Recorder } from './history/Recorder';
import type { PublishEvent, PublishReport } from './publishEvents';
import { PublishLog } from './publishLog';
import { publishRelease, type PublishOptions } from './publishRelease';

interface SiteOptions extends Pick<
  PublishOptions,
  'store' | 'kept' | 'purpose' | 'allowFewerPages' | 'signal'
> {
  /** Of the project. */
  root: string;
  /** What is published, and which of its revisions: by default the latest. */
  content: { revisions: ContentRevisions; id?: string | undefined };
  recorder: Recorder;
}

/**
 * The one way to a new release: builds the site with Gatsby, compresses it, makes a release of it, checks it and makes
 * it live; the log and the history tell of it. `npm run release` calls it, and the hook and `npm start` run that.
 *
 * @throws Error that says why there is no new release; what is live is unchanged then
 */
export async function publishSite(
  { root, recorder, signal, content, ...options }: SiteOptions,
  onEvent: (event: PublishEvent) => void,
): Promise<PublishReport> {
  const source = path.join(root, 'public');
  const onNotice = (detail: string) => onEvent({ type: 'progress', step: 'wait', detail });
  const log = new PublishLog(options.store.folder, recorder.warn);
  const publish = () =>
    withBuildFolder({ root, signal, onNotice }, async () => {
      // Not before: while it waits, the log is that of another publish.
      await log.start(recorder.actor);
      return publishRelease(
        {
          ...options,
          source,
          signal,
          build: async (progress) => {
            const revision = await revisionToPublish(content.revisions, content.id);
            const build = { root, signal, onProgress: progress, onNotice: progress, revision: revision?.id };
            return {
              rendered: await buildWithGatsby(build),
              revision: revision?.id,
              warnings: revision ? revisionWarnings(revision) : [],
            };
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
