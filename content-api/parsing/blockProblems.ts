import type { ContentFile } from './contentSource';
import { pathText } from './issueText';
import { unsafeLinkProblem } from './markdownHtml';

/** Texts by code; numbered ones (`1.value`) belong to items. */
type Texts = Readonly<Record<string, string>>;
type PageFile = ContentFile<{ components: readonly { kind: string; texts: Texts }[] }>;
/** Of a text of the component, or with `null` of all of them. */
type Report = (textCode: string | null, problem: string) => void;

/** Texts that a block with figures is not drawn without, its own and those of each item. */
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

const numberForm = /^\d+(?:\.\d+)?$/;
const largestPercentage = 100;

/** Percentages that are rounded one by one may miss their sum by so much. */
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

/** What was expected of a number that is wrong. */
function expectedNumber(text: string, isPercentage: boolean): string | null {
  if (!numberForm.test(text)) return 'a number from 0, with a point before decimals, such as 118 or 24.5';
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
  // To hundredths: a sum of decimal fractions is not exact.
  const sum = Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
  // What is missing or no number has been reported.
  if (Number.isNaN(sum) || Math.abs(sum - largestPercentage) <= roundingTolerance) return;
  report(null, `expected values of the items that add up to ${largestPercentage}, got ${sum}`);
}

/** Blocks whose figures are drawn: texts that are missing, and numbers that cannot be what they say. */
export function reportWrongData(file: PageFile): void {
  file.value.components.forEach(({ kind, texts }, index) => {
    if (!requiredTexts[kind]) return;
    const report: Report = (textCode, problem) => {
      const at = ['components', index, 'texts', ...(textCode === null ? [] : [textCode])];
      file.report(at, `${pathText(at)}: ${problem}`);
    };
    reportMissingTexts(kind, texts, report);
    reportWrongNumbers(kind, texts, report);
    if (kind === 'RATING_SCALE') reportWrongSum(texts, report);
  });
}

/** Blocks of links: addresses that no link may lead to, with which the site would not be built. */
export function reportUnsafeLinks(file: PageFile): void {
  file.value.components.forEach(({ kind, texts }, index) => {
    if (kind !== 'LINKS') return;
    for (const [textCode, address] of Object.entries(texts)) {
      const problem = textCode.endsWith('.url') ? unsafeLinkProblem(address) : null;
      const at = ['components', index, 'texts', textCode];
      if (problem !== null) file.report(at, `${pathText(at)}: ${problem}`);
    }
  });
}
