import { exampleContent } from '../graphql/testing/exampleContent';
import type { Content } from './content';
import { publishedContent } from './publishedContent';

const evening = new Date('2026-11-23T22:59:00Z');
const midnight = new Date('2026-11-23T23:00:00Z');

const [fund] = exampleContent.funds;
const [share] = fund?.shares ?? [];
const document = { type: 'PROSPECTUS', date: '2026-11-24' } as const;
const nav = { date: '2026-11-24', nav: 100, benchmark: null };
const content: Content = {
  ...exampleContent,
  news: exampleContent.news.map((item, index) => ({
    ...item,
    date: index === 0 ? '2026-11-24' : '2026-11-23',
  })),
  funds: [{ ...fund!, documents: [document], shares: [{ ...share!, documents: [document], navs: [nav] }] }],
};

test('news, documents and figures are there from their day in Paris on', () => {
  const before = publishedContent(content, evening);
  expect(before.news).toEqual(content.news.slice(1));
  expect(before.funds).toMatchObject([{ documents: [], shares: [{ documents: [], navs: [] }] }]);
  expect(publishedContent(content, midnight)).toEqual(content);
});

test('a schedule shows from one moment until another', () => {
  const [publishAt, expireAt] = ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'];
  const [first, ...others] = exampleContent.news;
  const planned: Content = {
    ...content,
    news: [{ ...first!, publishAt, expireAt }, ...others],
    funds: [
      {
        ...fund!,
        documents: [
          { ...document, expireAt },
          { ...document, publishAt: expireAt },
        ],
      },
    ],
  };
  const now = new Date('2026-11-26T08:00:00Z');
  const at = (moment?: string) => publishedContent(planned, now, moment);
  const newsAt = (moment: string) => at(moment).news.length - others.length;
  expect(['', '2026-11-24T07:59:59.999Z', publishAt, expireAt].map(newsAt)).toEqual([0, 0, 1, 0]);
  expect(at('').funds[0]?.documents).toEqual([{ ...document, expireAt }]);
  expect(at().funds[0]?.documents).toEqual([{ ...document, publishAt: expireAt }]);
  expect(at()).toBe(at(expireAt));
  expect(at('2026-11-24T09:00:00.000Z')).toBe(at(publishAt));
});

test('is the same object until the day or the content changes', () => {
  const made = publishedContent(content, evening);
  expect(publishedContent(content, new Date('2026-11-23T01:00:00Z'))).toBe(made);
  expect(publishedContent(content, midnight)).not.toBe(made);
});
