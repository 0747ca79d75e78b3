import { useTranslation } from 'react-i18next';
import { locales } from '../../src/i18n/locales';
import { type Changes, instantInParis } from '../api';
import type { codes, fields } from './en.json';
import en from './en.json';
import { formatDay, formatList, formatMoment, formatNumber, languageName, useLanguage } from './kit/formats';

export type Difference = Changes['changes'][number]['differences'][number];
export type FieldDifference = Extract<Difference, { type: 'field' }>;
type Path = FieldDifference['path'];
type Title = Extract<Difference, { type: 'order' }>['before'][number];

function isField(name: string): name is keyof typeof fields {
  return Object.hasOwn(en.fields, name);
}

function isCode(name: string): name is keyof typeof codes {
  return Object.hasOwn(en.codes, name);
}

const isLocale = (name: unknown) => locales.some((locale) => locale === name);

/** Words for the codes, fields and files of the content; for one that is new to us, what the content calls it. */
export function useFieldNames() {
  const { t } = useTranslation('desk');
  const language = useLanguage();

  const codeName = (code: string) => (isCode(code) ? t(`codes.${code}`) : code);

  const fieldName = (name: string): string => {
    // Texts of a block are numbered by what they belong to.
    const [, number, rest] = /^(\d+)\.(.+)$/.exec(name) ?? [];
    if (number !== undefined && rest !== undefined)
      return `${t('changes.itemNumber', { number })} › ${fieldName(rest)}`;
    return isField(name) ? t(`fields.${name}`) : t('changes.unknownField', { name });
  };

  const titleText = (title: Title): string =>
    typeof title === 'string'
      ? codeName(title)
      : (title[language] ?? title.fr ?? Object.values(title)[0] ?? '');

  const partName = (part: Path[number], isDated: boolean): string => {
    if (typeof part === 'string') return fieldName(part);
    const { entry, title, date } = part;
    const name = title === undefined ? codeName(entry) : titleText(title);
    return isDated && date !== undefined ? `${name} (${valueText(date, language)})` : name;
  };

  const shareName = (isin: string, name: string | undefined) =>
    name === undefined ? t('files.shareUnnamed', { isin }) : t('files.share', { name, isin });

  const fileNames = (file: string, share: string | undefined): string[] => {
    const [, folder, isin] = /^(shares|navs|scenarios)\/(\w+)(?:\.yaml|\.csv|\/.+)$/.exec(file) ?? [];
    const shareNames = isin === undefined ? [] : [shareName(isin, share)];
    const [, type, date] = /\/(\w+)\.\w\w(?:\.([\d-]+))?\.pdf$/.exec(file) ?? [];
    if (type !== undefined) return [...shareNames, partName({ entry: type, date }, true)];
    if (folder === 'navs' || folder === 'scenarios') return [t(`files.${folder}`), ...shareNames];
    if (folder !== undefined) return shareNames;
    if (/^\w\w\.pdf$/.test(file)) return [codeName('DOC')];
    if (file === 'portfolio.yaml') return [t('files.portfolio')];
    if (file === 'sustainability.yaml') return [t('files.sustainability')];
    if (file === 'image.png') return [t('fields.image')];
    if (file.startsWith('portraits/')) return [t('fields.portrait')];
    // The item has its name already.
    return /^[\w-]+\.(?:yaml|md)$/.test(file) ? [] : [file];
  };

  return {
    codeName,
    isField,
    fieldName,
    titleText,
    shareName,
    /** Names a field as problems do: `documents[0].type` → `Documents › no. 1 › Type`. */
    pathName: (path: string): string =>
      Array.from(path.matchAll(/[^.[\]]+/g), ([part]) => {
        if (/^\d+$/.test(part)) return t('changes.itemNumber', { number: Number(part) + 1 });
        return isField(part) ? t(`fields.${part}`) : part;
      }).join(' › '),
    /** `Documents › KID (16 February 2026) › Goes live`, `Title (French)`. */
    differenceName: ({ file, share, ...difference }: Difference): string => {
      const path = 'path' in difference ? difference.path : [];
      const last = path.at(-1);
      const [, ofFile] = /(?:^|\.)(\w\w)(?:\.[\d-]+)?\.(?:md|yaml|pdf)$/.exec(file) ?? [];
      const locale = path.length > 1 && isLocale(last) ? last : ofFile;
      const shown = locale === last ? path.slice(0, -1) : path;
      // Dated by what has changed, it would be told twice.
      const names = [
        ...fileNames(file, share),
        ...shown.map((part) => partName(part, shown.at(-1) !== 'date')),
      ];
      if (names.length === 0) return file;
      const name = names.join(' › ');
      return typeof locale === 'string' && isLocale(locale)
        ? `${name} (${languageName(locale, language)})`
        : name;
    },
  };
}

