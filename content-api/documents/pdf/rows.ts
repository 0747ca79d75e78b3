/** A strip of a column that is never cut between two pages. Heights are in points. */
export type Row = { height: number; draw: (y: number) => void };

export type Column = { x: number; width: number };
