import Cookies from 'universal-cookie';
import { cookieTable, type CookieKey } from './cookieTable';

const secondsPerDay = 24 * 60 * 60;

/** The raw value, to be parsed by the reader: visitors can edit cookies. `undefined` where the browser has none. */
export function readCookie(key: CookieKey): unknown {
  return new Cookies().get<unknown>(cookieTable[key].name, { doNotParse: true });
}

export function writeCookie(key: CookieKey, value: string): void {
  const { name, days } = cookieTable[key];
  new Cookies().set(name, value, {
    path: '/',
    maxAge: days * secondsPerDay,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}
