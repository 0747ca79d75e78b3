import { contractMisses, groupMisses } from '../gatsby/contractCheck/contractMisses';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { runScript, ScriptError } from '../platform/runScript';

/** `npm run check:contract`: whether the content API of CONTENT_API_URL can feed the site. */
async function main(): Promise<void> {
  loadDotEnv();
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  const misses = await contractMisses({ url: contentApiUrl, token: contentApiToken });
  groupMisses(misses).forEach((group) => console.error(`- ${group}`));
  if (misses.length > 0) {
    throw new ScriptError(
      `The content API at ${contentApiUrl} misses ${misses.length} of what content-api/CONTRACT.md asks for`,
    );
  }
  console.log(`The content API at ${contentApiUrl} has all that content-api/CONTRACT.md asks for.`);
}

runScript(main);
