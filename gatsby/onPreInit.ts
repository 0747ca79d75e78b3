import type { GatsbyNode } from 'gatsby';
import { messageOf } from '../platform/errors';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { checkContract } from './contentApi/checkContract';

/** Nothing is built, and nothing of the last build is touched, before the content API is known to be usable. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  try {
    await checkContract({ url: contentApiUrl, token: contentApiToken });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};
