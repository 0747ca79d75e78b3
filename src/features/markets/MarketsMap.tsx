import type { CSSProperties } from 'react';
import darkMap from './marketsMap.dark.generated.svg';
import lightMap from './marketsMap.light.generated.svg';
import { marketsMapSize } from './marketsMapSize.generated';

export interface MarketsMapProps {
  /** Ground that the map stands on: `dark` is navy, `light` is white. */
  tone: 'dark' | 'light';
  /** What the map says, for those who do not see it; empty where a text beside it says the same. */
  alt: string;
  /** `eager` only where the map stands in the first screen. */
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
  style?: CSSProperties;
}

const maps = { dark: darkMap, light: lightMap };

/** Dotted map of the world on which the markets invested in stand out. Fills its container's width. */
export function MarketsMap({
  tone,
  alt,
  loading = 'lazy',
  fetchPriority = 'auto',
  className,
  style,
}: MarketsMapProps) {
  return (
    <img
      src={maps[tone]}
      alt={alt}
      width={marketsMapSize.width}
      height={marketsMapSize.height}
      loading={loading}
      decoding="async"
      className={className}
      style={{ display: 'block', width: '100%', height: 'auto', ...style }}
      // React 18 knows the attribute by its HTML spelling only.
      {...{ fetchpriority: fetchPriority }}
    />
  );
}
