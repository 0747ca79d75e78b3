import type { ContentFile } from '../files/contentSource';
import { unsafeLinkProblem } from './markdownHtml';

/** Texts by code; numbered codes (`1.value`) belong to items. */
type Texts = Readonly<Record<string, string>>;
type PageFile = ContentFile<{ components: readonly { kind: string; texts: Texts }[] }>;
/** `null` reports the component as a whole. */
type Report = (textCode: string | null, problem: string) => void;

/** Required texts of charts: of the block, and of each item. */
const requiredTexts: Readonly<Record<string, { block: readonly string[]; item: readonly string[] }>> = {
  BARS: {
    block: ['title', 'itemLabel', 'seriesLabel', 'referenceLabel'],
    item: ['label', 'value', 'reference', 'unit'],
  },
  RATING_SCALE: {
    block: ['title', 'classLabel', 'rangeLabel', 'bodyLabel', 'valueLabel'],
    item: ['class', 'range', 'body', 'value'],
  },
};

const decimalPattern = /^\d+(?:\.\d+)?$/;
const largestPercentage = 100;

/** For percentages that were rounded one by one. */
const roundingTolerance = 0.5;

function itemNumbers(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).flatMap((textCode) => /^(\d+)\./.exec(textCode)?.[1] ?? []))];
}

function reportMissingTexts(kind: string, texts: Texts, report: Report): void {
  const { block = [], item = [] } = requiredTexts[kind] ?? {};
  const numbers = itemNumbers(texts);
  if (numbers.length === 0) report(null, `expected items with ${item.join(', ')}, got none`);
  const hasNotes = numbers.some((number) => texts[`${number}.note`] !== undefined);
  const required = [
    ...block,
    ...(hasNotes ? ['noteLabel'] : []),
    ...numbers.flatMap((number) => item.map((name) => `${number}.${name}`)),
  ];
  for (const textCode of required) {
    if (texts[textCode] === undefined) report(null, `expected a text "${textCode}", got nothing`);
  }
}

/** `null` when the number is valid. */
function expectedNumber(text: string, isPercentage: boolean): string | null {
  if (!decimalPattern.test(text)) return 'a number from 0, with a point before decimals, such as 118 or 24.5';
  if (isPercentage && Number(text) > largestPercentage) return `a percentage of ${largestPercentage} at most`;
  return null;
}

function reportWrongNumbers(kind: string, texts: Texts, report: Report): void {
  for (const number of itemNumbers(texts)) {
    const isPercentage = kind === 'RATING_SCALE' || texts[`${number}.unit`] === '%';
    for (const textCode of [`${number}.value`, `${number}.reference`]) {
      const text = texts[textCode];
      const expected = text === undefined ? null : expectedNumber(text, isPercentage);
      if (expected !== null) report(textCode, `expected ${expected}, got "${text}"`);
    }
  }
}

function reportWrongSum(texts: Texts, report: Report): void {
  const values = itemNumbers(texts).map((number) => Number(texts[`${number}.value`]));
  // Sums of decimal fractions are not exact.
  const sum = Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
  // Missing and invalid numbers have been reported.
  if (Number.isNaN(sum) || Math.abs(sum - largestPercentage) <= roundingTolerance) return;
  report(null, `expected values of the items that add up to ${largestPercentage}, got ${sum}`);
}

/** Reports missing texts and invalid numbers of charts. */
export function reportWrongData(file: PageFile): void {
  file.value.components.forEach(({ kind, texts }, index) => {
    if (!requiredTexts[kind]) return;
    const report: Report = (textCode, problem) => {
      const at = ['components', index, 'texts', ...(textCode === null ? [] : [textCode])];
      file.report(at, problem);
    };
    reportMissingTexts(kind, texts, report);
    reportWrongNumbers(kind, texts, report);
    if (kind === 'RATING_SCALE') reportWrongSum(texts, report);
  });
}

/** Reports links that the site's build would refuse, and those without an address. */
export function reportUnsafeLinks(file: PageFile): void {
  file.value.components.forEach(({ kind, texts }, index) => {
    if (kind !== 'LINKS') return;
    for (const number of itemNumbers(texts)) {
      const textCode = `${number}.url`;
      const address = texts[textCode];
      const missing = address === undefined;
      const problem = missing ? `expected a text "${textCode}", got nothing` : unsafeLinkProblem(address);
      const at = ['components', index, 'texts', ...(missing ? [] : [textCode])];
      if (problem !== null) file.report(at, problem);
    }
  });
}
