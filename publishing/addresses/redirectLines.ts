import { isLocale, defaultLocale } from '../../src/i18n/locales';
import type { NextAddresses } from './nextAddresses';

/** Percent-encoded, with what would end the path or begin a pattern. */
function encoded(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replaceAll('*', '%2A'))
    .join('/');
}

/** What the address of something removed is answered with: the not-found page of its language. */
function notFoundPageOf(path: string): string {
  const [, locale] = path.split('/');
  return `/${isLocale(locale) ? locale : defaultLocale}/404`;
}

/**
 * Lines of `_redirects` for addresses that pages have left. Moves stand first: hosts that read a limited number of lines
 * then answer what is gone with 404 in place of 410.
 */
export function redirectLines({ redirects, gone }: Pick<NextAddresses, 'redirects' | 'gone'>): string {
  return [
    ...redirects.map(({ from, to }) => `${encoded(from)} ${encoded(to)} 301\n`),
    ...gone.map((from) => `${encoded(from)} ${notFoundPageOf(from)} 410\n`),
  ].join('');
}
