import fr from '../../locales/fr/routes.json';

/** Pages that exist once in each locale, by the content system's code. */
export type PageCode = keyof typeof fr;

export const pageCodes = Object.keys(fr) as readonly PageCode[];
