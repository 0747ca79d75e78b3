/**
 * Of an element that stays as the build has written it: React does not look into an element whose HTML is set, and what is set
 * never changes.
 */
export const asInPage = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;
