import type { IGatsbyImageData } from 'gatsby-plugin-image';

type ResponsiveImageProps = {
  /** Made by gatsby-transformer-sharp. */
  image: IGatsbyImageData;
  alt: string;
  /** Its width on the page, as in `sizes` of HTML; by default its own. */
  sizes?: string;
};

/**
 * Its image in all sizes as a plain `<picture>`: the component of gatsby-plugin-image loads 21 KB of script for what
 * browsers do by themselves.
 */
export function ResponsiveImage({ image, alt, sizes }: ResponsiveImageProps) {
  const { images, width, height } = image;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ width: '100%', height: 'auto' }}
      />
    </picture>
  );
}
