import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exampleContent } from '../../graphql/testing/exampleContent';
import { type ContentServerOptions, createServer } from '../createServer';

/** A server with the example content, for `inject`. */
export function exampleServer(options: Partial<ContentServerOptions> = {}): Promise<FastifyInstance> {
  const contentDir = path.join(__dirname, 'no-such-folder');
  return createServer({ content: () => exampleContent, contentDir, ...options });
}
