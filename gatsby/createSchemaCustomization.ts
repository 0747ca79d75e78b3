import type { GatsbyNode } from 'gatsby';

/** Portraits exist as a type even when no member of the team has one. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Portrait implements Node @dontInfer {
      memberCode: String!
      file: File @link
    }
  `);
};
