import { createSanitise } from '../sanitise/sanitiseHtml';
import { categoryRow, fundRow, newsRow, seen } from '../testing/contentRows';
import { publishedFunds } from './catalogueFunds';
import { newsArticle, newsCard, newsParts } from './newsViews';

const sanitise = createSanitise([]);
const document = { title: 'Letter', url: '/e/it/docs/news/letter', fileType: 'pdf' };

describe('newsCard', () => {
  it.each([
    [newsRow('a'), { kind: 'ROUTE', path: '/it/notizia/a' }],
    [
      newsRow('a', { routeType: 'EXTERNAL', externalUrl: 'https://www.example.org/a' }),
      { kind: 'EXTERNAL', url: 'https://www.example.org/a' },
    ],
    [
      newsRow('a', { routeType: 'DOC', documents: [document] }),
      { kind: 'DOC', url: '/e/it/docs/news/letter', fileType: 'pdf' },
    ],
  ])('leads where the route type says: $routeType', (row, link) => {
    expect(newsCard(row, 'it').link).toEqual(link);
  });

  it.each([
    ['EXTERNAL' as const, 'News item a (it) is EXTERNAL but has no externalUrl'],
    ['DOC' as const, 'News item a (it) is DOC but has no document'],
  ])('names an item of type %s that leads nowhere', (routeType, message) => {
    expect(() => newsCard(newsRow('a', { routeType }), 'it')).toThrow(message);
  });

  it('has null for what is missing, and the category in the locale', () => {
    expect(newsCard(newsRow('a'), 'en')).toMatchObject({
      summary: null,
      mediaType: null,
      category: { title: 'Letters', path: '/en/news/c/letters' },
    });
  });
});

describe('newsParts', () => {
  const player = (src: string) => ({ kind: 'player', src, host: new URL(src).hostname });
  const paragraph = (html: string) => ({ kind: 'paragraph', html });

  it.each([
    ['nothing', '', []],
    ['blank lines', ' \n\n \n', []],
    ['one paragraph over two lines', 'one\ntwo', [paragraph('one\ntwo')]],
    ['paragraphs', '\none\n\n\n<b>two</b>\n \nthree\n', ['one', '<b>two</b>', 'three'].map(paragraph)],
    [
      'a player on a line of its own',
      'one\n\n<iframe src="https://video.example/x"></iframe>\n\ntwo',
      [paragraph('one'), player('https://video.example/x'), paragraph('two')],
    ],
    [
      'players within a line',
      'one <iframe src="https://a.example/1"></iframe><iframe src="https://b.example/2"></iframe> two',
      [paragraph('one'), player('https://a.example/1'), player('https://b.example/2'), paragraph('two')],
    ],
    [
      'a player with parameters',
      '<iframe src="https://video.example/x?a=1&amp;b=2" width="560" allowfullscreen></iframe>',
      [player('https://video.example/x?a=1&b=2')],
    ],
    [
      'a player with text within',
      '<iframe src="https://a.example/1">No frames</iframe>',
      [player('https://a.example/1')],
    ],
    ['a frame without an address', 'one<iframe></iframe>two', ['one', 'two'].map(paragraph)],
    ['a frame with a script', '<iframe src="javascript:alert(1)"></iframe>', []],
    ['a frame on this site', '<iframe src="/fr"></iframe>', []],
    ['a frame with an address that cannot be read', '<iframe src="https://"></iframe>', []],
  ])('%s', (_, body, parts) => {
    expect(newsParts(body, sanitise)).toEqual(parts);
  });

  it('never leaves a frame in a paragraph', () => {
    const body =
      '<IFRAME SRC=https://a.example/1 onload=x()><p>a</p></IFRAME> b <iframe src="https://c.example/';
    for (const part of newsParts(body, sanitise)) {
      expect(part).not.toMatchObject({ html: expect.stringMatching(/iframe/i) });
    }
  });
});

it('an article names the published funds that it is about, each for those that it is offered to', () => {
  const rows = ['a', 'b', 'c'].map((code) => fundRow({ code }));
  const funds = publishedFunds([categoryRow({ funds: rows, retail: seen(rows.slice(1)) })]);
  const row = newsRow('x', { body: 'one\n\ntwo', fundCodes: ['c', 'unpublished', 'a'] });
  expect(newsArticle(row, funds, 'en', sanitise)).toMatchObject({
    title: 'Title of x',
    parts: [{ html: 'one' }, { html: 'two' }],
    funds: [
      { title: 'Title of a', path: '/en/funds/a', visibleTo: ['INSTIT', 'PRO'] },
      { title: 'Title of c', path: '/en/funds/c', visibleTo: ['RETAIL', 'INSTIT', 'PRO'] },
    ],
  });
});
