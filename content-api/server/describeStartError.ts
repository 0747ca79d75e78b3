import * as v from 'valibot';

/** An error of listening on an address. */
const listenErrorSchema = v.object({
  code: v.picklist(['EADDRINUSE', 'EACCES']),
  address: v.string(),
  port: v.number(),
});

/** What an operator has to read when the server does not start: what to do, not a stack. */
export function describeStartError(error: unknown): string {
  const listening = v.safeParse(listenErrorSchema, error);
  if (!listening.success) return error instanceof Error ? error.message : String(error);
  const { code, address, port } = listening.output;
  const problem = code === 'EADDRINUSE' ? 'is in use' : 'may not be listened on';
  return `${address}:${port} ${problem}: set CONTENT_API_PORT to another port.`;
}
