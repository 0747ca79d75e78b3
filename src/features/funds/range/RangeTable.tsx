import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { replaceQueryString } from '../../../routes/queryString';
import { TextLink } from '../../../components/ui/TextLink';
import { table, tableCell } from '../../../theme/recipes';
import type { Locale } from '../../../i18n/locales';
import { absent } from '../../../i18n/absent';
import { rangePeriods } from '../displayOrders';
import { YoungNotice } from '../figures/YoungNotice';
import { TwelveMonths } from '../performance/TwelveMonths';
import { FundLabels } from '../header/FundLabels';
import { CompareLink } from './CompareLink';
import { type RangeQuery, formatRangeQuery } from './rangeFilters';
import { type RangeRow, shownFigure } from './rangeRows';
import { nextSort, type SortKey } from './rangeSort';

const Heading = chakra('button', {
  base: {
    minHeight: '8',
    textAlign: 'inherit',
    color: 'fg.title',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    _hover: { color: 'accent' },
  },
});

const arrows = { asc: '↑', desc: '↓' };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

type RangeColumnProps = { sortKey: SortKey; query: RangeQuery; title: string; isNumber?: boolean };

/** Column heading that sorts the table; pressed again, it reverses the order (APG sortable table). */
function RangeColumn({ sortKey, query, title, isNumber }: RangeColumnProps) {
  const direction = query.sort?.key === sortKey ? query.sort.direction : null;
  const sort = () => replaceQueryString(formatRangeQuery({ ...query, sort: nextSort(sortKey, query.sort) }));
  return (
    <th
      scope="col"
      aria-sort={direction ? ariaSorts[direction] : undefined}
      data-number={isNumber ? '' : undefined}
    >
      <Heading type="button" onClick={sort}>
        {title}
        {direction && <span aria-hidden>{`\u00a0${arrows[direction]}`}</span>}
      </Heading>
    </th>
  );
}

const Table = chakra('table', {
  base: {
    ...table,
    textStyle: 'small',
    '& th, & td': { ...tableCell, paddingBlock: '3', paddingInlineEnd: '5', verticalAlign: 'baseline' },
    '& thead th': { color: 'fg.muted', verticalAlign: 'bottom', borderColor: 'navy' },
    '& tbody th': { minWidth: '40' },
    '& td': { whiteSpace: 'nowrap' },
    '& [data-number]': { textAlign: 'end' },
  },
});

type FigureProps = {
  display: string | null | undefined;
  /** Its date, for example. */
  details?: readonly (string | null | undefined)[];
};

function Figure({ display, details = [] }: FigureProps) {
  return (
    <td data-number="">
      <span>{display ?? absent}</span>
      {details.map(
        (detail) =>
          detail && (
            <Box key={detail} color="fg.muted">
              {detail}
            </Box>
          ),
      )}
    </td>
  );
}

function FundRow({ row: { fund, share, currencies, aum }, locale }: { row: RangeRow; locale: Locale }) {
  const { t } = useTranslation();
  const youngNotice = useContext(YoungNotice);
  return (
    <tr>
      <th scope="row">
        <TextLink to={fund.path}>{fund.title}</TextLink>
        <Box color="fg.muted" marginBottom="2">
          {fund.category}
        </Box>
        <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
      </th>
      <Figure display={share?.riskLevel ? t('range:riskOf', { level: share.riskLevel }) : null} />
      <td>{currencies.join(', ') || absent}</td>
      <Figure display={aum?.display} details={[aum?.date]} />
      <Figure
        display={share?.price?.display}
        details={[share && t('funds:share', { share: share.name }), share?.price?.date]}
      />
      {share?.lessThanOneYear ? (
        <chakra.td colSpan={rangePeriods.length + 1} whiteSpace="normal !important" color="fg.muted">
          {/* Wraps, and takes no part in the columns' widths, however long it is. */}
          <Box width="0" minWidth="full">
            <RichText html={youngNotice} />
          </Box>
        </chakra.td>
      ) : (
        <>
          {rangePeriods.map((code) => (
            <Figure key={code} display={shownFigure(share, code)} />
          ))}
          <chakra.td whiteSpace="normal !important" minWidth="64">
            {share && <TwelveMonths share={share} />}
          </chakra.td>
        </>
      )}
      <td>{share && <CompareLink share={share} fundTitle={fund.title} locale={locale} />}</td>
    </tr>
  );
}

type RangeTableProps = {
  rows: readonly RangeRow[];
  query: RangeQuery;
  locale: Locale;
};

/** The range as a table, sortable by its headings. */
export function RangeTable({ rows, query, locale }: RangeTableProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box marginTop={{ base: '8', lg: '12' }}>
      {/* A caption would scroll with the table. */}
      <Box as="p" id={titleId} textStyle="label" color="fg.title" marginBottom="3">
        {t('range:caption')}
      </Box>
      {/* Focusable, to scroll it by keyboard (axe: scrollable-region-focusable). */}
      <Box overflowX="auto" role="region" aria-labelledby={titleId} tabIndex={0}>
        <Table aria-labelledby={titleId}>
          <thead>
            <tr>
              <RangeColumn sortKey="name" query={query} title={t('range:fund')} />
              <RangeColumn sortKey="risk" query={query} title={t('range:risk')} isNumber />
              <th scope="col">{t('range:currencies')}</th>
              <RangeColumn sortKey="aum" query={query} title={t('funds:aum')} isNumber />
              <th scope="col" data-number="">
                {t('funds:nav')}
              </th>
              {rangePeriods.map((code) => (
                <RangeColumn
                  key={code}
                  sortKey={code}
                  query={query}
                  title={t(`funds:period.${code}`)}
                  isNumber
                />
              ))}
              <th scope="col">{t('funds:discretePeriods')}</th>
              <th scope="col">{t('range:comparison')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FundRow key={row.fund.code} row={row} locale={locale} />
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
