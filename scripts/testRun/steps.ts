import type { ServerName } from './servers';

export const stepNames = [
  'format',
  'lint',
  'types',
  'generated-types',
  'dictionaries',
  'unit',
  'builds',
  'build',
  'browser',
] as const;

export type StepName = (typeof stepNames)[number];

/** A file in which a test runner writes how many tests passed and failed. */
export interface Report {
  format: 'jest' | 'playwright';
  /** From the root of the project. */
  file: string;
}

export interface Step {
  name: StepName;
  title: string;
  /** A program of the project's own packages and its arguments. */
  command: readonly [string, ...string[]];
  /** Without a report the step counts as one test. */
  report?: Report;
  /** Steps without which this one says nothing: when one of them fails, this one is skipped and counts as failed. */
  needs?: readonly StepName[];
  /** What runs beside the step, in the order in which it is started. */
  servers?: readonly ServerName[];
  needsChromium?: boolean;
  /** A step that takes longer hangs, and is stopped. */
  limitMinutes: number;
}

const reportFolder = 'test-results';

function jestCommand(report: string, ...projects: readonly string[]): Step['command'] {
  const output = ['--ci', '--json', `--outputFile=${reportFolder}/${report}`];
  return ['jest', '--selectProjects', ...projects, '--maxWorkers=100%', ...output];
}

/** The steps of `npm test`: cheap ones first, so that a slip is told soon. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format', command: ['prettier', '--check', '.'], limitMinutes: 5 },
  { name: 'lint', title: 'Lint', command: ['eslint', '--max-warnings=0', '.'], limitMinutes: 5 },
  { name: 'types', title: 'Types', command: ['tsc', '--noEmit'], limitMinutes: 5 },
  {
    name: 'generated-types',
    title: 'Generated types are up to date',
    command: ['tsx', 'scripts/generateTypes.ts', '--check'],
    limitMinutes: 5,
  },
  {
    name: 'dictionaries',
    title: 'Dictionaries',
    command: ['tsx', 'scripts/checkDictionaries.ts'],
    limitMinutes: 5,
  },
  {
    name: 'unit',
    title: 'Unit and component tests',
    command: jestCommand('unit.json', 'node', 'browser'),
    report: { format: 'jest', file: `${reportFolder}/unit.json` },
    limitMinutes: 10,
  },
  {
    name: 'builds',
    title: 'Build and endurance tests',
    command: jestCommand('builds.json', 'builds', 'endurance'),
    report: { format: 'jest', file: `${reportFolder}/builds.json` },
    limitMinutes: 15,
  },
  {
    name: 'build',
    title: 'Release of a production build against the content API',
    command: ['tsx', 'scripts/release.ts'],
    servers: ['content-api'],
    limitMinutes: 10,
  },
  {
    name: 'browser',
    title: 'Browser tests',
    command: ['playwright', 'test'],
    report: { format: 'playwright', file: `${reportFolder}/playwright.json` },
    needs: ['build'],
    servers: ['content-api', 'site-server'],
    needsChromium: true,
    limitMinutes: 30,
  },
];
