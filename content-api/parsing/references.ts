import * as v from 'valibot';
import { oneOf } from './fieldSchemas';

/** What may be referred to, by code; `null` when its own file is wrong, so that nothing can be said of references. */
export type Known<Thing> = ReadonlyMap<string, Thing> | null;

export function knownByCode<Thing extends { code: string }>(things: readonly Thing[] | null): Known<Thing> {
  return things && new Map(things.map((thing) => [thing.code, thing]));
}

/** A code of `known`. */
export function codeIn(known: Known<unknown>) {
  const expected = known ? oneOf([...known.keys()]) : 'a code';
  return v.pipe(
    v.string(expected),
    v.check((code) => known === null || known.has(code), expected),
  );
}

export function withCodes<Thing>(codes: readonly string[], known: Known<Thing>): Thing[] {
  return codes.flatMap((code) => known?.get(code) ?? []);
}
