/** Chakra's own props of an element. */
const ownProps: ReadonlySet<string> = new Set(['as', 'asChild', 'theme', 'unstyled']);

/**
 * Instead of `@emotion/is-prop-valid`, a list of every attribute of HTML and SVG: what Chakra asks about is neither a
 * style nor a variant, and TypeScript lets nothing else through than its own props and attributes.
 */
export default function isPropValid(name: string): boolean {
  return !ownProps.has(name);
}
