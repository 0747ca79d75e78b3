import type { Content } from '../parsing/content';

const rendered = new WeakMap<Content, Map<string, Promise<Buffer>>>();

/**
 * A document, set once for each state of the content. There are no more of them than documents in the content, some
 * hundred kilobytes in all for each fund.
 * @param key names the document among all of the content
 */
export function renderedDocument(
  content: Content,
  key: string,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const documents = rendered.get(content) ?? new Map<string, Promise<Buffer>>();
  rendered.set(content, documents);
  const known = documents.get(key);
  if (known) return known;
  const document = render();
  documents.set(key, document);
  // What failed is tried again.
  document.catch(() => documents.delete(key));
  return document;
}
