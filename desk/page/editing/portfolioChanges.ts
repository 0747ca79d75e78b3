import type { Json } from '../../api';
import { isEqual, isMap, type JsonMap } from './fieldEdits';

export interface LineChange {
  before: JsonMap | undefined;
  after: JsonMap | undefined;
}

const entriesOf = (list: Json | undefined) => (Array.isArray(list) ? list.filter(isMap) : []);

const isSameLine = (a: JsonMap, b: JsonMap) =>
  a.code === undefined || b.code === undefined ? isEqual(a.title, b.title) : a.code === b.code;

/** Lines as they will be, each with what it was; then those that go. */
export function lineChanges(before: Json | undefined, after: Json | undefined): LineChange[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)];
  const lines = fresh.map((line) => ({ before: old.find((other) => isSameLine(other, line)), after: line }));
  const gone = old.filter((line) => !fresh.some((other) => isSameLine(other, line)));
  return [...lines, ...gone.map((line) => ({ before: line, after: undefined }))];
}

export const isLineChanged = ({ before, after }: LineChange) => !before || !after || !isEqual(before, after);

/** Sums decimal fractions without the rounding errors of binary ones. */
export function sumOf(list: Json | undefined): number {
  const sum = entriesOf(list).reduce(
    (total, { value }) => total + (typeof value === 'number' ? value : 0),
    0,
  );
  return Math.round(sum * 1e6) / 1e6;
}
