import { pagePath } from './sitePaths';

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
] as const)('page %s in %s', (code, locale, path) => {
  expect(pagePath(code, locale)).toBe(path);
});
