import type { Machine } from './findChromium';
import { findEngines } from './findEngines';

/** A machine with these programs; `apt-get install` adds those of the packages. */
function machineWith(programs: string[], { isRoot = false, hasBindings = true } = {}) {
  const commands: string[] = [];
  const machine: Machine = {
    env: {},
    isRoot,
    playwrightPath: () => '',
    findOnPath: async (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined),
    canRun: async () => true,
    run: async (program, ...args) => {
      if (program === '/usr/bin/python3') return hasBindings;
      commands.push([program, ...args].join(' '));
      if (args[0] !== 'install') return true;
      programs.push(...all);
      hasBindings = true;
      return true;
    },
  };
  return { machine, commands };
}

const all = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'xauth', 'pdftotext'];

it('finds what is there, and installs nothing', async () => {
  const { machine, commands } = machineWith([...all, 'apt-get'], { isRoot: true });
  expect(await findEngines({}, machine)).toBe('/usr/bin/firefox-esr');
  expect(commands).toEqual([]);
});

it('takes a Firefox that is not Debian’s', async () => {
  const { machine } = machineWith(['firefox', ...all.slice(1)]);
  expect(await findEngines({}, machine)).toBe('/usr/bin/firefox');
});

it('installs the packages that are missing, as root', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const present = ['apt-get', 'xvfb-run', 'xauth', 'pdftotext'];
  const { machine, commands } = machineWith(present, { isRoot: true, hasBindings: false });
  expect(await findEngines({}, machine)).toBe('/usr/bin/firefox-esr');
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y firefox-esr webkit2gtk-driver python3-gi gir1.2-webkit2-4.1',
  ]);
  log.mockRestore();
});

it('leaves a machine as it is where it may not install', async () => {
  const { machine, commands } = machineWith(['apt-get'], { isRoot: true });
  await expect(findEngines({ mayInstall: false }, machine)).rejects.toThrow('Debian’s packages firefox-esr');
  expect(commands).toEqual([]);
});

it('names them to anybody else', async () => {
  const { machine } = machineWith(all.slice(0, -1), { hasBindings: false });
  await expect(findEngines({}, machine)).rejects.toThrow(
    'Firefox and WebKitGTK need Debian’s packages poppler-utils, python3-gi, gir1.2-webkit2-4.1, or the like',
  );
});
