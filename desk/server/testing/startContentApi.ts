import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ContentRevision } from '../../../contract/revisionSchemas';

/** A content API that knows one revision. */
export async function startContentApi(revision: ContentRevision) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(revision));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}
