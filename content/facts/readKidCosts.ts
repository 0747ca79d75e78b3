import { type ContentLocale, eachLocale } from '../contentLocales';
import { type KidCost, kidCosts, kidWords, spaced } from './kidWords';

/** The value that all candidates have; undefined where there is none, or several that differ. */
export function onlyValue<Value>(candidates: readonly Value[]): Value | undefined {
  return new Set(candidates).size === 1 ? candidates[0] : undefined;
}

/** A percentage as it is written: `3,00 %` is 3 with two decimals. */
export interface SaidPercent {
  value: number;
  decimals: number;
}

export type SaidCosts = Record<KidCost, SaidPercent | undefined>;

/** The name of a cost, or a percentage; `of` is the cost that a sentence without a percentage denies. */
type Token = { cost: KidCost } | { percent: SaidPercent; of?: KidCost };

/** A word that stands alone: "entry" is none in "reentry". */
const word = (source: string) => `(?<!\\p{L})(?:${spaced(source)})(?!\\p{L})`;

const percentage = '(?<![\\d.,+])(?<percent>\\d{1,3}(?:[.,]\\d+)?)\\s?%';

interface Grammar {
  token: RegExp;
  /** May stand between a name and its percentage, and between one such pair and the next. */
  gap: RegExp;
}

const grammars = eachLocale((locale): Grammar => {
  const { costs, without, none, filler } = kidWords[locale];
  const denied = kidCosts.flatMap((cost) => {
    const sentence = without[cost];
    return sentence === undefined ? [] : [`(?<no_${cost}>${word(sentence)})`];
  });
  const named = kidCosts.map((cost) => `(?<${cost}>${word(costs[cost])})`);
  const nothing = `(?<none>${word(none)})(?=[ ]*(?:[\\n.;)]|$))`;
  const between = `${word(filler)}|${word('et|and|e|ou|or|o|to|à|a')}|\\(\\d\\)|[\\s:;|()*/–—-]`;
  return {
    token: new RegExp([...denied, ...named, percentage, nothing].join('|'), 'giu'),
    gap: new RegExp(`^(?:${between})*$`, 'iu'),
  };
});

function saidPercent(text: string): SaidPercent {
  const [, decimals = ''] = text.split(/[.,]/);
  return { value: Number(text.replace(',', '.')), decimals: decimals.length };
}

function tokenOf(groups: Partial<Record<string, string>>): Token {
  const zero = { value: 0, decimals: 2 };
  for (const cost of kidCosts) {
    if (groups[cost] !== undefined) return { cost };
    if (groups[`no_${cost}`] !== undefined) return { percent: zero, of: cost };
  }
  return { percent: groups.percent === undefined ? zero : saidPercent(groups.percent) };
}

/** Names and percentages that follow each other without other words. */
function runsIn(text: string, { token, gap }: Grammar): Token[][] {
  const runs: Token[][] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const isNext = gap.test(text.slice(end, match.index));
    if (!isNext || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(tokenOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  return runs;
}

/**
 * Pairs of a run in which each name has its percentage behind it. In others, as of a table that was written column by column or
 * with each percentage above its name, nobody knows which belongs to which.
 */
function pairsOf(run: readonly Token[]): [KidCost, SaidPercent][] {
  const pairs: [KidCost, SaidPercent][] = [];
  for (let index = 0; index < run.length; index += 2) {
    const [name, said] = [run[index], run[index + 1]];
    if (!name || !said || !('cost' in name) || !('percent' in said)) return [];
    if (said.of !== undefined && said.of !== name.cost) return [];
    pairs.push([name.cost, said.percent]);
  }
  return pairs;
}

/** The one of most decimals where all are the same number. */
function agreed(said: readonly SaidPercent[]): SaidPercent | undefined {
  const [first, ...others] = said.toSorted((a, b) => b.decimals - a.decimals);
  return first && others.every(({ value }) => value === first.value) ? first : undefined;
}

/** Costs that a text says in percent, each undefined where it says none, or several. */
export function readKidCosts(text: string, locale: ContentLocale): SaidCosts {
  const pairs = runsIn(text, grammars[locale]).flatMap(pairsOf);
  const said = (cost: KidCost) => agreed(pairs.filter(([of]) => of === cost).map(([, percent]) => percent));
  // Each cost has its entry.
  return Object.fromEntries(kidCosts.map((cost) => [cost, said(cost)])) as SaidCosts;
}
