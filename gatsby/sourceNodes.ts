import type { GatsbyNode } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { defaultLocale } from '../src/i18n/locales';
import { contentFile } from './contentApi/contentFile';
import { postToContentApi } from './contentApi/postToContentApi';

const membersSchema = v.object({
  teamMembers: v.array(v.object({ code: v.string(), portrait: v.nullable(v.object({ url: v.string() })) })),
});

/** Fetches the team's portraits, so that gatsby-plugin-image can make them fit every screen. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { actions, createContentDigest, createNodeId, getCache, reporter } = api;
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  const contentApi = { url: contentApiUrl, token: contentApiToken };
  try {
    const data = await postToContentApi(
      contentApi,
      `{ teamMembers(locale: "${defaultLocale}") { code portrait { url } } }`,
    );
    const { teamMembers } = v.parse(membersSchema, data);
    await Promise.all(
      teamMembers.map(async ({ code, portrait }) => {
        if (!portrait) return;
        const id = createNodeId(`portrait-${code}`);
        const { href, headers } = contentFile(contentApi, portrait.url);
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
          memberCode: code,
          file: file.id,
          internal: { type: 'Portrait', contentDigest: createContentDigest(file.internal.contentDigest) },
        });
      }),
    );
  } catch (error) {
    reporter.panic(`Portraits of the team: ${messageOf(error)}`);
  }
};
