import type { IGatsbyImageData } from 'gatsby-plugin-image';

type ResponsiveImageProps = {
  /** Made by gatsby-plugin-image. */
  image: IGatsbyImageData;
  alt: string;
};

/**
 * An image of gatsby-plugin-image as a plain `<picture>`: the plugin's component loads 21 KB of script for what
 * browsers do by themselves.
 */
export function ResponsiveImage({ image, alt }: ResponsiveImageProps) {
  const { images, width, height } = image;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
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
