import { setImmediate as nextTurn } from 'node:timers/promises';
import { silentLog } from '../../../platform/log';
import type { Release } from '../../../publishing/releases/releaseFiles';
import { testRelease } from '../../../site-server/testing/liveRelease';
import { PreviewBuilder } from './PreviewBuilder';

const now = () => new Date('2026-11-25T08:00:00Z');

interface Build {
  revision: string;
  signal: AbortSignal;
  end: (problem?: string) => void;
}

function start(serve = jest.fn(async () => undefined)) {
  const builds: Build[] = [];
  /** Goes on until a test ends or stops it. */
  const build = (revision: string, signal: AbortSignal): Promise<Release> =>
    new Promise((resolve, reject) => {
      const end = (problem?: string) =>
        problem === undefined ? resolve(testRelease) : reject(new Error(problem));
      builds.push({ revision, signal, end });
      signal.addEventListener('abort', () => end(), { once: true });
    });
  const builder = new PreviewBuilder({ build, log: silentLog, serve, now });
  /** The build with this number, from 0, once it has started. */
  const started = async (number: number): Promise<Build> => {
    const found = builds[number];
    return found ?? nextTurn().then(() => started(number));
  };
  const end = async (number: number, problem?: string) => (await started(number)).end(problem);
  return { builder, builds, started, serve, end };
}

const building = (revision: string) => ({ revision, startedAt: now().toISOString() });
const shown = (revision: string | null) => ({ revision, builtAt: testRelease.builtAt });

it('builds what it is asked for once, and serves it', async () => {
  const { builder, builds, started, serve, end } = start();
  expect(builder.state).toEqual({ shown: null, building: null, failure: null });
  builder.ask('a');
  builder.ask('a');
  expect(builder.state).toEqual({ shown: null, building: building('a'), failure: null });
  expect((await started(0)).revision).toBe('a');
  await end(0);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('a'), building: null, failure: null });
  builder.ask('a', { isRetry: true });
  expect(builder.state.building).toBeNull();
  expect([builds.length, serve.mock.calls.length]).toEqual([1, 1]);
});

it('builds the newest of what was asked for meanwhile, and shows the one before until then', async () => {
  const { builder, builds, started, end } = start();
  builder.ask('a');
  await end(0);
  await builder.idle();
  builder.ask('b');
  builder.ask('c');
  builder.ask('d');
  await end(1);
  expect((await started(2)).revision).toBe('d');
  expect(builder.state).toEqual({ shown: shown('b'), building: building('d'), failure: null });
  // Edited back: what is being built is what is wanted again.
  builder.ask('e');
  builder.ask('d');
  await end(2);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('d'), building: null, failure: null });
  expect(builds).toHaveLength(3);
});

it('says why there is none, and tries again when somebody asks', async () => {
  const { builder, builds, end } = start();
  builder.ask('a');
  await end(0, 'The content API cannot be asked. Is it running?');
  await builder.idle();
  const failure = { revision: 'a', message: 'The content API cannot be asked. Is it running?' };
  expect(builder.state).toEqual({ shown: null, building: null, failure });
  builder.ask('a');
  expect(builder.state.building).toBeNull();
  builder.ask('a', { isRetry: true });
  expect(builder.state).toEqual({ shown: null, building: building('a'), failure: null });
  await end(1);
  await builder.idle();
  expect(builder.state.shown).toEqual(shown('a'));
  expect(builds).toHaveLength(2);
});

it('fails when nothing can be served', async () => {
  const serve = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('PREVIEW_PORT is in use'));
  const { builder, end } = start(serve);
  builder.ask('a');
  await end(0);
  await builder.idle();
  expect(builder.state.failure?.message).toBe('PREVIEW_PORT is in use');
  builder.ask('a', { isRetry: true });
  await end(1);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('a'), building: null, failure: null });
});

it('ends what is being built when the desk stops', async () => {
  const { builder, builds, started } = start();
  builder.ask('a');
  const { signal } = await started(0);
  builder.ask('b');
  await builder.stop();
  expect(signal.aborted).toBe(true);
  expect(builds).toHaveLength(1);
});
