import * as v from 'valibot';
import type { ImageView } from '../../src/components/ui/ResponsiveImage';
import type { RunQuery } from './runQuery';

/** Types of nodes, and how gatsby-plugin-sharp cuts their images. */
const cuts = {
  Portrait: 'width: 320, aspectRatio: 0.8',
  // 1280 pixels are enough for an article on a dense screen; the smaller sizes are for lists and phones.
  NewsImage:
    'width: 1280, aspectRatio: 1.7777777777777777, outputPixelDensities: [0.175, 0.35, 0.6, 1], webpOptions: { quality: 60 }',
};

export type ImageKind = keyof typeof cuts;

/** All browsers of the list in package.json know WebP. */
const queryOf = (kind: ImageKind) => `query ($codes: [String!]!) {
  images: all${kind}(filter: { code: { in: $codes } }) {
    nodes {
      code
      file { childImageSharp { gatsbyImageData(layout: CONSTRAINED, formats: [WEBP], placeholder: NONE, ${cuts[kind]}) } }
    }
  }
}`;

const imageDataSchema = v.object({
  width: v.number(),
  height: v.number(),
  images: v.object({ fallback: v.object({ src: v.string(), srcSet: v.string(), sizes: v.string() }) }),
});

const answerSchema = v.object({
  images: v.object({
    nodes: v.array(
      v.object({
        code: v.string(),
        file: v.nullable(
          v.object({ childImageSharp: v.nullable(v.object({ gatsbyImageData: imageDataSchema })) }),
        ),
      }),
    ),
  }),
});

/** Keyed by the codes of the items or members that have one. */
export type Images = ReadonlyMap<string, ImageView>;

/**
 * Images in all their sizes. They are part of the pages' context, and not of page queries: a new image would run those of every page
 * with one again.
 *
 * @param codes of the items or members that have one
 * @throws Error when the query fails
 */
export async function fetchImages(run: RunQuery, kind: ImageKind, codes: readonly string[]): Promise<Images> {
  if (codes.length === 0) return new Map();
  const { data, errors } = await run(queryOf(kind), { codes });
  if (errors?.length) throw new Error(`${kind}: ${errors[0]?.message}`);
  const { nodes } = v.parse(answerSchema, data).images;
  return new Map(
    nodes.flatMap(({ code, file }) => {
      if (!file?.childImageSharp) return [];
      const { width, height, images } = file.childImageSharp.gatsbyImageData;
      return [[code, { ...images.fallback, width, height }]];
    }),
  );
}
