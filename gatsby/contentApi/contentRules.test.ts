import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cookieTable } from '../../src/cookies/cookieTable';
import { locales } from '../../src/i18n/locales';
import { optionalPages, pageCodes } from '../../src/routes/pageCodes';
import { pagePath } from '../../src/routes/routeTable';
import {
  categoryRow,
  componentRow,
  fundRow,
  localeContent,
  newsCategoryRow,
  newsRow,
  pageRow,
  shareRow,
} from '../testing/contentRows';
import { checkRules, ruleMisses } from './contentRules';
import type { LocaleContent } from './fetchLocaleContent';

const today = '2026-11-20';

/** Has the pages that are required, and nothing else. */
function contentWith(changes: Partial<LocaleContent> = {}, without: string[] = []): LocaleContent {
  const pages = pageCodes
    .filter((code) => !optionalPages.includes(code) && !without.includes(code))
    .map((code) => pageRow(code, { route: pagePath(code, 'it') }));
  return { ...localeContent('it', { site: { pages } }), ...changes };
}

const siteWithLetters = { ...contentWith().site, newsCategories: [newsCategoryRow('letters')] };

const stopping: [string, LocaleContent, string][] = [
  [
    'a page to which others lead',
    contentWith({}, ['contact']),
    'Pages (it): "contact" is missing, to which other pages lead',
  ],
  [
    'two news of one code',
    contentWith({ news: [newsRow('a'), newsRow('a')], site: siteWithLetters }),
    'News items (it): more than one is "a"',
  ],
  [
    'one ISIN in two funds',
    contentWith({
      categories: [
        categoryRow({
          funds: ['a', 'b'].map((code) => fundRow({ code, shares: [shareRow({ isinCode: 'ZZ-I' })] })),
        }),
      ],
    }),
    'Shares (it): more than one is "ZZ-I"',
  ],
  [
    'news of a category that there is not',
    contentWith({ news: [newsRow('a')] }),
    'News item "a" (it): there is no category "letters"',
  ],
];

test.each(stopping)('%s stops the build, and the check names it', (_, content, sentence) => {
  expect(() => checkRules([content], today, 'https://api.example')).toThrow(`\n  - ${sentence}`);
  expect(ruleMisses(content, today)).toContainEqual(expect.stringContaining(`${sentence}. `));
});

test('a NAV of a day to come is a warning', () => {
  const shares = [
    shareRow({ lastPrice: { value: 1, displayValue: '1', date: '2031-01-02', formattedDate: '' } }),
  ];
  const content = contentWith({ categories: [categoryRow({ funds: [fundRow({ code: 'a', shares })] })] });
  expect(checkRules([content], today, 'https://api.example')).toContain(
    'Content API at https://api.example: Fund "a", share "ZZ-I": its last NAV is of 2031-01-02, a day to come',
  );
});

describe('cookies', () => {
  const cookies = Object.values(cookieTable);

  test('that the privacy page leaves out are named', () => {
    const others = cookies.filter(({ name }) => name !== 'locale').map(({ name }) => `<code>${name}</code>`);
    // A word that only holds the name does not tell of it.
    const texts = componentRow('TEXTS', { body: `${others.join(' ')} locales` });
    const content = localeContent('it', { site: { pages: [pageRow('privacy', { components: [texts] })] } });
    expect(ruleMisses(content, today).filter((miss) => miss.includes('cookie'))).toEqual([
      'Page "privacy" (it): it does not name the cookie "locale", which the site uses for 365 days. Visitors have to be told of it',
    ]);
  });

  test.each(locales)('and their days are told by the sample content (%s)', (locale) => {
    const file = path.join(__dirname, '../../content/sample/pages/privacy', `${locale}.yaml`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const untold = cookies.filter(
      ({ name, days }) => !lines.some((line) => line.includes(`\`${name}\``) && line.includes(`| ${days} `)),
    );
    expect(untold).toEqual([]);
  });
});
