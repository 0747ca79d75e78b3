import path from 'node:path';
import { loadDotEnv } from '../environment/loadDotEnv';
import { readEnvironment } from '../environment/readEnvironment';
import { readUploadEnvironment } from '../environment/readUploadEnvironment';
import { revalidate } from '../site-server/headers/sentHeaders';
import { LiveRelease } from '../site-server/LiveRelease';
import { Bucket } from '../site-server/upload/Bucket';
import { uploadRelease } from '../site-server/upload/uploadRelease';
import { printStep, runScript, timeStep } from './steps';

const repository = path.join(__dirname, '..');

/** `npm run upload`: brings the live release to S3-compatible storage. */
async function main(): Promise<void> {
  loadDotEnv();
  const { releasesFolder } = readEnvironment(process.env);
  const settings = readUploadEnvironment(process.env);
  const folder = path.resolve(repository, releasesFolder);
  const { about, root, headers } = await new LiveRelease(folder, console.error).current();
  await timeStep(
    `Bringing release ${about.id} to ${settings.endpoint}/${settings.bucket}`,
    () =>
      uploadRelease({
        root,
        bucket: new Bucket(settings),
        cacheControlOf: (file) => headers.of(file.split('/').slice(1))['cache-control'] ?? revalidate,
        tell: ({ phase, done, total }) => {
          if (done === total || done % 100 === 0) console.log(`  ${phase}: ${done} of ${total}`);
        },
      }),
    ({ written, kept, deleted }) => `${written} objects written, ${kept} unchanged, ${deleted} deleted`,
  );
  printStep('The release is there.');
}

runScript(main);
