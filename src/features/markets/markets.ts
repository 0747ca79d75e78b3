/** Markets invested in, as ISO 3166-1 alpha-2 codes, by region. */
export const marketRegions = {
  asia: ['CN', 'IN', 'ID', 'KR', 'MY', 'PH', 'TH', 'TW', 'VN'],
  latinAmerica: ['BR', 'CL', 'CO', 'MX', 'PE'],
  emergingEurope: ['GR', 'HU', 'PL', 'TR'],
  middleEastAndAfrica: ['AE', 'EG', 'KE', 'MA', 'SA', 'ZA'],
} as const;

export type MarketRegion = keyof typeof marketRegions;
