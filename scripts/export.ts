import path from 'node:path';
import * as v from 'valibot';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { printStep, readArguments, runScript, timeStep } from '../platform/runScript';
import { exportRelease } from '../publishing/hosting/exportRelease';
import { hostNames } from '../publishing/hosting/hosts';
import { LiveRelease } from '../publishing/releases/LiveRelease';
import { revalidate } from '../site-server/responseHeaders';

const repository = path.join(__dirname, '..');
const usage = `npm run export -- --for ${hostNames.join('|')} [--to FOLDER] [--live URL]`;

const argumentsSchema = v.object({
  for: v.picklist(hostNames, `--for names a host: ${hostNames.join(', ')}`),
  to: v.optional(v.string()),
  live: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#]+$/, '--live is the address of a site server: https://live.example.com'),
    ),
  ),
});

/** `npm run export`: writes the live release as a host needs it; see docs/hosts.md. */
async function main(): Promise<void> {
  const options = {
    for: { type: 'string', default: '' },
    to: { type: 'string' },
    live: { type: 'string' },
  } as const;
  const given = readArguments(usage, { options }, ({ values }) => v.parse(argumentsSchema, values));
  loadDotEnv();
  const { releasesFolder, contentApiUrl, contentApiToken, apiBaseUrl } = readEnvironment(process.env);
  const release = await new LiveRelease(path.resolve(repository, releasesFolder), console.error).current();
  const to = path.resolve(given.to ?? path.join(repository, '.data/export', given.for));
  const { notes } = await timeStep(
    `Exporting release ${release.about.id} for ${given.for} to ${to}`,
    () =>
      exportRelease({
        host: given.for,
        release,
        contentApi: { url: contentApiUrl, token: contentApiToken },
        to,
        liveUrl: given.live,
        asksElsewhere: apiBaseUrl !== '',
        defaultCaching: revalidate,
      }),
    ({ files, linked }) => `${files} files, ${linked} of them documents and data files of ${contentApiUrl}`,
  );
  for (const note of notes) printStep(note);
}

runScript(main);
