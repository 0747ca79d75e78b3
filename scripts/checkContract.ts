import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { checkContract } from '../gatsby/contentApi/checkContract';
import { runScript } from '../platform/runScript';

/** `npm run check:contract`: whether the content API of CONTENT_API_URL can feed the site. */
async function main(): Promise<void> {
  loadDotEnv();
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  await checkContract({ url: contentApiUrl, token: contentApiToken });
  console.log(`The content API at ${contentApiUrl} honours content-api/schema.graphql.`);
}

runScript(main);
