import * as v from 'valibot';

/** An error; those of the system carry more. */
const errorSchema = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  address: v.optional(v.string(), ''),
  port: v.optional(v.number()),
});

/** What an operator has to read when a server does not start: a message that says what to do, not a stack. */
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
      return `${message}: set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return message;
  }
}
