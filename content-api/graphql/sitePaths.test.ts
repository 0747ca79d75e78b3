import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentLocales } from '../parsing/content';
import { hasPagePath, pagePath } from './sitePaths';

test.each([
  ['index', 'fr', '/fr'],
  ['contact', 'it', '/it/contatto'],
  ['teams', 'it', '/it/il-team-meridane'],
  ['compare', 'it', '/it/confronta'],
  ['news', 'fr', '/fr/actualites'],
  ['news', 'it', '/it/notizia'],
  ['regulatory-information', 'en', '/en/regulatory-informations'],
  ['standard-page', 'it', '/it/standard-page'],
  ['disclaimers', 'en', '/en/disclaimers'],
] as const)('page %s in %s', (code, locale, expected) => {
  expect(pagePath(code, locale)).toBe(expected);
});

const routesSchema = v.record(v.string(), v.string());

test.each(contentLocales)('pages have the addresses of the site in %s', (locale) => {
  const file = path.join(__dirname, '..', '..', 'locales', locale, 'routes.json');
  const routes = Object.entries(v.parse(routesSchema, JSON.parse(readFileSync(file, 'utf8'))));
  expect(routes.length).toBeGreaterThan(0);
  for (const [code, segment] of routes) {
    expect([code, hasPagePath(code, locale)]).toEqual([code, true]);
    expect(pagePath(code, locale)).toBe(segment === '' ? `/${locale}` : `/${locale}/${segment}`);
  }
});

test.each(['disclaimers', 'no-such-page', 'constructor', '__proto__', ''])(
  'the site has no page %j',
  (code) => {
    expect(hasPagePath(code, 'fr')).toBe(false);
  },
);
