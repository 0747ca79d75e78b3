import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../fieldNames';
import { useKindName } from '../formats';
import type { DraftContent } from '../../api';
import type { ContentItem } from './contentItems';

/** Words for an item: its title where a change tells it, else its code. */
export function useItemTitle(): (item: ContentItem, changes: DraftContent['changes']) => string {
  const { t } = useTranslation('desk');
  const nameOf = useKindName();
  const { isField, fieldName } = useFieldNames();
  return ({ id, kind, code, part }, changes) => {
    const changed = changes.find((change) => change.kind === kind && change.code === code);
    const title = changed && changed.title !== '' ? changed.title : code;
    if (part === 'portfolio') return `${title} › ${t('files.portfolio')}`;
    if (part !== undefined) return `${title} › ${t('files.shareUnnamed', { isin: part })}`;
    if (id.split('/').length > 2 || title !== code) return title;
    if (code === kind) return nameOf(kind);
    if (code === 'categories') return nameOf(code);
    return isField(code)
      ? fieldName(code)
      : t(`drafts.page.${code === 'disclaimers' ? code : 'other'}`, { code });
  };
}
