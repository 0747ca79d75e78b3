import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { replaceQueryString } from '../../../routes/queryString';
import { FilterBar } from '../filters/FilterBar';
import {
  type FilterName,
  filterOptions,
  fundsOf,
  fundsSeenBy,
  noFilters,
  type RangeFilters,
  type RangeQuery,
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

/** Filters, sorting, view and the number of matching funds. Each change is written to the query string. */
export function RangeBar(props: ExplorationProps) {
  const { t } = useTranslation();
  const { categories } = props;
  const { profile, query, matching } = useExploration(props);
  const total = fundsSeenBy(categories, profile).length;
  if (total === 0) return null;

  const change = (changes: Partial<RangeQuery>) =>
    replaceQueryString(formatRangeQuery({ ...query, ...changes }));
  const optionsOf = (name: FilterName, filters: RangeFilters) => {
    const options = filterOptions(categories, name, filters, profile);
    if (name !== 'asset') return options;
    return options.map((option) => ({
      ...option,
      title: option.code === 'bonds' ? t('range:bonds') : t('range:equity'),
    }));
  };
  const count = fundsOf(matching).length;
  return (
    <FilterBar
      panelId="range-filters"
      label={t('range:tools')}
      legends={filterNames.map((name) => [name, t(`range:filter.${name}`)] as const)}
      filters={query.filters}
      none={noFilters}
      optionsOf={optionsOf}
      onChange={(filters) => change({ filters })}
      count={count}
      status={count > 0 ? t('range:found', { count, total }) : t('range:noneFound')}
    >
      <SortChoice sort={query.sort} onChange={(sort) => change({ sort })} />
      <ViewChoice view={query.view} onChange={(view) => change({ view })} />
    </FilterBar>
  );
}
