import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import { freePort } from '../../platform/freePort';
import { describeWithMounts, inNamespace } from '../../platform/testing/mounts';
import { historySchema, publishSchema } from '../api';
import { addDatabase, compileDesk } from './testing/compileDesk';
import { compiledDeskFolder, DeskProgram } from './testing/DeskProgram';
import { revision } from './testing/startDesk';
import { startContentApi } from './testing/startContentApi';
import { password } from './testing/useDatabase';

const folder = compiledDeskFolder();
/** A file system of its own, which the desk alone sees, and which has little room. */
const disk = path.join(folder, 'disk');

/** The journal is copied first: it goes when its connection closes, which takes a moment, and then all of it is in the file. */
const mountDisk = [
  ...inNamespace,
  ...[
    'sh',
    '-c',
    'mount -t tmpfs -o size=4m desk "$0" || exit 1; for i in -wal ""; do cp "$0"/../desk.db$i "$0"; done; exec "$@"',
    disk,
  ],
];

let contentApi: Awaited<ReturnType<typeof startContentApi>>;
let desk: DeskProgram;
let cookie: string | undefined;

/** A path on the disk, as this process reaches it. */
const onDisk = (name: string) => `/proc/${desk.pid}/root${path.join(disk, name)}`;

async function fillDisk(): Promise<void> {
  const file = await open(onDisk('filler'), 'w');
  try {
    for (;;) await file.write(Buffer.alloc(512));
  } catch (error) {
    expect(codeOf(error)).toBe('ENOSPC');
  } finally {
    await file.close();
  }
}

const ask = (method: string, url: string, body?: object) => desk.ask(method, `/api/${url}`, body, cookie);
const signIn = () => desk.ask('POST', '/api/session', { name: 'anna', password });
const plan = () =>
  ask('POST', 'schedules', { revision: revision.id, note: 'A plan', at: '2999-01-01T08:00:00.000Z' });
const publish = () => ask('POST', 'publishes', { revision: revision.id, note: 'A publish' });

async function history() {
  return v.parse(historySchema, (await ask('GET', 'history')).body);
}

/** @throws Error when the latest publish failed */
async function publishEnds(): Promise<void> {
  for (;;) {
    const { state, message } = v.parse(publishSchema, (await ask('GET', 'publishes/latest')).body);
    if (state === 'failed') throw new Error(message);
    if (state === 'succeeded') return;
    await wait(20);
  }
}

async function publishToEnd(): Promise<void> {
  expect((await publish()).status).toBe(202);
  await publishEnds();
}

const takeBack = (releaseId: string | undefined) =>
  ask('POST', 'take-back', { releaseId, note: 'A wrong figure' });

/** Everything that the desk answers about publishes, holds, plans and the history. */
async function everything() {
  const [changes, latest, plans] = [
    await ask('GET', 'changes'),
    await ask('GET', 'publishes/latest'),
    await ask('GET', 'schedules'),
  ];
  const { entries, ...rest } = await history();
  return {
    ...rest,
    entries: entries.filter(({ kind }) => kind !== 'sign-in'),
    answers: [changes, latest, plans].map(({ status, body }) => [status, body]),
  };
}

describeWithMounts('on a disk without room', () => {
  beforeAll(async () => {
    await mkdir(disk, { recursive: true });
    await compileDesk(folder);
    await addDatabase(folder);
    contentApi = await startContentApi(revision);
    const variables = {
      DESK_DATABASE_URL: `file:${path.join(disk, 'desk.db')}`,
      RELEASES_FOLDER: path.join(disk, 'releases'),
      CONTENT_API_URL: contentApi.url,
    };
    desk = new DeskProgram({ folder, port: await freePort(), variables, command: mountDisk });
    await desk.isUp;
    cookie = (await signIn()).cookie;
    await publishToEnd();
    await publishToEnd();
  });

  afterAll(async () => {
    await desk.kill();
    await contentApi.close();
    await rm(folder, { recursive: true });
  });

  test('what needs room is refused, nothing is done by halves, and all goes on once there is some', async () => {
    const refusal = {
      status: 507,
      body: { code: 'disk-full', message: expect.stringContaining('Free some space') },
    };
    const release = (await history()).releases.find(({ isLive }) => !isLive)?.id;
    let before = await everything();
    for (const act of [signIn, plan, publish, () => takeBack(release)]) {
      await fillDisk();
      let answer = await act();
      // A journal that was put away meanwhile gave some room back.
      for (let tries = 0; answer.status !== refusal.status && tries < 3; tries += 1) {
        await rm(onDisk('filler'));
        await publishEnds();
        before = await everything();
        await fillDisk();
        answer = await act();
      }
      expect(answer).toMatchObject(refusal);
    }
    // A database that has to be opened needs room as well.
    for (const url of ['history', 'schedules', 'changes', 'session']) {
      const answer = await ask('GET', url);
      if (answer.status !== 200) expect(answer).toMatchObject(refusal);
    }
    await rm(onDisk('filler'));
    expect(await everything()).toEqual(before);
    expect((await signIn()).status).toBe(200);
    expect((await plan()).status).toBe(201);
    await publishToEnd();
    expect((await takeBack(release)).status).toBe(200);
    const { entries } = await history();
    expect(entries.slice(0, 5).map(({ kind, result }) => [kind, result])).toEqual([
      ['hold', 'succeeded'],
      ['rollback', 'succeeded'],
      ['publish', 'succeeded'],
      ['schedule', 'succeeded'],
      ['sign-in', 'succeeded'],
    ]);
  });
});
