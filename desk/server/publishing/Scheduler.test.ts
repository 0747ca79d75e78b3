import { silentLog } from '../../../platform/log';
import { type Job, Jobs } from '../../../publishing/jobs';
import type { ContentRevision } from '../../../contract/revisionSchemas';
import { testRelease } from '../../../site-server/testing/liveRelease';
import { Scheduler } from './Scheduler';
import { Schedules } from './Schedules';
import { useDatabase } from '../testing/useDatabase';

const database = useDatabase();
const moment = '2026-12-01T08:00:00.000Z';
const hold = { by: 'anna', at: '2026-11-30T08:00:00.000Z', note: '', releaseId: 'r1' };

let jobs: Jobs;
/** Jobs that ran. */
let ran: Job[];
let problem: string | undefined;
let now: Date;
let isHeld: boolean;
let isBusy: boolean;
/** Revision of the live release. */
let live: string | undefined;
/** Revisions that the content API knows. */
let known: Record<string, ContentRevision>;
let asOfNow: Record<string, string>;
let older: string | undefined;
let schedules: Schedules;
/** Records in the history. */
let told: unknown[];

const revision = (id: string, changesAt?: string): ContentRevision => ({
  id,
  changesAt,
  at: '2026-11-20T09:00:00.000Z',
  author: 'Anna',
  message: '',
  problems: [],
  untranslated: [],
  uncommitted: [],
});

beforeEach(async () => {
  now = new Date('2026-12-01T07:59:00Z');
  [isHeld, isBusy, live, ran, problem] = [false, false, 'c1', [], undefined];
  known = { c1: revision('c1', moment), 'c1@1': revision('c1@1'), c2: revision('c2') };
  asOfNow = { c1: 'c1' };
  [older, told] = [undefined, []];
  const record = async (...entry: unknown[]) => void told.push(entry);
  const publishing = await database.openPublishing();
  schedules = new Schedules(publishing, { record, now: () => now });
  jobs = new Jobs(publishing, () => now);
});

/** A desk that has just started. */
function scheduler(over: Partial<ConstructorParameters<typeof Scheduler>[0]> = {}): Scheduler {
  return new Scheduler({
    releases: { current: async () => ({ ...testRelease, revision: live }) },
    holds: { current: async () => (isHeld ? hold : undefined) },
    revisions: {
      find: async (id) => known[id],
      findNow: async (id) => known[asOfNow[id] ?? ''],
      isOlder: async (id, than) => id === older && than === live,
    },
    schedules,
    jobs,
    onJob: () => undefined,
    isBusy: async () => isBusy,
    log: silentLog,
    now: () => now,
    ...over,
  });
}

/** Looks once, and runs what that has asked for. */
async function check(desk = scheduler()): Promise<Job[]> {
  await desk.check();
  for (let job = await jobs.claim(); job; job = await jobs.claim()) {
    ran.push(job);
    await jobs.end(job.id, { state: problem === undefined ? 'succeeded' : 'failed', message: problem });
  }
  return ran;
}

