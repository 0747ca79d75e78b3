import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as letters, digits, hyphens and underscores. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are random enough for a fast hash: whoever reads the database gets in nowhere. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
