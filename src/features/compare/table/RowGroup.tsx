import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { absent } from '../../funds/absent';
import type { Column } from './comparedColumns';

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
  const withNotice = columns.map(({ isYoung }) => youngNotice !== undefined && isYoung);
  // A row for the notice.
  const rows =
    given.length === 0 && withNotice.includes(true)
      ? [{ key: 'none', label: t('compare:noFigures'), cells: [] }]
      : given;
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ key, label, cells }, rowIndex) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {columns.map(({ share }, index) => {
            if (!withNotice[index]) return <td key={share.isin}>{cells[index] ?? absent}</td>;
            return (
              rowIndex === 0 && (
                <td key={share.isin} rowSpan={rows.length}>
                  <RichText html={youngNotice ?? ''} />
                </td>
              )
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
