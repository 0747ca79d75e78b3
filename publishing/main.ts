import os from 'node:os';
import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { isPlainText } from '../contract/plainText';
import { projectRoot } from '../platform/projectRoot';
import { abortOnSignal, printStep, readArguments, runScript, ScriptError } from '../platform/runScript';
import { openPublishing } from './database';
import { accountOfMachine, PublishHistory, Recorder } from './history';
import { describeHold, Holds } from './holds';
import { Jobs } from './jobs';
import { publishJob, type Publishing, warn } from './publishJob';
import { ReleaseStore } from './releases/ReleaseStore';
import { liftHold, rollBack } from './rollBack';

const help = `npm run release                          builds the site, checks it and makes it live
npm run release -- --allow-fewer-pages   also when it has lost more than half of its pages
npm run release -- --with-gatsby          also where it could be rendered without, and compares the two
npm run release -- --revision ID         builds this revision of the content, not the latest
npm run release -- rollback [id]         makes an earlier release live again: that one, or the one before
npm run release -- rollback [id] --hold  the same, and nothing is published until that is lifted
npm run release -- lift                  publishing goes on
npm run release -- list                  what releases there are, newest first, and whether publishing is on hold
npm run release -- help                  this text

--by NAME and --note TEXT tell the history who does it, in place of the account of this machine, and why.
The desk runs --job ID.`;

type Arguments = ReturnType<typeof parseCommand>;

/** @throws ScriptError naming what is wrong */
function parseCommand(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const config = {
    args: [...args],
    allowPositionals: true,
    options: {
      by: text,
      note: text,
      revision: text,
      job: text,
      'allow-fewer-pages': flag,
      'with-gatsby': flag,
      hold: flag,
    },
  } as const;
  return readArguments(help, config, ({ values, positionals: [command = 'publish', id, ...rest] }) => {
    const surplus = command === 'rollback' ? rest[0] : id;
    if (surplus !== undefined) throw new Error(`"${surplus}" is not understood here.`);
    if (values.hold && command !== 'rollback') throw new Error('--hold goes with rollback.');
    for (const name of ['by', 'note'] as const) {
      if (!isPlainText(values[name] ?? ''))
        throw new Error(`--${name} holds an invisible control character: type it anew.`);
    }
    if (values.by !== undefined && !/^.{1,100}$/su.test(values.by.trim()))
      throw new Error('--by takes a name of 1 to 100 characters.');
    return { ...values, command, id };
  });
}

type Command = (publishing: Publishing, options: Arguments) => Promise<void>;

const publish: Command = async (publishing, options) => {
  // For all of its processes: visitors are answered first. Idle processors build as fast as ever.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const signal = abortOnSignal('The publish');
  const { job, revision } = options;
  const { 'allow-fewer-pages': allowsFewerPages, 'with-gatsby': withGatsby } = options;
  const asked = { job, revision, allowsFewerPages, withGatsby };
  await publishJob(publishing, asked, signal);
};

async function takeBack(
  { store, holds, recorder }: Publishing,
  { id, hold: isHeld }: Arguments,
): Promise<void> {
  const release = await rollBack({ store, holds, recorder, id, isHeld });
  printStep(`${release.id} of ${release.builtAt} is live again.`);
  if (isHeld) console.log('  Nothing is published until the hold is lifted: `npm run release -- lift`');
}

async function lift({ holds, recorder }: Publishing): Promise<void> {
  const hold = await liftHold(holds, recorder);
  printStep(hold ? 'The hold is lifted: publishing goes on.' : 'Publishing is not on hold.');
}

async function list({ store, holds }: Publishing): Promise<void> {
  const [releases, current] = [await store.list(), await store.current()];
  const lines = releases.map(({ id, builtAt }) => `${id === current?.id ? '*' : ' '} ${id}  ${builtAt}`);
  console.log(lines.join('\n') || 'There is no release yet: `npm run release` makes one.');
  const hold = await holds.current();
  if (hold) console.log(`\n${describeHold(hold)}`);
}

const commands: Readonly<Record<string, Command>> = { publish, rollback: takeBack, lift, list };

/** A publish goes on when its terminal is closed or a program stops reading its output. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** `npm run release`: see {@link help}. */
async function main(): Promise<void> {
  outliveReaders();
  const options = parseCommand(process.argv.slice(2));
  if (options.command === 'help') {
    console.log(help);
    return;
  }
  const run = commands[options.command];
  if (!run) throw new ScriptError(`"${options.command}" is not understood here.\n\n${help}`, 2);
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const store = new ReleaseStore(path.resolve(projectRoot, environment.releasesFolder));
  const database = await openPublishing(store.folder);
  const { by = accountOfMachine(), note = '' } = options;
  const actor = { who: by.trim(), via: 'shell', note: note.trim() } as const;
  try {
    await run(
      {
        root: projectRoot,
        store,
        database,
        jobs: new Jobs(database),
        holds: new Holds(database),
        recorder: new Recorder(new PublishHistory(database), actor, warn),
        environment,
      },
      options,
    );
  } finally {
    database.close();
  }
}

runScript(main);
