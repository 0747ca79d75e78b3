import { messageOf } from '../../../platform/errors';
import type { Log } from '../../../platform/log';
import { dayInParis, localTimeInParis } from '../../../contract/parisTime';
import { isOvertaken, type Revisions } from '../../../publishing/contentRevisions';
import type { Holds } from '../../../publishing/holds';
import type { Jobs } from '../../../publishing/jobs';
import type { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import type { DueSchedule, Schedules } from './Schedules';

interface SchedulerOptions {
  releases: Pick<ReleaseStore, 'current'>;
  holds: Pick<Holds, 'current'>;
  revisions: Pick<Revisions, 'find' | 'findNow' | 'isOlder'>;
  schedules: Pick<Schedules, 'claimNext' | 'forget' | 'giveUp'>;
  jobs: Pick<Jobs, 'add' | 'latestOf'>;
  /** Called once a job is kept. */
  onJob: () => void;
  /** True while any publish runs, whoever asked for it. */
  isBusy: () => Promise<boolean>;
  log: Log;
  now: () => Date;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The schedule of the content publishes in its own name. */
const scheduleName = 'schedule';

/** Gatsby builds in its own name by night. */
const nightName = 'night';

/** Hours in Paris. On the nights on which clocks are changed there are all of them. */
const night = { from: 3, until: 5 };

/** After so long, what the content's schedule asks for is tried again where it failed. */
const retryMs = 15 * minuteMs;

/**
 * Publishes at the moments that people have planned, and at those of the live content itself. All are to the
 * minute, and it looks at the clock each minute: what was missed while the desk was down, or held, is done then.
 */
export class Scheduler {
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<boolean> | undefined;
  private isStopped = false;
  /** When it last looked at all that may be due; undefined before. */
  lastCheck: Date | undefined;
  /** The moment of the live content that has come and is not published yet. */
  contentDueAt: Date | undefined;

  constructor(private readonly options: SchedulerOptions) {}

  start(): void {
    if (this.isStopped) return;
    void this.check().then((isSoon) => this.checkAgain(isSoon));
  }

  /** Resolves once nothing is looked at any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
  }

  /**
   * Asks for the publishes that are due. Never rejects: what failed is tried again at the next minute.
   *
   * @returns whether it has to look again soon: a publish has to end first, or more may be due
   */
  check(): Promise<boolean> {
    this.checking ??= this.publishDue()
      .then((isSoon) => {
        this.lastCheck = this.options.now();
        return isSoon;
      })
      .catch((error: unknown) => {
        this.options.log.error({ err: error }, `planned publishes wait: ${messageOf(error)}`);
        return false;
      })
      .finally(() => {
        this.checking = undefined;
      });
    return this.checking;
  }

  private checkAgain(isSoon: boolean): void {
    if (this.isStopped) return;
    const left = isSoon ? secondMs : minuteMs - (this.options.now().getTime() % minuteMs);
    this.timer = setTimeout(() => this.start(), left);
  }

  private async publishDue(): Promise<boolean> {
    // A publish would be refused.
    if (await this.options.holds.current()) return false;
    // The live release is the base for the next publish only when no other is running.
    if (await this.options.isBusy()) return true;
    const next = await this.options.schedules.claimNext();
    if (next) await this.publishPlanned(next);
    else if (!(await this.publishContentSchedule())) await this.buildByNight();
    return next !== undefined;
  }

  /** One at a time: only once this one has ended is it known whether it makes the next plan too old. */
  private async publishPlanned(due: DueSchedule): Promise<void> {
    const { schedules, jobs, onJob } = this.options;
    const { id, job, by, note, revision } = due;
    if (await isOvertaken(this.options, revision)) return schedules.giveUp(due, scheduleName);
    const reason = note === '' ? undefined : note;
    await jobs.add({ id: job, who: by, via: 'desk', reason, revision: revision ?? undefined });
    onJob();
    await schedules.forget(id);
  }

  /**
   * Publishes the live commit again for its scheduled content: nobody has approved later commits.
   *
   * @returns whether it has asked for a publish
   */
  private async publishContentSchedule(): Promise<boolean> {
    const { releases, revisions, jobs, onJob, now } = this.options;
    const live = (await releases.current())?.revision;
    const moment = live === undefined ? undefined : (await revisions.find(live))?.changesAt;
    const isDue = moment !== undefined && Date.parse(moment) <= now().getTime();
    this.contentDueAt = isDue ? new Date(moment) : undefined;
    if (live === undefined || !isDue) return false;
    const next = await revisions.findNow(live);
    // It may be too early by the clock of the content API.
    if (!next || next.id === live || (await this.wasTried(next.id))) return false;
    const reason = `${localTimeInParis(new Date(moment)).replace('T', ' ')} (Paris)`;
    await jobs.add({ who: scheduleName, via: 'desk', reason, revision: next.id });
    onJob();
    return true;
  }

  /** Has Gatsby build the live revision, once a night: a fault of the renderer does not stay live, and is told. */
  private async buildByNight(): Promise<void> {
    const { releases, jobs, onJob, now } = this.options;
    const hour = Number(localTimeInParis(now()).slice(11, 13));
    if (hour < night.from || hour >= night.until) return;
    const live = (await releases.current())?.revision;
    if (live === undefined) return;
    const last = await jobs.latestOf(nightName);
    if (last && dayInParis(new Date(last.queuedAt)) === dayInParis(now())) return;
    await jobs.add({ who: nightName, via: 'desk', revision: live, withGatsby: true });
    onJob();
  }

  /** True if it is running, has failed a short while ago, or was published and then rolled back. */
  private async wasTried(revision: string): Promise<boolean> {
    const job = await this.options.jobs.latestOf(scheduleName);
    if (job?.revision !== revision) return false;
    if (job.state !== 'failed') return true;
    const { endedAt = job.queuedAt } = job;
    return this.options.now().getTime() - Date.parse(endedAt) < retryMs;
  }
}
