import { exampleContent } from './testing/exampleContent';
import type { Content, Fund, PublishedDocument } from './parsing/content';
import { duties, dutiesReport, lateFrom, overdue } from './duties';

const [fund] = exampleContent.funds;
const [share] = fund?.shares ?? [];
const navs = [{ date: '2026-02-27', nav: 100, benchmark: null }];

describe('a NAV', () => {
  it.each([
    ['DAILY', '2026-03-07'],
    ['WEEKLY', '2026-03-14'],
    ['MONTHLY', '2026-04-14'],
  ] as const)('of a fund that is valued %s is late from %s on', (valuationFrequency, day) => {
    expect(lateFrom({ active: true, navs }, { valuationFrequency })).toBe(day);
  });

  it('of a closed share is never late, nor is one before the first', () => {
    expect(lateFrom({ active: false, navs }, { valuationFrequency: 'DAILY' })).toBeNull();
    expect(lateFrom({ active: true, navs: [] }, { valuationFrequency: 'DAILY' })).toBeNull();
  });
});

describe('what is overdue', () => {
  const document = (type: PublishedDocument['type'], date: string | null): PublishedDocument => ({
    type,
    date,
    files: {},
    editions: [],
  });
  const contentOf = (
    documents: PublishedDocument[],
    changes: Partial<Fund['shares'][number]> = {},
  ): Content => ({
    ...exampleContent,
    funds: [
      { ...fund!, documents: [], shares: [{ ...share!, documents, scenarios: [], navs: [], ...changes }] },
    ],
  });

  it.each([
    ['KIID', '2026-02-16', '2027-02-16', '2027-02-17'],
    ['ANNUAL_REPORT', '2025-12-31', '2027-04-30', '2027-05-01'],
    ['HALF_YEARLY_REPORT', '2026-06-30', '2027-08-30', '2027-08-31'],
    ['MONTHLY_REPORT', '2026-10-30', '2026-12-30', '2026-12-31'],
  ] as const)('a %s of %s, after %s', (type, date, lastDay, dueDay) => {
    const content = contentOf([document(type, date)]);
    expect(overdue(content, lastDay)).toEqual([]);
    expect(overdue(content, dueDay)).toEqual([
      { what: type, of: expect.stringContaining(share!.isin), date },
    ]);
  });

  it('no prospectus, no document without a date, and nothing of a closed share', () => {
    const documents = [document('PROSPECTUS', '2015-01-01'), document('KIID', null)];
    expect(overdue(contentOf(documents), '2026-11-20')).toEqual([]);
    const closed = { active: false, navIsLate: true, navs };
    expect(overdue(contentOf([document('KIID', '2015-01-01')], closed), '2026-11-20')).toEqual([]);
  });

  it('scenarios of February from May on, when those of March are missing', () => {
    const content = contentOf([], { scenarios: [{ date: '2027-02-28', rows: [] }] });
    expect(overdue(content, '2027-04-30')).toEqual([]);
    expect(overdue(content, '2027-05-01')).toEqual([
      { what: 'SCENARIOS', of: expect.stringContaining(share!.isin), date: '2027-02-28' },
    ]);
  });

  it('a NAV that is late, with its day', () => {
    expect(overdue(contentOf([], { navIsLate: true, navs }), '2026-11-20')).toEqual([
      { what: 'NAV', of: expect.stringContaining(share!.isin), date: '2026-02-27' },
    ]);
  });

  describe('past performance', () => {
    const navsOn = (...days: string[]) => days.map((date) => ({ date, nav: 100, benchmark: null }));
    const since = (...days: string[]) => contentOf([], { inceptionDate: days[0]!, navs: navsOn(...days) });
    const known = ['2023-05-02', '2024-12-31'];

    it('of 2025 from the 36th business day of 2026 on, a Thursday', () => {
      const content = since(...known, '2025-11-28');
      expect(overdue(content, '2026-02-18')).toEqual([]);
      expect(overdue(content, '2026-02-19')).toEqual([
        { what: 'PAST_PERFORMANCE', of: expect.stringContaining(share!.isin), date: '2025-11-28' },
      ]);
      expect(overdue(since(...known, '2025-11-28', '2026-02-18'), '2026-02-19')).toMatchObject([
        { what: 'PAST_PERFORMANCE', date: '2025-11-28' },
      ]);
    });

    it('not of a year that the NAVs give', () => {
      expect(overdue(since(...known, '2025-12-31'), '2026-02-19')).toEqual([]);
      expect(overdue(since(...known, '2025-12-30', '2026-01-05'), '2026-02-19')).toEqual([]);
    });

    it('not of the year of the first NAV, nor of a share under one year, nor of a closed one', () => {
      expect(overdue(since('2025-01-02', '2025-11-28', '2026-02-18'), '2026-02-19')).toEqual([]);
      expect(overdue(since('2024-12-30', '2025-11-28'), '2026-02-19')).toEqual([]);
      const closed = contentOf([], { active: false, navs: navsOn(...known, '2025-11-28') });
      expect(overdue(closed, '2026-02-19')).toEqual([]);
    });
  });

  describe('settlement', () => {
    const settling = (...settlementDays: (number | null)[]): Content => {
      const content = contentOf([]);
      const dealing = settlementDays.map((days, index) => ({
        ...{ date: `202${index}-03-17`, cutOff: '11:00', settlementDays: days },
      }));
      return { ...content, funds: content.funds.map((each) => ({ ...each, dealing })) };
    };

    it('of two days or more from the first day of T+1 on, by the terms in force', () => {
      expect(overdue(settling(2), '2027-10-10')).toEqual([]);
      expect(overdue(settling(3, 2), '2027-10-11')).toEqual([
        { what: 'SETTLEMENT', of: fund!.title.fr, date: '2021-03-17' },
      ]);
    });

    it('not of one day, nor where the content says nothing', () => {
      expect(overdue(settling(2, 1), '2027-10-11')).toEqual([]);
      expect(overdue(settling(null), '2027-10-11')).toEqual([]);
      expect(overdue(settling(), '2027-10-11')).toEqual([]);
    });

    it('is told with its article, what could not be confirmed, and what to enter', () => {
      expect(dutiesReport(settling(2), '2027-10-12')).toMatch(
        /^SETTLEMENT, from 2027-10-11 on: .*\n {2}Regulation \(EU\) No 909\/2014, art\. 5\(2\), .* \(unconfirmed: .*\)\n {2}Enter terms .*\n {2}- Actions Émergentes: the last version is of 2020-03-17$/,
      );
      expect(dutiesReport(settling(2), '2027-10-10')).toBe('Nothing is missing.');
    });
  });
});

test('each duty is in the table once, and its days are in their order', () => {
  const codes = duties.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { from, until } of duties) expect((from ?? '') <= (until ?? '9')).toBe(true);
});
