import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../components/ui/RichText';
import { absent } from '../../../../i18n/absent';
import { type Column, useShareName } from './comparedColumns';
import { Cell, NarrowCell, RowHeader, ShareOfCell, TableBody, TableRow } from './comparedTable.styles';

export type Row = { key: string; label: string; cells: ReactNode[] };

type RowGroupProps = {
  title: string;
  rows: readonly Row[];
  columns: readonly Column[];
  /** Sanitised HTML, shown instead of the figures of a share under one year; omitted in groups without figures. */
  youngNotice?: string;
};

/** Rows under a common title; nothing when there are none. */
export function RowGroup({ title, rows: given, columns, youngNotice }: RowGroupProps) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const withoutFigures = columns.map(({ isYoung }) => youngNotice !== undefined && isYoung);
  const noticeRow = { key: 'none', label: t('compare:noFigures'), cells: [] };
  const rows = given.length === 0 && withoutFigures.includes(true) ? [noticeRow] : given;
  if (rows.length === 0) return null;
  return (
    <TableBody>
      <TableRow>
        <RowHeader scope="rowgroup" colSpan={columns.length + 1}>
          <span>{title}</span>
        </RowHeader>
      </TableRow>
      {rows.map(({ key, label, cells }, rowIndex) => (
        <TableRow key={key}>
          <RowHeader>{label}</RowHeader>
          {columns.map((column, index) => {
            const name = <ShareOfCell>{nameOf(column)}</ShareOfCell>;
            const { isin } = column.share;
            if (withoutFigures[index] && rowIndex === 0) {
              return (
                <Cell key={isin} rowSpan={rows.length}>
                  {name}
                  <RichText html={youngNotice ?? ''} />
                </Cell>
              );
            }
            const RowCell = withoutFigures[index] ? NarrowCell : Cell;
            return (
              <RowCell key={isin}>
                {name}
                <div>{(withoutFigures[index] ? null : cells[index]) ?? absent}</div>
              </RowCell>
            );
          })}
        </TableRow>
      ))}
    </TableBody>
  );
}
