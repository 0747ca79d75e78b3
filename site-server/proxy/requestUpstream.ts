import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

export interface UpstreamRequest {
  url: string;
  method: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
  /** For the whole answer, its body included. */
  timeLimitMs: number;
  maxResponseBytes: number;
  /** Stops the request, when the client has gone. */
  signal: AbortSignal;
}

export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type UpstreamFailure = 'timeout' | 'tooLarge' | 'unreachable';

export class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(
    readonly failure: UpstreamFailure,
    options?: ErrorOptions,
  ) {
    super(`content API: ${failure}`, options);
  }
}

/** Idle connections are kept for less than the 5 s after which Node's servers close theirs. */
const agentOptions = { keepAlive: true, timeout: 4_000 };
const httpAgent = new http.Agent(agentOptions);
const httpsAgent = new https.Agent(agentOptions);

async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = response;
  for await (const bytes of stream) {
    size += bytes.length;
    if (size > maxBytes) throw new UpstreamError('tooLarge');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function open({ url, method, headers, body }: UpstreamRequest, signal: AbortSignal) {
  const isSecure = url.startsWith('https:');
  const length = body ? { 'content-length': body.length } : {};
  const options = {
    method,
    headers: { ...headers, ...length },
    signal,
    agent: isSecure ? httpsAgent : httpAgent,
  };
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * One request, answered as a whole: a body that breaks off, comes too late or grows too large is an error and never half
 * an answer. Bodies are not decompressed.
 *
 * @throws UpstreamError
 */
export async function requestUpstream(request: UpstreamRequest): Promise<UpstreamResponse> {
  const timeLimit = AbortSignal.timeout(request.timeLimitMs);
  const signal = AbortSignal.any([timeLimit, request.signal]);
  try {
    const response = await open(request, signal);
    const body = await readBody(response, request.maxResponseBytes);
    return { status: response.statusCode ?? 502, headers: response.headers, body };
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(timeLimit.aborted ? 'timeout' : 'unreachable', { cause: error });
  }
}
