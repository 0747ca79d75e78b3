import { useTranslation } from 'react-i18next';
import { locales } from '../../../../src/i18n/locales';
import { bodyField, type FieldPath } from '../../../api';
import { useFieldNames } from '../../fieldNames';
import { languageName, useLanguage } from '../../kit/formats';
import { localeOf } from '../contentItems';

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
