import { shareAge } from '../../figures/countedNavs';
import type { Share } from '../parsing/content';
import type { FactSource } from './fact';

/*
 * What is published from the share's first anniversary on: before it there is no full year of it, whatever the content has.
 */

const hasFullYear = ({ inceptionDate, navs }: Share) => !shareAge(inceptionDate, navs).lessThanOneYear;

export const costsOf = ({ share }: FactSource): Share['costs'] => (hasFullYear(share) ? share.costs : null);

/** The latest ones first. */
export const scenariosOf = ({ share }: FactSource): Share['scenarios'] =>
  hasFullYear(share) ? share.scenarios : [];
