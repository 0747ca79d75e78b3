import * as v from 'valibot';
import { ProcessGroup } from '../../platform/processGroup';
import { waitForHealth } from '../../platform/http/serverStart';
import {
  contentApiCommand,
  contentApiUrlOn,
  siteEnvironment,
  siteServerCommand,
  siteUrlOn,
  testPorts,
} from '../../scripts/testSite';

export const siteUrl = siteUrlOn(testPorts);

/** @throws Error with the server's output when it does not start */
async function startServer(
  [program, ...args]: readonly [string, ...string[]],
  origin: string,
): Promise<void> {
  const lines: string[] = [];
  const env = { ...process.env, ...siteEnvironment(testPorts) };
  const { ended } = new ProcessGroup(program, args, { env, onLine: (line) => lines.push(line) });
  if (await waitForHealth(`${origin}/health`, ended)) return;
  throw new Error(`${args.join(' ')} did not start.\n${lines.join('\n')}`);
}

/** Serves the release of the tests. `stopProcessGroups` ends it. */
export async function serveSite(): Promise<void> {
  await startServer(contentApiCommand, contentApiUrlOn(testPorts));
  await startServer(siteServerCommand, siteUrl);
}

/** The first fund of the sitemap. */
export async function fundPath(): Promise<string> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap-0.xml`)).text();
  const path = /<loc>[^<]*(\/fr\/funds\/[^/<]+)<\/loc>/.exec(sitemap)?.[1];
  if (path === undefined) throw new Error('The sitemap has no fund.');
  return path;
}

const disclaimerTexts = v.object({ fr: v.object({ profiles: v.array(v.object({ title: v.string() })) }) });

/** The first investor profile of the disclaimer. */
export async function profileTitle(): Promise<string> {
  const response = await fetch(`${siteUrl}/disclaimer-texts.json`);
  const title = v.parse(disclaimerTexts, await response.json()).fr.profiles[0]?.title;
  if (title === undefined) throw new Error('The disclaimer has no profiles.');
  return title;
}
