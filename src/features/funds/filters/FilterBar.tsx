import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { columns } from '../../../components/ui/layout';
import { FilterGroup } from './FilterGroup';
import { countChosen, type FilterOption, type Filters, withToggled } from './filters';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', sm: '4', lg: '6' },
    rowGap: '3',
    // The widest comes last on narrow screens, so that the other two share a line.
    '& > label': {
      order: { base: '1', lg: '0' },
      flexBasis: { base: 'full', sm: '0', lg: 'auto' },
      flexGrow: { sm: '1', lg: '0' },
    },
    '& > [role=status]': {
      order: '2',
      flexBasis: { base: 'full', lg: 'auto' },
      marginInlineStart: { lg: 'auto' },
    },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: columns({ base: 1, sm: 2, lg: 4 }),
    marginTop: '4',
    paddingBlock: '6',
    borderBlockWidth: '1px',
    borderColor: 'border',
  },
});

type FilterBarProps<Name extends string> = {
  /** Of the panel. Fixed, as the server's ids must be the browser's. */
  panelId: string;
  label: string;
  /** In the order in which they stand, each with its legend. */
  legends: readonly (readonly [name: Name, legend: string])[];
  filters: Filters<Name>;
  none: Filters<Name>;
  optionsOf: (name: Name, filters: Filters<Name>) => readonly FilterOption[];
  onChange: (filters: Filters<Name>) => void;
  /** Items that match. */
  count: number;
  /** Says how many match. */
  status: string;
  /** Further choices, between the button and the status. */
  children?: ReactNode;
};

/** The filters of a list, behind a button that says how many are chosen, and how many items match. */
export function FilterBar<Name extends string>({
  panelId,
  label,
  legends,
  filters,
  none,
  optionsOf,
  onChange,
  count,
  status,
  children,
}: FilterBarProps<Name>) {
  const { t } = useTranslation();
  const chosen = countChosen(filters);
  // Until the visitor acts: as the address has it, which the first render does not know.
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = unfolded ?? chosen > 0;
  const toggleRef = useRef<HTMLButtonElement>(null);

  const change = (changed: Filters<Name>) => {
    setUnfolded(open);
    onChange(changed);
  };
  // The pressed button may disappear: keep the focus in the bar.
  const reset = () => {
    change(none);
    toggleRef.current?.focus();
  };
  const toggle = (name: Name, value: string) => {
    const changed = withToggled(filters, name, value);
    change(changed);
    if (!optionsOf(name, changed).some(({ code }) => code === value)) toggleRef.current?.focus();
  };
  const resetButton = (
    <Button variant="outline" onClick={reset}>
      {t('range:reset')}
    </Button>
  );
  return (
    <div role="search" aria-label={label}>
      <Bar>
        <Button
          ref={toggleRef}
          variant="outline"
          paddingInline={{ base: '4', sm: '6' }}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setUnfolded(!open)}
        >
          {chosen > 0 ? t('range:filtersChosen', { number: chosen }) : t('range:filters')}
        </Button>
        {children}
        <p role="status">{status}</p>
      </Bar>
      <Panel id={panelId} hidden={!open}>
        {legends.map(([name, legend]) => (
          <FilterGroup
            key={name}
            name={name}
            legend={legend}
            options={optionsOf(name, filters)}
            onToggle={toggle}
          />
        ))}
        {chosen > 0 && count > 0 && <Box gridColumn="1 / -1">{resetButton}</Box>}
      </Panel>
      {count === 0 && <Box marginTop="8">{resetButton}</Box>}
    </div>
  );
}
