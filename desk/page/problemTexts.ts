/** How a problem of a file begins that cannot be parsed at all. */
export const unreadablePrefix = 'expected valid YAML: ';

/** A sentence about the content, which its server writes in English, in the reader's language. */
export function useProblemSentence(): (sentence: string) => string {
  return (sentence) => sentence;
}
