import { brandFiles } from '../../components/brand/brandFiles';

/** Dotted world map of the markets that the company follows. Fills its container's width. */
export function MarketsMap({ alt }: { alt: string }) {
  return (
    <img
      src={brandFiles.map}
      alt={alt}
      width={1313}
      height={704}
      loading="lazy"
      decoding="async"
      style={{ display: 'block', width: '100%', height: 'auto' }}
    />
  );
}
