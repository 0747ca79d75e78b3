import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { uniforms } from '../../content/testing/seededRandom';
import type { Database } from '../../platform/database/Database';
import { messageOf } from '../../platform/errors';
import { freePort } from '../../platform/freePort';
import { openPublishing } from '../../publishing/database';
import { PublishHistory } from '../../publishing/history';
import type { HistoryEntry } from '../../publishing/historyEntry';
import { Holds } from '../../publishing/holds';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { schedulesSchema } from '../api';
import { addDatabase, compileDesk } from './testing/compileDesk';
import { DeskPeople, WrongAnswer } from './testing/DeskPeople';
import { compiledDeskFolder, DeskProgram } from './testing/DeskProgram';
import { revision } from './testing/startDesk';
import { startContentApi } from './testing/startContentApi';
import { rawSql } from '../../platform/database/sql';

const kills = process.env.ENDURANCE === 'full' ? 50 : 4;
const seed = Number(process.env.ENDURANCE_SEED ?? Date.now() % 1_000_000);
const random = uniforms(seed);

const minutes = 60_000;

/** Time limit for the desk to finish everything that was asked for. */
const timeLimitMs = 2 * minutes;

const folder = compiledDeskFolder();
const store = new ReleaseStore(path.join(folder, 'releases'));
const people = new DeskPeople(random, revision.id);

let contentApi: Awaited<ReturnType<typeof startContentApi>>;
let variables: NodeJS.ProcessEnv;
let port: number;
let desk: DeskProgram;

beforeAll(async () => {
  await compileDesk(folder);
  contentApi = await startContentApi(revision);
  port = await freePort();
  const url = await addDatabase(folder);
  variables = { DESK_DATABASE_URL: url, RELEASES_FOLDER: store.folder, CONTENT_API_URL: contentApi.url };
}, minutes);

afterAll(async () => {
  await desk.kill();
  await contentApi.close();
  await rm(folder, { recursive: true, force: true });
});

const startDesk = () => new DeskProgram({ folder, port, variables });

/** A number of milliseconds below `most`. */
const randomMs = (most: number) => Math.floor(random() * most);

