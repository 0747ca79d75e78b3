import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatsbyNode } from 'gatsby';
import { revisionAwaitedFile } from '../platform/contentRevision';
import { messageOf } from '../platform/errors';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { checkContract } from './contentApi/checkContract';

/** A build may be started before it is known of which revision it is to be. */
async function revisionKnown(): Promise<void> {
  while (existsSync(revisionAwaitedFile(process.cwd()))) await delay(50);
}

/** Checks that the content API is usable before anything is built, or anything of the last build is touched. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  await revisionKnown();
  try {
    await checkContract({ url: contentApiUrl, token: contentApiToken });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};
