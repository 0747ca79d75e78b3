import { fetchWhole } from '../../platform/http/retryDropped';
import { readContract } from './contract';
import { contentApiHeaders, contentApiTimeLimit, readContentApi } from './postToContentApi';

/** Name of the stitched field. */
export const contentApiField = 'contentApi';

/** With a low line, the prefix of its types. */
export const contentApiTypes = 'ContentApi';

/**
 * Options of gatsby-source-graphql. The schema is the contract itself: the plugin would otherwise keep the first schema
 * that it introspected in its cache.
 */
export function contentApiSource(url: string) {
  return {
    resolve: 'gatsby-source-graphql',
    options: {
      typeName: contentApiTypes,
      fieldName: contentApiField,
      url: `${url}/graphql`,
      // Read when they are sent: the configuration is read before a build knows its revision.
      headers: () => contentApiHeaders(readContentApi()),
      createSchema: async () => readContract(),
      fetch: (address: string, init: RequestInit) =>
        fetchWhole(address, { ...init, timeLimitMs: contentApiTimeLimit }),
    },
  };
}
