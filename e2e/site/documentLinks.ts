/** A link to a document of a fund or share, as the HTML has it. */
export type DocumentLink = { path: string; language: string | null };

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
}

/** In the order of the page, each time that it stands there. */
export function documentLinksIn(html: string): DocumentLink[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const path = attribute(tag, 'href')?.replaceAll('&amp;', '&');
    return path?.includes('/docs/funds/') ? [{ path, language: attribute(tag, 'hreflang') }] : [];
  });
}

/** What a file says of itself: `null` where it is no PDF, else its language (ISO 32000-1, 14.9.2), empty for none. */
export function pdfLanguage(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return null;
  return /\/Lang \((?:\xFE\xFF)?([^)]*)\)/.exec(text)?.[1]?.replaceAll('\0', '') ?? '';
}
