import path from 'node:path';
import type { Content } from '../../content-api/parsing/content';
import { createServer } from '../../content-api/server/createServer';

export const sampleFolder = path.join(__dirname, '../../content-api/content');

export interface GeneratedContentApi {
  url: string;
  /** What it answers from now on. */
  publish: (content: Content) => void;
  close: () => Promise<void>;
}

/** The content API of this repository, with its paging and its limits, over content that is held in memory. */
export async function startGeneratedContentApi(content: Content): Promise<GeneratedContentApi> {
  let published = content;
  const server = await createServer({ content: () => published, contentDir: sampleFolder });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    publish: (next) => {
      published = next;
    },
    close: () => server.close(),
  };
}
