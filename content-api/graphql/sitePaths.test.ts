import * as site from '../../src/routes/fundPageRoutes';
import { sharePath } from '../../src/routes/routeTable';
import { contentLocales } from '../../content/contentLocales';
import { hasPagePath, pagePath, pastPerformancePath, sustainabilityPath } from './sitePaths';
import { exampleContent } from '../../content/testing/exampleContent';

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

test.each(['disclaimers', 'no-such-page', 'constructor', '__proto__', ''])(
  'the site has no page %j',
  (code) => {
    expect(hasPagePath(code, 'fr')).toBe(false);
  },
);

test('the pages of funds and shares beside their own are where the site has them', () => {
  const [fund] = exampleContent.funds;
  const [share] = fund!.shares;
  for (const locale of contentLocales) {
    const [fundSlug, shareSlug] = [fund!.slug[locale], share!.slug[locale]];
    expect(sustainabilityPath(fund!, locale)).toBe(site.sustainabilityPath(fundSlug, locale));
    expect(pastPerformancePath(fund!, share!, locale)).toBe(
      site.pastPerformancePath(sharePath(fundSlug, shareSlug, locale), locale),
    );
  }
});
