import path from 'node:path';
import { backUp } from '../backup/backUp';
import { placesOf } from '../backup/places';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { printStep, readArguments, runScript } from '../platform/runScript';

const advice = `  Keep apart what is set for the servers (.env, or the files of their units): it holds secrets, and is not in the backup.
  The backup holds personal data: delete it once the requests in it have to be erased, after 365 days at most.`;

/** `npm run backup -- FOLDER`: everything that has to be kept, into a new folder, while the servers run. */
async function main(): Promise<void> {
  const folder = readArguments(
    'npm run backup -- <new folder>',
    { allowPositionals: true },
    ({ positionals: [one, ...others] }) => {
      if (one === undefined || others.length > 0) throw new Error('Name one folder');
      return one;
    },
  );
  loadDotEnv();
  // Paths are from where npm was called, which runs scripts at the root of the project.
  const target = path.resolve(process.env.INIT_CWD ?? '', folder);
  printStep(`Backing up to ${target}`);
  const places = placesOf(path.join(__dirname, '..'), readEnvironment(process.env));
  await backUp(places, target, (line) => console.log(`  ${line}`));
  printStep('The backup is complete.');
  console.log(advice);
}

runScript(main);
