import enCommon from '../../locales/en/common.json';
import enFunds from '../../locales/en/funds.json';
import enNews from '../../locales/en/news.json';

type Texts = { [key: string]: string | Texts };

/** The dictionaries' keys as a page would show them if their text were missing, such as `section.documents`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}

const keys = new Set([enCommon, enFunds, enNews].flatMap((texts) => keysOf(texts)).filter(isUnlikeAWord));

/** One-word keys such as `contact` may well be what a page says. */
function isUnlikeAWord(key: string): boolean {
  return /[._]|[a-z][A-Z]/.test(key);
}

const leftovers = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b(?! and void)/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\{\{|\}\}/,
  /\b(?:common|funds|layout|news|routes):[a-z]/i,
];

/** Texts that no editor wrote: values turned into words by accident, and keys in the place of their translation. */
export function leftoversIn(texts: readonly string[]): string[] {
  return texts.filter((text) => keys.has(text) || leftovers.some((pattern) => pattern.test(text)));
}
