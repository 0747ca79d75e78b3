/** Names of the address's parameters, on `<html>`. */
export const queryAttribute = 'data-query';

/**
 * Inline script of the head, run before the first paint: what an island shows for a parameter is not preceded by what it shows
 * without one.
 */
export const queryScript = `document.documentElement.setAttribute('${queryAttribute}',[...new URLSearchParams(location.search).keys()].join(' '))`;
