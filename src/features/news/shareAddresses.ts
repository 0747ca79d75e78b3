/**
 * A new mail with the article's title and address. Fields are percent-encoded, `+` is no space (RFC 6068); half a character,
 * which cannot be encoded, is left out.
 */
export function mailShareAddress({ title, url }: { title: string; url: string }): string {
  return `mailto:?subject=${encodeURIComponent(title.replace(/\p{Surrogate}/gu, ''))}&body=${encodeURIComponent(url)}`;
}

/** A new post on the professional network, which reads title and picture from the article itself. */
export function linkedInShareAddress(url: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;
}
