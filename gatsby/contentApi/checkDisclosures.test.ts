import { categoryRow, type FundRow, fundRow, localeContent } from '../testing/contentRows';
import { checkDisclosures, disclosureProblems } from './checkDisclosures';

function contentOf(fund: Partial<FundRow>) {
  return localeContent('it', { categories: [categoryRow({ funds: [fundRow({ code: 'asia', ...fund })] })] });
}

const disclosureOf = (codes: readonly string[], body = '<p>Text</p>') => ({
  sections: codes.map((code) => ({ code, title: code, body })) as NonNullable<
    FundRow['sustainability']
  >['sections'],
  changes: [],
  updatedAt: null,
});

it('names fund, language, article and remedy of a missing disclosure', () => {
  expect(disclosureProblems(contentOf({ sfdrArticle: 9 }))).toEqual([
    expect.stringMatching(/^Fund "asia" \(it\), sustainability: expected a disclosure .*article 9: add it/),
  ]);
});

it('names a section that is missing, and one without a text', () => {
  const sustainability = disclosureOf(['SUMMARY'], ' ');
  expect(disclosureProblems(contentOf({ sfdrArticle: 8, sustainability }))).toEqual([
    expect.stringContaining('expected the section NO_SUSTAINABLE_OBJECTIVE here, as article 24'),
    expect.stringContaining('expected a title and a text of the section SUMMARY: add them'),
  ]);
});

it('stops the build at a disclosure of a fund that has to have none', () => {
  const contents = [contentOf({ sfdrArticle: 6, sustainability: disclosureOf([]) })];
  expect(() => {
    checkDisclosures(contents, 'https://content.example/graphql');
  }).toThrow(/sustainability disclosures are not as SFDR asks:\n {2}- Fund "asia" \(it\).*remove it/);
});

it('lets a fund of article 6 without one pass', () => {
  expect(() => {
    checkDisclosures([contentOf({ sfdrArticle: 6 })], '');
  }).not.toThrow();
});
