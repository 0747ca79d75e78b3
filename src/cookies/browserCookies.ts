import Cookies from 'universal-cookie';
import { cookieTable, type CookieKey } from './cookieTable';

const secondsPerDay = 24 * 60 * 60;

/** Browsers' limit; a longer value cannot be one that the site wrote. */
const maxLength = 4096;

/** Undefined where the browser denies it (cookies in sandboxed frames, blocked storage). */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function optionsOf(key: CookieKey) {
  const { days, path, sameSite } = cookieTable[key];
  return { path, maxAge: days * secondsPerDay, sameSite, secure: window.location.protocol === 'https:' };
}

/** Cookies in the tab's name, as `name=value`. */
const pairsInName = () => window.name.split('; ');

const isOf = (key: CookieKey) => (pair: string) => pair.startsWith(`${cookieTable[key].name}=`);

/**
 * The raw value, which the caller must parse: visitors can edit cookies. If they are refused, the tab's name holds it
 * for as long as the tab shows this site: else every page would ask for the disclaimer again.
 */
export function readCookie(key: CookieKey): string | undefined {
  const { name } = cookieTable[key];
  const places = [
    // The library would make a value of what JSON says.
    () => new Cookies().get<unknown>(name, { doNotParse: true }),
    () =>
      decodeURIComponent(
        pairsInName()
          .find(isOf(key))
          ?.slice(name.length + 1) ?? '',
      ),
  ];
  return places
    .map(attempt)
    .find((value): value is string => typeof value === 'string' && value !== '' && value.length <= maxLength);
}

function keepInName(key: CookieKey, ...pairs: string[]): void {
  const others = pairsInName().filter((pair) => pair !== '' && !isOf(key)(pair));
  window.name = [...others, ...pairs].join('; ');
}

/** If the browser refuses cookies, the value lasts as long as the tab. */
export function writeCookie(key: CookieKey, value: string): void {
  const { name } = cookieTable[key];
  attempt(() => new Cookies().set(name, value, optionsOf(key)));
  if (readCookie(key) !== value) keepInName(key, `${name}=${encodeURIComponent(value)}`);
}

export function removeCookie(key: CookieKey): void {
  attempt(() => new Cookies().remove(cookieTable[key].name, optionsOf(key)));
  keepInName(key);
}
