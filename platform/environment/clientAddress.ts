import { isIP } from 'node:net';

/**
 * Whose request it is. Each proxy in front of a server adds, on the right of `X-Forwarded-For`, the address that it was
 * asked from: behind `hops` proxies of our own the client's is the `hops`-th from the right. What stands further left was
 * written by the client itself and is not looked at.
 *
 * @param hops proxies that are trusted; with 0 the header is not looked at
 * @returns the address of the connection where the header has no such entry
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | string[] | undefined,
  hops: number,
): string {
  const header = Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? '');
  const entry = hops > 0 ? header.split(',').at(-hops)?.trim() : undefined;
  return entry !== undefined && isIP(entry) !== 0 ? entry : (connection ?? '');
}
