/** @jest-environment node */

import {
  catalogueFund,
  categoryRow,
  type DocumentRow,
  fundRow,
  seen,
} from '../../../gatsby/testing/contentRows';
import { publishedFunds } from '../funds/catalogueFunds';
import { comparedItems, esgReports, ratingClasses } from './dataBlocks';

const item = (texts: Record<string, string>) => new Map(Object.entries(texts));
const compared = (value: string, reference: string, unit: string, more: Record<string, string> = {}) =>
  item({ label: 'Intensity', value, reference, unit, ...more });
const classOf = (code: string, value: string) => item({ class: code, range: 'any', body: '<p>b</p>', value });

describe('comparedItems', () => {
  it.each([
    ['t', '118', '311', { display: '118', percent: 37.94 }, { display: '311', percent: 100 }],
    ['t', '311', '118', { display: '311', percent: 100 }, { display: '118', percent: 37.94 }],
    ['t', '0', '0', { display: '0', percent: 0 }, { display: '0', percent: 0 }],
    ['%', '24', '18', { display: '24\u00a0%', percent: 24 }, { display: '18\u00a0%', percent: 18 }],
    ['%', '0', '100', { display: '0\u00a0%', percent: 0 }, { display: '100\u00a0%', percent: 100 }],
    [
      '%',
      '24.50',
      '1.5',
      { display: '24,50\u00a0%', percent: 24.5 },
      { display: '1,5\u00a0%', percent: 1.5 },
    ],
    ['', '1200', '600', { display: '1\u00a0200', percent: 100 }, { display: '600', percent: 50 }],
  ])('in %p: %s beside %s', (unit, value, reference, drawnValue, drawnReference) => {
    expect(comparedItems([compared(value, reference, unit)], 'fr', 'Here')).toEqual([
      {
        label: 'Intensity',
        unit: unit === 't' ? 't' : null,
        value: drawnValue,
        reference: drawnReference,
        note: null,
      },
    ]);
  });

  it('writes percentages as the locale does, and keeps notes', () => {
    expect(comparedItems([compared('24', '18', '%', { note: '99%' })], 'en', 'Here')).toMatchObject([
      { value: { display: '24%' }, note: '99%' },
    ]);
  });

  it.each([
    ['', '1', 't', 'Here, item 1: value "" is not a number from 0, written with a point'],
    ['1,5', '1', 't', 'Here, item 1: value "1,5" is not a number'],
    ['-1', '1', 't', 'Here, item 1: value "-1" is not a number'],
    ['1e9', '1', 't', 'value "1e9"'],
    [' 1', '1', 't', 'value " 1"'],
    ['1', 'NaN', 't', 'Here, item 1: reference "NaN" is not a number'],
    ['1', '100.1', '%', 'Here, item 1: reference "100.1" is not a percentage from 0 to 100'],
  ])('refuses %p beside %p in %s', (value, reference, unit, message) => {
    expect(() => comparedItems([compared(value, reference, unit)], 'fr', 'Here')).toThrow(message);
  });
});

describe('ratingClasses', () => {
  it('draws the largest share as long as there is room, and the others beside it', () => {
    const classes = ratingClasses(
      [classOf('A', '40'), classOf('B', '50'), classOf('C', '10'), classOf('D', '0')],
      'it',
      'Here',
    );
    expect(classes.map(({ code, value }) => [code, value.display, value.percent])).toEqual([
      ['A', '40%', 80],
      ['B', '50%', 100],
      ['C', '10%', 20],
      ['D', '0%', 0],
    ]);
    expect(classes[0]).toMatchObject({ range: 'any', body: '<p>b</p>' });
  });

  it('draws nothing of nothing', () => {
    expect(ratingClasses([classOf('A', '0')], 'it', 'Here')).toMatchObject([{ value: { percent: 0 } }]);
  });

  it.each(['100.5', 'x', ''])('refuses a share of %p', (value) => {
    expect(() => ratingClasses([classOf('A', '0'), classOf('B', value)], 'it', 'Here')).toThrow(
      `Here, item 2: value "${value}" is not a percentage from 0 to 100`,
    );
  });
});

describe('esgReports', () => {
  const report = (code: DocumentRow['documentType']['code']): DocumentRow => ({
    documentType: { code, title: `Title of ${code}` },
    url: `/e/it/docs/funds/fund/${code}`,
    language: 'it',
    date: '2026-10-30',
    formattedDate: '30 ottobre 2026',
    fileType: 'pdf',
    fileSize: 1_240_000,
    otherLanguages: [],
    editions: [],
  });
  const documents = (['KIID', 'ESG_MONTHLY_REPORT', 'ANNUAL_REPORT'] as const).map(report);

  it('are the monthly ESG reports of funds that have one, each with the name of its fund', () => {
    const funds = [
      catalogueFund(fundRow({ code: 'asia', title: 'Asia', documents })),
      catalogueFund(fundRow({ code: 'china', documents: [report('KIID')] })),
    ];
    expect(esgReports(funds, 'it')).toEqual([
      {
        code: 'ESG_MONTHLY_REPORT',
        title: 'Asia – Title of ESG_MONTHLY_REPORT',
        url: '/e/it/docs/funds/fund/ESG_MONTHLY_REPORT',
        language: 'it',
        otherLanguage: null,
        date: '30 ottobre 2026',
        fileType: 'pdf',
        fileSize: '1,2\u00a0MB',
        editions: [],
        visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
      },
    ]);
  });

  it('are for the profiles that the fund is offered to', () => {
    const fund = fundRow({ documents });
    const funds = publishedFunds([categoryRow({ funds: [fund], retail: [], pro: seen([]) })]);
    expect(esgReports(funds, 'it').map(({ visibleTo }) => visibleTo)).toEqual([['INSTIT']]);
  });
});
