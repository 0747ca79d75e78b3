import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { revalidate } from '../sentHeaders';
import { acceptedEncodings, encodingSuffixes, type Encoding } from './acceptedEncodings';
import { contentTypeOf, isCompressible } from '../../platform/http/contentTypes';
import type { FileDigests } from './FileDigests';
import { statOrUndefined, type FoundFile } from './findFile';

interface Variant {
  file: string;
  size: number;
  encoding?: Encoding;
}

/** The best compressed sibling that the client accepts and that is not older than the file itself. */
async function chooseVariant(found: FoundFile, acceptEncoding: string | undefined): Promise<Variant> {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const file = found.file + encodingSuffixes[encoding];
    const stats = await statOrUndefined(file);
    if (stats?.isFile() && stats.mtimeMs >= found.stats.mtimeMs) return { file, size: stats.size, encoding };
  }
  return { file: found.file, size: found.stats.size };
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2; dates match exactly, so a rolled back file counts as changed. */
function isFresh(request: FastifyRequest, entityTag: string, lastModified: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags === undefined) return since === lastModified;
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === entityTag);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, variant: Variant): FastifyReply {
  void reply.header('content-length', variant.size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(variant.file));
}

function describe(reply: FastifyReply, found: FoundFile, variant: Variant): void {
  void reply.type(contentTypeOf(found.file));
  if (variant.encoding) void reply.header('content-encoding', variant.encoding);
}

/** Sends a file of a release: compressed if there is a compressed sibling, or 304 when the client has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
  { digests, cacheControl }: { digests: FileDigests; cacheControl: string },
): Promise<FastifyReply> {
  const canCompress = isCompressible(found.file);
  const variant = await chooseVariant(found, canCompress ? request.headers['accept-encoding'] : undefined);
  const digest = await digests.digestOf(found);
  const entityTag = variant.encoding ? `"${digest}-${variant.encoding}"` : `"${digest}"`;
  const lastModified = found.stats.mtime.toUTCString();
  void reply.headers({
    'cache-control': cacheControl,
    etag: entityTag,
    'last-modified': lastModified,
  });
  if (canCompress) void reply.header('vary', 'accept-encoding');
  if (isFresh(request, entityTag, lastModified)) return reply.code(304).send();
  describe(reply, found, variant);
  return sendBody(request, reply, variant);
}

/** Sends an error page: always whole, as conditions apply to successful answers only. */
export async function sendErrorFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
  status: number,
): Promise<FastifyReply> {
  const variant = await chooseVariant(found, request.headers['accept-encoding']);
  void reply.code(status).headers({ 'cache-control': revalidate, vary: 'accept-encoding' });
  describe(reply, found, variant);
  return sendBody(request, reply, variant);
}
