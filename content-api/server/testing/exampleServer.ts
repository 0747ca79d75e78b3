import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exampleContent } from '../../../content/testing/exampleContent';
import type { Content } from '../../../content/parsing/content';
import { type ContentServerOptions, createServer } from '../createServer';

type ExampleOptions = Omit<ContentServerOptions, 'open'> & {
  content: () => Content;
  contentDir: string;
  contentLoadedAt: () => Date;
};

/** A server with the example content, for `inject`. */
export function exampleServer({
  content = () => exampleContent,
  contentDir = path.join(__dirname, 'no-such-folder'),
  contentLoadedAt = () => new Date(0),
  ...options
}: Partial<ExampleOptions> = {}): Promise<FastifyInstance> {
  return createServer({
    open: () => ({ content: content(), folder: contentDir, readAt: contentLoadedAt() }),
    ...options,
  });
}
