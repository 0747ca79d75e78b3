import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every form in the same way: lower case, no leading zeros, no dotted end.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = '', end] = canonical.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  if (end === undefined) return parse(start);
  const [before, after] = [parse(start), parse(end)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** ::ffff:0:0/96, an IPv4 address as a socket of both families tells it. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/**
 * The key of one client: an IPv4 address, or the 64 bits of an IPv6 network, which one household or server has. All
 * invalid addresses count as one client.
 */
export function clientKey(address: string): string {
  if (isIPv4(address)) return address;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return 'unknown';
  const groups = groupsOf(withoutZone);
  return (
    mappedIPv4(groups) ??
    groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  );
}

/** The entries of `X-Forwarded-For`, the nearest proxy's last. Some proxies write ports: `192.0.2.1:51234`, `[2001:db8::7]:51234`. */
export function forwardedAddresses(headers: IncomingHttpHeaders): string[] {
  const header = headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : header;
  if (text === undefined) return [];
  return text.split(',').map((entry) => {
    const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry.trim()) ?? [];
    return bracketed ?? plain ?? entry.trim();
  });
}

/**
 * Finds the address of the client. Each proxy in front of a server adds, on the right of `X-Forwarded-For`, the address
 * that it was asked from: behind `hops` proxies of our own the client's is the `hops`-th from the right. Anything
 * further left was written by the client itself and is ignored.
 *
 * @param hops proxies that are trusted; with 0 the header is not looked at
 * @returns the address of the connection where the header has no such entry
 */
export function clientAddress(
  { socket, headers }: { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders },
  hops: number,
): string {
  const entry = hops > 0 ? forwardedAddresses(headers).at(-hops) : undefined;
  return entry !== undefined && isIP(entry) !== 0 ? entry : (socket.remoteAddress ?? '');
}
