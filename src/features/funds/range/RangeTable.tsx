import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { replaceQueryString } from '../../../routes/queryString';
import { TextLink } from '../../../components/ui/TextLink';
import { table, tableCell } from '../../../theme/recipes';
import { absent } from '../../../i18n/absent';
import { CompareLink } from '../compare/CompareLink';
import { rangeFigures, rangePeriods } from '../displayOrders';
import { YoungNotice } from '../figures/YoungNotice';
import { TwelveMonths } from '../performance/TwelveMonths';
import { ActivatedTools } from '../header/ActivatedTools';
import { FundLabels } from '../header/FundLabels';
import { type RangeQuery, formatRangeQuery } from './rangeFilters';
import type { DatedFigure } from '../shareViews';
import type { RangeRow } from './rangeRows';
import { nextSort, type SortKey } from './rangeSort';
import { type RangeFigure, useShareFigures } from './useShareFigures';

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
    // Collapsed borders would scroll away from the sticky cells.
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    '& th, & td': { ...tableCell, paddingBlock: '3', paddingInlineEnd: '4', verticalAlign: 'baseline' },
    '& thead th': { color: 'fg.muted', verticalAlign: 'bottom', borderColor: 'navy' },
    // The fund stays beside its figures while the table is scrolled.
    '& tr > th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      bg: 'bg',
      minWidth: { base: '32', md: '40' },
      _print: { position: 'static' },
    },
    '& td': { whiteSpace: 'nowrap' },
    '& td[data-text]': { whiteSpace: 'normal', minWidth: '40' },
    '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
    '& [data-number]': { textAlign: 'end' },
  },
});

type AmountProps = { figure: DatedFigure | null | undefined; of?: string | null };

function Amount({ figure, of }: AmountProps) {
  return (
    <td data-number="">
      {figure?.display ?? absent}
      {of && <small>{of}</small>}
      {figure?.date && <small>{figure.date}</small>}
    </td>
  );
}

function FundRow({ row: { fund, share } }: { row: RangeRow }) {
  const { t } = useTranslation();
  const youngNotice = useContext(YoungNotice);
  const last = share?.twelveMonths[0];
  const { textOf } = useShareFigures();
  const figureOf = (figure: RangeFigure) => (
    <td key={figure} data-number="">
      {textOf(share, figure)}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <TextLink to={fund.path}>{fund.title}</TextLink>
        <small>{fund.category}</small>
        <Box marginTop="2" display={{ mdDown: 'none' }}>
          <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
        </Box>
        {/* The column is not as wide as the text is long. */}
        <Box width="40">
          <ActivatedTools tools={fund.activatedTools} isBrief />
        </Box>
      </th>
      {share?.lessThanOneYear ? (
        <td colSpan={rangePeriods.length} data-text="">
          {/* Takes no part in the columns' widths, however long it is. */}
          <Box width="0" minWidth="full">
            <RichText html={youngNotice} />
          </Box>
        </td>
      ) : (
        rangePeriods.map(figureOf)
      )}
      {figureOf('costs')}
      {figureOf('risk')}
      <Amount figure={fund.aum} />
      <Amount
        figure={share?.price}
        of={share && t('range:shareIn', { share: share.name, currency: share.currency })}
      />
      <td data-text="">
        {share && last && <TwelveMonths share={share} summary={t('range:at', { date: last.endDate })} />}
      </td>
      <td>{share && <CompareLink share={share} fund={fund} offeredTo={share.offeredTo} />}</td>
    </tr>
  );
}

type RangeTableProps = {
  rows: readonly RangeRow[];
  query: RangeQuery;
};

/** The range as a table, sortable by its headings. */
export function RangeTable({ rows, query }: RangeTableProps) {
  const { t } = useTranslation();
  const { nameOf } = useShareFigures();
  const titleId = useId();
  return (
    <Box marginTop="6">
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
              {rangeFigures.map((figure) => (
                <RangeColumn key={figure} sortKey={figure} query={query} title={nameOf(figure)} isNumber />
              ))}
              <RangeColumn sortKey="aum" query={query} title={t('funds:aum')} isNumber />
              <th scope="col" data-number="">
                {t('funds:nav')}
              </th>
              <th scope="col">{t('funds:discretePeriods')}</th>
              <th scope="col">{t('range:comparison')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FundRow key={row.fund.code} row={row} />
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
