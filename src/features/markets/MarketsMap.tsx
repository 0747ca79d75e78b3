import darkMap from './marketsMap.dark.svg';
import lightMap from './marketsMap.light.svg';

export interface MarketsMapProps {
  /** Ground that the map stands on: `dark` is navy, `light` is white. */
  tone: 'dark' | 'light';
  /** What the map says, for those who do not see it; empty where a text beside it says the same. */
  alt: string;
  /** In the first screen, which waits for it, with its 2 KB. */
  isFirst?: boolean;
}

const maps = { dark: darkMap, light: lightMap };

/** Dotted map of the world on which the markets invested in stand out. Fills its container's width. */
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
      // React 18 knows the attribute by its HTML spelling only.
      {...{ fetchpriority: isFirst ? 'high' : 'auto' }}
    />
  );
}
