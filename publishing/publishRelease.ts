import path from 'node:path';
import { messageOf } from '../platform/errors';
import { checkRelease } from './checks/checkRelease';
import { pathsOnlyIn } from './pageChanges';
import type { PublishEvent, PublishReport, PublishStep } from './publishEvents';
import { failureOf, PublishFailure, ReleasesHeld } from './publishFailure';
import { describeWarning, type PublishWarning } from './publishWarning';
import type { ReleaseStore } from './releases/ReleaseStore';
import { removeUnusedPictures } from './removeUnusedPictures';
import { nextAddresses, readAddresses, redirectLines, writeAddresses } from './releases/addresses';
import { assembleRelease, type AssembleResult } from './releases/assembleRelease';
import {
  readSitePages,
  readTextIfAny,
  type Release,
  releaseFileNames,
  type SitePage,
} from './releases/releaseFiles';

type OnEvent = (event: PublishEvent) => void;

/** Runs the steps of a publish, reports and times each. */
class StepTimer {
  readonly seconds: PublishReport['seconds'] = {};

  constructor(
    private readonly onEvent: OnEvent,
    private readonly signal: AbortSignal,
  ) {}

  /** @param describe its result in words */
  async run<Result>(
    step: PublishStep,
    work: (progress: (detail: string) => void) => Promise<Result>,
    describe: (result: Result) => string,
  ): Promise<Result> {
    this.onEvent({ type: 'started', step });
    const start = performance.now();
    try {
      // After the release has gone live there is nothing left to stop.
      if (step !== 'tidy') this.signal.throwIfAborted();
      const result = await work((detail) => this.onEvent({ type: 'progress', step, detail }));
      const seconds = (performance.now() - start) / 1000;
      this.seconds[step] = seconds;
      this.onEvent({ type: 'finished', step, seconds, detail: describe(result) });
      return result;
    } catch (error) {
      this.onEvent({ type: 'failed', step, message: messageOf(error), failure: failureOf(error) });
      throw error;
    }
  }
}

/** Called with how far a step is. */
type Progress = (detail: string) => void;

/** What a build made. */
export interface BuiltSite {
  /** Paths of the pages that it rendered. */
  rendered: string[];
  /** Of the content; undefined when that has none. */
  revision?: string | undefined;
  /** About the content, for the report. */
  warnings?: PublishWarning[];
}

export interface PublishOptions {
  store: ReleaseStore;
  /** The folder that `build` builds into and `compress` compresses: `public/`. */
  source: string;
  /** How many releases stay, the new one included. */
  kept: number;
  /** Shown to others who wait for the lock: `npm run release`. */
  purpose: string;
  build: (progress: Progress) => Promise<BuiltSite>;
  /** Compresses what was built. @returns its result in words */
  compress: () => Promise<string>;
  /** Replaced in tests. */
  check?: typeof checkRelease;
  allowFewerPages?: boolean;
  /** That is published, once: it is started again when its server ends before it hears of the release. */
  job?: string | undefined;
  /** Stops the publish; ignored once the release is live. */
  signal: AbortSignal;
  now?: () => Date;
}

/** What a release is made of beside the build. */
interface Plan {
  release: Release;
  /** What was served when the publish began. */
  live: Release | undefined;
  pages: SitePage[];
  pagesBefore: SitePage[];
  ledger: ReturnType<typeof nextAddresses>;
}

/** Bare paths, as `pages.json` has them. */
function normalisePath(page: string): string {
  return page.length > 1 ? page.replace(/\/$/, '') : page;
}

/** Of the release's pages: those of errors, which Gatsby renders too, have no address of their own. */
function renderedPages({ rendered }: BuiltSite, { pages }: Plan): string[] {
  const known = new Set(pages.map((page) => page.path));
  return [...new Set(rendered.map(normalisePath))].filter((page) => known.has(page)).sort();
}

/** The build's come first: the first line for an address wins, and the build knows the current state. */
function joinRedirects(ofBuild: string, ofLedger: string): string {
  return (ofBuild === '' || ofBuild.endsWith('\n') ? ofBuild : `${ofBuild}\n`) + ofLedger;
}

async function makePlan(
  { store, source, job, now = () => new Date() }: PublishOptions,
  live: Release | undefined,
  revision: string | undefined,
): Promise<Plan> {
  const pages = await readSitePages(source);
  return {
    release: { ...(await store.nextRelease(now())), revision, job },
    live,
    pages,
    // If the live release's list is unreadable, there is nothing to compare with, and nothing to stop for.
    pagesBefore: live ? await readSitePages(store.folderOf(live.id)).catch(() => []) : [],
    ledger: nextAddresses(await readAddresses(store.addressesFile), pages),
  };
}

async function assemble(options: PublishOptions, plan: Plan, onProgress: Progress): Promise<AssembleResult> {
  const { store, source, kept, signal } = options;
  const { release, ledger } = plan;
  const releases = await store.list();
  const earlier = new Set(releases.slice(0, kept - 1).map(({ id }) => id));
  if (plan.live) earlier.add(plan.live.id);
  const ofBuild = await readTextIfAny(path.join(source, releaseFileNames.redirects));
  const newest = releases[0];
  return assembleRelease({
    source,
    target: store.incomingFolderOf(release.id),
    // The newest, not the live one: even after a roll-back it is most like the build.
    base: newest && store.folderOf(newest.id),
    earlier: [...earlier].map((id) => store.folderOf(id)),
    generated: {
      [releaseFileNames.redirects]: joinRedirects(ofBuild, redirectLines(ledger)),
      [releaseFileNames.release]: `${JSON.stringify(release)}\n`,
    },
    onProgress,
    signal,
  });
}

