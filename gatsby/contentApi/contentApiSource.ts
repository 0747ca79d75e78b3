import { readContract } from './contract';
import { type ContentApi, contentApiHeaders, contentApiTimeLimit } from './postToContentApi';

/** Name of the stitched field and prefix of its types. */
export const contentApiField = 'contentApi';

/**
 * Options of gatsby-source-graphql. The schema is the contract itself: the plugin would otherwise keep the first schema
 * that it introspected in its cache.
 */
export function contentApiSource(contentApi: ContentApi) {
  return {
    resolve: 'gatsby-source-graphql',
    options: {
      typeName: 'ContentApi',
      fieldName: contentApiField,
      url: `${contentApi.url}/graphql`,
      headers: contentApiHeaders(contentApi),
      createSchema: async () => readContract(),
      fetch: (address: string, init: RequestInit) =>
        fetch(address, { ...init, signal: AbortSignal.timeout(contentApiTimeLimit) }),
    },
  };
}