/** The title of an item that is missing in a language. A document has none: its code says what it is. */
export function useUntranslatedTitle(): (item: { code: string; title?: string }) => string {
  const { codeName } = useFieldNames();
  return ({ code, title }) => {
    const name = title === undefined || title === '' || title === code ? codeName(code) : title;
    if (name !== code) return name;
    return code.charAt(0).toUpperCase() + code.slice(1).replaceAll(/[-_]/g, ' ');
  };
}

/** Fields that hold codes. In any other, a word that is a code too is a word. */
const ofCodes = [
  'code',
  'type',
  'valuationFrequency',
  'distributionPolicy',
  'subject',
  'visibleTo',
  'mediaType',
  'routeType',
  'department',
  'audience',
  'liquidityRisk',
];

/** Groups of a share's target market, each with an answer for some of its clients. */
const ofAnswers = ['investors', 'knowledge', 'losses', 'objectives', 'distribution'];

function holdsCode(path: FieldDifference['path']): boolean {
  const [group, last] = [path.at(-2), path.at(-1)];
  const isAnswer = path.at(-3) === 'targetMarket' && ofAnswers.some((name) => name === group);
  return isAnswer || ofCodes.some((name) => name === last);
}

const percentages = ['management', 'movement', 'performanceRate', 'subscription', 'redemption'];

function isPercentage({ file, path }: Pick<FieldDifference, 'file' | 'path'>): boolean {
  const last = path.at(-1);
  if (last === 'weight') return true;
  if (file === 'portfolio.yaml') return last === 'value';
  if (path.at(-2) === 'costs') return last !== 'year';
  if (path.at(-2) === 'esg') return true;
  return path.at(-2) === 'fees' && percentages.some((name) => name === last);
}

/** A day or a moment in words; any other text as it is. */
function valueText(text: string, language: ReturnType<typeof useLanguage>): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text, language);
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text;
  const instant = text.endsWith('Z') ? new Date(text) : instantInParis(text);
  return instant && !Number.isNaN(instant.getTime()) ? formatMoment(instant.toISOString(), language) : text;
}

/** A value as a reader writes it: dates in words, numbers with the signs of the language. */
export function useValueText(): (
  field: Pick<FieldDifference, 'file' | 'path'>,
  value: NonNullable<FieldDifference['before']>,
) => string {
  const { t } = useTranslation('desk');
  const { codeName } = useFieldNames();
  const language = useLanguage();
  return (field, value) => {
    const last = field.path.at(-1);
    const inWords = (text: string) => (holdsCode(field.path) ? codeName(text) : text);
    if (Array.isArray(value))
      return formatList(
        value.map((item) => inWords(String(item))),
        language,
      );
    if (typeof value === 'boolean') return t(`codes.${value}`);
    if (last === 'year') return String(value);
    if (typeof value === 'number')
      return formatNumber(value, language, { isPercentage: isPercentage(field) });
    return valueText(inWords(value), language);
  };
}
