/** Shown where there is no figure (spec §9). */
export const absent = '–';
