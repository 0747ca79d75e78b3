import Cookies from 'universal-cookie';
import { cookieTable, type CookieKey } from './cookieTable';

const secondsPerDay = 24 * 60 * 60;

/** Browsers' limit; a longer value cannot be one that the site wrote. */
const maxLength = 4096;

/** `undefined` where the browser denies access to cookies (sandboxed frames, blocked storage). */
function openCookies(): Cookies | undefined {
  try {
    return new Cookies();
  } catch {
    return undefined;
  }
}

/** The raw value, which the caller must parse: visitors can edit cookies. */
export function readCookie(key: CookieKey): string | undefined {
  const value: unknown = openCookies()?.get(cookieTable[key].name, { doNotParse: true });
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
}

/** Does nothing where the browser refuses cookies. */
export function writeCookie(key: CookieKey, value: string): void {
  const { name, days, path, sameSite } = cookieTable[key];
  openCookies()?.set(name, value, {
    path,
    maxAge: days * secondsPerDay,
    sameSite,
    secure: window.location.protocol === 'https:',
  });
}

export function removeCookie(key: CookieKey): void {
  const { name, path } = cookieTable[key];
  openCookies()?.remove(name, { path });
}
