import { componentRow, localeContent, newsRow, pageRow, sourcesOf } from '../testing/contentRows';
import { localesOfPages, requireContent } from './localeSources';

describe('requireContent', () => {
  it('takes locales that each have a home page', () => {
    const contents = [localeContent('fr'), localeContent('en'), localeContent('it')];
    expect(() => requireContent(contents, 'https://content.example')).not.toThrow();
  });

  it('names the address and the locale without one', () => {
    const empty = localeContent('en', { site: { pages: [pageRow('contact')] } });
    expect(() => requireContent([localeContent('fr'), empty], 'https://content.example')).toThrow(
      'Content API at https://content.example: it has no page "index" in en. A site needs at least the home page in fr, en, it',
    );
  });
});

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
  it('takes the company’s notices from the page of disclaimers, sanitised', () => {
    const texts = { 'part-moins-un-an': '<p class="x">Young</p>', 'empty-portfolio': '<p>Empty</p>' };
    const components = [componentRow('TEXTS', texts)];
    const pages = [pageRow('disclaimers', { components })];
    expect(sourcesOf(localeContent('fr', { site: { pages } })).notices).toEqual({
      lessThanOneYear: '<p>Young</p>',
      emptyPortfolio: '<p>Empty</p>',
    });
  });

  it('has empty notices without it', () => {
    expect(sourcesOf(localeContent('fr')).notices).toEqual({ lessThanOneYear: '', emptyPortfolio: '' });
  });

  it('strips links to the content system from texts', () => {
    const { sanitise } = sourcesOf(localeContent('fr'));
    expect(sanitise.page('<a href="https://cms.korvane.example/x">a</a>')).toBe('a');
  });

  it('has the three latest news', () => {
    const news = ['a', 'b', 'c', 'd'].map((code) => newsRow(code));
    const { latestNews } = sourcesOf(localeContent('fr', { news }));
    expect(latestNews.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
  });

  it('says which members have a portrait', () => {
    const member = { name: 'Ada', role: 'R', department: 'research', biography: '<p onclick="x">B</p>' };
    const teamMembers = [
      { code: 'a', ...member, portrait: { url: '/a.png', width: 1, height: 1 } },
      { code: 'b', ...member, biography: null, portrait: null },
    ];
    expect(sourcesOf(localeContent('fr', { site: { teamMembers } })).members).toMatchObject([
      { code: 'a', biography: '<p>B</p>', hasPortrait: true },
      { code: 'b', biography: null, hasPortrait: false },
    ]);
  });
});
