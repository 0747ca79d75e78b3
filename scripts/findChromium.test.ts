import { findChromium, type Machine } from './findChromium';

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

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const shell = '/usr/bin/chromium-headless-shell';
const asRoot = (program: string) => ({ isRoot: true, install: { 'apt-get': program } });

it('takes CHROMIUM_PATH before all, and does not pass over a wrong one', async () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  for (const isHeadless of [true, false]) {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium', shell], { env });
    expect(await findChromium({ isHeadless }, machine)).toBe('/opt/chrome');
  }
  await expect(findChromium({}, machineWith(['/usr/bin/chromium'], { env }))).rejects.toThrow(
    'CHROMIUM_PATH: got "/opt/chrome", which cannot be run',
  );
});

it.each<[string, Machine & { commands: string[] }, boolean, string, string[]]>([
  [
    'that of the system',
    machineWith(['/usr/bin/google-chrome', playwrightPath]),
    false,
    '/usr/bin/google-chrome',
    [],
  ],
  ['that of Playwright', machineWith([playwrightPath]), false, playwrightPath, []],
  [
    'none that does not start',
    machineWith([playwrightPath], { findOnPath: async () => '/usr/bin/chromium-browser' }),
    false,
    playwrightPath,
    [],
  ],
  [
    'the package of Debian, as root',
    machineWith(['/usr/bin/apt-get'], asRoot('/usr/bin/chromium')),
    false,
    '/usr/bin/chromium',
    ['apt-get update', 'apt-get install -y chromium'],
  ],
  [
    'that of Playwright, which can be installed by anybody',
    machineWith(['/usr/bin/apt-get'], { install: { npx: playwrightPath } }),
    false,
    playwrightPath,
    ['npx playwright install chromium'],
  ],
  ['the one without a window for tests', machineWith(['/usr/bin/chromium', shell]), true, shell, []],
  [
    'the one without a window for tests, installed as root',
    machineWith(['/usr/bin/apt-get', '/usr/bin/chromium'], asRoot(shell)),
    true,
    shell,
    ['apt-get update', 'apt-get install -y chromium-headless-shell'],
  ],
  [
    'a whole one for tests where there is none without a window',
    machineWith(['/usr/bin/apt-get', '/usr/bin/chromium']),
    true,
    '/usr/bin/chromium',
    [],
  ],
])('takes %s', async (_, machine, isHeadless, program, commands) => {
  expect(await findChromium({ isHeadless }, machine)).toBe(program);
  expect(machine.commands).toEqual(commands);
});

it('says what to do when nothing works', async () => {
  await expect(findChromium({}, machineWith([]))).rejects.toThrow('set CHROMIUM_PATH to one');
});
