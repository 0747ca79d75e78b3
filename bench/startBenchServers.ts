import path from 'node:path';
import { twoFreePorts } from '../scripts/testRun/freePorts';
import { ProcessGroups } from '../scripts/testRun/ProcessGroups';
import { RunningServers } from '../scripts/testRun/RunningServers';
import { type ServerName, serversOn, siteEnvironment } from '../scripts/testRun/servers';
import type { Cleanups } from './Cleanups';

const root = path.join(__dirname, '..');

export interface BenchServers {
  siteUrl: string;
  contentApiUrl: string;
}

interface BenchFolders {
  /** What the content API serves instead of its own content. */
  contentFolder?: string;
  /** Absolute folder of the releases, whose current one the site server serves. */
  releasesFolder?: string;
}

/**
 * Starts servers on free ports, so that a site that is being worked on is not disturbed.
 *
 * @throws Error with the end of its log when a server does not start
 */
export async function startBenchServers(
  names: readonly ServerName[],
  cleanups: Cleanups,
  { contentFolder, releasesFolder }: BenchFolders = {},
): Promise<BenchServers> {
  const [contentApi, site] = await twoFreePorts();
  const servers = serversOn({ contentApi, site });
  const api = servers['content-api'];
  const content = contentFolder === undefined ? [] : ['--content', contentFolder];
  const processes = new ProcessGroups(root);
  cleanups.add(() => processes.stopAll());
  const running = new RunningServers({
    servers: { ...servers, 'content-api': { ...api, command: [...api.command, ...content] } },
    processes,
    env: {
      ...process.env,
      ...siteEnvironment({ contentApi, site }),
      ...(releasesFolder !== undefined && { RELEASES_FOLDER: releasesFolder }),
    },
    logFolder: path.join(root, 'test-results', 'bench'),
  });
  await running.ensure(names);
  return { siteUrl: `http://localhost:${site}`, contentApiUrl: `http://127.0.0.1:${contentApi}` };
}
