import { uniforms } from '../../content/testing/seededRandom';
import { simulateCrashes, simulateSeed, useSimulation } from './simulate';

useSimulation();

const minutes = 60_000;
const firstSeed = 1000;
/** `npm run test:endurance` lives through all of them. */
const isFull = process.env.ENDURANCE === 'full';
const seeds = isFull ? 5000 : 10;

it(
  `nothing is lost, done twice, mixed or left behind, and holds are kept, with ${seeds} seeds`,
  async () => {
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      await simulateSeed(uniforms(seed)).catch((error: unknown) => {
        throw new Error(`SIMULATION_SEED=${seed}: ${String(error)}`);
      });
    }
  },
  30 * minutes,
);

/** What is rendered, and what Gatsby builds. */
const publishes = [
  { edit: 'slug', via: 'hook' },
  { edit: 'code', via: 'desk' },
] as const;

it.each(
  publishes.flatMap((publish) =>
    (['kill', 'half'] as const)
      .map((kind) => ({ ...publish, kind }))
      .filter(({ edit, kind }) => isFull || kind === (edit === 'slug' ? 'kill' : 'half')),
  ),
)(
  'a publish may crash at any change, and is finished by the next start: $edit, $kind',
  async ({ edit, via, kind }) => {
    const crashes = await simulateCrashes(uniforms(1), {
      before: { do: 'edit', edit },
      act: { do: 'publish', via },
      kind,
    });
    expect(crashes).toBeGreaterThan(kind === 'kill' ? 150 : 40);
  },
  5 * minutes,
);
