import { findChromium, findHeadlessChromium, type Machine } from './findChromium';

const playwrightPath = '/home/someone/.cache/ms-playwright/chrome';

/** A machine where only `programs` can run; `install` maps installers to the program each adds. */
function machineWith(
  programs: string[],
  { install = {}, ...rest }: Partial<Machine> & { install?: Record<string, string> } = {},
): Machine & { commands: string[] } {
  const commands: string[] = [];
  return {
    commands,
    env: {},
    isRoot: false,
    playwrightPath: () => playwrightPath,
    findOnPath: async (name) => programs.find((program) => program.endsWith(`/${name}`)),
    canRun: async (program) => programs.includes(program),
    run: async (program, ...args) => {
      commands.push([program, ...args].join(' '));
      const added = install[program];
      if (added !== undefined && args.includes('install')) programs.push(added);
      return added !== undefined;
    },
    ...rest,
  };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => log.mockRestore());

it('prefers CHROMIUM_PATH and says so', async () => {
  const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/opt/chrome' },
  });
  expect(await findChromium(machine)).toBe('/opt/chrome');
  expect(log).toHaveBeenLastCalledWith('Chromium of CHROMIUM_PATH: /opt/chrome');
});

it('does not pass over a wrong CHROMIUM_PATH', async () => {
  const machine = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/gone' } });
  await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH: got "/opt/gone", which cannot be run');
});

it('takes the browser of the system, then that of Playwright', async () => {
  expect(await findChromium(machineWith(['/usr/bin/google-chrome', playwrightPath]))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(await findChromium(machineWith([playwrightPath]))).toBe(playwrightPath);
});

it('passes over a placeholder that does not start', async () => {
  const machine = machineWith([playwrightPath], {
    findOnPath: async (name) => (name === 'chromium-browser' ? '/usr/bin/chromium-browser' : undefined),
  });
  expect(await findChromium(machine)).toBe(playwrightPath);
});

it('installs the package of Debian as root', async () => {
  const machine = machineWith(['/usr/bin/apt-get'], {
    isRoot: true,
    install: { 'apt-get': '/usr/bin/chromium' },
  });
  expect(await findChromium(machine)).toBe('/usr/bin/chromium');
  expect(machine.commands).toEqual(['apt-get update', 'apt-get install -y chromium']);
});

it('installs the browser of Playwright otherwise', async () => {
  const user = machineWith(['/usr/bin/apt-get'], { install: { npx: playwrightPath } });
  expect(await findChromium(user)).toBe(playwrightPath);
  expect(user.commands).toEqual(['npx playwright install chromium']);
  const offline = machineWith(['/usr/bin/apt-get'], { isRoot: true, install: { npx: playwrightPath } });
  expect(await findChromium(offline)).toBe(playwrightPath);
  expect(offline.commands).toEqual(['apt-get update', 'npx playwright install chromium']);
});

describe('for tests', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('takes the build without a window, installed where it can be', async () => {
    expect(await findHeadlessChromium(machineWith(['/usr/bin/chromium', shell]))).toBe(shell);
    const machine = machineWith(['/usr/bin/apt-get', '/usr/bin/chromium'], {
      isRoot: true,
      install: { 'apt-get': shell },
    });
    expect(await findHeadlessChromium(machine)).toBe(shell);
    expect(machine.commands).toEqual(['apt-get update', 'apt-get install -y chromium-headless-shell']);
  });

  it('takes a whole browser otherwise, and CHROMIUM_PATH before all', async () => {
    const user = machineWith(['/usr/bin/apt-get', '/usr/bin/chromium']);
    expect(await findHeadlessChromium(user)).toBe('/usr/bin/chromium');
    expect(user.commands).toEqual([]);
    const offline = machineWith(['/usr/bin/apt-get', '/usr/bin/chromium'], { isRoot: true });
    expect(await findHeadlessChromium(offline)).toBe('/usr/bin/chromium');
    const chosen = machineWith([shell, '/opt/chrome'], { env: { CHROMIUM_PATH: '/opt/chrome' } });
    expect(await findHeadlessChromium(chosen)).toBe('/opt/chrome');
  });
});

it('says what to do when nothing works', async () => {
  await expect(findChromium(machineWith([]))).rejects.toThrow('set CHROMIUM_PATH to one');
});
