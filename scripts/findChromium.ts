import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

/** The parts of the machine that finding a browser needs. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Path of Playwright's own Chromium, installed or not. */
  playwrightPath: () => string;
  /** The path of a program on PATH. */
  findOnPath: (name: string) => Promise<string | undefined>;
  /** True if it is there and starts: some distributions ship a placeholder under the browser's name. */
  canRun: (program: string) => Promise<boolean>;
  /** Runs a program that prints to the terminal; true when it succeeds. */
  run: (program: string, ...args: string[]) => Promise<boolean>;
}

function findOnPath(name: string): Promise<string | undefined> {
  return promisify(execFile)('sh', ['-c', 'command -v "$0"', name]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

function canRun(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: 20_000 }, (error) => resolve(error === null));
  });
}

function run(program: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: () => chromium.executablePath(),
  findOnPath,
  canRun,
  run,
};

const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** True when it succeeds; it needs root. */
export async function installDebianPackages(machine: Machine, names: readonly string[]): Promise<boolean> {
  if (!machine.isRoot || (await machine.findOnPath('apt-get')) === undefined) return false;
  console.log(`Installing Debian's ${names.join(', ')}, as there is none yet.`);
  return (
    (await machine.run('apt-get', 'update')) && (await machine.run('apt-get', 'install', '-y', ...names))
  );
}

async function findOfSystem(machine: Machine, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const program = await machine.findOnPath(name);
    if (program !== undefined && (await machine.canRun(program))) return program;
  }
  return undefined;
}

async function installDebians(machine: Machine, name: string): Promise<string | undefined> {
  return (await installDebianPackages(machine, [name])) ? findOfSystem(machine, [name]) : undefined;
}

async function findPlaywrights(machine: Machine): Promise<string | undefined> {
  const program = machine.playwrightPath();
  return (await machine.canRun(program)) ? program : undefined;
}

async function installPlaywrights(machine: Machine): Promise<string | undefined> {
  console.log('Installing the Chromium of Playwright, as there is none yet.');
  return (await machine.run('npx', 'playwright', 'install', 'chromium'))
    ? findPlaywrights(machine)
    : undefined;
}

/**
 * Looks for CHROMIUM_PATH, the system's Chromium, Playwright's, and then installs one. Prints which one it is.
 *
 * @param isHeadless for tests the same engine without a window, where there is one or can be installed: it takes less than half
 *   the time of a whole one to open a page
 * @returns its path
 * @throws Error when CHROMIUM_PATH cannot be run, or none is found and none can be installed
 */
export async function findChromium({ isHeadless = false } = {}, machine = thisMachine): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen && !(await machine.canRun(chosen))) {
    throw new Error(`CHROMIUM_PATH: got "${chosen}", which cannot be run; example: /usr/bin/chromium`);
  }
  const found =
    (chosen || undefined) ??
    (isHeadless ? await findOfSystem(machine, [headlessShell]) : undefined) ??
    (isHeadless ? await installDebians(machine, headlessShell) : undefined) ??
    (await findOfSystem(machine, browsers)) ??
    (await findPlaywrights(machine)) ??
    (await installDebians(machine, 'chromium')) ??
    (await installPlaywrights(machine));
  if (found === undefined) {
    throw new Error('No Chromium was found or could be installed: set CHROMIUM_PATH to one.');
  }
  console.log(`Chromium: ${found}`);
  return found;
}
