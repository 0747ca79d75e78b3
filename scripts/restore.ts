import path from 'node:path';
import * as v from 'valibot';
import { partNames } from '../backup/manifest';
import { placesOf } from '../backup/places';
import { restore } from '../backup/restoreBackup';
import { messageOf } from '../platform/errors';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import { printStep, readArguments, runScript, ScriptError } from '../platform/runScript';
import { assertPortIsFree } from '../platform/http/serverStart';

const usage = `npm run restore -- <folder of the backup> [--force] [--only ${partNames.join(',')}]`;

const onlySchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(v.picklist(partNames)),
);

function readOptions() {
  const options = { force: { type: 'boolean', default: false }, only: { type: 'string' } } as const;
  return readArguments(usage, { allowPositionals: true, options }, ({ values, positionals }) => {
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new Error('Name one folder');
    const only = values.only === undefined ? undefined : v.parse(onlySchema, values.only);
    return { folder, only, isForced: values.force };
  });
}

/** @throws Error that names the first of the servers that runs, or what else listens in its place */
async function assertNoServers({
  host,
  port,
  contentApiHost,
  contentApiPort,
  desk,
}: Environment): Promise<void> {
  const servers = [
    { variable: 'PORT', host, port },
    { variable: 'CONTENT_API_PORT', host: contentApiHost, port: contentApiPort },
    { variable: 'DESK_PORT', host: desk.host, port: desk.port },
  ];
  for (const { variable, ...at } of servers) {
    await assertPortIsFree(at.host, at.port, variable).catch((cause: unknown) => {
      throw new Error(`${at.host}:${at.port} (${variable}) is in use`, { cause });
    });
  }
}

/** `npm run restore -- FOLDER`: makes a backup what the servers work with, while they do not run. */
async function main(): Promise<void> {
  const { folder, ...options } = readOptions();
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const source = path.resolve(process.env.INIT_CWD ?? '', folder);
  try {
    await assertNoServers(environment);
    printStep(`Restoring ${source}`);
    const places = placesOf(path.join(__dirname, '..'), environment);
    await restore(places, source, { ...options, now: new Date() }, (line) => console.log(`  ${line}`));
  } catch (error) {
    const isInUse = messageOf(error).includes(' is in use');
    throw new ScriptError(
      messageOf(error) + (isInUse ? '\nStop all servers, restore, and start them again.' : ''),
    );
  }
  printStep('Everything is as it was in the backup.');
  console.log(
    '  Erase again what was erased since: `npm run contact -- delete`, and `erase` for each person who asked.',
  );
}

runScript(main);
