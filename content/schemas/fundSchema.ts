import * as v from 'valibot';
import {
  day,
  fields,
  localisedText,
  oneOf,
  percentage,
  riskLevel,
  timeOfDay,
  wholeNumber,
} from './fieldSchemas';

/*
 * What an order, the key information document and the European ESG template say of a fund.
 */

/** They hold from their date on. */
export const dealingSchema = fields({
  date: day,
  /** For subscriptions and redemptions at the NAV of the day, in Paris. */
  cutOff: timeOfDay,
  /** Business days from the day of the NAV to the exchange of shares and money. */
  settlementDays: v.nullish(wholeNumber(0, 30), null),
});

export const liquidityRisks = ['NONE', 'MATERIAL', 'ILLIQUID'] as const;

/** Facts of the key information document that no other field has (Delegated Regulation (EU) 2017/653, annexes I to III). */
export const kidSchema = fields({
  category: wholeNumber(1, 4),
  creditRisk: wholeNumber(1, 6),
  /** Where credit risk makes the risk indicator another. */
  marketRisk: riskLevel,
  liquidityRisk: v.picklist(liquidityRisks, oneOf(liquidityRisks)),
  comprehensionAlert: v.boolean('true or false'),
  intendedInvestor: localisedText,
});

/** Facts of the European ESG template. Minimums are percentages of net assets. */
export const esgSchema = fields({
  /** Of investments on sustainability factors (Regulation (EU) 2019/2088, art. 7). */
  adverseImpacts: v.boolean('true or false'),
  /** The same, art. 6. */
  riskIsRelevant: v.boolean('true or false'),
  /** Of clients who have any (Delegated Regulation (EU) 2017/565, art. 2(7)). */
  suitsPreferences: v.boolean('true or false'),
  minimumSustainable: percentage,
  minimumEnvironmental: percentage,
  minimumSocial: percentage,
  minimumTaxonomy: percentage,
  /** Designated to attain the characteristics or the objective (SFDR, art. 8(1)(b) and 9(1)); absent where there is none. */
  index: v.nullish(localisedText, null),
  /** Two objectives that a fund of article 9 may have: fewer carbon emissions (art. 9(3)), and those of the Paris Agreement. */
  carbonReduction: v.nullish(v.boolean('true or false'), null),
  parisAligned: v.nullish(v.boolean('true or false'), null),
});
