import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time, whatever the lengths, so that answers do not tell how much of a token is right. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(sent), digest(token));
}
