import type { Locale } from '../../src/i18n/locales';
import { chartLevels, isYoung, type Pair, shareFigures } from './figuresOfNavs';
import type { ShareFiles } from './navFiles';
import {
  writtenAmount,
  writtenDay,
  writtenNumber,
  writtenPercent,
  writtenPerformance,
} from './writtenFigures';
import { investorProfiles } from '../../src/profiles/investorProfiles';
import { shareOrder } from './profileCatalogue';

/** One share in a page's data, by field. */
export type ShareData = Record<string, unknown>;

/** Every object about a share in a page's data, at any depth. */
export function sharesIn(data: unknown): (ShareData & { isin: string })[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(sharesIn);
  return 'isin' in data && typeof data.isin === 'string' ? [{ ...data, isin: data.isin }, ...inside] : inside;
}

/** Fields with figures, apart from the curve. */
const figureLists = ['figures', 'performances', 'calendarYears', 'discretePeriods', 'riskFigures'];

/** Non-empty fields of a share's data that hold performance or risk. */
export function figuresSaid(data: ShareData): string[] {
  const isSaid = (name: string) => !(Array.isArray(data[name]) && data[name].length === 0);
  const lists = figureLists.filter((name) => name in data && isSaid(name));
  const drawings = ['curve', 'yearBars'].filter((name) => name in data && data[name] !== null);
  const isOpened = 'sources' in data && JSON.stringify(data.sources) !== '{}';
  return [...lists, ...drawings, ...(isOpened ? ['sources'] : [])];
}

/** Performances shown where there is room for a few only. */
export const headlineCodes = ['ytd', '1y', '3y', '5y', 'creation_annu'];

type Write = (value: number) => string;

function compared([share, benchmark]: Pair, write: Write) {
  return {
    share: share === null ? null : write(share),
    benchmark: benchmark === null ? null : write(benchmark),
  };
}

function expectedFigures({ days }: ShareFiles, locale: Locale): ShareData {
  const { periods, years, discrete, risk } = shareFigures(days);
  const performance: Write = (value) => writtenPerformance(value, locale);
  const riskOf =
    (code: string): Write =>
    (value) =>
      code === 'sharpe' ? writtenNumber(value, locale) : writtenPercent(value, locale);
  const levels = chartLevels(days);
  const level = (value: number | null) => (value === null ? null : writtenNumber(value, locale));
  return {
    figures: headlineCodes.map((code) => ({
      code,
      display: compared(periods[code] ?? [null, null], performance).share,
    })),
    performances: Object.entries(periods).map(([code, pair]) => ({ code, ...compared(pair, performance) })),
    calendarYears: years.map(({ year, isWhole, pair }) => ({
      year,
      complete: isWhole,
      ...compared(pair, performance),
    })),
    discretePeriods: discrete.map(({ from, to, pair }) => ({
      startDate: writtenDay(from, locale),
      endDate: writtenDay(to, locale),
      ...compared(pair, performance),
    })),
    riskFigures: Object.entries(risk).map(([key, pair]) => {
      const [code = '', window = ''] = key.split(' ');
      const frequency = code === 'max_drawdown' ? 'daily' : 'weekly';
      return { code, windowYears: Number(window), frequency, ...compared(pair, riskOf(code)) };
    }),
    curve: { share: level(levels.share), benchmark: level(levels.benchmark) },
  };
}

const noFigures: ShareData = {
  ...Object.fromEntries(figureLists.map((name) => [name, []])),
  curve: null,
};

/** The data that a page may hold about a share: of the curve only its end. */
export function expectedData(share: ShareFiles, locale: Locale): ShareData {
  const last = share.days.at(-1);
  return {
    isin: share.isin,
    price: last
      ? {
          display: writtenAmount(last.nav, share.currency, locale),
          date: writtenDay(last.day, locale),
          day: last.day,
        }
      : null,
    ...(isYoung(share) ? noFigures : expectedFigures(share, locale)),
  };
}

function endOf(curve: unknown): unknown {
  return typeof curve === 'object' && curve !== null && 'end' in curve ? curve.end : curve;
}

/** The fields of a page's data that can be derived from the NAVs. */
export function figuresOf(data: ShareData, expected: ShareData): ShareData {
  const told = Object.entries(data).filter(([name]) => name in expected);
  return Object.fromEntries(told.map(([name, value]) => [name, name === 'curve' ? endOf(value) : value]));
}

const isPriced = ({ days }: ShareFiles) => days.length > 0;

/** Active shares of funds with a price, in the order of behaviour.md §9; other funds are dropped (behaviour.md §5). */
export function publishedShares(files: readonly ShareFiles[]): ShareFiles[] {
  const active = files.filter(({ isActive }) => isActive);
  const priced = new Set(active.filter(isPriced).map(({ fund }) => fund));
  return active
    .filter(({ fund }) => priced.has(fund))
    .sort((a, b) => shareOrder.indexOf(a.name) - shareOrder.indexOf(b.name));
}

/** A share and the profiles that see it first on the fund's page and card. */
export type MainShare = { share: ShareFiles; seenBy: string[] };

/** The fund's first visible share with a price, per profile. @param published in the order of `publishedShares` */
export function mainShares(fund: string, published: readonly ShareFiles[]): MainShare[] {
  const ofFund = published.filter((share) => share.fund === fund);
  const firstFor = (profile: string) => {
    const seen = ofFund.filter(({ visibleTo }) => visibleTo.includes(profile));
    return seen.find(isPriced) ?? seen[0];
  };
  return ofFund
    .map((share) => ({ share, seenBy: investorProfiles.filter((profile) => firstFor(profile) === share) }))
    .filter(({ seenBy }) => seenBy.length > 0);
}
