import { cookieTable, type CookieKey } from './cookieTable';

const secondsPerDay = 24 * 60 * 60;

/** Browsers' limit; a longer value cannot be one that the site wrote. */
const maxLength = 4096;

/** `name=value; …`. Empty where the browser denies access to cookies (sandboxed frames, blocked storage). */
function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The raw value, which the caller must parse: visitors can edit cookies. If they are refused, the tab's name holds it
 * for as long as the tab shows this site: else every page would ask for the disclaimer again.
 */
export function readCookie(key: CookieKey): string | undefined {
  const start = `${cookieTable[key].name}=`;
  const pairs = `${cookieText()}; ${window.name}`.split('; ');
  return pairs
    .filter((pair) => pair.startsWith(start))
    .map((pair) => decoded(pair.slice(start.length)))
    .find((value) => value !== undefined && value.length <= maxLength);
}

/** Attributes as RFC 6265bis writes them. */
function write(key: CookieKey, value: string, seconds: number): void {
  const { name, path, sameSite } = cookieTable[key];
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=${sameSite}${secure}`;
  } catch {
    // Denied: the tab's name has it.
  }
}

/** Other cookies in the tab's name. */
function othersInName(key: CookieKey): string[] {
  const start = `${cookieTable[key].name}=`;
  return window.name.split('; ').filter((pair) => pair !== '' && !pair.startsWith(start));
}

/** If the browser refuses cookies, the value lasts as long as the tab. */
export function writeCookie(key: CookieKey, value: string): void {
  const { name, days } = cookieTable[key];
  write(key, value, days * secondsPerDay);
  if (readCookie(key) === value) return;
  window.name = [...othersInName(key), `${name}=${encodeURIComponent(value)}`].join('; ');
}

export function removeCookie(key: CookieKey): void {
  write(key, '', 0);
  window.name = othersInName(key).join('; ');
}
