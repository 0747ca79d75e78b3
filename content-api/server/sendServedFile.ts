import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { readContentFile, RefusedFile } from '../../content/files/contentFile';

/** Percent-encoding of RFC 8187. */
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
    .replace(/[^A-Za-z0-9._]+/g, '-')
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
  /** Public cache lifetime in seconds. */
  maxAge: number;
  /** Hashed into a weak ETag instead of the bytes, for files whose bytes differ on each rendering. */
  etagSource?: string;
  /** File name for saving; `isAttachment` downloads instead of displaying. */
  name?: string;
  isAttachment?: boolean;
};

function entityTag({ bytes, etagSource }: SentFile): string {
  const digest = createHash('sha256').update(etagSource ?? bytes);
  return `${etagSource === undefined ? '' : 'W/'}"${digest.digest('base64url').slice(0, 27)}"`;
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag.replace(/^W\//, ''));
}

/** The bytes of a file that the content refers to. @throws HttpError 404 when it has been removed meanwhile */
export async function readServedFile(folder: string, file: string): Promise<Buffer> {
  const bytes = await readContentFile(folder, file).catch((error: unknown) => {
    if (error instanceof RefusedFile) return null;
    throw error;
  });
  if (!bytes) throw new HttpError(httpProblems.fileGone(path.basename(file)));
  return bytes;
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
