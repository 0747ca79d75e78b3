import { createContext } from 'react';

/**
 * What stands in place of the performances of a share under one year, in the company's words (page `disclaimers`): sanitised
 * HTML, one for all funds of a range.
 */
export const YoungNotice = createContext('');
