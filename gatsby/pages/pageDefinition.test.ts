import type { Locale } from '../../src/i18n/locales';
import { everywhere, siteUrl } from '../testing/contentRows';
import { baseContext, lazyPage, translatedPaths } from './pageDefinition';

const site = { url: siteUrl, name: 'Korvane', brandDigest: '', colour: '#2b2d69', searchSuggestions: [] };
const input = {
  locale: 'it' as const,
  path: '/it/filosofia',
  paths: { it: '/it/filosofia', fr: '/fr/philosophie' },
  site,
  title: 'Filosofia',
  description: undefined,
};

describe('baseContext', () => {
  it('lists the translations that exist, the page itself included, in the order of the locales', () => {
    expect(baseContext(input).metadata.alternates).toEqual([
      { locale: 'fr', url: `${siteUrl}/fr/philosophie` },
      { locale: 'it', url: `${siteUrl}/it/filosofia` },
    ]);
    expect(baseContext(input).paths).toEqual(input.paths);
  });

  it('puts the site after the title of a page, and before that of the home', () => {
    expect(baseContext(input).metadata.title).toBe('Filosofia – Korvane');
    expect(baseContext({ ...input, path: '/it', title: 'Baseline' })).toMatchObject({
      isHome: true,
      metadata: { title: 'Korvane – Baseline' },
    });
  });

  const house = { ...site, name: 'Korvane Asset Management', shortName: 'Korvane' };
  it.each([
    ['Philosophy', '', 'Philosophy – Korvane Asset Management'],
    [
      'What tracking error says about a manager, and what not',
      '',
      'What tracking error says about a manager, and what not – Korvane',
    ],
    [
      'Engagement and voting: how a dialogue with a company begins, goes on and ends',
      '',
      'Engagement and voting: how a dialogue with a company… – Korvane',
    ],
    [
      'Korvane Emerging Markets Sustainable Development',
      ' – S USD (ZZ0014005C95)',
      'Korvane Emerging Markets Sustainable… – S USD (ZZ0014005C95)',
    ],
    [
      'Letters from managers and travellers to the emerging markets',
      ' (2/3)',
      'Letters from managers and travellers to the… (2/3) – Korvane',
    ],
  ])('the title of "%s"%s is no longer than search engines show', (title, titleEnd, expected) => {
    const { metadata } = baseContext({ ...input, title, titleEnd, site: house });
    expect(metadata.title).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(65);
  });

  it('the home has the short name where the whole one would cut the baseline', () => {
    const title = 'Frontier markets, one company at a time';
    const { metadata } = baseContext({ ...input, path: '/it', title, site: house });
    expect(metadata.title).toBe('Korvane – Frontier markets, one company at a time');
  });

  it('has what the translation plugin reads, so that it leaves the page alone', () => {
    expect(baseContext(input)).toMatchObject({
      language: 'it',
      i18n: { language: 'it', routed: true, path: '/it/filosofia', originalPath: '/filosofia' },
    });
    expect(baseContext({ ...input, path: '/it' }).i18n.originalPath).toBe('/');
  });

  it('is indexed, described and dated unless told otherwise', () => {
    expect(baseContext(input).metadata).toMatchObject({
      description: 'Filosofia',
      keywords: [],
      type: 'website',
      publishedAt: null,
      modifiedOn: null,
      indexed: true,
    });
  });
});

describe('translatedPaths', () => {
  const pathOf = (slug: string, locale: Locale) => `/${locale}/${slug}`;

  it('has the locales in which the thing is published', () => {
    expect(translatedPaths(everywhere('a'), pathOf)).toEqual({ fr: '/fr/a', en: '/en/a', it: '/it/a' });
    expect(translatedPaths([{ locale: 'it', slug: 'b' }], pathOf)).toEqual({ it: '/it/b' });
  });

  it('leaves out locales that the site does not have', () => {
    expect(translatedPaths([{ locale: 'de', slug: 'c' }], pathOf)).toEqual({});
  });
});

describe('lazyPage', () => {
  it('makes its context once, when somebody asks for it', () => {
    const makeContext = jest.fn(() => baseContext(input));
    const page = lazyPage({ path: input.path, template: 'ContentPage', identity: 'page:a' }, makeContext);
    expect(page).toMatchObject({ path: input.path, identity: 'page:a' });
    expect(makeContext).not.toHaveBeenCalled();
    expect(page.context).toBe(page.context);
    expect(makeContext).toHaveBeenCalledTimes(1);
  });
});
