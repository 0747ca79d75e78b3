import { uniforms } from '../../content/testing/seededRandom';
import { simulateCrashes, simulateSeed, useSimulation } from './simulate';

useSimulation();

const chosen = process.env.SIMULATION_SEED;
const seeds = chosen === undefined ? Array.from({ length: 100 }, (_, index) => index + 1) : [Number(chosen)];

// Alone it takes eleven seconds.
const minutes = 60_000;

it(
  'nothing is lost, done twice, mixed or left behind, and holds are kept, whatever happens',
  async () => {
    for (const seed of seeds) {
      await simulateSeed(uniforms(seed)).catch((error: unknown) => {
        throw new Error(`SIMULATION_SEED=${seed}: ${String(error)}`);
      });
    }
  },
  5 * minutes,
);

it.each(['kill', 'half'] as const)('a take-back with a hold may crash at any change (%s)', async (kind) => {
  const act = { do: 'takeBack', isHeld: true } as const;
  const before = { do: 'publish', via: 'shell' } as const;
  expect(await simulateCrashes(uniforms(1), { before, act, kind })).toBeGreaterThan(kind === 'kill' ? 15 : 1);
});
