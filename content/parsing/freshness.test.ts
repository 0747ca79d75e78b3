import { exampleContent } from '../testing/exampleContent';
import type { Content, Fund, PublishedDocument } from './content';
import { lateFrom, overdue } from './freshness';

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
    funds: [{ ...fund!, documents: [], shares: [{ ...share!, documents, scenarios: [], ...changes }] }],
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
});
