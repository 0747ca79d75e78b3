/** The value that all candidates have; undefined where there is none, or several that differ. */
export function onlyValue<Value>(candidates: readonly Value[]): Value | undefined {
  return new Set(candidates).size === 1 ? candidates[0] : undefined;
}
