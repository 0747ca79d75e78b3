import path from 'node:path';
import { freePort } from '../platform/freePort';
import { ProcessGroup } from '../platform/processGroup';
import { waitForHealth } from '../platform/http/serverStart';
import {
  contentApiCommand,
  contentApiUrlOn,
  siteEnvironment,
  siteServerCommand,
  siteUrlOn,
} from '../scripts/testSite';
import type { Cleanups } from './Cleanups';

const root = path.join(__dirname, '..');

interface BenchServers {
  siteUrl: string;
  contentApiUrl: string;
}

interface BenchFolders {
  /** What the content API serves instead of its own content. */
  contentFolder?: string;
  /** Absolute folder of the releases, whose current one the site server serves. */
  releasesFolder?: string;
}

type ServerName = 'content-api' | 'site-server';

/**
 * Starts servers on free ports, so that a site that is being worked on is not disturbed.
 *
 * @throws Error with the output of a server that does not start
 */
export async function startBenchServers(
  names: readonly ServerName[],
  cleanups: Cleanups,
  { contentFolder, releasesFolder }: BenchFolders = {},
): Promise<BenchServers> {
  const ports = { contentApi: await freePort(), site: await freePort() };
  const [siteUrl, contentApiUrl] = [siteUrlOn(ports), contentApiUrlOn(ports)];
  const env = {
    ...process.env,
    ...siteEnvironment(ports),
    ...(releasesFolder !== undefined && { RELEASES_FOLDER: releasesFolder }),
  };
  const servers = {
    'content-api': {
      command: [...contentApiCommand, ...(contentFolder === undefined ? [] : ['--content', contentFolder])],
      origin: contentApiUrl,
    },
    'site-server': { command: siteServerCommand, origin: siteUrl },
  };
  for (const name of names) {
    const { command, origin } = servers[name];
    const [program = '', ...args] = command;
    let output: string[] = [];
    const onLine = (line: string) => (output = [...output.slice(-19), line]);
    const server = new ProcessGroup(program, args, { cwd: root, env, onLine });
    cleanups.add(() => server.stop());
    if (await waitForHealth(`${origin}/health`, server.ended)) continue;
    throw new Error(`The ${name} did not start.\n${output.join('\n')}`);
  }
  return { siteUrl, contentApiUrl };
}
