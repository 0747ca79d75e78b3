import { brandFiles } from '../../components/brand/brandFiles';

export interface MarketsMapProps {
  /** Background of the map: `dark` is navy, `light` is white. */
  tone: 'dark' | 'light';
  /** Text alternative; empty if a text beside the map says the same. */
  alt: string;
  /** On the first screen: loaded with high priority. */
  isFirst?: boolean;
}

const maps = { dark: brandFiles.mapOnDark, light: brandFiles.mapOnLight };

/** Dotted world map that highlights the markets invested in. Fills its container's width. */
export function MarketsMap({ tone, alt, isFirst = false }: MarketsMapProps) {
  return (
    <img
      src={maps[tone]}
      alt={alt}
      width={1313}
      height={704}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      style={{ display: 'block', width: '100%', height: 'auto' }}
      // React 18 knows only the HTML spelling of this attribute.
      {...{ fetchpriority: isFirst ? 'high' : 'auto' }}
    />
  );
}