/** @throws Error with the problems, a line each */
async function check(options: PublishOptions, { release, live }: Plan, onProgress: Progress) {
  const { store, check: checkFolder = checkRelease, allowFewerPages = false } = options;
  const folder = store.incomingFolderOf(release.id);
  const previous = live && store.folderOf(live.id);
  const result = await checkFolder(folder, previous, { allowFewerPages });
  const { problems, warnings, pages, references } = result;
  if (problems.length > 0) {
    const list = problems.map((problem) => `\n- ${problem}`).join('');
    throw new PublishFailure(
      'checks',
      `The release is not shown, and the one before stays, because of what is wrong:${list}`,
    );
  }
  warnings.forEach((warning) => onProgress(`Warning: ${describeWarning(warning)}`));
  await removeUnusedPictures(folder, references);
  return { pages, warnings };
}

/** @throws ReleasesHeld */
async function assertNotHeld(store: ReleaseStore): Promise<void> {
  const hold = await store.hold();
  if (hold) throw new ReleasesHeld(hold);
}

/**
 * Gives up when somebody has gone back to another release since the publish began, be the hold lifted again or not: what
 * was built may be what they went back from.
 *
 * The ledger is written first: if this is interrupted, an extra entry does no harm, while a missing one would become a
 * dead address.
 */
async function promote({ store, signal }: PublishOptions, { release, live, ledger }: Plan): Promise<void> {
  signal.throwIfAborted();
  await store.changeLive(async () => {
    await assertNotHeld(store);
    const now = await store.current();
    if (now?.id !== live?.id) {
      throw new PublishFailure(
        'overtaken',
        `The release ${now?.id ?? ''} was made live while this publish was going on, so it is not shown. Publish again if it should be.`,
      );
    }
    await writeAddresses(store.addressesFile, ledger.addresses);
    await store.add(release.id);
    await store.promote(release.id);
  });
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

async function publishLocked(
  options: PublishOptions,
  live: Release | undefined,
  timer: StepTimer,
): Promise<PublishReport> {
  const built = await timer.run(
    'build',
    options.build,
    ({ rendered }) => `pages rendered: ${rendered.length}`,
  );
  await timer.run('compress', options.compress, (detail) => detail);
  const plan = await timer.run(
    'assemble',
    async (progress) => {
      const made = await makePlan(options, live, built.revision);
      return { ...made, files: await assemble(options, made, progress) };
    },
    ({ files: { copied, linked, kept } }) =>
      `${copied} files copied, ${linked} linked, ${kept} kept for open tabs`,
  );
  const { pages, warnings } = await timer.run(
    'check',
    (progress) => check(options, plan, progress),
    (result) => `pages in order: ${result.pages}`,
  );
  await timer.run(
    'promote',
    () => promote(options, plan),
    () => `${plan.release.id} is live`,
  );
  await timer.run(
    'tidy',
    (progress) => tidy(options, plan, progress),
    (count) => `releases kept: ${count}`,
  );
  return {
    releaseId: plan.release.id,
    pages,
    rendered: renderedPages(built, plan),
    created: pathsOnlyIn(plan.pages, plan.pagesBefore),
    removed: pathsOnlyIn(plan.pagesBefore, plan.pages),
    redirected: plan.ledger.renamed,
    warnings: [...(built.warnings ?? []), ...warnings],
    seconds: timer.seconds,
  };
}

/**
 * Waits for the lock and clears up what killed publishes have left.
 * @returns the lock, and what is live
 * @throws ReleasesHeld
 */
async function takeLock({ store, purpose, signal }: PublishOptions, progress: Progress) {
  const lock = await store.lock({
    purpose,
    signal,
    onWait: (holder) => progress(`Waiting for ${holder}`),
  });
  try {
    // In this order: whoever goes back from now on changes one of the two.
    const live = await store.current();
    await assertNotHeld(store);
    await store.removeLeftovers().catch((error: unknown) => progress(String(error)));
    return { lock, live };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** What an earlier start of the job has made live; undefined when it has not. */
async function reportOfEarlierStart({ store, job }: PublishOptions): Promise<PublishReport | undefined> {
  if (job === undefined) return undefined;
  const [made, live] = await Promise.all([
    store.list().then((releases) => releases.find((release) => release.job === job)),
    store.current(),
  ]);
  // It may have ended before it made its release live.
  if (!made || (live?.sequence ?? 0) < (made.sequence ?? 0)) return undefined;
  const pages = await readSitePages(store.folderOf(made.id));
  const nothing = { rendered: [], created: [], removed: [], redirected: [], warnings: [], seconds: {} };
  return { releaseId: made.id, pages: pages.length, ...nothing };
}

/**
 * Builds the site, makes a release of it, checks it and makes it live. Until then nothing changes for visitors; a
 * publish that fails or is killed leaves nothing that the next one does not remove.
 *
 * @throws Error that says why there is no new release, such as ReleasesHeld; it has been reported as an event
 */
export async function publishRelease(options: PublishOptions, onEvent: OnEvent): Promise<PublishReport> {
  const { store, signal } = options;
  const timer = new StepTimer(onEvent, signal);
  const { lock, live } = await timer.run(
    'wait',
    (progress) => takeLock(options, progress),
    () => 'no other publish is going on',
  );
  try {
    const report = (await reportOfEarlierStart(options)) ?? (await publishLocked(options, live, timer));
    onEvent({ type: 'published', report });
    return report;
  } finally {
    await store.removeLeftovers().catch(() => undefined);
    await lock.release();
  }
}
