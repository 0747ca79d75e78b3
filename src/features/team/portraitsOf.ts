import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** By member code, made by gatsby-transformer-sharp. */
export type Portraits = ReadonlyMap<string, IGatsbyImageData>;

/** Data of queries with the fragment `Portraits`. */
export type PortraitData = {
  allPortrait: {
    nodes: {
      memberCode: string;
      file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
    }[];
  };
};

/** For queries with the variable `$portraits`: codes of the members whose portraits the page shows. */
export const portraitsFragment = graphql`
  fragment Portraits on Query {
    allPortrait(filter: { memberCode: { in: $portraits } }) {
      nodes {
        memberCode
        file {
          childImageSharp {
            gatsbyImageData(
              width: 320
              aspectRatio: 0.8
              layout: CONSTRAINED
              placeholder: NONE
              formats: [WEBP]
            )
          }
        }
      }
    }
  }
`;

export function portraitsOf({ allPortrait }: PortraitData): Portraits {
  return new Map(
    allPortrait.nodes.flatMap(({ memberCode, file }) =>
      file?.childImageSharp ? [[memberCode, file.childImageSharp.gatsbyImageData]] : [],
    ),
  );
}
