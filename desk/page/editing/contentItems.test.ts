import {
  draftAddress,
  itemsOf,
  localeOf,
  pageIdentity,
  parseDraftAddress,
  publishedFrom,
} from './contentItems';

test('files become items by kind', () => {
  const items = itemsOf([
    'categories/categories.yaml',
    'company/logo.svg',
    'company/company.yaml',
    'funds/README.md',
    'funds/tags.yaml',
    'funds/asia/shares/ZZ0000000016.yaml',
    'funds/asia/shares/ZZ0000000016/KIID.fr.pdf',
    'funds/asia/navs/ZZ0000000016.csv',
    'funds/asia/fund.yaml',
    'funds/asia/portfolio.yaml',
    'news/categories.yaml',
    'news/2026-01-02-old/fr.md',
    'news/2026-01-02-old/image.png',
    'news/2026-01-02-old/news.yaml',
    'news/2026-10-30-letter/news.yaml',
    'pages/contact/en.yaml',
    'pages/contact/fr.yaml',
    'README.md',
  ]);
  expect(items.map(({ id }) => id)).toEqual([
    'categories/categories',
    'company/company',
    'funds/asia/fund',
    'funds/asia/portfolio',
    'funds/asia/shares/ZZ0000000016',
    'funds/tags',
    'news/2026-10-30-letter',
    'news/2026-01-02-old',
    'news/categories',
    'pages/contact',
  ]);
  expect(items.find(({ id }) => id === 'news/2026-01-02-old')?.files).toEqual([
    'news/2026-01-02-old/fr.md',
    'news/2026-01-02-old/news.yaml',
  ]);
  expect(items.find(({ part }) => part === 'portfolio')).toMatchObject({ kind: 'funds', code: 'asia' });
});

test.each([
  ['1', ''],
  ['1', 'news/2026-10-30-letter'],
  ['jo/v1.2 ü', 'funds/a.b/fund'],
])('the address of %s and %s is read as it was written, and has no dot', (name, itemId) => {
  const address = draftAddress(name, itemId);
  expect(address).not.toContain('.');
  expect(parseDraftAddress(address)).toEqual({ name, itemId });
});

test.each(['/drafts', '/drafts/', '/drafts/%E0%A4%A'])('%s is the list', (path) => {
  expect(parseDraftAddress(path)).toEqual({ name: '', itemId: '' });
});

test('texts and pages say their language', () => {
  expect(localeOf('news/x/it.md')).toBe('it');
  expect(localeOf('pages/x/en.yaml')).toBe('en');
  expect(localeOf('news/x/de.md')).toBeUndefined();
  expect(localeOf('funds/x/fund.yaml')).toBeUndefined();
});

test.each([
  ['funds/asia/fund.yaml', 'fund:asia'],
  ['funds/asia/portfolio.yaml', 'fund:asia'],
  ['funds/asia/sustainability.yaml', 'sustainability:asia'],
  ['funds/asia/shares/ZZ0000000016.yaml', 'share:ZZ0000000016'],
  ['funds/tags.yaml', 'page:funds-range'],
  ['news/2026-10-30-letter/news.yaml', 'news:letter'],
  ['news/categories.yaml', 'page:news'],
  ['pages/contact/fr.yaml', 'page:contact'],
  ['pages/disclaimers/fr.yaml', 'page:legal-notices'],
  ['team/team.yaml', 'page:teams'],
  ['countries/countries.yaml', 'page:index'],
])('%s is shown by %s', (path, identity) => {
  expect(itemsOf([path]).map(pageIdentity)).toEqual([identity]);
});

test.each([
  ['2026-12-01', undefined, '2026-11-30T23:00:00.000Z'],
  ['2026-12-01', '2026-12-01 09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01', '2026-11-01 09:00', '2026-11-30T23:00:00.000Z'],
  ['2026-10-30', '2026-12-01 09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-10-30', '2026-11-01 09:00', undefined],
  ['2026-10-30', 'soon', undefined],
])('what is dated %s and planned for %s is published from %s on', (day, publishAt, moment) => {
  const [item] = itemsOf([`news/${day}-letter/news.yaml`]);
  expect(publishedFrom(item!, publishAt, new Date('2026-11-25T08:00:00Z'))).toBe(moment);
});
