import { chakra } from '@chakra-ui/react/styled-system';

/** An image in several sizes, as `gatsby/images/` cuts it. */
export type ImageView = {
  src: string;
  srcSet: string;
  /** Its width on the page, as in HTML. */
  sizes: string;
  /** Pixels of the largest, which keep its room. */
  width: number;
  height: number;
};

type ResponsiveImageProps = {
  image: ImageView;
  alt: string;
  /** In place of the image's own. */
  sizes?: string;
};

const Image = chakra('img', { base: { alignSelf: 'start' } });

/** An image in all its sizes, as wide as its container; a grid does not stretch it. */
export function ResponsiveImage({ image, alt, sizes = image.sizes }: ResponsiveImageProps) {
  const { src, srcSet, width, height } = image;
  return (
    <Image
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      htmlWidth={width}
      htmlHeight={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
