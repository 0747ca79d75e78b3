import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment, readUploadEnvironment } from '../platform/environment/readEnvironment';
import { revalidate } from '../site-server/responseHeaders';
import { exportRelease, objectListName, objectListSchema } from '../publishing/hosting/exportRelease';
import { hosts } from '../publishing/hosting/hosts';
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
  const { releasesFolder, contentApiUrl, contentApiToken, apiBaseUrl } = readEnvironment(process.env);
  const settings = readUploadEnvironment(process.env);
  const folder = path.resolve(repository, releasesFolder);
  const bucket = new Bucket(settings);
  const { ledgerFile } = new ReleaseStore(folder);
  if (values.addresses) {
    const isFetched = await fetchLedger(bucket, ledgerFile);
    printStep(isFetched ? `${ledgerFile} is fetched.` : 'There are no addresses to fetch, or they are here.');
    return;
  }
  const release = await new LiveRelease(folder, console.error).current();
  await keepLedger(bucket, ledgerFile);
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'upload-'));
  try {
    const { notes } = await timeStep(`Collecting the files of release ${release.about.id}`, () =>
      exportRelease({
        host: 's3',
        release,
        contentApi: { url: contentApiUrl, token: contentApiToken },
        to: temporary,
        liveUrl: undefined,
        asksElsewhere: apiBaseUrl !== '',
        defaultCaching: revalidate,
      }),
    );
    const list = await readFile(path.join(temporary, objectListName), 'utf8');
    const { refused } = await timeStep(
      `Bringing release ${release.about.id} to ${settings.endpoint}/${settings.bucket}`,
      () =>
        uploadRelease({
          root: path.join(temporary, hosts.s3.folder),
          objects: v.parse(objectListSchema, JSON.parse(list)),
          bucket,
          onProgress: ({ phase, done, total }) => {
            if (done === total || done % 100 === 0) console.log(`  ${phase}: ${done} of ${total}`);
          },
        }),
      ({ written, kept, deleted }) => `${written} objects written, ${kept} unchanged, ${deleted} deleted`,
    );
    for (const note of notes) printStep(note);
    if (refused > 0) {
      printStep(
        `The storage knows no redirects (501): ${refused} addresses that lead to pages answer 404. Let a CDN or proxy in front redirect them, by the release's _redirects.`,
      );
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  printStep('The release is there.');
}

runScript(main);
