/** Query parameters of the filters, in the order in which they are written. */
export const libraryFilterNames = ['fund', 'share', 'type', 'language', 'year'] as const;
