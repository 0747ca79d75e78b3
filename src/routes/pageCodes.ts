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
