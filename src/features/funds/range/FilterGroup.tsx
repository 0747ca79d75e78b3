import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../components/ui/layout';
import type { FilterName, FilterOption } from './rangeFilters';

const Group = chakra('fieldset', {
  base: { minWidth: '0', '& legend': { textStyle: 'label', color: 'fg.title', marginBottom: '2' } },
});

type FilterGroupProps = {
  name: FilterName;
  options: readonly FilterOption[];
  onToggle: (name: FilterName, value: string) => void;
};

/** The options of a filter, each with its number of funds. Nothing without options. */
export function FilterGroup({ name, options, onToggle }: FilterGroupProps) {
  const { t } = useTranslation();
  if (options.length === 0) return null;
  const titleOf = ({ code, title }: FilterOption) => {
    if (name !== 'asset') return title;
    return code === 'bonds' ? t('range:bonds') : t('range:equity');
  };
  return (
    <Group>
      <legend>{t(`range:filter.${name}`)}</legend>
      {options.map((option) => (
        <CheckLabel key={option.code} minHeight="8" textStyle="small">
          <input
            type="checkbox"
            name={name}
            value={option.code}
            checked={option.chosen}
            onChange={() => onToggle(name, option.code)}
          />
          <span>{`${titleOf(option)} (${option.count})`}</span>
        </CheckLabel>
      ))}
    </Group>
  );
}
