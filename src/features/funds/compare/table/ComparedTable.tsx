import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatch } from '../../../../components/chart/ChartFrame';
import { RichText } from '../../../../components/ui/RichText';
import { TextLink } from '../../../../components/ui/TextLink';
import { absent } from '../../../../i18n/absent';
import { ActivatedTools } from '../../header/ActivatedTools';
import type { ComparedFigure } from '../../shareViews';
import { type Column, hasCurve, lineOf, shortNameOf, useShareName } from '../comparedColumns';
import { type FigureRow, feeRows, periodRows, riskRows, yearRows } from './comparedRows';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  TableBody,
  TableHead,
  TableRow,
} from '../../../../components/ui/tableParts';
import { Second, ShortName, Table, WholeName } from './comparedTable.styles';

/** `isText`: too long for a narrow column. */
type Row = { key: string; label: string; cells: ReactNode[]; isText?: boolean };

/** Longer texts do not fit a narrow column. */
const maxFigureLength = 12;

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
function useGroups(columns: readonly Column[], youngNotice: string) {
  const { t } = useTranslation();
  const row = (label: string, cellOf: (column: Column) => ReactNode): Row => ({
    key: label,
    label,
    cells: columns.map(cellOf),
  });
  const text = (label: string, cellOf: (column: Column) => ReactNode) => ({
    ...row(label, cellOf),
    isText: true,
  });
  const performances = rowsWith(periodRows(columns), ({ code }) => t(`funds:period.${code}`), figureCell);
  const figuresDate = text(t('compare:fact.figuresDate'), ({ isYoung, figuresDate: date }) =>
    isYoung ? <RichText html={youngNotice} /> : date,
  );
  const isToolActivated = columns.some(({ fund }) => fund.activatedTools.length > 0);
  return {
    identity: [
      ...(isToolActivated
        ? [
            text(
              t('funds:group.liquidityTools'),
              ({ fund: { activatedTools: tools } }) =>
                tools.length > 0 && (
                  <div>
                    <ActivatedTools tools={tools} isBrief />
                  </div>
                ),
            ),
          ]
        : []),
      text(t('funds:characteristic.isin'), ({ share }) => share.isin),
      text(t('compare:fact.category'), ({ fund }) => fund.category),
      text(t('funds:benchmarkShort'), ({ fund }) => fund.benchmark),
      row(t('compare:fact.currency'), ({ share }) => share.currency),
      text(t('compare:fact.inceptionDate'), ({ share }) => share.inceptionDate),
      row(
        t('compare:fact.sfdr'),
        ({ fund }) => fund.sfdrArticle && t('compare:fact.sfdrArticle', { article: fund.sfdrArticle }),
      ),
      text(t('compare:fact.labels'), ({ fund }) => fund.labels.map(({ title }) => title).join(', ') || null),
      text(
        t('compare:fact.price'),
        ({ share: { price } }) =>
          price && (
            <div>
              <span>{price.display}</span>
              {price.date && <Second>{price.date}</Second>}
            </div>
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
      ...feeRows(columns).map(({ key, kind, figures }) => ({
        key,
        label: t(`funds:fee.${kind.code}`),
        cells: figures.map((fee) => fee?.value),
        isText: figures.some((fee) => fee && fee.value.length > maxFigureLength),
      })),
    ],
    performances:
      performances.length > 0 || columns.some(({ isYoung }) => isYoung) ? [figuresDate, ...performances] : [],
    calendarYears: rowsWith(yearRows(columns), ({ year }) => String(year), figureCell),
  };
}

const groups = ['identity', 'risk', 'fees', 'performances', 'calendarYears'] as const;

type ComparedTableProps = {
  columns: readonly Column[];
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice: string;
};

/** One column per share. */
export function ComparedTable({ columns, youngNotice }: ComparedTableProps) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const rows = useGroups(columns, youngNotice);
  return (
    <Table css={{ '--shares': String(columns.length) }}>
      <caption>{t('compare:table', { count: columns.length })}</caption>
      <TableHead>
        <TableRow>
          <ColumnHeader>{t('compare:criterion')}</ColumnHeader>
          {columns.map((column) => (
            <ColumnHeader key={column.share.isin}>
              {hasCurve(column) && <Swatch index={lineOf(column)} />}
              <TextLink to={column.share.path}>
                <WholeName>{`${column.number}. ${nameOf(column)}`}</WholeName>
                <ShortName>{`${column.number}. ${shortNameOf(column)}`}</ShortName>
              </TextLink>
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      {groups
        .filter((group) => rows[group].length > 0)
        .map((group) => (
          <TableBody key={group}>
            <TableRow>
              <RowHeader scope="rowgroup" colSpan={columns.length + 1}>
                {t(`compare:group.${group}`)}
              </RowHeader>
            </TableRow>
            {rows[group].map(({ key, label, cells, isText }: Row) => (
              <TableRow key={key} data-texts={isText ? '' : undefined}>
                <RowHeader>{label}</RowHeader>
                {columns.map(({ share }, index) => (
                  <Cell key={share.isin}>{cells[index] ?? absent}</Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
    </Table>
  );
}
