import Cookies from 'universal-cookie';
import { cookieTable, type CookieKey } from './cookieTable';

const secondsPerDay = 24 * 60 * 60;

/** What browsers keep of a cookie at most; a longer value is not one that the site has written. */
const maxLength = 4096;

/** The browser's cookies; `undefined` where it refuses every access to them (sandboxed frames, blocked storage). */
function openCookies(): Cookies | undefined {
  try {
    return new Cookies();
  } catch {
    return undefined;
  }
}

/** The raw value, to be parsed by the reader: visitors can edit cookies. `undefined` where there is none. */
export function readCookie(key: CookieKey): string | undefined {
  const value: unknown = openCookies()?.get(cookieTable[key].name, { doNotParse: true });
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
}

/** Keeps a value for the cookie's lifetime; does nothing where the browser refuses cookies. */
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
