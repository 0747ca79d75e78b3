import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';

type ResponsiveImageProps = {
  /** Made by gatsby-transformer-sharp. */
  image: IGatsbyImageData;
  alt: string;
  /** Its width on the page, as in `sizes` of HTML; by default its own. */
  sizes?: string;
};

/** An image in all its sizes, as wide as its container; a grid does not stretch it. It is seen without scripts too. */
export function ResponsiveImage({ image, alt, sizes }: ResponsiveImageProps) {
  const { sources, fallback } = image.images;
  const images = sizes
    ? {
        sources: sources?.map((source) => ({ ...source, sizes })),
        fallback: fallback && { ...fallback, sizes },
      }
    : image.images;
  return (
    <GatsbyImage image={{ ...image, images }} alt={alt} style={{ display: 'block', alignSelf: 'start' }} />
  );
}
