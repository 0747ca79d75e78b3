import { identityFacts } from './identityFacts';
import { priceFacts } from './priceFacts';
import { costFacts } from './costFacts';
import { kidFacts } from './kidFacts';
import { targetMarketFacts } from './targetMarketFacts';
import { sustainabilityFacts } from './sustainabilityFacts';
import { fixedFacts } from './fixedFacts';

/*
 * All that the house says of a share. Files, their schemas, checks and `docs/data-files.md` follow from this table.
 */

export const shareFacts = {
  ...identityFacts,
  ...priceFacts,
  ...costFacts,
  ...kidFacts,
  ...targetMarketFacts,
  ...sustainabilityFacts,
  ...fixedFacts,
};

export type FactCode = keyof typeof shareFacts;
