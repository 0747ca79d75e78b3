import { type Cell, cellName, type Row, shownIn, type Table } from '../../../../content/files/tables';
import type { NavRefusal } from '../../../api';
/** Why a file is not read, and where it has to be corrected; or what has to be answered first. */
export class NavFileRefusal extends Error {
  constructor(readonly refusal: NavRefusal) {
    super(refusal.reason);
  }
}

export type Refuse = (
  reason: NavRefusal['reason'],
  cell?: string,
  value?: string,
  choices?: NavRefusal['choices'],
) => NavFileRefusal;

/** A cell in its place. */
export interface Placed {
  cell: Cell;
  /** @param value what is said of it, if it is not what the cell shows */
  refuse: (reason: NavRefusal['reason'], value?: string, choices?: NavRefusal['choices']) => NavFileRefusal;
}

/** Makes refusals that name the table's sheet. */
export function refuserOf({ sheet }: Table): Refuse {
  return (reason, cell, value, choices) =>
    new NavFileRefusal({
      reason,
      ...(sheet !== undefined && { sheet }),
      ...(cell !== undefined && { cell }),
      ...(value !== undefined && { value: value.slice(0, 100) }),
      ...(choices !== undefined && { choices }),
    });
}

export function placedAt({ cells, row }: Row, index: number, refuse: Refuse): Placed {
  const cell = cells[index] ?? '';
  return {
    cell,
    refuse: (reason, value = shownIn(cell), choices) => refuse(reason, cellName(index, row), value, choices),
  };
}

/** Letters of a title alone, without accents and capitals: `Poids (%)` is `poids`. */
export const folded = (cell: Cell) =>
  shownIn(cell)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z/]/g, '');

/** The column with one of the titles; undefined if there is none. @throws NavFileRefusal for two */
export function columnOf(header: Row, titles: readonly string[], refuse: Refuse): number | undefined {
  const isWanted = (cell: Cell) => titles.includes(folded(cell));
  const first = header.cells.findIndex(isWanted);
  const second = header.cells.findLastIndex(isWanted);
  if (first !== second) throw placedAt(header, second, refuse).refuse('column-twice');
  return first === -1 ? undefined : first;
}

/** A cell's ISIN as the content writes it. */
export const isinOf = (cell: Cell) => shownIn(cell).replace(/\s/g, '').toUpperCase();

export const isIsinShaped = (cell: Cell) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isinOf(cell));
