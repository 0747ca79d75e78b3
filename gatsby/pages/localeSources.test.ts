import {
  categoryRow,
  componentRow,
  disclaimer,
  fundRow,
  localeContent,
  pageRow,
  siteUrl,
  sourcesOf,
} from '../testing/contentRows';
import { createSanitise } from '../sanitise/sanitiseHtml';
import { localesOfPages, localeSources } from './localeSources';

describe('localesOfPages', () => {
  it('says where each page exists', () => {
    const contents = [
      localeContent('fr', { site: { pages: [pageRow('index'), pageRow('contact')] } }),
      localeContent('it', { site: { pages: [pageRow('teams'), pageRow('index')] } }),
    ];
    expect(Object.fromEntries(localesOfPages(contents))).toEqual({
      index: ['fr', 'it'],
      contact: ['fr'],
      teams: ['it'],
    });
  });
});

describe('localeSources', () => {
  it('takes each notice from any component of the page of disclaimers, sanitised', () => {
    const components = [
      componentRow('TEXTS', { 'empty-portfolio': 'Empty' }, 'a'),
      componentRow('TEXTS', { 'part-moins-un-an': '<p class="x">Young</p>' }, 'b'),
    ];
    const pages = [pageRow('disclaimers', { components })];
    expect(sourcesOf(localeContent('fr', { site: { pages } })).notices).toMatchObject({
      lessThanOneYear: '<p>Young</p>',
      emptyPortfolio: 'Empty',
      marketingLabel: '<p>A marketing communication.</p>',
      investorRights: '<p>Rights.</p>',
      performanceSource: '<p>Source: the company.</p>',
    });
  });

  const settings = {
    siteUrl,
    brandDigest: '',
    colour: '#2b2d69',
    sanitise: createSanitise([]),
    pageLocales: new Map(),
  };
  const young = { 'part-moins-un-an': 'Young' };
  const empty = { 'empty-portfolio': 'Empty' };
  it.each([
    ['no notice of a young share', empty, 'part-moins-un-an'],
    ['no notice of an empty portfolio', young, 'empty-portfolio'],
    ['a notice without a word', { ...empty, 'part-moins-un-an': ' \n' }, 'part-moins-un-an'],
    ['a notice of tags only', { ...young, 'empty-portfolio': '<p>&nbsp;<br></p>' }, 'empty-portfolio'],
    [
      'a notice that may not be shown',
      { ...young, 'empty-portfolio': '<script>a</script>' },
      'empty-portfolio',
    ],
  ])('fails with %s, which no page may leave out', (_what, texts, code) => {
    const components = [componentRow('TEXTS', texts)];
    const pages = [pageRow('disclaimers', { components })];
    expect(() => localeSources(localeContent('it', { site: { pages } }), disclaimer, settings)).toThrow(
      `Content of locale "it": page "disclaimers" has no text "${code}" that says anything. It is the notice in place of`,
    );
  });

  it.each([
    ['marketing-label', 'with every fund: .*2019/1156, article 4\\(1\\) and \\(2\\)'],
    ['investor-rights', 'with every fund: .*2019/1156, article 4\\(2\\) and \\(3\\)'],
    ['performance-source', 'with every performance: .*2017/565, article 44\\(4\\)\\(c\\)'],
  ])('names the article that asks for the text "%s"', (code, use) => {
    expect(() => localeSources(localeContent('it'), disclaimer, settings)).toThrow(
      new RegExp(`page "disclaimers" has no text "${code}" that says anything. It is the notice ${use}`),
    );
  });

  it('fails without the summary of investors’ rights, to which every fund leads', () => {
    const withComponent = (code: string) =>
      localeContent('en', {
        site: {
          pages: [pageRow('regulatory-information', { components: [componentRow('PROSE', {}, code)] })],
        },
      });
    expect(() => sourcesOf(withComponent('investor-rights'))).not.toThrow();
    expect(() => sourcesOf(withComponent('complaints'))).toThrow(
      'Content of locale "en": page "regulatory-information" has no component "investor-rights", the summary of investors’ rights to which every fund leads (Regulation (EU) 2019/1156, article 4(3)): publish it',
    );
  });

  it('fails without the page of disclaimers', () => {
    expect(() => localeSources(localeContent('en'), disclaimer, settings)).toThrow(
      'Content of locale "en": page "disclaimers" has no text "part-moins-un-an"',
    );
  });

  it('strips links to the content system from texts', () => {
    const { sanitise } = sourcesOf(localeContent('fr'));
    expect(sanitise.page('<a href="https://cms.korvane.example/x">a</a>')).toBe('a');
  });

  it('says whether shares can be compared', () => {
    const isCompared = (...codes: string[]) => {
      const site = { pages: codes.map((code) => pageRow(code)) };
      const categories = [categoryRow({ funds: [fundRow()] })];
      return sourcesOf(localeContent('fr', { site, categories })).categories[0]?.funds[0]?.isCompared;
    };
    expect(isCompared('compare')).toBe(true);
    expect(isCompared()).toBe(false);
  });

  it('gives members their portraits', () => {
    const member = {
      name: 'Ada',
      role: 'R',
      department: 'research',
      biography: '<p onclick="x">B</p>',
      updatedAt: null,
    };
    const teamMembers = [
      { code: 'a', ...member, portrait: { url: '/a.png', width: 1, height: 1 } },
      { code: 'b', ...member, biography: null, portrait: null },
    ];
    const image = { src: '/a.webp', srcSet: '', sizes: '', width: 4, height: 5 };
    const content = { ...localeContent('fr', { site: { teamMembers } }), portraits: new Map([['a', image]]) };
    expect(sourcesOf(content).members).toMatchObject([
      { code: 'a', biography: '<p>B</p>', hasBiography: true, portrait: image },
      { code: 'b', biography: null, hasBiography: false, portrait: null },
    ]);
  });
});
