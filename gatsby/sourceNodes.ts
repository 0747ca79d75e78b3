import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import { messageOf } from '../platform/errors';
import { runConcurrently } from '../platform/runConcurrently';
import { contentFile } from './contentApi/contentFile';
import type { ImageKind } from './contentApi/fetchImages';
import { downloadsAtOnce, type ImageUrls, newsImageUrls, portraitUrls } from './contentApi/imageUrls';
import { type ContentApi, readContentApi } from './contentApi/postToContentApi';

/** Must stay: a file kept from the last build belongs to the node of this id, and goes with it. */
const idPrefixes: Record<ImageKind, string> = { Portrait: 'portrait', NewsImage: 'news-image' };

/** Creates a node of the type for each image, with its code and its file. */
async function createImageNodes(
  api: SourceNodesArgs,
  contentApi: ContentApi,
  type: ImageKind,
  urls: ImageUrls,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getCache } = api;
  await runConcurrently([...urls], downloadsAtOnce, async ([code, address]) => {
    const id = createNodeId(`${idPrefixes[type]}-${code}`);
    const { href, headers } = contentFile(contentApi, address);
    const file = await createRemoteFileNode({
      url: href,
      httpHeaders: headers,
      parentNodeId: id,
      getCache,
      createNode: actions.createNode,
      createNodeId,
    });
    await actions.createNode({
      id,
      code,
      file: file.id,
      // The digest is of all fields: Gatsby keeps a node of the last build whose digest is the same.
      internal: { type, contentDigest: createContentDigest([code, file.internal.contentDigest]) },
    });
  });
}

/** Fetches the team's portraits and the images of news, so that gatsby-plugin-sharp can make them fit every screen. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const contentApi = readContentApi();
  try {
    const [portraits, newsImages] = await Promise.all([portraitUrls(contentApi), newsImageUrls(contentApi)]);
    await createImageNodes(api, contentApi, 'Portrait', portraits);
    await createImageNodes(api, contentApi, 'NewsImage', newsImages);
  } catch (error) {
    api.reporter.panic(`Images of the content API: ${messageOf(error)}`);
  }
};
