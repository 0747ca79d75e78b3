/** Pages that exist once in each locale, by the content system's code. `routes.json` has their address in each language. */
export const pageCodes = [
  'index',
  'the-management-company',
  'teams',
  'philosophy',
  'esg-sri-approach',
  'funds-range',
  'compare',
  'documents',
  'news',
  'contact',
  'supports',
  'legal-notices',
  'privacy',
  'regulatory-information',
  'standard-page',
] as const;

export type PageCode = (typeof pageCodes)[number];

/**
 * Pages that a locale may lack. What links to one asks first whether it is there (`LocaleSources.pageLocales`); all others are
 * required of the content, so that `pagePath` leads somewhere.
 */
export const optionalPages: readonly PageCode[] = ['compare', 'supports', 'standard-page'];
