import { shareAge } from '../../figures/countedNavs';
import type { Share } from '../parsing/content';
import type { FactSource } from './fact';

/*
 * These are published from the share's first anniversary on: before it no year of the share is full, whatever the content has.
 */

const hasFullYear = ({ inceptionDate, navs }: Share) => !shareAge(inceptionDate, navs).lessThanOneYear;

export const costsOf = ({ share }: FactSource): Share['costs'] => (hasFullYear(share) ? share.costs : null);

/** The latest ones first. */
export const scenariosOf = ({ share }: FactSource): Share['scenarios'] =>
  hasFullYear(share) ? share.scenarios : [];
