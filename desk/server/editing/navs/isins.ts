import { type Cell, shownIn } from '../../../../content/files/tables';

/** A cell's ISIN as the content writes it. */
export const isinOf = (cell: Cell) => shownIn(cell).replace(/\s/g, '').toUpperCase();

export const isIsinShaped = (cell: Cell) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isinOf(cell));
