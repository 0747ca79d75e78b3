import { ScriptError } from './steps';

const codes = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/**
 * Is aborted by Ctrl-C, by the end of the terminal, by SIGTERM, and by the end of the program that forked this one. Its reason is
 * the error to end the script with.
 */
export function abortOnSignal(what: string): AbortSignal {
  const controller = new AbortController();
  const stop = (exitCode: number) => controller.abort(new ScriptError(`${what} was stopped.`, exitCode));
  for (const [signal, code] of codes) process.on(signal, () => stop(code));
  process.once('disconnect', () => stop(143));
  // Listening alone would keep the process for as long as that program runs.
  process.channel?.unref();
  return controller.signal;
}
