import * as v from 'valibot';
import { oneOf } from './fieldSchemas';

/** Targets of references by code; `null` when their file is invalid, so that references cannot be checked. */
export type ByCode<Thing> = ReadonlyMap<string, Thing> | null;

export function byCode<Thing extends { code: string }>(things: readonly Thing[] | null): ByCode<Thing> {
  return things && new Map(things.map((thing) => [thing.code, thing]));
}

/** A code of `known`. */
export function codeIn(known: ByCode<unknown>) {
  const expected = known ? oneOf([...known.keys()]) : 'a code';
  return v.pipe(
    v.string(expected),
    v.check((code) => known === null || known.has(code), expected),
  );
}

export function resolveCodes<Thing>(codes: readonly string[], known: ByCode<Thing>): Thing[] {
  return codes.flatMap((code) => known?.get(code) ?? []);
}
