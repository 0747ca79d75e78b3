import './seams';
import * as v from 'valibot';
import { drawAct } from './drawActs';
import type { Fault } from './Machine';
import { Invariants } from './invariants';
import { revisionOf } from './simulatedSite';
import { type Act, World } from './World';

const realTimers = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Sets up what a test of the simulation needs: a clock of its own, and silence. */
export function useSimulation(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: realTimers });
    for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

const actsOfSeed = 7;

/** Those that are kept, and the one that was live before. */
const releasesLeft = 3;

const jobSchema = v.object({ id: v.string(), state: v.string() });

/** @throws Error with the acts where something does not hold that must */
async function check(world: World, invariants: Invariants, kept?: number): Promise<void> {
  const faults = await invariants.faults(kept);
  if (faults.length === 0) return;
  const acts = world.acts.map((act) => JSON.stringify(act)).join('\n');
  throw new Error(`${faults.slice(0, 5).join('\n')}\nafter these acts:\n${acts}`);
}

/** Does acts that have to make what is newest live. */
async function assertGoesLive(world: World, acts: readonly Act[]): Promise<void> {
  for (const act of acts) await world.run(act);
  const live = world.switches.at(-1)?.release.revision ?? '';
  if (live !== revisionOf(world.newest)) world.machine.report(`Not the newest is live, but ${live}`);
  const left = await world.database.rows(jobSchema)`SELECT id, state FROM jobs WHERE ended_at IS NULL`;
  left.forEach(({ id, state }) => world.machine.report(`The job ${id} is ${state} for ever`));
}

async function inWorld<Result>(
  random: () => number,
  live: (world: World, invariants: Invariants) => Promise<Result>,
): Promise<Result> {
  const world = await World.create(random);
  try {
    await assertGoesLive(world, [{ do: 'publish', via: 'shell' }]);
    return await live(world, new Invariants(world));
  } finally {
    world.close();
  }
}

/** Lives through what a seed decides; in the end nothing hinders a publish, which leaves nothing of what was. */
export async function simulateSeed(random: () => number): Promise<void> {
  await inWorld(random, async (world, invariants) => {
    for (let count = 0; count < actsOfSeed; count += 1) {
      const act = drawAct((limit) => world.machine.below(limit));
      await world.run(act);
      // These touch nothing of the publisher's.
      if (act.do !== 'edit' && act.do !== 'clock') await check(world, invariants);
    }
    world.machine.fullFor = 0;
    await assertGoesLive(world, [
      { do: 'lift' },
      { do: 'edit', edit: 'funds' },
      { do: 'publish', via: 'desk' },
    ]);
    await check(world, invariants, releasesLeft);
  });
}

type Crashing = Extract<Act, { do: 'publish' | 'takeBack' }>;

/**
 * Crashes at each change that an act makes, one after the other. Each time publishing is started again, and finishes what was
 * asked for.
 *
 * @param before is done first, each time
 * @returns the number of crashes
 */
export async function simulateCrashes(
  random: () => number,
  { before, act, kind }: { before: Act; act: Crashing; kind: Fault['kind'] },
): Promise<number> {
  return inWorld(random, async (world, invariants) => {
    const isOfDesk = act.do === 'publish' && act.via !== 'shell';
    let crashes = 0;
    for (let at = 1; ; at += 1) {
      world.acts.splice(0);
      await world.run(before);
      await world.run({ ...act, fault: { at, kind } });
      const { killedAt } = world;
      await check(world, invariants);
      const again: Act = isOfDesk ? { do: 'restart' } : { do: 'publish', via: 'shell' };
      await assertGoesLive(world, [{ do: 'lift' }, again]);
      // A job that finds its release live leaves old ones to the next.
      await check(world, invariants, killedAt === undefined ? releasesLeft : Infinity);
      if (killedAt === undefined) return crashes;
      at = killedAt;
      crashes += 1;
    }
  });
}
