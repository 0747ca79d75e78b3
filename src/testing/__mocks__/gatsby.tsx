/*
 * The parts of Gatsby that components use, without its router and page loader. Jest uses this file instead of the package in
 * every test of `src`.
 */

/** Marks where a build inserts the slice. */
export function Slice({ alias }: { alias: string }) {
  return <div data-testid={`slice-${alias}`} />;
}

/** Only builds run page queries. */
export const graphql = () => null;
