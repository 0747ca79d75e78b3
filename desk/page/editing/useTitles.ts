import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../src/i18n/locales';
import { bodyField, type DraftContent, type FieldPath } from '../../api';
import { useFieldNames } from '../fieldNames';
import { languageName, useKindName, useLanguage } from '../kit/formats';
import { type ContentItem, itemsOf, localeOf } from './contentItems';

/** Pages that people know by what they are for. */
const pageNames = ['index', 'disclaimers'] as const;

const noFiles: DraftContent['files'] = [];

/** Words for what is in a draft, in the language of who reads, where the content has them; else its codes. */
export function useTitles(files: DraftContent['files'] = noFiles) {
  const { t } = useTranslation('desk');
  const kindName = useKindName();
  const language = useLanguage();
  const { isField, fieldName, titleText, shareName, differenceName } = useFieldNames();
  const titles = useMemo(() => new Map(files.map(({ path, title }) => [path, title])), [files]);
  const titleAt = (path: string) => {
    const title = titles.get(path);
    return title === undefined ? undefined : titleText(title);
  };

  /** Undefined where the content does not say. */
  const titleOf = (kind: string, code: string): string | undefined => {
    const page = kind === 'pages' && pageNames.find((name) => name === code);
    if (page) return t(`drafts.page.${page}`);
    if (kind === 'funds') return titleAt(`funds/${code}/fund.yaml`);
    const extension = kind === 'news' ? 'md' : 'yaml';
    const inOrder = [language, ...locales].map((locale) => titleAt(`${kind}/${code}/${locale}.${extension}`));
    return inOrder.find((title) => title !== undefined);
  };
  const shareTitle = (fund: string, isin: string) =>
    shareName(isin, titleAt(`funds/${fund}/shares/${isin}.yaml`));
  const itemTitle = ({ id, kind, code, part }: Omit<ContentItem, 'files'>): string => {
    const title = titleOf(kind, code);
    if (part === 'portfolio' || part === 'sustainability') return `${title ?? code} › ${t(`files.${part}`)}`;
    if (part !== undefined) return `${title ?? code} › ${shareTitle(code, part)}`;
    if (title !== undefined || id.split('/').length > 2) return title ?? code;
    if (code === kind || code === 'categories') return kindName(code);
    return isField(code) ? fieldName(code) : code;
  };
  const fileTitle = (path: string): string => {
    const [kind = '', code = '', ...rest] = path.split('/');
    const [item] = itemsOf([path]);
    const locale = localeOf(path);
    if (item) return itemTitle(item) + (locale ? ` (${languageName(locale, language)})` : '');
    const title = titleOf(kind, code);
    const file = rest.join('/');
    if (title === undefined || file === '') return path;
    const [, isin = ''] = /^(?:navs|shares)\/(\w+)/.exec(file) ?? [];
    const share = titleAt(`funds/${code}/shares/${isin}.yaml`);
    return `${title} › ${differenceName({ type: 'layout', file, share })}`;
  };
  return { titleOf, itemTitle, fileTitle };
}

/** Words for a field of a file: `Description (français)`. */
export function useFieldText(): (file: string, field: FieldPath) => string {
  const { t } = useTranslation('desk');
  const { fieldName } = useFieldNames();
  const language = useLanguage();
  return (file, field) => {
    const partName = (part: FieldPath[number]) =>
      typeof part === 'number'
        ? t('changes.itemNumber', { number: part + 1 })
        : part === bodyField
          ? t('fields.text')
          : fieldName(part);
    const ofField = locales.find((known) => known === field.at(-1));
    const name = (ofField ? field.slice(0, -1) : field).map(partName).join(' › ');
    const locale = ofField ?? localeOf(file);
    return locale ? `${name} (${languageName(locale, language)})` : name;
  };
}
