import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../../components/ui/layout';
import { TextAnchor } from '../../../components/ui/TextLink';
import { replaceQueryString } from '../../../routes/queryString';
import { rangeFilePath } from '../../../routes/routeTable';
import { FilterBar } from '../filters/FilterBar';
import {
  type FilterName,
  filterOptions,
  formatRangeQuery,
  fundsSeenBy,
  noFilters,
  type RangeFilters,
  type RangeQuery,
} from './rangeFilters';
import { filterNames } from './rangeParameters';
import type { Exploration } from './useExploration';
import { Select } from '../../../components/ui/Select';
import {
  firstSort,
  formatRangeSort,
  isReversed,
  parseRangeSort,
  type RangeSort,
  sortKeys,
} from './rangeSort';

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

type SortChoiceProps = { sort: RangeSort | null; onChange: (sort: RangeSort | null) => void };

/** The sort order. Reversed orders are chosen in the table's headings, but shown here too. */
function SortChoice({ sort, onChange }: SortChoiceProps) {
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

/** The shares that are shown, in their order, as files. */
function RangeFiles({ rows, locale }: Pick<Exploration, 'rows' | 'locale'>) {
  const { t } = useTranslation();
  const isins = rows.flatMap(({ share }) => share?.isin ?? []);
  return (
    <Wrap as="p" columnGap="3" marginInlineStart="auto">
      {t('range:export')}
      {(['xlsx', 'csv'] as const).map((format) => (
        <TextAnchor key={format} href={rangeFilePath(isins, locale, format)}>
          {format.toUpperCase()}
        </TextAnchor>
      ))}
    </Wrap>
  );
}

/** Filters, sorting, view and the number of matching funds. Each change is written to the query string. */
export function RangeBar({ categories, profile, query, rows, locale }: Exploration) {
  const { t } = useTranslation();
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
  const count = rows.length;
  return (
    <FilterBar
      panelId="range-filters"
      label={t('range:tools')}
      legends={filterNames.map((name) => [name, t(`range:filter.${name}`)] as const)}
      filters={query.filters}
      none={noFilters}
      optionsOf={optionsOf}
      onChange={(filters) => change({ filters })}
      status={count > 0 ? t('range:found', { count, total }) : t('range:noneFound')}
      files={count > 0 && <RangeFiles rows={rows} locale={locale} />}
    >
      <SortChoice sort={query.sort} onChange={(sort) => change({ sort })} />
      <ViewChoice view={query.view} onChange={(view) => change({ view })} />
    </FilterBar>
  );
}
