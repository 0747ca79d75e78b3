import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { columns } from '../../../components/ui/layout';
import { replaceQueryString } from '../../../routes/queryString';
import { FilterGroup } from './FilterGroup';
import {
  countChosen,
  type FilterName,
  filterOptions,
  fundsOf,
  fundsSeenBy,
  noFilters,
  type RangeFilters,
  type RangeQuery,
  withToggled,
  formatRangeQuery,
} from './rangeFilters';
import { filterNames } from './rangeParameters';
import { SortChoice } from './SortChoice';
import { type ExplorationProps, useExploration } from './useExploration';

const Choice = chakra('button', {
  base: {
    minHeight: '12',
    paddingInline: { base: '2.5', sm: '4' },
    textStyle: 'label',
    color: 'fg.title',
    borderWidth: '1px',
    borderColor: 'navy',
    cursor: 'pointer',
    _focusVisible: { position: 'relative' },
    '&[aria-pressed=true]': { bg: 'navy', color: 'white' },
    '@media (forced-colors: active)': {
      '&[aria-pressed=true]': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});

const views = ['cards', 'table'] as const satisfies readonly RangeQuery['view'][];

type ViewChoiceProps = { view: RangeQuery['view']; onChange: (view: RangeQuery['view']) => void };

function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <Box display="flex" role="group" aria-label={t('range:view')}>
      {views.map((candidate) => (
        <Choice
          key={candidate}
          type="button"
          aria-pressed={candidate === view}
          onClick={() => onChange(candidate)}
        >
          {t(`range:${candidate}`)}
        </Choice>
      ))}
    </Box>
  );
}

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

/** There is one range on a page, and the server's ids must be the browser's. */
const panelId = 'range-filters';

/** Filters, sorting, view and the number of matching funds. Each change is written to the query string. */
export function RangeBar(props: ExplorationProps) {
  const { t } = useTranslation();
  const { categories } = props;
  const { profile, query, matching } = useExploration(props);
  const chosen = countChosen(query.filters);
  // Until the visitor acts: as the address has it, which the first render does not know.
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = unfolded ?? chosen > 0;
  const toggleRef = useRef<HTMLButtonElement>(null);
  const total = fundsSeenBy(categories, profile).length;
  if (total === 0) return null;

  const change = (changes: Partial<RangeQuery>) => {
    setUnfolded(open);
    replaceQueryString(formatRangeQuery({ ...query, ...changes }));
  };
  const optionsOf = (name: FilterName, filters: RangeFilters) =>
    filterOptions(categories, name, filters, profile);
  // The pressed button may disappear: keep the focus in the bar.
  const reset = () => {
    change({ filters: noFilters });
    toggleRef.current?.focus();
  };
  const toggle = (name: FilterName, value: string) => {
    const filters = withToggled(query.filters, name, value);
    change({ filters });
    if (!optionsOf(name, filters).some(({ code }) => code === value)) toggleRef.current?.focus();
  };
  const count = fundsOf(matching).length;
  const resetButton = (
    <Button variant="outline" onClick={reset}>
      {t('range:reset')}
    </Button>
  );
  return (
    <div role="search" aria-label={t('range:tools')}>
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
        <SortChoice sort={query.sort} onChange={(sort) => change({ sort })} />
        <ViewChoice view={query.view} onChange={(view) => change({ view })} />
        <p role="status">{count > 0 ? t('range:found', { count, total }) : t('range:noneFound')}</p>
      </Bar>
      <Panel id={panelId} hidden={!open}>
        {filterNames.map((name) => (
          <FilterGroup key={name} name={name} options={optionsOf(name, query.filters)} onToggle={toggle} />
        ))}
        {chosen > 0 && count > 0 && <Box gridColumn="1 / -1">{resetButton}</Box>}
      </Panel>
      {count === 0 && <Box marginTop="8">{resetButton}</Box>}
    </div>
  );
}
