/** A thing of schema.org's vocabulary, as JSON. */
export type StructuredData = {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
};

/**
 * JSON-LD as it may stand in a `script` element: no text of the content can end it or open a comment.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
