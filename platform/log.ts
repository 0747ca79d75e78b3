import pretty, { type PrettyOptions, prettyFactory } from 'pino-pretty';
import type { Environment } from './environment/readEnvironment';

/** The part of a server's logger that code outside of servers uses. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const readable: PrettyOptions = {
  ignore: 'pid,hostname',
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
};

/** Fastify's `logger` option of all servers: lines of JSON, in a terminal lines to be read. */
export function loggerOptions(level: Environment['logLevel']) {
  if (!process.stdout.isTTY) return { level };
  return { level, stream: pretty({ ...readable, sync: true }) };
}

/** A line of JSON as a terminal shows it; any other line stays as it is. */
export function readableLine(line: string): string {
  return formatLine(line).trimEnd();
}

const formatLine = prettyFactory({ ...readable, colorize: process.stdout.isTTY });
