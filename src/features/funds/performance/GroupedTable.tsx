import { chakra } from '@chakra-ui/react/styled-system';
import { FigureTable } from '../../../components/ui/FigureTable';
import { absent } from '../../../i18n/absent';
import { tableCell } from '../../../theme/recipes';

const Table = chakra(FigureTable, {
  base: {
    _print: { breakInside: 'avoid' },
    // Months are in lower case in French and Italian.
    '& caption::first-letter': { textTransform: 'uppercase' },
    '& tbody': tableCell,
    '& tbody :is(th, td)': { borderBottomWidth: '0', paddingBlock: { base: '1', _print: '0.5' } },
    '& [scope=rowgroup]': { paddingTop: '3' },
    '& tr:last-child > *': { paddingBottom: '3' },
    '& [scope=row]': { color: 'fg.muted' },
  },
});

type GroupedTableProps = {
  caption: string;
  /** Of the first column, then of the figures. */
  headings: readonly [string, ...string[]];
  groups: readonly { code: string; title: string; rows: { label: string; figures: (string | null)[] }[] }[];
};

/** Figures by period, in groups of rows under their title; a dash for a missing one. */
export function GroupedTable({ caption, headings, groups }: GroupedTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ code, title, rows }) => (
        <tbody key={code}>
          <tr>
            <th scope="rowgroup" colSpan={headings.length}>
              {title}
            </th>
          </tr>
          {rows.map(({ label, figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {figures.map((figure, index) => (
                <td key={headings[index + 1]}>{figure ?? absent}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
