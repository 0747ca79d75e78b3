import type { GatsbyNode } from 'gatsby';
import { messageOf } from '../platform/errors';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { checkContract } from './contentApi/schemaDifferences';

/** Checks that the content API is usable before anything is built, or anything of the last build is touched. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  try {
    await checkContract({ url: contentApiUrl, token: contentApiToken });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};
