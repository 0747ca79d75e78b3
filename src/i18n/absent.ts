/** Shown where there is no figure (behaviour.md §9). */
export const absent = '–';
