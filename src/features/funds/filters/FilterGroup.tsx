import { chakra } from '@chakra-ui/react/styled-system';
import { CheckLabel } from '../../../components/ui/layout';
import type { FilterOption } from './filters';

const Group = chakra('fieldset', {
  base: { minWidth: '0', '& legend': { textStyle: 'label', color: 'fg.title', marginBottom: '2' } },
});

type FilterGroupProps<Name extends string> = {
  name: Name;
  legend: string;
  options: readonly FilterOption[];
  onToggle: (name: Name, value: string) => void;
};

/** The options of a filter, each with its number of items. Nothing without options. */
export function FilterGroup<Name extends string>({
  name,
  legend,
  options,
  onToggle,
}: FilterGroupProps<Name>) {
  if (options.length === 0) return null;
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <CheckLabel key={option.code} minHeight="8" textStyle="small">
          <input
            type="checkbox"
            name={name}
            value={option.code}
            checked={option.chosen}
            onChange={() => onToggle(name, option.code)}
          />
          <span>{`${option.title} (${option.count})`}</span>
        </CheckLabel>
      ))}
    </Group>
  );
}
