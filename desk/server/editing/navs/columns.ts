import type { NavRefusal } from '../../../api';
import { type Mark, markOf } from './cellValues';
import { type Cell, cellName, NavFileRefusal, type Row, type Table } from './tables';

export type Refuse = (reason: NavRefusal['reason'], cell?: string, value?: Cell) => NavFileRefusal;

/** Makes refusals that name the table's sheet. */
export function refuserOf({ sheet }: Table): Refuse {
  return (reason, cell, value) =>
    new NavFileRefusal({
      reason,
      ...(sheet !== undefined && { sheet }),
      ...(cell !== undefined && { cell }),
      ...(value !== undefined && { value: String(value).slice(0, 100) }),
    });
}

/** Letters of a title alone, without accents and capitals: `Poids (%)` is `poids`. */
export const folded = (cell: Cell) =>
  String(cell)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z/]/g, '');

/** The column with one of the titles; undefined if there is none. @throws NavFileRefusal for two */
export function columnOf(header: Row, titles: readonly string[], refuse: Refuse): number | undefined {
  const isWanted = (cell: Cell) => titles.includes(folded(cell));
  const first = header.cells.findIndex(isWanted);
  const second = header.cells.findLastIndex(isWanted);
  if (first !== second) throw refuse('column-twice', cellName(second, header.row), header.cells[second]);
  return first === -1 ? undefined : first;
}

/** One for all cells, each with its name. Where none is certain, no number has a thousand in front. @throws NavFileRefusal */
export function decimalMark(cells: readonly (readonly [Cell, string])[], refuse: Refuse): Mark {
  let found: Mark | undefined;
  let uncertain: Mark | undefined;
  for (const [cell, name] of cells) {
    const mark = markOf(cell);
    if (mark && found && mark !== found) throw refuse('mixed-marks', name, cell);
    found ??= mark;
    if (typeof cell === 'string') uncertain ??= cell.includes(',') ? ',' : '.';
  }
  return found ?? uncertain ?? '.';
}
