import { isRecord } from '../../api/unknownRecord';
import { readCookie, removeCookie, writeCookie } from '../../cookies/browserCookies';
import { consentRevision, cookieTable } from '../../cookies/cookieTable';

/** Services that need consent: for monitoring, and for marketing (behaviour.md §9). */
export const consentServices = ['analytics', 'video'] as const;

export type ConsentService = (typeof consentServices)[number];

export type ConsentChoice = Record<ConsentService, boolean>;

/** Strictly necessary cookies; cannot be refused. */
const necessaryCategory = 'necessary';

const knownCategories: readonly string[] = [necessaryCategory, ...consentServices];

const millisecondsPerDay = 24 * 60 * 60 * 1000;

const lifetime = cookieTable.consent.days * millisecondsPerDay;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The known categories, each once; `null` for anything else. */
function parseCategories(value: unknown): readonly unknown[] | null {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return null;
  const categories: readonly unknown[] = value;
  return categories.every((category) => knownCategories.some((known) => known === category))
    ? categories
    : null;
}

/** Less than 182 days old. A clock that was set may put it slightly in the future. */
function isInForce(timestamp: unknown, now: number): boolean {
  const age = typeof timestamp === 'string' ? now - Date.parse(timestamp) : NaN;
  return age > -millisecondsPerDay && age < lifetime;
}

/** The choice in the cookie; `null` if the site did not write it or it has expired. */
export function parseConsent(text: string | undefined, now: number): ConsentChoice | null {
  const cookie = text === undefined ? undefined : parseJson(text);
  if (!isRecord(cookie)) return null;
  const categories = parseCategories(cookie.categories);
  const counts = cookie.revision === consentRevision && isInForce(cookie.lastConsentTimestamp, now);
  if (!counts || !categories?.includes(necessaryCategory)) return null;
  return { analytics: categories.includes('analytics'), video: categories.includes('video') };
}

/** Part of what the library wrote that once asked for consent: choices of that time stay valid. */
export function writeConsent(choice: ConsentChoice): void {
  const cookie = {
    categories: [necessaryCategory, ...consentServices.filter((service) => choice[service])],
    revision: consentRevision,
    lastConsentTimestamp: new Date().toISOString(),
  };
  writeCookie('consent', JSON.stringify(cookie));
}

/** The visitor's choice. An invalid cookie is removed. */
export function readConsent(): ConsentChoice | null {
  const text = readCookie('consent');
  const choice = parseConsent(text, Date.now());
  if (text !== undefined && !choice) removeCookie('consent');
  return choice;
}
