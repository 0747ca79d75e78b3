import { installDebianPackages, type Machine, thisMachine } from './findChromium';

/** Programs of Firefox and WebKitGTK, and the Debian package of each. */
const programs = [
  { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  // GTK needs a display.
  { names: ['xvfb-run'], package: 'xvfb' },
  { names: ['xauth'], package: 'xauth' },
  { names: ['pdftotext'], package: 'poppler-utils' },
] as const;

/** Debian's Python, not another on PATH: it finds Debian's bindings. The window that the driver drives is a script. */
const bindings = {
  python: '/usr/bin/python3',
  script: 'import gi; gi.require_version("WebKit2", "4.1")',
  packages: ['python3-gi', 'gir1.2-webkit2-4.1'],
} as const;

async function findFirst(machine: Machine, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const program = await machine.findOnPath(name);
    if (program !== undefined) return program;
  }
  return undefined;
}

async function missingPackages(machine: Machine): Promise<string[]> {
  const missing: string[] = [];
  for (const { names, package: name } of programs) {
    if ((await findFirst(machine, names)) === undefined) missing.push(name);
  }
  const hasBindings = await machine.run(bindings.python, '-c', bindings.script);
  return hasBindings ? missing : [...missing, ...bindings.packages];
}

/**
 * Finds Firefox and WebKitGTK, or installs Debian's packages as root.
 *
 * @param mayInstall false where they are only walked if they are there
 * @returns the path of Firefox; the others are found by name
 * @throws Error that names the packages that are missing
 */
export async function findEngines(
  { mayInstall = true } = {},
  machine: Machine = thisMachine,
): Promise<string> {
  let missing = await missingPackages(machine);
  if (missing.length > 0 && mayInstall && (await installDebianPackages(machine, missing))) {
    missing = await missingPackages(machine);
  }
  const firefox = await findFirst(machine, programs[0].names);
  if (firefox === undefined || missing.length > 0) {
    throw new Error(`Firefox and WebKitGTK need Debian’s packages ${missing.join(', ')}, or the like.`);
  }
  return firefox;
}
