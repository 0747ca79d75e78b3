import path from 'node:path';
import { messageOf } from '../platform/errors';
import { buildWithGatsby } from './build/buildWithGatsby';
import { renderChanges, type SiteChanges } from './build/renderChanges';
import { describePrecompress, precompressFile, precompressFolder } from './build/precompressFolder';
import { checkRelease } from './checks/checkRelease';
import { FactsAhead } from './checks/readPageFacts';
import { revisionWarnings } from './contentRevisions';
import {
  describeWarning,
  type PublishEvent,
  type PublishReport,
  type PublishStep,
  publishSteps,
  type PublishWarning,
} from './events';
import { PublishFailure, reasonOf, ReleasesHeld } from './jobEnd';
import { writeLedger } from './releases/pathLedger';
import { unequalFiles } from './releases/assembleRelease';
import { type FolderLock, lockBuildFolder } from './releases/FolderLock';
import { pathsOnlyIn, readSitePages, type Release } from './releases/releaseFiles';
import type { ContentRevision } from '../contract/revisionSchemas';
import {
  assemble,
  makePlan,
  renderedPages,
  type Built,
  type Plan,
  type Progress,
  type PublishOptions,
} from './publishPlan';

const comparedFiles = 20;

/** Names the files that the renderer makes otherwise than Gatsby has. */
async function compare({ store }: PublishOptions, { built, live, release }: Plan): Promise<PublishWarning[]> {
  if (!built.compared || !live) return [];
  const made = store.incomingFolderOf(release.id);
  const files = await unequalFiles(made, store.folderOf(live.id), built.compared);
  return files.length > 0 ? [{ about: 'rendered-otherwise', files: files.slice(0, comparedFiles) }] : [];
}

/** @throws Error with the problems, a line each */
async function check(options: PublishOptions, { built, release, live }: Plan, onProgress: Progress) {
  const { store, check: checkFolder = checkRelease, allowFewerPages = false } = options;
  const folder = store.incomingFolderOf(release.id);
  const previous = live && store.folderOf(live.id);
  const result = await checkFolder(folder, previous, { allowFewerPages, ahead: built.ahead });
  const { problems, warnings, pages } = result;
  if (problems.length > 0) {
    const list = problems.map((problem) => `\n- ${problem}`).join('');
    throw new PublishFailure(
      'checks',
      `The release is not shown, and the one before stays, because of what is wrong:${list}`,
    );
  }
  warnings.forEach((warning) => onProgress(`Warning: ${describeWarning(warning)}`));
  return { pages, warnings };
}

/** @throws ReleasesHeld */
async function assertNotHeld({ holds }: PublishOptions): Promise<void> {
  const hold = await holds.current();
  if (hold) throw new ReleasesHeld(hold);
}

/**
 * Gives up when somebody has gone back to another release since the publish began, be the hold lifted again or not: what
 * was built may be what they went back from.
 *
 * The ledger is written first: if this is interrupted, an extra entry does no harm, while a missing one would become a
 * dead address.
 */
async function promote(options: PublishOptions, { release, live, ledger }: Plan): Promise<void> {
  const { store, signal } = options;
  signal.throwIfAborted();
  await store.changeLive(async () => {
    await assertNotHeld(options);
    const now = await store.current();
    if (now?.id !== live?.id) {
      throw new PublishFailure(
        'overtaken',
        `The release ${now?.id ?? ''} was made live while this publish was going on, so it is not shown. Publish again if it should be.`,
      );
    }
    await writeLedger(store.ledgerFile, ledger.ledger);
    await store.add(release.id);
    await store.promote(release.id);
  });
}

/** Renders what differs from the live release, or else has Gatsby build all of it. */
async function buildSite(
  options: PublishOptions,
  live: Release | undefined,
  revision: string | undefined,
  onProgress: Progress,
): Promise<Built> {
  const { root, store, signal, isOfDesk = false, withGatsby = false } = options;
  const { build = buildWithGatsby, render = renderChanges } = options;
  const ahead = new FactsAhead();
  let compared: SiteChanges | undefined;
  if (live) {
    const onText = (folder: string, file: string) =>
      // What fails here, fails again when it is the turn of that step.
      Promise.allSettled([precompressFile(file), ahead.read(folder, file)]);
    const asked = { root, signal, isOfDesk, onProgress, onText, revision, live: store.folderOf(live.id) };
    const changes: SiteChanges | { reason: string } = await render(asked);
    if ('reason' in changes) onProgress(`Gatsby builds the site: ${changes.reason}`);
    else if (!withGatsby) return { ...changes, ahead };
    else compared = changes;
  }
  const rendered = await build({ root, signal, onProgress, onNotice: onProgress, revision });
  return { folder: path.join(root, 'public'), rendered, ahead, ...(compared && { compared }) };
}

