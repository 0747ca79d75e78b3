import { readFile, stat } from 'node:fs/promises';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { contentTypeOf, isCompressible } from '../platform/http/contentTypes';
import type { FoundFile } from '../publishing/releases/destination';
import { revalidate } from './responseHeaders';

/** Suffixes of the compressed siblings that the build writes, the smaller first. */
const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
const encodings = Object.keys(suffixes);

interface Variant {
  file: string;
  encoding?: string;
}

/** The compressed sibling that the client prefers, unless the file is newer; else the file itself. */
async function chooseVariant(request: FastifyRequest, { file, stats }: FoundFile): Promise<Variant> {
  const accepted = isCompressible(file)
    ? new Negotiator(request).encodings(encodings, { preferred: encodings })
    : [];
  for (const encoding of accepted) {
    const sibling = `${file}${suffixes[encoding] ?? ''}`;
    const found = await stat(sibling).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs >= stats.mtimeMs) return { file: sibling, encoding };
  }
  return { file };
}

function describeBody(reply: FastifyReply, { file }: FoundFile, { encoding }: Variant): void {
  void reply.type(contentTypeOf(file));
  if (encoding) void reply.header('content-encoding', encoding);
}

/**
 * Sends a file of a release, or 304 when the client has it. The entity tag is made of size and modification time: an
 * unchanged file is a hard link into the next release, so it keeps both.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
  cacheControl: string,
): Promise<FastifyReply> {
  const variant = await chooseVariant(request, found);
  const { statusCode, headers, stream } = await send(request.raw, encodeURI(variant.file), {
    acceptRanges: false,
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
  });
  void reply.code(statusCode).headers(headers).header('cache-control', cacheControl);
  if (isCompressible(found.file)) void reply.header('vary', 'accept-encoding');
  if (statusCode === 200) describeBody(reply, found, variant);
  return reply.send(stream);
}

/** Clients that prefer JSON to a page get JSON. */
export const errorPagesVaryBy = 'accept-encoding, accept';

/** Sends an error page: always whole, because conditional requests apply to successful answers only. */
export async function sendErrorFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
  status: number,
): Promise<FastifyReply> {
  const variant = await chooseVariant(request, found);
  void reply.code(status).headers({ 'cache-control': revalidate, vary: errorPagesVaryBy });
  describeBody(reply, found, variant);
  return reply.send(await readFile(variant.file));
}
