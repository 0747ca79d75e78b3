/** Keeps an element's server HTML: React does not hydrate what stands in an element whose HTML is set, nor replace it. */
export const preserveServerHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
