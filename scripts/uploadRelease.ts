import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment, readUploadEnvironment } from '../platform/environment/readEnvironment';
import { revalidate } from '../site-server/responseHeaders';
import { LiveRelease } from '../publishing/releases/LiveRelease';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { fetchLedger, keepLedger, uploadRelease } from '../publishing/upload/uploadRelease';
import { Bucket } from '../publishing/upload/Bucket';
import { printStep, readArguments, runScript, timeStep } from '../platform/runScript';

const repository = path.join(__dirname, '..');

/**
 * `npm run upload`: brings the live release to S3-compatible storage. `-- --addresses` fetches the addresses published
 * so far from there instead, before a release on a machine that does not have them.
 */
async function main(): Promise<void> {
  const options = { addresses: { type: 'boolean', default: false } } as const;
  const { values } = readArguments('npm run upload [-- --addresses]', { options }, (given) => given);
  loadDotEnv();
  const { releasesFolder } = readEnvironment(process.env);
  const settings = readUploadEnvironment(process.env);
  const folder = path.resolve(repository, releasesFolder);
  const bucket = new Bucket(settings);
  const { ledgerFile } = new ReleaseStore(folder);
  if (values.addresses) {
    const isFetched = await fetchLedger(bucket, ledgerFile);
    printStep(isFetched ? `${ledgerFile} is fetched.` : 'There are no addresses to fetch, or they are here.');
    return;
  }
  const { about, root, headers } = await new LiveRelease(folder, console.error).current();
  await keepLedger(bucket, ledgerFile);
  await timeStep(
    `Bringing release ${about.id} to ${settings.endpoint}/${settings.bucket}`,
    () =>
      uploadRelease({
        root,
        bucket,
        cacheControlOf: (file) => headers.of(file.split('/').slice(1))['cache-control'] ?? revalidate,
        onProgress: ({ phase, done, total }) => {
          if (done === total || done % 100 === 0) console.log(`  ${phase}: ${done} of ${total}`);
        },
      }),
    ({ written, kept, deleted }) => `${written} objects written, ${kept} unchanged, ${deleted} deleted`,
  );
  printStep('The release is there.');
}

runScript(main);
