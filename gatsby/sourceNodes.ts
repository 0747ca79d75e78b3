import type { GatsbyNode } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { defaultLocale } from '../src/i18n/locales';
import { postToContentApi } from './contentApi/postToContentApi';

const membersSchema = v.object({
  teamMembers: v.array(v.object({ code: v.string(), portrait: v.nullable(v.object({ url: v.string() })) })),
});

/** Fetches the team's portraits, so that gatsby-plugin-image can make them fit every screen. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { actions, createContentDigest, createNodeId, getCache, reporter } = api;
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  try {
    const data = await postToContentApi(
      { url: contentApiUrl, token: contentApiToken },
      `{ teamMembers(locale: "${defaultLocale}") { code portrait { url } } }`,
    );
    const { teamMembers } = v.parse(membersSchema, data);
    await Promise.all(
      teamMembers.map(async ({ code, portrait }) => {
        if (!portrait) return;
        const id = createNodeId(`portrait-${code}`);
        const url = new URL(portrait.url, contentApiUrl);
        const isOfContentApi = url.origin === new URL(contentApiUrl).origin;
        const file = await createRemoteFileNode({
          url: url.href,
          httpHeaders:
            isOfContentApi && contentApiToken ? { authorization: `Bearer ${contentApiToken}` } : {},
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
