import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { runConcurrently } from '../platform/runConcurrently';
import { defaultLocale, locales } from '../src/i18n/locales';
import { contentFile } from './contentApi/contentFile';
import { type ContentApi, postToContentApi, readContentApi } from './contentApi/postToContentApi';

const image = v.nullable(v.object({ url: v.string() }));

const membersSchema = v.object({
  teamMembers: v.array(v.object({ code: v.string(), portrait: image })),
});

const newsSchema = v.record(
  v.picklist(locales),
  v.object({ total: v.number(), items: v.array(v.object({ code: v.string(), image })) }),
);

/** Addresses by the code of what they show. */
type ImageUrls = ReadonlyMap<string, string>;

async function portraitUrls(contentApi: ContentApi): Promise<ImageUrls> {
  const query = `{ teamMembers(locale: "${defaultLocale}") { code portrait { url } } }`;
  const { teamMembers } = v.parse(membersSchema, await postToContentApi(contentApi, query));
  return new Map(teamMembers.flatMap(({ code, portrait }) => (portrait ? [[code, portrait.url]] : [])));
}

const newsPerRequest = 100;

/** An item may be published in any of the locales; its image is the same in all. */
async function newsImageUrls(contentApi: ContentApi): Promise<ImageUrls> {
  const urls = new Map<string, string>();
  for (let skip = 0, total = 1; skip < total; skip += newsPerRequest) {
    const page = `limit: ${newsPerRequest}, skip: ${skip}) { total items { code image { url } } }`;
    const query = `{ ${locales.map((locale) => `${locale}: news(locale: "${locale}", ${page}`).join(' ')} }`;
    const lists = Object.values(v.parse(newsSchema, await postToContentApi(contentApi, query)));
    for (const item of lists.flatMap(({ items }) => items))
      if (item.image) urls.set(item.code, item.image.url);
    total = Math.max(...lists.map((list) => list.total));
  }
  return urls;
}

const downloadsAtOnce = 8;

type ImageNodes = {
  type: 'Portrait' | 'NewsImage';
  /** Must stay: a file kept from the last build belongs to the node of this id, and goes with it. */
  idPrefix: 'portrait' | 'news-image';
  codeField: string;
  urls: ImageUrls;
};

/** One node of the type for each image, which links to its file and has the code in `codeField`. */
async function createImageNodes(
  api: SourceNodesArgs,
  contentApi: ContentApi,
  { type, idPrefix, codeField, urls }: ImageNodes,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getCache } = api;
  await runConcurrently([...urls], downloadsAtOnce, async ([code, address]) => {
    const id = createNodeId(`${idPrefix}-${code}`);
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
      [codeField]: code,
      file: file.id,
      internal: { type, contentDigest: createContentDigest(file.internal.contentDigest) },
    });
  });
}

/** Fetches the team's portraits and the images of news, so that gatsby-plugin-sharp can make them fit every screen. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const contentApi = readContentApi();
  try {
    const [portraits, newsImages] = await Promise.all([portraitUrls(contentApi), newsImageUrls(contentApi)]);
    await createImageNodes(api, contentApi, {
      type: 'Portrait',
      idPrefix: 'portrait',
      codeField: 'memberCode',
      urls: portraits,
    });
    await createImageNodes(api, contentApi, {
      type: 'NewsImage',
      idPrefix: 'news-image',
      codeField: 'newsCode',
      urls: newsImages,
    });
  } catch (error) {
    api.reporter.panic(`Images of the content API: ${messageOf(error)}`);
  }
};