/** Problems are only reported: the release is live. */
async function tidy({ store, kept }: PublishOptions, { live }: Plan, progress: Progress): Promise<number> {
  try {
    const problems = await store.tidy(kept, live ? [live.id] : []);
    problems.forEach(progress);
  } catch (error) {
    progress(messageOf(error));
  }
  return store.list().then(
    (releases) => releases.length,
    () => kept,
  );
}

/** Report of the release that an earlier start of the job made live; undefined if it made none. */
async function reportOfEarlierStart({ store, job }: PublishOptions): Promise<PublishReport | undefined> {
  const made = job === undefined ? undefined : await store.releaseOf(job);
  if (!made) return undefined;
  const pages = await readSitePages(store.folderOf(made.id));
  const nothing = { rendered: [], created: [], removed: [], redirected: [], warnings: [], seconds: {} };
  return { releaseId: made.id, pages: pages.length, ...nothing };
}

/**
 * Builds the site, makes a release of it, checks it and makes it live: its seven steps, in their order. Until `promote` nothing
 * changes for visitors; a publish that fails or is killed leaves nothing that the next one does not remove.
 *
 * @throws Error that says why there is no new release, such as ReleasesHeld; it has been reported as an event
 */
export async function publishSite(
  options: PublishOptions,
  onEvent: (event: PublishEvent) => void,
): Promise<PublishReport> {
  const { root, store, purpose, signal, compress = precompressFolder } = options;
  const locks: FolderLock[] = [];
  let live: Release | undefined;
  let earlier: PublishReport | undefined;
  let built: Built;
  let content: ContentRevision | undefined;
  let plan: Plan;
  const warnings: PublishWarning[] = [];
  const seconds: PublishReport['seconds'] = {};

  /** Each does its work and returns its result in words. */
  const steps: Record<PublishStep, (progress: Progress) => Promise<string>> = {
    async wait(progress) {
      const onWait = (holder: string) => progress(`Waiting for ${holder}`);
      locks.push(await lockBuildFolder({ root, signal, onWait }));
      locks.push(await store.lock({ purpose, signal, onWait }));
      // In this order: whoever goes back from now on changes one of the two.
      live = await store.current();
      earlier = await reportOfEarlierStart(options);
      // What was live before the hold has not been refused by it.
      if (!earlier) await assertNotHeld(options);
      await store.removeLeftovers().catch((error: unknown) => progress(String(error)));
      return 'no other publish is going on';
    },
    async build(progress) {
      content = await options.findRevision();
      built = await buildSite(options, live, content?.id, progress);
      if (content) warnings.push(...revisionWarnings(content));
      return `pages rendered: ${built.rendered.length}${built.removed ? ', without Gatsby' : ''}`;
    },
    async compress() {
      return describePrecompress(await compress(built.folder, signal));
    },
    async assemble(progress) {
      plan = await makePlan(options, built, live, content?.id);
      const { copied, linked, kept } = await assemble(options, plan, progress);
      warnings.push(...(await compare(options, plan)));
      return `${copied} files copied, ${linked} linked, ${kept} kept for open tabs`;
    },
    async check(progress) {
      const found = await check(options, plan, progress);
      warnings.push(...found.warnings);
      return `pages in order: ${found.pages}`;
    },
    async promote() {
      await promote(options, plan);
      return `${plan.release.id} is live`;
    },
    async tidy(progress) {
      return `releases kept: ${await tidy(options, plan, progress)}`;
    },
  };

  const run = async (step: PublishStep) => {
    onEvent({ type: 'started', step });
    const start = performance.now();
    try {
      // After the release has gone live there is nothing left to stop.
      if (step !== 'tidy') signal.throwIfAborted();
      const detail = await steps[step]((text) => onEvent({ type: 'progress', step, detail: text }));
      const taken = (performance.now() - start) / 1000;
      seconds[step] = taken;
      onEvent({ type: 'finished', step, seconds: taken, detail });
    } catch (error) {
      onEvent({ type: 'failed', step, ...reasonOf(error) });
      throw error;
    }
  };

  const runRest = async (): Promise<PublishReport> => {
    for (const step of publishSteps.slice(1)) await run(step);
    return {
      releaseId: plan.release.id,
      pages: plan.pages.length,
      rendered: renderedPages(plan),
      created: pathsOnlyIn(plan.pages, plan.pagesBefore),
      removed: pathsOnlyIn(plan.pagesBefore, plan.pages),
      redirected: plan.ledger.renamed,
      warnings,
      seconds,
    };
  };

  try {
    await run('wait');
    const report = earlier ?? (await runRest());
    onEvent({ type: 'published', report });
    return report;
  } finally {
    if (locks.length === 2) await store.removeLeftovers().catch(() => undefined);
    for (const lock of locks.reverse()) await lock.release();
  }
}
