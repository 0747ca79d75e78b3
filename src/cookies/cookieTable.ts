const siteWide = { path: '/', sameSite: 'lax', secure: 'on https' } as const;

/**
 * Every cookie of the site: name, lifetime in days and attributes (behaviour.md §4.2).
 * `authentication` is written by the company's login, not by this site, which reads it and removes it when refused.
 */
export const cookieTable = {
  locale: { name: 'locale', days: 365, ...siteWide },
  investorProfile: { name: 'investor_profile', days: 30, ...siteWide },
  disclaimerValidated: { name: 'disclaimer_validated', days: 30, ...siteWide },
  consent: { name: 'cookie_consent', days: 182, ...siteWide },
  authentication: { name: 'authentication', days: 7, ...siteWide },
} as const;

export type CookieKey = keyof typeof cookieTable;

/** Revision of the choices in the consent cookie. Increase it when services are added or their purposes change: everyone is asked again. */
export const consentRevision = 1;
