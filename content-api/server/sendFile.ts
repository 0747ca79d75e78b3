import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Only what RFC 8187 lets through unencoded. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `Émergents – I USD.pdf` → `Emergents-I-USD.pdf`, for programs that read ASCII only. */
function asciiName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-|-(?=\.)|-$/g, '');
}

/** @see https://www.rfc-editor.org/rfc/rfc6266 */
export function contentDisposition(name: string, isAttachment: boolean): string {
  const kind = isAttachment ? 'attachment' : 'inline';
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
}

type SentFile = {
  bytes: Buffer;
  contentType: string;
  /** Seconds for which everyone may keep the file. */
  maxAge: number;
  /** What the file says, where its bytes differ each time it is made although it says the same. */
  substance?: string;
  /** Name under which it is saved; `isAttachment` saves it rather than to show it. */
  name?: string;
  isAttachment?: boolean;
};

/** Weak where it stands for what the file says rather than for its bytes. */
function entityTag({ bytes, substance }: SentFile): string {
  const digest = createHash('sha256').update(substance ?? bytes);
  return `${substance === undefined ? '' : 'W/'}"${digest.digest('base64url').slice(0, 27)}"`;
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag.replace(/^W\//, ''));
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const { bytes, contentType, maxAge, name, isAttachment = false } = file;
  const tag = entityTag(file);
  void reply.headers({ etag: tag, 'cache-control': `public, max-age=${maxAge}` });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (name !== undefined) {
    void reply.header('content-disposition', contentDisposition(name, isAttachment));
  }
  return reply.type(contentType).send(bytes);
}
