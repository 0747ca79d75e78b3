/** All are first-party, on the whole site, left out of requests that other sites make, and Secure where pages are. */
const siteWide = { path: '/', sameSite: 'lax', secure: 'on https' } as const;

/**
 * Every cookie of the site: name, lifetime in days and attributes (behaviour.md §4.2).
 * - The spec gives `locale` 30 days in one reading and 365 in another: a visitor's language outlives a month.
 * - `consent` is written by the consent library, with these values.
 * - `authentication` is written by the company's login, which is not part of this site; here it is only read.
 */
export const cookieTable = {
  locale: { name: 'locale', days: 365, ...siteWide },
  investorProfile: { name: 'investor_profile', days: 30, ...siteWide },
  disclaimerValidated: { name: 'disclaimer_validated', days: 30, ...siteWide },
  consent: { name: 'cookie_consent', days: 182, ...siteWide },
  authentication: { name: 'authentication', days: 7, ...siteWide },
} as const;

export type CookieKey = keyof typeof cookieTable;
