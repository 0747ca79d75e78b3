import * as v from 'valibot';
import type { NewsImageView } from '../../src/components/news/newsViews';
import type { RunQuery } from './runQuery';

/**
 * All browsers of the list in package.json know WebP. 1280 pixels are enough for an article on a dense screen; the
 * smaller sizes are for lists and phones.
 */
const query = `query ($codes: [String!]!) {
  allNewsImage(filter: { newsCode: { in: $codes } }) {
    nodes {
      newsCode
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1280
            aspectRatio: 1.7777777777777777
            outputPixelDensities: [0.175, 0.35, 0.6, 1]
            formats: [WEBP]
            webpOptions: { quality: 60 }
            placeholder: NONE
          )
        }
      }
    }
  }
}`;

const source = v.object({ srcSet: v.string(), type: v.string(), sizes: v.string() });
const fallback = v.object({ src: v.string(), srcSet: v.string(), sizes: v.string() });

const imageDataSchema = v.object({
  layout: v.literal('constrained'),
  width: v.number(),
  height: v.number(),
  images: v.object({ sources: v.array(source), fallback }),
});

const answerSchema = v.object({
  allNewsImage: v.object({
    nodes: v.array(
      v.object({
        newsCode: v.string(),
        file: v.nullable(
          v.object({ childImageSharp: v.nullable(v.object({ gatsbyImageData: imageDataSchema })) }),
        ),
      }),
    ),
  }),
});

export type NewsImages = ReadonlyMap<string, NewsImageView['data']>;

/**
 * Images of news in all their sizes, by the items' codes. They are part of the pages' context, and not of page queries:
 * a new image would run those of every page with news again.
 *
 * @param codes of the items that have one
 * @throws Error when the query fails
 */
export async function fetchNewsImages(run: RunQuery, codes: readonly string[]): Promise<NewsImages> {
  if (codes.length === 0) return new Map();
  const { data, errors } = await run(query, { codes });
  if (errors?.length) throw new Error(`Images of news: ${errors[0]?.message}`);
  const { nodes } = v.parse(answerSchema, data).allNewsImage;
  return new Map(
    nodes.flatMap(({ newsCode, file }) =>
      file?.childImageSharp ? [[newsCode, file.childImageSharp.gatsbyImageData]] : [],
    ),
  );
}
