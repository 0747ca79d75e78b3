import path from 'node:path';
import { SiteCopy, testSite } from '../gatsby/testing/siteCopy';
import { messageOf } from '../platform/errors';
import { readArguments } from '../platform/runScript';
import { findChromium } from './findChromium';
import { findEngines } from './findEngines';
import { siteEnvironment, testPorts } from './testSite';

/** The second one says `RUNS file` as a file of tests begins. */
const reporters = ['default', path.join(__dirname, 'startedTests.cjs')].map((name) => `--reporters=${name}`);

/** It is replaced once it has filled so much: collecting garbage in more made one file of tests take 94 s in place of 12. */
const oneWorker = ['--maxWorkers=1', '--workerIdleMemoryLimit=400MB'];

export interface Step {
  name: string;
  /** A program of the project's own packages and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** Throws `Skip` where the machine lacks what the step needs. */
  env?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  /** Working directory; the project's own folder by default. */
  folder?: () => Promise<string>;
  /** The program that writes `test-results/<name>.json`. A step without a report counts as one test. */
  report?: 'jest' | 'playwright';
  /** Keeps both cores busy by itself: runs when all others have ended, and writes to the terminal as it goes. */
  isAlone?: boolean;
  /** An earlier step whose result this one uses: it waits for it, is skipped when that fails, and counts as failed. */
  needs?: string;
  /** A step that builds in the same folder: where both are selected, this one waits for its end, whatever comes of it. */
  after?: string;
  /** Its pages are read from the content API. */
  usesContentApi?: boolean;
  /** Runs only when it is named. */
  isExtra?: boolean;
}

/** Says why a step is not run. It counts as neither passed nor failed. */
export class Skip extends Error {}

function jest(project: string, name = project, ...options: string[]): Step {
  const output = ['--ci', '--json', `--outputFile=test-results/${name}.json`];
  return {
    name,
    command: ['jest', '--selectProjects', project, ...oneWorker, ...reporters, ...output, ...options],
    report: 'jest',
  };
}

async function chromium() {
  return { CHROMIUM_PATH: await findChromium({ isHeadless: true }) };
}

/** Two run at a time. The longest come first, so that both cores are busy to the end. */
const steps: readonly Step[] = [
  {
    name: 'release',
    command: ['tsx', 'publishing/main.ts'],
    env: () => siteEnvironment(testPorts),
    folder: async () => (await SiteCopy.create(testSite)).folder,
    usesContentApi: true,
  },
  jest('repository'),
  {
    name: 'desk-e2e',
    command: ['playwright', 'test', '--config', 'e2e/desk/playwright.config.ts'],
    env: chromium,
    report: 'playwright',
    // It publishes the same content with the caches of that.
    needs: 'release',
  },
  jest('node'),
  {
    // It renders with what that release was built with, which other builds replace.
    ...jest('builds', 'page-renderer', '--testPathPatterns=PageRenderer'),
    needs: 'release',
    after: 'desk-e2e',
  },
  {
    ...jest('builds', 'builds', '--testPathIgnorePatterns=PageRenderer'),
    env: chromium,
    needs: 'release',
    after: 'page-renderer',
  },
  jest('endurance'),
  jest('desk'),
  jest('browser'),
  // Rules and types in one: both need the types of the whole project.
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'generated-types', command: ['tsx', 'scripts/generateTypes.ts', '--check'] },
  { name: 'dictionaries', command: ['tsx', 'scripts/checkDictionaries.ts'] },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    // Given no address, Playwright serves the release by itself.
    env: async () => ({ ...(await chromium()), SITE_URL: '' }),
    report: 'playwright',
    needs: 'release',
    isAlone: true,
  },
  {
    // The part of the visits that has to be short: disclaimer, menus and tabs.
    ...jest('engines', 'short-visits', '--testNamePattern=@short'),
    env: async () => {
      try {
        return { FIREFOX_PATH: await findEngines({ mayInstall: false }) };
      } catch (error) {
        throw new Skip(`Skipped: ${messageOf(error)} npm run test:browsers installs them as root.`);
      }
    },
    needs: 'release',
    isAlone: true,
  },
  {
    ...jest('engines'),
    env: async () => ({ FIREFOX_PATH: await findEngines() }),
    needs: 'release',
    isAlone: true,
    isExtra: true,
  },
];

/** The steps of `--only node,lint` with those that they need. @throws ScriptError that lists the steps */
export function selectSteps(args: readonly string[], all: readonly Step[] = steps): readonly Step[] {
  const usage = `npm test [-- --only ${all.map(({ name }) => name).join(',')}]`;
  const config = { args: [...args], options: { only: { type: 'string' } } } as const;
  return readArguments(usage, config, ({ values: { only } }) => {
    if (only === undefined) return all.filter(({ isExtra }) => !isExtra);
    const names = new Set(only.split(','));
    const unknown = [...names].find((name) => !all.some((step) => step.name === name));
    if (unknown !== undefined) throw new Error(`There is no step ${unknown}`);
    all.forEach(({ name, needs }) => names.has(name) && needs !== undefined && names.add(needs));
    return all.filter(({ name }) => names.has(name));
  });
}
