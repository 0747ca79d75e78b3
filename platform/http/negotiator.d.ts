// The published types are those of 0.6, which lack the `preferred` option.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** Accepted encodings by weight; equal ones in the order of `preferred`. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
    language(available: readonly string[]): string | undefined;
    mediaType(available: readonly string[]): string | undefined;
  }
}
