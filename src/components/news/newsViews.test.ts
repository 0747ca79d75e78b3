/** @jest-environment node */

import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import { categoryRow, fundRow, type NewsRow, newsRow, seen } from '../../../gatsby/testing/contentRows';
import { publishedFunds } from '../../features/funds/catalogueFunds';
import { newsArticle, newsCard } from './newsViews';

const sanitise = createSanitise([]);
const url = '/e/it/docs/news/letter';
const document = { title: 'Letter', url, language: 'en', fileType: 'pdf', fileSize: 400 };

describe('newsCard', () => {
  it.each([
    [newsRow('a'), { kind: 'ROUTE', path: '/it/notizia/a' }],
    [
      newsRow('a', { routeType: 'EXTERNAL', externalUrl: 'https://www.example.org/a' }),
      { kind: 'EXTERNAL', url: 'https://www.example.org/a' },
    ],
    [
      newsRow('a', { routeType: 'DOC', documents: [document] }),
      { kind: 'DOC', url, language: 'en', otherLanguage: 'inglese', fileType: 'pdf', fileSize: '1\u00a0KB' },
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

  it.each<[Partial<NewsRow>, string]>([
    [{ title: ' ' }, 'has no title'],
    [{ date: '' }, 'has the date ""'],
    [{ date: '2026-02-30' }, 'has the date "2026-02-30"'],
    [{ date: '12/10/2026' }, 'has the date "12/10/2026"'],
    [{ updatedAt: 'yesterday' }, 'has the date "yesterday"'],
    [{ routeType: 'EXTERNAL', externalUrl: 'javascript:x()' }, 'is EXTERNAL but leads to "javascript:x()"'],
    [{ routeType: 'EXTERNAL', externalUrl: '/fr' }, 'is EXTERNAL but leads to "/fr"'],
    [
      { routeType: 'EXTERNAL', externalUrl: 'https://www.example.org@evil.example' },
      'is EXTERNAL but leads to "https://www.example.org@evil.example"',
    ],
    [
      { routeType: 'DOC', documents: [{ ...document, url: '//evil.example/a.pdf' }] },
      'is DOC but leads to "//evil.example/a.pdf"',
    ],
  ])('stops the build for %j, and names the item', (values, problem) => {
    expect(() => newsCard(newsRow('a', values), 'it')).toThrow(`News item a (it) ${problem}`);
  });

  it('has null for missing values, and the category in the locale', () => {
    expect(newsCard(newsRow('a'), 'en')).toMatchObject({
      summary: null,
      mediaType: null,
      category: { title: 'Letters', path: '/en/news/c/letters' },
    });
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
