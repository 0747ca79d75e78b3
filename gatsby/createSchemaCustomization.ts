import type { GatsbyNode } from 'gatsby';

/** These exist as types even when no member of the team has a portrait, or no news item an image. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Portrait implements Node @dontInfer {
      code: String!
      file: File @link
    }
    type NewsImage implements Node @dontInfer {
      code: String!
      file: File @link
    }
  `);
};
