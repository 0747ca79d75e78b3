/** UUID version 4 (RFC 9562 §5.4). Browsers have `randomUUID` on secure origins only, and `getRandomValues` on all. */
export function makeUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Gives what is written a key, the same as long as it stays as it is: sent twice, because no answer came, it is registered
 * once. What has been changed since is another request: the server would keep the first one.
 */
export function makeRequestKeys(): (content: unknown) => string {
  let last: { content: string; key: string } | undefined;
  return (content) => {
    const written = JSON.stringify(content);
    if (last?.content !== written) last = { content: written, key: makeUuid() };
    return last.key;
  };
}
