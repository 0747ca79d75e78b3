import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/ui/Select';
import {
  firstSort,
  isReversed,
  parseRangeSort,
  type RangeSort,
  sortKeys,
  formatRangeSort,
} from './rangeSort';

type SortChoiceProps = { sort: RangeSort | null; onChange: (sort: RangeSort | null) => void };

/** The sort order. Reversed orders are chosen in the table's headings, but shown here too. */
export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation();
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minWidth="0" textStyle="label">
      <chakra.span flex="none">{t('range:sortBy')}</chakra.span>
      <Select
        flex="1"
        fontWeight="400"
        value={sort ? formatRangeSort(sort) : ''}
        onChange={({ currentTarget }) => onChange(parseRangeSort(currentTarget.value))}
      >
        <option value="">{t('range:houseOrder')}</option>
        {sortKeys.map((key) => (
          <option key={key} value={formatRangeSort(firstSort(key))}>
            {t(`range:sort.${key}`)}
          </option>
        ))}
        {sort && isReversed(sort) && (
          <option value={formatRangeSort(sort)}>
            {t('range:reversed', { name: t(`range:sort.${sort.key}`) })}
          </option>
        )}
      </Select>
    </chakra.label>
  );
}
