import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** What finding a browser needs of the machine. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Where Playwright keeps its own Chromium, installed or not. */
  playwrightPath: () => string;
  /** The path of a program on PATH. */
  findOnPath: (name: string) => Promise<string | undefined>;
  /** Whether it is there and starts: some distributions ship a placeholder under the browser's name. */
  canRun: (program: string) => Promise<boolean>;
  /** Runs a program that prints to the terminal; true when it succeeds. */
  run: (program: string, ...args: string[]) => Promise<boolean>;
}

async function findOnPath(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, name);
    const isExecutable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return file;
  }
  return undefined;
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

interface Found {
  program: string;
  origin: string;
}

const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function findOfSystem(machine: Machine, names: readonly string[]): Promise<Found | undefined> {
  for (const name of names) {
    const program = await machine.findOnPath(name);
    if (program !== undefined && (await machine.canRun(program))) return { program, origin: 'of the system' };
  }
  return undefined;
}

async function findPlaywrightBrowser(machine: Machine): Promise<Found | undefined> {
  const program = machine.playwrightPath();
  return (await machine.canRun(program)) ? { program, origin: 'of Playwright' } : undefined;
}

/** True when it succeeds; it needs root. */
export async function installDebianPackages(machine: Machine, names: readonly string[]): Promise<boolean> {
  if (!machine.isRoot || (await machine.findOnPath('apt-get')) === undefined) return false;
  console.log(`Installing Debian's ${names.join(', ')}, as there is none yet.`);
  return (
    (await machine.run('apt-get', 'update')) && (await machine.run('apt-get', 'install', '-y', ...names))
  );
}

async function installDebianPackage(machine: Machine, name: string): Promise<Found | undefined> {
  return (await installDebianPackages(machine, [name])) ? findOfSystem(machine, [name]) : undefined;
}

async function installPlaywrightBrowser(machine: Machine): Promise<Found | undefined> {
  console.log('Installing the Chromium of Playwright, as there is none yet.');
  const isInstalled = await machine.run('npx', 'playwright', 'install', 'chromium');
  return isInstalled ? findPlaywrightBrowser(machine) : undefined;
}

async function findChosenBrowser(machine: Machine): Promise<Found | undefined> {
  const program = machine.env.CHROMIUM_PATH;
  if (!program) return undefined;
  if (await machine.canRun(program)) return { program, origin: 'of CHROMIUM_PATH' };
  throw new Error(`CHROMIUM_PATH: got "${program}", which cannot be run; example: /usr/bin/chromium`);
}

function browserOrFailure(found: Found | undefined): string {
  if (!found) throw new Error('No Chromium was found or could be installed: set CHROMIUM_PATH to one.');
  console.log(`Chromium ${found.origin}: ${found.program}`);
  return found.program;
}

async function findBrowser(machine: Machine): Promise<Found | undefined> {
  return (
    (await findOfSystem(machine, browsers)) ??
    (await findPlaywrightBrowser(machine)) ??
    (await installDebianPackage(machine, 'chromium')) ??
    (await installPlaywrightBrowser(machine))
  );
}

/**
 * The Chromium for measurements: that of CHROMIUM_PATH, the system's, Playwright's, or one installed now. Prints which
 * one it is.
 *
 * @returns its path
 * @throws Error when CHROMIUM_PATH cannot be run, or none is found and none can be installed
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  return browserOrFailure((await findChosenBrowser(machine)) ?? (await findBrowser(machine)));
}

/**
 * The Chromium for tests: the same engine without a window, which takes less than half the time of a whole one to open
 * a page. Where there is no such build and none can be installed it is the one of {@link findChromium}.
 */
export async function findHeadlessChromium(machine: Machine = thisMachine): Promise<string> {
  return browserOrFailure(
    (await findChosenBrowser(machine)) ??
      (await findOfSystem(machine, [headlessShell])) ??
      (await installDebianPackage(machine, headlessShell)) ??
      (await findBrowser(machine)),
  );
}
