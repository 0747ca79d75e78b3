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

export function portraitsOf({ allPortrait }: PortraitData): Portraits {
  return new Map(
    allPortrait.nodes.flatMap(({ memberCode, file }) =>
      file?.childImageSharp ? [[memberCode, file.childImageSharp.gatsbyImageData]] : [],
    ),
  );
}
