import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import { messageOf } from './errors';

/** Prints what a script is doing, for someone who waits. */
export function printStep(text: string): void {
  console.log(`\n▸ ${text}`);
}

/** Prints a step, and how long it took once it has succeeded. `describe` adds what came of it. */
export async function timeStep<Result>(
  title: string,
  step: () => Promise<Result>,
  describe: (result: Result) => string = () => 'done',
): Promise<Result> {
  printStep(title);
  const start = performance.now();
  const result = await step();
  console.log(`  ${describe(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** An error without a stack for the reader: the script prints its message and exits with its code. */
export class ScriptError extends Error {
  override name = 'ScriptError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/**
 * Reads the arguments of a command.
 *
 * @param config as Node's `parseArgs` takes it
 * @param read makes of them what the command needs; throws where a value is not accepted
 * @throws ScriptError with what is wrong and the usage
 */
export function readArguments<const Config extends ParseArgsConfig, Result>(
  usage: string,
  config: Config,
  read: (given: ReturnType<typeof parseArgs<Config>>) => Result,
): Result {
  try {
    return read(parseArgs(config));
  } catch (error) {
    throw new ScriptError(`${messageOf(error)}\n\n${usage}`, 2);
  }
}

/**
 * The command line of a program with several commands: the name of one, `help` by default, a single word after it, and options.
 *
 * @throws ScriptError with the usage
 */
export function readCommand<Schema extends v.GenericSchema>(
  {
    usage,
    options,
    word,
    schema,
  }: { usage: string; options: NonNullable<ParseArgsConfig['options']>; word: string; schema: Schema },
  args: readonly string[],
): v.InferOutput<Schema> | { name: 'help' } {
  const config = {
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, ...options },
  } as const;
  return readArguments(usage, config, ({ values, positionals: [name = 'help', first, more] }) => {
    if (values['help'] || name === 'help') return { name: 'help' };
    if (more !== undefined) throw new Error(`"${more}" is too much`);
    return v.parse(schema, { name, ...(first !== undefined && { [word]: first }), ...values });
  });
}

/** It was asked to end. */
export class StoppedError extends ScriptError {
  override name = 'StoppedError';
}

const signalExitCodes = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/**
 * Aborted by Ctrl-C, SIGHUP, SIGTERM and the end of the program that forked this one. The reason is the error to exit
 * with.
 */
export function abortOnSignal(what: string): AbortSignal {
  const controller = new AbortController();
  const stop = (exitCode: number) => controller.abort(new StoppedError(`${what} was stopped.`, exitCode));
  for (const [signal, exitCode] of signalExitCodes) process.on(signal, () => stop(exitCode));
  process.once('disconnect', () => stop(143));
  // Otherwise listening would keep this process alive.
  process.channel?.unref();
  return controller.signal;
}

/** Runs a script to its end: an error is printed as its message, and its code or 1 is the exit code. */
export function runScript(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`\n✗ ${messageOf(error)}`);
    process.exit(error instanceof ScriptError ? error.exitCode : 1);
  });
}
