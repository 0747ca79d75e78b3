import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

/** An error; those of the system carry more. */
const errorSchema = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  address: v.optional(v.string(), ''),
  port: v.optional(v.number()),
});

/**
 * Tells an operator what to do when a server does not start, without a stack.
 *
 * @param portVariable the variable that sets the port: PORT or CONTENT_API_PORT
 */
export function describeStartError(error: unknown, portVariable: string): string {
  const parsed = v.safeParse(errorSchema, error);
  if (!parsed.success) return String(error);
  const { message, code, address, port } = parsed.output;
  const where = `${address}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${where} is in use: stop the program that listens there, or set ${portVariable} to another port.`;
    case 'EACCES':
      return `${where} may not be listened on: set ${portVariable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${message}: set ${portVariable.replace('PORT', 'HOST')} to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return message;
  }
}

/**
 * Checks it before the long work starts.
 *
 * @throws Error that says what to do when the port cannot be listened on
 */
export async function assertPortIsFree(host: string, port: number, portVariable: string): Promise<void> {
  const server = net.createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new Error(describeStartError(error, portVariable));
  }
  server.close();
  await once(server, 'close');
}

/** A server may be silent for a while on a busy machine: it is asked again. */
const answerLimitMs = 10_000;

async function isHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(answerLimitMs);
    const response = await fetch(url, { signal: AbortSignal.any([signal, limit]) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const waitReportMs = 10_000;

/**
 * Polls a health address until it answers well, however long that takes: how busy the machine is, nobody knows.
 *
 * @param ended settles when the server's process has ended
 * @param onWait is told every ten seconds how many have passed
 * @returns false when the process has ended before it answered well
 */
export async function waitForHealth(
  url: string,
  ended: Promise<unknown>,
  onWait: (seconds: number) => void = () => undefined,
): Promise<boolean> {
  const start = performance.now();
  const reports = setInterval(() => onWait(Math.round((performance.now() - start) / 1000)), waitReportMs);
  const stopped = new AbortController();
  const poll = async () => {
    while (!(await isHealthy(url, stopped.signal))) {
      if (stopped.signal.aborted) return false;
      await delay(150);
    }
    return true;
  };
  const hasEnded = ended.then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([hasEnded, poll()]);
  } finally {
    clearInterval(reports);
    stopped.abort();
  }
}
