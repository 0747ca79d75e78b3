import { localised } from '../testing/localised';
import { exampleContent } from '../testing/exampleContent';
import type { Content, PublishedDocument } from './content';
import { momentsAfter, publishedContent } from './publishedContent';

const day = '2026-11-23';
const nextDay = '2026-11-24';
const midnight = '2026-11-23T23:00:00.000Z';
/** From which the NAV of the next day is late. */
const lateNav = '2026-12-01T23:00:00.000Z';

const [fund] = exampleContent.funds;
const [share] = fund?.shares ?? [];
const document: PublishedDocument = { type: 'PROSPECTUS', date: nextDay, files: {}, editions: [] };
const dataFiles = (share?.dataFiles ?? []).map((file) => ({ ...file, date: nextDay }));
const nav = { date: nextDay, nav: 100, benchmark: null };
const navCorrections = [
  {
    date: day,
    correctedOn: nextDay,
    formerNav: 99,
    nav: 100,
    reason: localised('A'),
    line: 1,
  },
];
const [first, ...others] = exampleContent.news.map((item) => ({ ...item, date: day }));
const content: Content = {
  ...exampleContent,
  company: { ...exampleContent.company, documents: [document] },
  news: [{ ...first!, date: nextDay }, ...others],
  funds: [
    {
      ...fund!,
      documents: [document],
      shares: [
        {
          ...share!,
          documents: [document],
          dataFiles,
          navs: [nav],
          navCorrections,
          scenarios: [{ date: nextDay, rows: [] }],
        },
      ],
    },
  ],
};
const [publishAt, expireAt] = ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'];

test('news, documents and figures are there from their day on', () => {
  const before = publishedContent(content, { moment: midnight, day });
  expect(before.news).toEqual(others);
  expect(before.company.documents).toEqual([]);
  expect(before.funds).toMatchObject([
    {
      documents: [],
      shares: [{ documents: [], dataFiles: [], navs: [], navCorrections: [], scenarios: [] }],
    },
  ]);
  expect(publishedContent(content, { moment: midnight, day: nextDay })).toEqual(content);
});

test('NAVs that all are published are the same ones in each revision, as figures are kept by them', () => {
  const [revision, next] = [content, { ...content }].map((each) =>
    publishedContent(each, { moment: midnight, day: nextDay }),
  );
  expect(next!.funds[0]!.shares[0]!.navs).toBe(revision!.funds[0]!.shares[0]!.navs);
});

test('a schedule shows from one moment until another', () => {
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
  const at = (moment: string) => publishedContent(planned, { moment, day: '2026-11-26' });
  const newsAt = (moment: string) => at(moment).news.length - others.length;
  expect(['', '2026-11-24T07:59:59.999Z', publishAt, expireAt].map(newsAt)).toEqual([0, 0, 1, 0]);
  expect(at('').funds[0]?.documents).toEqual([{ ...document, expireAt }]);
  expect(at('2026-11-26T08:00:00.000Z').funds[0]?.documents).toEqual([{ ...document, publishAt: expireAt }]);
  expect(at('2026-11-26T08:00:00.000Z')).toBe(at(expireAt));
  expect(at('2026-11-24T09:00:00.000Z')).toBe(at(publishAt));
});

test('an earlier edition is not there before the moment of its own entry', () => {
  const editions = [{ date: day, publishAt, files: {} }];
  const later = { ...content, funds: [{ ...fund!, documents: [{ ...document, editions }] }] };
  const shownAt = (moment: string) =>
    publishedContent(later, { moment, day: nextDay }).funds[0]?.documents[0]?.editions.length;
  expect([midnight, publishAt].map(shownAt)).toEqual([0, 1]);
  expect(momentsAfter(later, day)).toContain(publishAt);
});

test('is the same object until the day, and of few days', () => {
  const made = publishedContent(content, { moment: '2026-11-23T01:00:00.000Z', day });
  const again = () => publishedContent(content, { moment: '2026-11-23T22:59:59.999Z', day });
  expect(again()).toBe(made);
  for (const date of [1, 2, 3, 4]) {
    publishedContent(content, { moment: midnight, day: `2026-12-0${date}` });
  }
  expect(again()).not.toBe(made);
});

