import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../components/ui/TextLink';
import { VisuallyHidden } from '../../../../components/ui/VisuallyHidden';
import { absent } from '../../../../i18n/absent';
import type { ComparedFigure } from '../../fundViews';
import { feeRows, periodRows, riskRows, yearRows } from './comparedRows';
import { type Row, RowGroup } from './RowGroup';
import {
  Cell,
  ColumnHeader,
  QuietButton,
  Scroll,
  Second,
  Table,
  TableHead,
  TableRow,
} from './comparedTable.styles';
import { type Column, useShareName } from './comparedColumns';

function useIdentityRows(columns: readonly Column[]): Row[] {
  const { t } = useTranslation();
  const row = (key: string, label: string, cellOf: (column: Column) => ReactNode): Row => ({
    key,
    label,
    cells: columns.map(cellOf),
  });
  return [
    row('isin', t('funds:characteristic.isin'), ({ share }) => share.isin),
    row('category', t('compare:fact.category'), ({ fund }) => fund.category),
    row('benchmark', t('funds:benchmarkShort'), ({ fund }) => fund.benchmark),
    row('currency', t('compare:fact.currency'), ({ share }) => share.currency),
    row('inception', t('compare:fact.inceptionDate'), ({ share }) => share.inceptionDate),
    row(
      'sfdr',
      t('compare:fact.sfdr'),
      ({ fund }) => fund.sfdrArticle && t('compare:fact.sfdrArticle', { article: fund.sfdrArticle }),
    ),
    row(
      'labels',
      t('compare:fact.labels'),
      ({ fund }) => fund.labels.map(({ title }) => title).join(', ') || null,
    ),
    row(
      'price',
      t('compare:fact.price'),
      ({ share: { price } }) =>
        price && (
          <>
            <span>{price.display}</span>
            {price.date && <Second>{price.date}</Second>}
          </>
        ),
    ),
  ];
}

function useFeeRows(columns: readonly Column[]): Row[] {
  const { t } = useTranslation();
  return feeRows(columns).map(({ key, figures }) => ({
    key,
    label: t(`funds:fee.${key}`),
    cells: figures.map((fee) => fee?.value),
  }));
}

/** `complete` is false for a calendar year that has not ended. */
type TableFigure = ComparedFigure & { complete?: boolean };

/** A share's figure above its benchmark's. */
function Figure({ share, benchmark, complete }: TableFigure) {
  const { t } = useTranslation();
  return (
    <>
      <span>{share ?? absent}</span>
      {complete === false && <Second>{t('compare:partYear')}</Second>}
      {benchmark && <Second>{t('compare:benchmarkFigure', { figure: benchmark })}</Second>}
    </>
  );
}

const figureCell = (figure: TableFigure | null) => figure && <Figure {...figure} />;

/** The risk level, which every share has, and the risk figures, which need a year. */
function useRiskRows(columns: readonly Column[]): Row[] {
  const { t } = useTranslation();
  const level: Row = {
    key: 'level',
    label: t('funds:riskIndicator'),
    cells: columns.map(({ fund }) =>
      fund.riskLevel === null ? null : t('compare:riskLevel', { level: fund.riskLevel }),
    ),
  };
  const figures = riskRows(columns).map(({ key: { code, windowYears, frequency }, figures }) => ({
    key: `${code}-${windowYears}-${frequency}`,
    label: t('funds:riskFigure', {
      name: t(`funds:risk.${code}`),
      window: t('funds:years', { count: windowYears }),
      frequency: t(`funds:frequency.${frequency}`),
    }),
    cells: figures.map(figureCell),
  }));
  return [level, ...figures];
}

function usePerformanceRows(columns: readonly Column[]): Row[] {
  const { t } = useTranslation();
  const rows = periodRows(columns).map(({ key, figures }) => ({
    key,
    label: t(`funds:period.${key}`),
    cells: figures.map(figureCell),
  }));
  const date = {
    key: 'date',
    label: t('compare:fact.figuresDate'),
    cells: columns.map((c) => c.figuresDate),
  };
  return rows.length > 0 ? [date, ...rows] : [];
}

function yearsOf(columns: readonly Column[]): Row[] {
  return yearRows(columns).map(({ key, figures }) => ({
    key: String(key),
    label: String(key),
    cells: figures.map(figureCell),
  }));
}

type ComparedTableProps = {
  columns: readonly Column[];
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice: string;
  onRemove: (column: Column) => void;
};

/** One column per share, or on a phone all shares under each criterion. */
export function ComparedTable({ columns, youngNotice, onRemove }: ComparedTableProps) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const caption = t('compare:table', { count: columns.length });
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            <ColumnHeader>{t('compare:criterion')}</ColumnHeader>
            {columns.map((column) => (
              <ColumnHeader key={column.share.isin}>
                <TextLink to={column.share.path}>{nameOf(column)}</TextLink>
              </ColumnHeader>
            ))}
          </TableRow>
          {/* Not in the headers, which screen readers repeat for every cell. */}
          <TableRow>
            <Cell />
            {columns.map((column) => (
              <Cell key={column.share.isin}>
                <QuietButton onClick={() => onRemove(column)}>
                  {t('compare:remove')}
                  <VisuallyHidden> {nameOf(column)}</VisuallyHidden>
                </QuietButton>
              </Cell>
            ))}
          </TableRow>
        </TableHead>
        <RowGroup title={t('compare:group.identity')} rows={useIdentityRows(columns)} columns={columns} />
        <RowGroup title={t('compare:group.risk')} rows={useRiskRows(columns)} columns={columns} />
        <RowGroup title={t('compare:group.fees')} rows={useFeeRows(columns)} columns={columns} />
        <RowGroup
          title={t('compare:group.performances')}
          rows={usePerformanceRows(columns)}
          columns={columns}
          youngNotice={youngNotice}
        />
        <RowGroup title={t('compare:group.calendarYears')} rows={yearsOf(columns)} columns={columns} />
      </Table>
    </Scroll>
  );
}
