/**
 * Every cookie that the site sets: name and lifetime in days (spec §4.2). All are first-party, on the whole site.
 * The spec gives `locale` 30 days in one reading and 365 in another: a visitor's language outlives a month.
 */
export const cookieTable = {
  locale: { name: 'locale', days: 365 },
  investorProfile: { name: 'investor_profile', days: 30 },
} as const;

export type CookieKey = keyof typeof cookieTable;
