import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Portraits } from './TeamGrid';

/** What the templates' queries for portraits answer. */
export type PortraitData = {
  allPortrait: {
    nodes: {
      memberCode: string;
      file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
    }[];
  };
};

export function portraitsOf({ allPortrait }: PortraitData): Portraits {
  return new Map(
    allPortrait.nodes.flatMap(({ memberCode, file }) =>
      file?.childImageSharp ? [[memberCode, file.childImageSharp.gatsbyImageData]] : [],
    ),
  );
}
