import fs from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PublishLog, PublishLogReader } from './publishLog';
import { report } from './testing/fakeReleases';

const actor = { who: 'deploy', via: 'shell', note: 'Letter of November' } as const;
let folder: string;
let warn: jest.Mock<void, [string]>;
let log: PublishLog;
let reader: PublishLogReader;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-log-'));
  warn = jest.fn();
  log = new PublishLog(folder, warn);
  reader = new PublishLogReader(folder);
});

afterEach(async () => {
  jest.restoreAllMocks();
  log.end();
  await rm(folder, { recursive: true, force: true });
});

it('tells who publishes, each step and the result', async () => {
  expect(await reader.read()).toBeUndefined();
  await log.start(actor);
  log.add({ type: 'started', step: 'build' });
  const running = await reader.read();
  expect(running).toMatchObject({ ...actor, state: 'running', startedAt: expect.any(String) });
  expect(running?.events.map(({ event }) => event)).toEqual([{ type: 'started', step: 'build' }]);
  expect(await reader.read()).toBe(running);
  log.add({ type: 'published', report });
  // The history does not know yet.
  expect(await reader.read()).toMatchObject({ state: 'running' });
  log.end();
  const ended = await reader.read();
  expect(ended).toMatchObject({ state: 'succeeded', endedAt: expect.any(String) });
  expect(await reader.read()).toBe(ended);
  expect(warn).not.toHaveBeenCalled();
});

it('tells why a publish failed, and is replaced by that of the next', async () => {
  await log.start(actor);
  log.add({ type: 'failed', step: 'check', message: '/fr/a has no title' });
  log.end();
  expect(await reader.read()).toMatchObject({ state: 'failed', message: '/fr/a has no title' });
  const next = new PublishLog(folder, warn);
  await next.start({ who: 'hook', via: 'hook', note: '' });
  expect(await reader.read()).toMatchObject({ who: 'hook', state: 'running', events: [] });
  next.end();
});

describe('of a process that is gone', () => {
  const at = '2026-11-25T08:15:00.000Z';
  const start = { ...actor, at, process: `${process.pid} another-start` };
  const write = (...lines: object[]) =>
    writeFile(
      path.join(folder, 'publish.jsonl'),
      [start, ...lines].map((line) => JSON.stringify(line)).join('\n'),
    );

  it('says that the publish failed, and not why', async () => {
    await write({ at, event: { type: 'started', step: 'build' } });
    expect(await reader.read()).toMatchObject({ state: 'failed', message: undefined, endedAt: at });
  });

  it('says that the publish succeeded where it has got that far', async () => {
    await write({ at, event: { type: 'published', report } });
    expect(await reader.read()).toMatchObject({ state: 'succeeded' });
  });
});

describe('a log that cannot be written', () => {
  const warned = [[expect.stringMatching(/^The desk does not show all of this publish: /)]];

  it('holds up nothing, and is warned of once', async () => {
    await rm(folder, { recursive: true });
    await log.start(actor);
    log.add({ type: 'started', step: 'build' });
    log.end();
    expect(warn.mock.calls).toEqual(warned);
  });

  it('goes on once the disk has space again, behind a line that was cut', async () => {
    await log.start(actor);
    const append = fs.appendFileSync;
    jest.spyOn(fs, 'appendFileSync').mockImplementationOnce((file, line) => {
      append(file, String(line).slice(0, 20));
      throw new Error('ENOSPC: no space left on device');
    });
    log.add({ type: 'started', step: 'wait' });
    log.add({ type: 'started', step: 'build' });
    const events = (await reader.read())?.events;
    expect(events?.map(({ event }) => event)).toEqual([{ type: 'started', step: 'build' }]);
    expect(warn.mock.calls).toEqual(warned);
  });

  it('is none once it is no log at all', async () => {
    await writeFile(path.join(folder, 'publish.jsonl'), '{');
    expect(await reader.read()).toBeUndefined();
    await log.start(actor);
    expect(await reader.read()).toMatchObject(actor);
    expect(await readFile(path.join(folder, 'publish.jsonl'), 'utf8')).not.toContain('\n');
  });
});
