import type { Locale } from '../../src/i18n/locales';
import { chartLevels, isYoung, monthsBefore, shareFigures } from './figuresOfNavs';
import { chartTexts, filled, fundTexts, nameIn, withAnyValues } from './texts';
import { insides, plainHtml, textOf } from './html';
import { headlineCodes, type MainShare } from './shareData';
import type { ShareFiles } from './navFiles';
import { writtenAmount, writtenDay, writtenNumber, writtenPerformance } from './writtenFigures';

/** What a page shows about a share outside its tables. */
export type ShareFacts = {
  /** Profiles, sorted. */
  seenBy: string;
  /** Name, value and date of its last NAV. */
  nav: string[];
  /** Each with its label. */
  performances: string[][];
  /** The chart's text on the period it covers, and its final levels. */
  chart: string[];
};

const absent = '–';

const everyone = 'INSTIT PRO RETAIL';

const inOrder = (profiles: readonly string[]) => [...profiles].sort().join(' ');

function navFact({ name, currency, days }: ShareFiles, locale: Locale): string[] {
  const last = days.at(-1);
  const label = filled(fundTexts[locale].navOfShare, { share: name });
  return last
    ? [label, writtenAmount(last.nav, currency, locale), writtenDay(last.day, locale)]
    : [label, absent, fundTexts[locale].noPrice];
}

function performanceFacts({ days }: ShareFiles, codes: readonly string[], locale: Locale): string[][] {
  const { periods } = shareFigures(days);
  return codes.map((code) => {
    const [value = null] = periods[code] ?? [];
    const name = nameIn(fundTexts[locale].period, code);
    return [name, value === null ? absent : writtenPerformance(value, locale)];
  });
}

function chartWords({ days }: ShareFiles, locale: Locale): string[] {
  const [start = '', end = ''] = [days[0], days.at(-1)].map((nav) => writtenDay(nav?.day ?? '', locale));
  const { share, benchmark } = chartLevels(days);
  const levels = [share, benchmark].flatMap((level) => (level === null ? [] : writtenNumber(level, locale)));
  return [filled(chartTexts[locale].basis, { start, end }), ...levels];
}

/** The overview's facts on each share it covers. */
export function overviewFacts({ share, seenBy }: MainShare, locale: Locale): ShareFacts {
  const last = share.days.at(-1);
  const facts = { seenBy: inOrder(seenBy), nav: navFact(share, locale) };
  if (!last || isYoung(share)) return { ...facts, performances: [], chart: [] };
  const isTenYearsOld = monthsBefore(last.day, 120) >= share.born;
  const codes = isTenYearsOld
    ? headlineCodes.flatMap((code) => (code === 'creation_annu' ? ['10y', code] : code))
    : headlineCodes;
  return {
    ...facts,
    performances: performanceFacts(share, codes, locale),
    chart: chartWords(share, locale),
  };
}

/** The facts on a fund's card, for each share it covers. */
export function cardFacts({ share, seenBy }: MainShare, locale: Locale): ShareFacts {
  const codes = isYoung(share) ? [] : ['ytd', '1y', 'creation_annu'];
  return {
    seenBy: inOrder(seenBy),
    nav: navFact(share, locale).slice(0, share.days.length > 0 ? 3 : 2),
    performances: codes.length > 0 ? performanceFacts(share, codes, locale) : [],
    chart: [],
  };
}

/** What the home says of a share: its name with the last twelve months and their date, or its year of launch. */
type EntryFacts = { seenBy: string; name: string; value: string };

export function entryFacts({ share, seenBy }: MainShare, locale: Locale): EntryFacts {
  const t = fundTexts[locale];
  const name = filled(t.share, { share: share.name });
  const facts = { seenBy: inOrder(seenBy) };
  if (isYoung(share)) {
    return { ...facts, name, value: filled(t.launchedIn, { year: share.born.slice(0, 4) }) };
  }
  const [[period = '', value = ''] = []] = performanceFacts(share, ['1y'], locale);
  const day = writtenDay(share.days.at(-1)?.day ?? '', locale);
  return { ...facts, name: `${period} · ${name}`, value: `${value}${day}` };
}

/** What an entry of the home says of each share. The first fact is the fund's risk. */
export function entryFactsIn(html: string): EntryFacts[] {
  const facts = plainHtml(html).matchAll(/<div\b([^>]*)><dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/gs);
  return [...facts].slice(1).map(([, attributes = '', name = '', value = '']) => {
    const profiles = /data-visible-to="([^"]*)"/.exec(attributes)?.[1];
    const seenBy = profiles === undefined ? everyone : inOrder(profiles.split(' '));
    return { seenBy, name: textOf(name), value: textOf(value) };
  });
}

/** Terms and values of description lists, each value with its sub-parts. */
function factsIn(html: string): string[][] {
  return [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/gs)].map(
    ([, name = '', value = '']) => {
      const [first = '', ...details] = value.split('<div');
      return [textOf(name), textOf(first), ...details.map((detail) => textOf(`<div${detail}`))].filter(
        (text) => text !== '',
      );
    },
  );
}

/** The profiles for the content at this position: given by the elements that open right before it. */
function profilesAt(html: string, place: number): string {
  const [opening = ''] = /(?:<div\b[^>]*>)+$/.exec(html.slice(0, place)) ?? [];
  const profiles = /data-visible-to="([^"]*)"/.exec(opening)?.[1];
  return profiles === undefined ? everyone : inOrder(profiles.split(' '));
}

/** Facts about each share whose NAV a part of a page gives. */
export function shareFactsIn(part: string, locale: Locale): ShareFacts[] {
  const html = plainHtml(part);
  const t = fundTexts[locale];
  const navName = withAnyValues(t.navOfShare);
  const periods = Object.values(t.period);
  const starts = [...html.matchAll(/<dl\b[^>]*><div\b[^>]*><dt\b[^>]*>([^<]*)/g)]
    .filter(([, name = '']) => navName.test(textOf(name)))
    .map(({ index }) => index);
  return starts.map((start, index) => {
    const ofShare = html.slice(start, starts[index + 1]);
    const [nav = [], ...others] = factsIn(ofShare);
    const [chart = ''] = insides(ofShare, 'figure').filter((figure) => figure.includes('<path'));
    return {
      seenBy: profilesAt(html, start),
      nav,
      performances: others
        .filter(([name = '']) => periods.includes(name))
        .map(([name = '', value = '']) => [name, value]),
      chart: [...insides(chart, 'p').slice(0, 1), ...insides(chart, 'b')].map(textOf),
    };
  });
}
