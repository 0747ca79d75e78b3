import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../components/ui/Button';
import { TextLink } from '../../../../components/ui/TextLink';
import { VisuallyHidden } from '../../../../components/ui/VisuallyHidden';
import { absent } from '../../../../i18n/absent';
import type { ComparedFigure } from '../../fundViews';
import { type FigureRow, feeRows, periodRows, riskRows, yearRows } from './comparedRows';
import { type Row, RowGroup } from './RowGroup';
import { Cell, ColumnHeader, Scroll, Second, Table, TableHead, TableRow } from './comparedTable.styles';
import { type Column, useShareName } from './comparedColumns';

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

const figureCell = (figure: TableFigure) => <Figure {...figure} />;

function rowsWith<Kind>(
  rows: readonly FigureRow<Kind>[],
  labelOf: (kind: Kind) => string,
  cellOf: (figure: Kind) => ReactNode,
): Row[] {
  return rows.map(({ key, kind, figures }) => ({
    key,
    label: labelOf(kind),
    cells: figures.map((figure) => figure && cellOf(figure)),
  }));
}

/** Groups of rows. Every share has a risk level; the other risk figures need a year. */
function useGroups(columns: readonly Column[]) {
  const { t } = useTranslation();
  const row = (label: string, cellOf: (column: Column) => ReactNode): Row => ({
    key: label,
    label,
    cells: columns.map(cellOf),
  });
  const performances = rowsWith(periodRows(columns), ({ code }) => t(`funds:period.${code}`), figureCell);
  return {
    identity: [
      row(t('funds:characteristic.isin'), ({ share }) => share.isin),
      row(t('compare:fact.category'), ({ fund }) => fund.category),
      row(t('funds:benchmarkShort'), ({ fund }) => fund.benchmark),
      row(t('compare:fact.currency'), ({ share }) => share.currency),
      row(t('compare:fact.inceptionDate'), ({ share }) => share.inceptionDate),
      row(
        t('compare:fact.sfdr'),
        ({ fund }) => fund.sfdrArticle && t('compare:fact.sfdrArticle', { article: fund.sfdrArticle }),
      ),
      row(t('compare:fact.labels'), ({ fund }) => fund.labels.map(({ title }) => title).join(', ') || null),
      row(
        t('compare:fact.price'),
        ({ share: { price } }) =>
          price && (
            <>
              <span>{price.display}</span>
              {price.date && <Second>{price.date}</Second>}
            </>
          ),
      ),
    ],
    risk: [
      row(
        t('funds:riskIndicator'),
        ({ share }) => share.riskLevel && t('compare:riskLevel', { level: share.riskLevel }),
      ),
      ...rowsWith(
        riskRows(columns),
        ({ code, windowYears, frequency }) =>
          t('funds:riskFigure', {
            name: t(`funds:risk.${code}`),
            window: t('funds:years', { count: windowYears }),
            frequency: t(`funds:frequency.${frequency}`),
          }),
        figureCell,
      ),
    ],
    fees: [
      row(
        t('funds:ongoingCosts'),
        ({ share: { ongoingCosts } }) => ongoingCosts && t('funds:aYear', { percent: ongoingCosts }),
      ),
      ...rowsWith(
        feeRows(columns),
        ({ code }) => t(`funds:fee.${code}`),
        ({ value }) => value,
      ),
    ],
    performances: [
      ...(performances.length > 0
        ? [row(t('compare:fact.figuresDate'), ({ figuresDate }) => figuresDate)]
        : []),
      ...performances,
    ],
    calendarYears: rowsWith(yearRows(columns), ({ year }) => String(year), figureCell),
  };
}

const groups = ['identity', 'risk', 'fees', 'performances', 'calendarYears'] as const;

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
  const rows = useGroups(columns);
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
          {/* Headers are repeated by screen readers for every cell, so the buttons have a row of their own. */}
          <TableRow>
            <Cell />
            {columns.map((column) => (
              <Cell key={column.share.isin}>
                <LinkButton minHeight="8" textStyle="small" cursor="pointer" onClick={() => onRemove(column)}>
                  {t('compare:remove')}
                  <VisuallyHidden> {nameOf(column)}</VisuallyHidden>
                </LinkButton>
              </Cell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <RowGroup
            key={group}
            title={t(`compare:group.${group}`)}
            rows={rows[group]}
            columns={columns}
            youngNotice={group === 'performances' ? youngNotice : undefined}
          />
        ))}
      </Table>
    </Scroll>
  );
}