/** Kills the desk while people use it. @throws WrongAnswer */
async function killAtWork(): Promise<void> {
  const last = Math.floor(random() * 25);
  let answers = 0;
  let isKilled = false;
  const work = new Promise<void>((resolve, reject) => {
    const onAnswer = () => {
      answers += 1;
      if (answers >= last) resolve();
    };
    people.work(desk, onAnswer).catch((error: unknown) => {
      if (error instanceof WrongAnswer || !isKilled)
        reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await work;
  await wait(randomMs(100));
  isKilled = true;
  await desk.kill();
}

async function withRecords<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openPublishing(store.folder);
  return work(database).finally(() => database.close());
}

/** The live release is the one that was answered, and its files are of one build. */
async function checkRelease(): Promise<void> {
  const { held } = people;
  const hold = await withRecords((database) => new Holds(database).current());
  if (held === 'none') expect(hold).toBeUndefined();
  else if (held !== 'in doubt') {
    expect(hold).toMatchObject(held);
    expect((await store.current())?.id).toBe(held.releaseId);
  }
  // A publish outlives its desk, and may make another live meanwhile.
  const live = await realpath(path.join(store.folder, 'current'));
  const texts = await Promise.all(
    ['fr/fonds-émergents', 'en/funds', 'it/fondi'].map((page) =>
      readFile(path.join(live, page, 'index.html'), 'utf8'),
    ),
  );
  expect(new Set(texts.map((text) => /Built by \d+/.exec(text)?.[0])).size).toBe(1);
}

async function readEntries(): Promise<HistoryEntry[]> {
  const page = await withRecords((database) => new PublishHistory(database).page(undefined, 1_000_000));
  return page.entries;
}

const select = (sql: string) =>
  withRecords(async (database) =>
    (await database.read`${rawSql(sql)}`).rows.map((row) => v.parse(v.string(), row[0])),
  );

/** Publishes that were asked for, by note, or whose time has come. */
function publishesDue(): string[] {
  const planned = people.plans.filter(({ state, at }) => state === 'done' && at < Date.now());
  return [...people.publishes.filter(({ isAnswered }) => isAnswered), ...planned].map(({ note }) => note);
}

/** Publishes that a take-back has overtaken: they rightly failed. Their jobs are kept for a while only. */
const refused = new Set<string>();

/** Everything that the desk has promised and not yet done. */
async function unfinished(): Promise<unknown[]> {
  const entries = await readEntries();
  const overtaken = `SELECT value FROM jobs, json_each(reasons) WHERE failure IN ('held', 'overtaken')`;
  for (const note of await select(overtaken)) refused.add(note);
  const isDone = (note: string) =>
    entries.some((entry) => entry.kind === 'publish' && entry.note === note && entry.result === 'succeeded');
  return [
    ...publishesDue().filter((note) => !isDone(note) && !refused.has(note)),
    ...entries.filter(({ result }) => result === 'running'),
    ...(await select(`SELECT id FROM jobs WHERE state IN ('queued', 'running')`)),
  ];
}

/** Waits until all that was answered is done. */
async function settle(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const left = await unfinished();
    if (left.length === 0) return;
    if (performance.now() - start > timeLimitMs) {
      const failed = await select(
        `SELECT reasons || ' ' || coalesce(failure, 'failed') || ': ' || message FROM jobs WHERE state = 'failed'`,
      );
      throw new Error(`Never done: ${JSON.stringify({ left, failed }, null, 2)}\n${desk.output}`);
    }
    await wait(20);
  }
}

async function publishOnce(cookie: string): Promise<void> {
  if ((await people.publish(desk, cookie)) === undefined) {
    // A planned publish may just have begun, its answer lost.
    await settle();
    expect(await people.publish(desk, cookie)).toBeDefined();
  }
  await settle();
}

async function checkSessions(): Promise<void> {
  const statuses = { asked: [], done: [200], undoing: [200, 401], undone: [401] };
  for (const [cookie, state] of people.sessions) {
    const { status } = await desk.ask('GET', '/api/session', undefined, cookie);
    expect(statuses[state]).toContain(status);
    // A sign-out in doubt is decided now.
    if (state === 'undoing') people.sessions.set(cookie, status === 200 ? 'done' : 'undone');
  }
}

async function checkPlans(cookie: string): Promise<void> {
  const { body } = await desk.ask('GET', '/api/schedules', undefined, cookie);
  const listed = v.parse(schedulesSchema, body).schedules;
  expect(new Set(listed.map(({ note }) => note)).size).toBe(listed.length);
  for (const plan of people.plans.filter(({ at }) => at > Date.now())) {
    const found = listed.find(({ note }) => note === plan.note);
    if (plan.state === 'done')
      expect(found).toMatchObject({ id: plan.id, by: 'anna', revision: revision.id });
    if (plan.state === 'undone') expect(found).toBeUndefined();
    // The list settles plans whose answer was lost.
    plan.state = found ? 'done' : 'undone';
    plan.id = found?.id ?? plan.id;
  }
}

async function checkHistory(): Promise<void> {
  const entries = await readEntries();
  const of = (kind: HistoryEntry['kind'], note: string) =>
    entries.filter((entry) => entry.kind === kind && entry.note.endsWith(note));
  for (const { kind, note } of people.done) {
    expect([kind, note, of(kind, note).map(({ result }) => result)]).toEqual([kind, note, ['succeeded']]);
  }
  const signIns = entries.filter(({ kind }) => kind === 'sign-in').length;
  expect(signIns).toBeGreaterThanOrEqual(people.signIns.answered);
  expect(signIns).toBeLessThanOrEqual(people.signIns.asked);
  for (const { note } of [...people.publishes, ...people.plans]) {
    const made = of('publish', note).flatMap(({ releaseId }) => releaseId ?? []);
    // A job that is started again finds the release that it has made before.
    expect([note, new Set(made).size]).not.toEqual([note, 2]);
  }
  const withdrawn = people.plans.filter(({ state, at }) => state === 'undone' && at < Date.now());
  expect(withdrawn.filter(({ note }) => of('publish', note).length > 0)).toEqual([]);
}

/** Starts the desk again; everything that was answered as done is so, and it publishes. */
async function checkDesk(): Promise<void> {
  await checkRelease();
  // Lifts the hold, as from a shell: a held desk would rightly publish nothing.
  await withRecords((database) => new Holds(database).lift());
  people.held = 'none';
  const lastMoment = Math.max(0, ...people.plans.map(({ at }) => at).filter((at) => at < Date.now() + 1_000));
  await wait(Math.max(0, lastMoment - Date.now()));
  desk = startDesk();
  await desk.isUp;
  await checkSessions();
  const cookie = await people.signIn(desk);
  await checkPlans(cookie);
  await settle();
  await publishOnce(cookie);
  await checkHistory();
  await checkRelease();
}

test(
  'what was answered as done is done, and the desk starts again, at whatever moment it is killed',
  async () => {
    let killed = 0;
    try {
      desk = startDesk();
      const start = performance.now();
      await desk.isUp;
      const startMs = performance.now() - start;
      const cookie = await people.signIn(desk);
      // A release to roll back to.
      for (let index = 0; index < 2; index += 1) await publishOnce(cookie);
      while (killed < kills) {
        await killAtWork();
        killed += 1;
        // Some are killed again as they start.
        if (killed < kills && random() < 0.35) {
          desk = startDesk();
          await wait(randomMs(startMs * 1.5));
          await desk.kill();
          killed += 1;
        }
        await checkDesk();
      }
    } catch (error) {
      const where = `With ENDURANCE_SEED=${seed}, after kill ${killed}`;
      throw new Error(`${where}: ${messageOf(error)}\n${desk.output}`, { cause: error });
    }
  },
  20 * minutes,
);
