import type { Content, Fund, PublishedDocument, Share } from '../../content/parsing/content';
import { exampleContent } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { localised } from '../../content/testing/localised';
import { changesJson } from './changes';

const site = 'https://www.meridane.example';
const day = '2026-11-20';

const pdf = { path: 'KIID.fr.pdf', bytes: 1, missing: [] };

/** The first fund with nothing but what is said here. */
function contentOf(shares: Partial<Share>[], changes: Partial<Fund> = {}): Content {
  const [fund] = exampleContent.funds;
  const [old] = fund?.shares ?? [];
  if (!fund || !old) throw new Error('There is no example');
  const bare: Share = { ...old, documents: [], dataFiles: [], navs: [], scenarios: [] };
  const ofFund = { documents: [], ...changes, shares: shares.map((share) => ({ ...bare, ...share })) };
  return { ...exampleContent, funds: [{ ...fund, ...ofFund }] };
}

const earlierNav = { date: '2020-01-02', nav: 90, benchmark: null };
const changesOf = (...content: Parameters<typeof contentOf>) =>
  changesJson(contentOf(...content), day, site).changes;
const idsOf = (...content: Parameters<typeof contentOf>) => changesOf(...content).map(({ id }) => id);

test('NAVs of the last 35 days are told, the newest first', () => {
  const navs = ['2026-10-16', '2026-10-17', '2026-11-20', '2026-11-21'].map((date, index) => ({
    date,
    nav: 100 + index,
    benchmark: 50,
  }));
  const { from, to, changes } = changesJson(contentOf([{ navs }]), day, site);
  expect({ from, to }).toEqual({ from: '2026-10-17', to: '2026-11-20' });
  expect(changes).toEqual([
    {
      id: `NAV/${isins.old}/2026-11-20`,
      day: '2026-11-20',
      isin: isins.old,
      kind: 'NAV',
      date: '2026-11-20',
      nav: 102,
      currency: 'EUR',
    },
    expect.objectContaining({ id: `NAV/${isins.old}/2026-10-17`, nav: 101 }),
  ]);
});

test('a corrected NAV is told on the day of the correction, with both values', () => {
  const reason = localised('Un cours erroné', 'A wrong price', 'Un prezzo errato');
  const correction = { date: '2020-01-02', formerNav: 90.3, nav: 90, reason, line: 12 };
  const navCorrections = [{ ...correction, correctedOn: '2026-11-19' }];
  expect(changesOf([{ navs: [earlierNav], navCorrections }])).toEqual([
    {
      id: `NAV_CORRECTION/${isins.old}/2020-01-02/2026-11-19`,
      day: '2026-11-19',
      isin: isins.old,
      kind: 'NAV_CORRECTION',
      date: '2020-01-02',
      formerNav: 90.3,
      nav: 90,
      currency: 'EUR',
      reason,
    },
  ]);
});

test('shares are there as in the range: a closed one with its end alone, one without a NAV not at all', () => {
  const navs = [earlierNav, { date: '2026-11-18', nav: 91, benchmark: null }];
  const launched = { inceptionDate: '2026-11-18', navs: navs.slice(1) };
  const closed = { isin: isins.closed, active: false, navs };
  expect(idsOf([launched, { ...launched, isin: isins.unpriced, navs: [] }])).toEqual([
    `SHARE_LAUNCHED/${isins.old}/2026-11-18`,
    `NAV/${isins.old}/2026-11-18`,
  ]);
  expect(idsOf([{ ...closed, closingDate: '2026-11-19' }])).toEqual([
    `SHARE_CLOSED/${isins.closed}/2026-11-19`,
  ]);
  expect(idsOf([{ ...closed, closingDate: null }])).toEqual([]);
  expect(idsOf([{ ...closed, closingDate: '2026-11-21' }])).toEqual([]);
  expect(idsOf([{ ...closed, closingDate: '2026-11-19', navs: [] }])).toEqual([]);
});

test('documents are told in each language, editions at their own addresses, and of the fund for each share', () => {
  const kid: PublishedDocument = {
    type: 'KIID',
    date: '2026-11-16',
    files: { fr: pdf, it: pdf },
    editions: [{ date: '2026-10-30', files: { fr: pdf } }],
  };
  const prospectus: PublishedDocument = {
    type: 'PROSPECTUS',
    date: '2026-09-30',
    publishAt: '2026-11-17T23:30:00.000Z',
    files: { en: pdf },
    editions: [],
  };
  const undated: PublishedDocument = { type: 'ANNUAL_REPORT', date: null, files: { en: pdf }, editions: [] };
  const shares = [
    { navs: [earlierNav], documents: [kid] },
    { isin: isins.young, navs: [earlierNav] },
  ];
  const changes = changesOf(shares, { documents: [prospectus, undated] });
  const folder = `docs/funds`;
  expect(changes).toEqual([
    ...[isins.old, isins.young].map((isin) => ({
      id: `DOCUMENT/${isin}/FUND/PROSPECTUS/en/2026-09-30`,
      // In Paris it is past midnight.
      day: '2026-11-18',
      isin,
      kind: 'DOCUMENT',
      of: 'FUND',
      type: 'PROSPECTUS',
      language: 'en',
      date: '2026-09-30',
      url: `${site}/e/en/${folder}/emerging-equity/PROSPECTUS`,
    })),
    expect.objectContaining({
      id: `DOCUMENT/${isins.old}/SHARE/KIID/fr/2026-11-16`,
      url: `${site}/e/fr/${folder}/actions-%C3%A9mergentes/${isins.old}/KIID`,
    }),
    expect.objectContaining({ id: `DOCUMENT/${isins.old}/SHARE/KIID/it/2026-11-16` }),
    expect.objectContaining({
      id: `DOCUMENT/${isins.old}/SHARE/KIID/fr/2026-10-30`,
      url: `${site}/e/fr/${folder}/actions-%C3%A9mergentes/${isins.old}/KIID?edition=2026-10-30`,
    }),
  ]);
});

test('changes of the fund are told for each share, in all languages', () => {
  const text = localised('Nouvelle gérante', 'New manager', 'Nuova gestrice');
  const shares = [{ navs: [earlierNav] }, { isin: isins.young, navs: [earlierNav] }];
  const changes = changesOf(shares, { changes: [{ date: '2026-11-12', subject: 'MANAGER', text }] });
  expect(changes).toEqual(
    [isins.old, isins.young].map((isin) => ({
      id: `FUND_CHANGE/${isin}/2026-11-12/MANAGER`,
      day: '2026-11-12',
      isin,
      kind: 'FUND_CHANGE',
      subject: 'MANAGER',
      text,
    })),
  );
});