function pass(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** The moment of the live content comes. */
function come(): void {
  now = new Date(moment);
  asOfNow = { c1: 'c1@1' };
}

describe('by night', () => {
  const inParis = (time: string) => new Date(`2026-12-02T${time}:00+01:00`);

  it('Gatsby builds the live revision, once, within two hours', async () => {
    known = { c1: revision('c1') };
    for (const time of ['00:10', '02:59', '03:00', '03:01', '04:59', '05:00', '23:59']) {
      now = inParis(time);
      await check();
    }
    expect(ran).toMatchObject([
      { who: 'night', revision: 'c1', withGatsby: true, queuedAt: inParis('03:00').toISOString() },
    ]);
    now = new Date(inParis('03:30').getTime() + 24 * 3_600_000);
    expect(await check()).toHaveLength(2);
  });

  it('comes after what the content has for that moment', async () => {
    known = { c1: revision('c1', inParis('03:00').toISOString()), 'c1@1': revision('c1@1') };
    [now, asOfNow] = [inParis('03:00'), { c1: 'c1@1' }];
    const desk = scheduler();
    expect(await check(desk)).toMatchObject([{ who: 'schedule' }]);
    live = 'c1@1';
    expect(await check(desk)).toMatchObject([{ who: 'schedule' }, { who: 'night', revision: 'c1@1' }]);
  });

  it('is left out where nothing is live, or the content API knows no revisions', async () => {
    [live, now] = [undefined, inParis('03:00')];
    expect(await check()).toEqual([]);
  });
});

describe('the schedule of the live content', () => {
  it('publishes the live commit at its moment, and once', async () => {
    const desk = scheduler();
    expect(await check(desk)).toEqual([]);
    come();
    expect(await check(desk)).toMatchObject([
      { who: 'schedule', via: 'desk', revision: 'c1@1', reasons: ['2026-12-01 09:00 (Paris)'] },
    ]);
    await check(desk);
    live = 'c1@1';
    pass(1);
    expect(await check(desk)).toHaveLength(1);
  });

  it('publishes at the midnight in Paris of what is dated, on nights when clocks are changed too', async () => {
    for (const [index, midnight] of ['2026-03-28T23:00:00Z', '2026-10-25T23:00:00Z'].entries()) {
      live = `d${index}`;
      known = { [live]: revision(live, midnight), [`${live}@1`]: revision(`${live}@1`) };
      asOfNow = { [live]: `${live}@1` };
      now = new Date(Date.parse(midnight) - 1000);
      expect(await check()).toHaveLength(index);
      now = new Date(midnight);
      expect(await check()).toHaveLength(index + 1);
    }
    expect(ran).toMatchObject([
      { revision: 'd0@1', reasons: ['2026-03-29 00:00 (Paris)'] },
      { revision: 'd1@1', reasons: ['2026-10-26 00:00 (Paris)'] },
    ]);
  });

  it('is caught up with by a desk that was down, once', async () => {
    come();
    pass(600);
    expect(await check()).toHaveLength(1);
    expect(await check()).toHaveLength(1);
  });

  it('tells when it last looked, and what has come and is not live', async () => {
    const desk = scheduler();
    await check(desk);
    expect([desk.lastCheck, desk.contentDueAt]).toEqual([now, undefined]);
    come();
    problem = 'A check failed';
    await check(desk);
    pass(1);
    await check(desk);
    expect([desk.lastCheck, desk.contentDueAt]).toEqual([now, new Date(moment)]);
    live = 'c1@1';
    await check(desk);
    expect(desk.contentDueAt).toBeUndefined();
  });

  it('waits while held, while anything is published, and until the content API agrees', async () => {
    come();
    isHeld = true;
    expect(await check()).toEqual([]);
    [isHeld, isBusy] = [false, true];
    expect(await check()).toEqual([]);
    [isBusy, asOfNow] = [false, { c1: 'c1' }];
    expect(await check()).toEqual([]);
    come();
    expect(await check()).toHaveLength(1);
  });

  it('tries again after a while what has failed', async () => {
    come();
    problem = 'No memory';
    await check();
    pass(14);
    expect(await check()).toHaveLength(1);
    pass(1);
    expect(await check()).toHaveLength(2);
  });

  it('has nothing to do where nothing is live, or nothing known of it', async () => {
    come();
    live = undefined;
    expect(await check()).toEqual([]);
    live = 'gone';
    expect(await check()).toEqual([]);
  });
});

describe('a planned publish', () => {
  const minuteLater = new Date(Date.parse(moment) + 60_000).toISOString();
  const plan = (at = moment) => schedules.plan({ by: 'anna', at, note: 'Letter', revision: 'c2' });

  it('is of its revision, in the name of who planned it', async () => {
    await plan();
    expect(await check()).toEqual([]);
    now = new Date(moment);
    expect(await check()).toMatchObject([{ who: 'anna', via: 'desk', revision: 'c2', reasons: ['Letter'] }]);
    expect(await schedules.list()).toEqual([]);
    expect(await check()).toHaveLength(1);
  });

  it('goes by the clock as it is, set forward or back, and is done once', async () => {
    await plan();
    pass(-24 * 60);
    expect(await check()).toEqual([]);
    pass(48 * 60);
    expect(await check()).toHaveLength(1);
    pass(-48 * 60);
    expect(await check()).toHaveLength(1);
    pass(48 * 60);
    expect(await check()).toHaveLength(1);
  });

  it('waits for the end of a hold', async () => {
    await plan();
    now = new Date(moment);
    isHeld = true;
    expect(await check()).toEqual([]);
    expect(await schedules.list()).toHaveLength(1);
    pass(60);
    isHeld = false;
    expect(await check()).toHaveLength(1);
  });

  it('goes before the schedule of the content, which looks again when it is live', async () => {
    await plan();
    come();
    expect(await check()).toMatchObject([{ who: 'anna' }]);
  });

  it('is published once where the desk ends before it asks for it', async () => {
    await plan();
    now = new Date(moment);
    const add = () => Promise.reject(new Error('killed'));
    const latestOf = (who: string) => jobs.latestOf(who);
    expect(await check(scheduler({ jobs: { add, latestOf } }))).toEqual([]);
    await expect(schedules.withdraw({ by: 'anna', id: 1 })).rejects.toMatchObject({ code: 'not-found' });
    expect(await check()).toHaveLength(1);
    expect(await check()).toHaveLength(1);
  });

  it('is published once where the desk ends after it has asked for it', async () => {
    await plan();
    now = new Date(moment);
    const forget = () => Promise.reject(new Error('killed'));
    const claimNext = () => schedules.claimNext();
    const giveUp = forget;
    expect(await check(scheduler({ schedules: { claimNext, forget, giveUp } }))).toHaveLength(1);
    live = undefined;
    expect(await check()).toHaveLength(1);
    expect(await schedules.claimNext()).toBeUndefined();
  });

  it('waits for the end of another publish', async () => {
    await plan();
    now = new Date(moment);
    isBusy = true;
    expect(await check()).toEqual([]);
    isBusy = false;
    expect(await check()).toHaveLength(1);
  });

  it('does not take back newer content that is live, and the history says so', async () => {
    await plan();
    [now, older] = [new Date(moment), 'c2'];
    expect(await check()).toEqual([]);
    expect(await schedules.claimNext()).toBeUndefined();
    expect(told.at(-1)).toEqual(['withdraw', { by: 'schedule', note: '2026-12-01 09:00 (Paris): Letter' }]);
  });

  it('may be one of several', async () => {
    await plan();
    await plan(minuteLater);
    now = new Date(minuteLater);
    expect(await check()).toHaveLength(1);
    expect(await check()).toHaveLength(2);
  });

  it('does not take back what another that is due before it has published', async () => {
    await schedules.plan({ by: 'anna', at: moment, note: 'Newer', revision: 'c1' });
    await plan(minuteLater);
    live = undefined;
    now = new Date(minuteLater);
    expect(await check()).toMatchObject([{ reasons: ['Newer'] }]);
    // Until its turn it can be withdrawn.
    expect(await schedules.list()).toMatchObject([{ note: 'Letter' }]);
    [live, older] = ['c1', 'c2'];
    expect(await check()).toHaveLength(1);
    expect(await schedules.claimNext()).toBeUndefined();
  });
});

it('looks each second while another publish goes on', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T07:59:30Z') });
  try {
    let lookedAt = 0;
    const looked = async () => (lookedAt += 1) < 3;
    const desk = scheduler({ isBusy: looked, now: () => new Date() });
    desk.start();
    await jest.advanceTimersByTimeAsync(2000);
    expect(lookedAt).toBe(3);
    await jest.advanceTimersByTimeAsync(27_999);
    expect(lookedAt).toBe(3);
    await desk.stop();
  } finally {
    jest.useRealTimers();
  }
});

it('looks at the clock as it starts and at each full minute, until it is stopped', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T07:59:30Z') });
  try {
    const looked = jest.fn(async () => hold);
    const desk = scheduler({ holds: { current: looked }, now: () => new Date() });
    desk.start();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(looked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(looked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looked).toHaveBeenCalledTimes(3);
    await desk.stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(looked).toHaveBeenCalledTimes(3);
  } finally {
    jest.useRealTimers();
  }
});
