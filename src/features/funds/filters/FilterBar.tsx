import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../components/ui/Button';
import { CheckLabel, columns, Wrap } from '../../../components/ui/layout';
import { type FilterOption, type Filters, withToggled } from './filters';

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

const Chosen = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '2.5',
    textStyle: 'small',
    color: 'fg.title',
    bg: 'bg.cool',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    cursor: 'pointer',
    _hover: { borderColor: 'currentcolor' },
  },
});

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
function FilterGroup<Name extends string>({ name, legend, options, onToggle }: FilterGroupProps<Name>) {
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
  /** Says how many items match. */
  status: string;
  /** Further choices, beside the button. */
  children?: ReactNode;
  /** Links to what matches as files. */
  files?: ReactNode;
};

/** The filters of a list behind a button; below it how many items match, and what is chosen, which can be taken back. */
export function FilterBar<Name extends string>({
  panelId,
  label,
  legends,
  filters,
  none,
  optionsOf,
  onChange,
  status,
  children,
  files,
}: FilterBarProps<Name>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const groups = legends.map(([name, legend]) => ({ name, legend, options: optionsOf(name, filters) }));
  const chosen = groups.flatMap(({ name, options }) =>
    options.flatMap((option) => (option.chosen ? { ...option, name } : [])),
  );

  // The pressed button disappears: keep the focus in the bar.
  const changeAndLeave = (changed: Filters<Name>) => {
    onChange(changed);
    toggleRef.current?.focus();
  };
  const toggle = (name: Name, value: string) => {
    const changed = withToggled(filters, name, value);
    onChange(changed);
    if (!optionsOf(name, changed).some(({ code }) => code === value)) toggleRef.current?.focus();
  };
  return (
    <div role="search" aria-label={label}>
      <Bar>
        <Button
          ref={toggleRef}
          variant="outline"
          paddingInline={{ base: '4', sm: '6' }}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen.length > 0 ? t('range:filtersChosen', { number: chosen.length }) : t('range:filters')}
        </Button>
        {children}
      </Bar>
      <Panel id={panelId} hidden={!isOpen}>
        {groups.map(({ name, legend, options }) => (
          <FilterGroup key={name} name={name} legend={legend} options={options} onToggle={toggle} />
        ))}
      </Panel>
      <Wrap alignItems="center" columnGap="4" rowGap="2" minHeight="8" marginTop="3" data-counted="">
        <p role="status">{status}</p>
        {chosen.map(({ name, code, title }) => (
          <Chosen
            key={`${name} ${code}`}
            type="button"
            aria-label={t('range:without', { name: title })}
            onClick={() => changeAndLeave(withToggled(filters, name, code))}
          >
            {title}
            <span aria-hidden>{'\u00a0×'}</span>
          </Chosen>
        ))}
        {chosen.length > 0 && (
          <LinkButton minHeight="8" cursor="pointer" onClick={() => changeAndLeave(none)}>
            {t('range:reset')}
          </LinkButton>
        )}
        {files}
      </Wrap>
    </div>
  );
}