describe('moments', () => {
  const withNews = (item: Partial<Content['news'][number]>): Content => ({
    ...exampleContent,
    company: { ...exampleContent.company, documents: [] },
    funds: [],
    news: [{ ...first!, ...item }],
  });

  test('are the midnights of later days, however many rows are of one', () => {
    expect(momentsAfter(content, day)).toEqual([midnight, lateNav]);
    expect(momentsAfter(content, nextDay)).toEqual([lateNav]);
    expect(publishedContent(content, { moment: midnight, day: nextDay })).toEqual(content);
  });

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s, as clocks are changed', (date, moment) => {
    expect(momentsAfter(withNews({ date }), '2026-03-01')).toEqual([moment]);
  });

  test('are those of the schedule, passed or not, and no midnight at which it shows nothing', () => {
    const planned = (item: Partial<Content['news'][number]>) =>
      momentsAfter(withNews({ date: nextDay, ...item }), day);
    expect(planned({ publishAt, expireAt })).toEqual([publishAt, expireAt]);
    expect(planned({ expireAt })).toEqual([midnight, expireAt]);
    expect(planned({ publishAt: '2026-11-20T08:00:00.000Z' })).toEqual([
      '2026-11-20T08:00:00.000Z',
      midnight,
    ]);
    expect(planned({ expireAt: midnight })).toEqual([midnight]);
    expect(momentsAfter(withNews({ date: day, publishAt, expireAt }), '2027-01-01')).toEqual([
      publishAt,
      expireAt,
    ]);
  });
});

test('a NAV is late from a midnight on, at which the content becomes another', () => {
  const priced: Content = {
    ...content,
    news: [],
    company: { ...content.company, documents: [] },
    funds: [
      { ...fund!, documents: [], shares: [{ ...share!, documents: [], navs: [{ ...nav, date: day }] }] },
    ],
  };
  const isLateOn = (each: string) =>
    publishedContent(priced, { moment: '', day: each }).funds[0]?.shares[0]?.navIsLate;
  expect(['2026-11-30', '2026-12-01'].map(isLateOn)).toEqual([false, true]);
  expect(momentsAfter(priced, day)).toEqual(['2026-11-30T23:00:00.000Z']);
  expect(momentsAfter(priced, '2026-12-01')).toEqual([]);
});

test('a change of a disclosure is told from its day on', () => {
  const change = { date: nextDay, text: localised('Un', 'One', 'Uno') };
  const sustainability = { sections: [], changes: [change, { ...change, date: day }] };
  const changed = { ...content, funds: [{ ...fund!, sustainability }] };
  const changesOn = (of: string) =>
    publishedContent(changed, { moment: midnight, day: of }).funds[0]?.sustainability?.changes.length;
  expect([day, nextDay].map(changesOn)).toEqual([1, 2]);
});

test('dealing terms hold from their day on, at which the content becomes another', () => {
  const dealing = [
    { date: day, cutOff: '11:00', settlementDays: 2 },
    { date: '2027-10-11', cutOff: '11:00', settlementDays: 1 },
  ];
  const changed = { ...content, funds: [{ ...fund!, shares: [], dealing }] };
  const settlementOn = (of: string) =>
    publishedContent(changed, { moment: midnight, day: of }).funds[0]?.dealing.at(-1)?.settlementDays;
  expect(['2027-10-10', '2027-10-11'].map(settlementOn)).toEqual([2, 1]);
  expect(momentsAfter(changed, '2027-10-10')).toEqual(['2027-10-10T22:00:00.000Z']);
});

test('a liquidity management tool is in use from its first day to its last, after which the content becomes another', () => {
  const text = localised('Un', 'One', 'Uno');
  const tool = { code: 'REDEMPTION_GATE', title: text, text, date: nextDay } as const;
  const withTool = (until: string | null): Content => ({
    ...content,
    news: [],
    company: { ...content.company, documents: [] },
    funds: [{ ...fund!, documents: [], shares: [], activatedTools: [{ ...tool, until }] }],
  });
  const isInUse = (each: Content) => (of: string) =>
    publishedContent(each, { moment: midnight, day: of }).funds[0]?.activatedTools.length === 1;
  const days = [day, nextDay, '2026-12-18', '2026-12-19'];
  expect(days.map(isInUse(withTool('2026-12-18')))).toEqual([false, true, true, false]);
  expect(days.map(isInUse(withTool(null)))).toEqual([false, true, true, true]);
  expect(momentsAfter(withTool('2026-12-18'), day)).toEqual([midnight, '2026-12-18T23:00:00.000Z']);
  expect(momentsAfter(withTool('2026-12-18'), '2026-12-18')).toEqual(['2026-12-18T23:00:00.000Z']);
  expect(momentsAfter(withTool('2026-12-18'), '2026-12-19')).toEqual([]);
});
