import { readCookie, removeCookie } from '../../cookies/browserCookies';
import { cookieTable } from '../../cookies/cookieTable';
import { type ConsentChoice, consentServices } from '../../store/consent/consentSlice';

/** Increase it when services are added or their purposes change: everyone is asked again. */
export const consentRevision = 1;

/** Strictly necessary cookies; cannot be refused. */
export const necessaryCategory = 'necessary';

const knownCategories: readonly string[] = [necessaryCategory, ...Object.keys(consentServices)];

const millisecondsPerDay = 24 * 60 * 60 * 1000;

const lifetime = cookieTable.consent.days * millisecondsPerDay;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** Less than 182 days old. A clock that was set may put it slightly in the future. */
function isInForce(timestamp: unknown, now: number): boolean {
  if (!isDate(timestamp)) return false;
  const age = now - Date.parse(timestamp);
  return age > -millisecondsPerDay && age < lifetime;
}

export function choiceOfCategories(categories: readonly unknown[]): ConsentChoice {
  return { analytics: categories.includes('analytics'), video: categories.includes('video') };
}

/** The choice in the consent library's cookie; `null` if the library did not write it or it has expired. */
export function parseConsent(text: string | undefined, now: number): ConsentChoice | null {
  const cookie = text === undefined ? undefined : parseJson(text);
  if (!isRecord(cookie)) return null;
  const categories = parseCategories(cookie.categories);
  const counts =
    cookie.revision === consentRevision &&
    typeof cookie.consentId === 'string' &&
    isDate(cookie.consentTimestamp) &&
    isInForce(cookie.lastConsentTimestamp, now);
  return counts && categories?.includes(necessaryCategory) ? choiceOfCategories(categories) : null;
}

/** The visitor's choice. An invalid cookie is removed, so that the library does not use it. */
export function readConsent(): ConsentChoice | null {
  const text = readCookie('consent');
  const choice = parseConsent(text, Date.now());
  if (text !== undefined && !choice) removeCookie('consent');
  return choice;
}
