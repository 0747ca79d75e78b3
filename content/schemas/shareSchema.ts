import * as v from 'valibot';
import { DataTemplate, DistributionPolicy, RegistrationAudience } from '../../contract/codes.generated';
import { documentsSchema, type DocumentTypes } from './documentsSchema';
import {
  country,
  currency,
  day,
  fields,
  localisedText,
  oneOf,
  optionalList,
  percentage,
  positiveNumber,
  riskLevel,
  slugOrLocalisedSlug,
  text,
  textOrLocalisedText,
  updatedAt,
  visibleTo,
  wholeNumber,
} from './fieldSchemas';

export const shareNames = ['I', 'I USD', 'R', 'R USD', 'N', 'N USD', 'F', 'S USD'] as const;

const isinText = 'an ISIN: ZZ, nine capital letters or digits, and a check digit';
const isin = v.pipe(v.string(isinText), v.regex(/^ZZ[A-Z0-9]{9}[0-9]$/, isinText));

const feesSchema = fields({
  management: v.nullish(percentage, null),
  movement: v.nullish(percentage, null),
  performance: v.nullish(textOrLocalisedText, null),
  /** Percent of the return above the benchmark; 0 where there is no performance fee. */
  performanceRate: v.nullish(percentage, null),
  subscription: v.nullish(percentage, null),
  redemption: v.nullish(percentage, null),
});

/** Answers of the European MiFID template; `NEUTRAL` leaves it to the distributor. */
export const targetAnswers = ['YES', 'NO', 'NEUTRAL'] as const;
export const professionalAnswers = ['YES', 'NO', 'PER_SE', 'ELECTIVE'] as const;

const answer = v.picklist(targetAnswers, oneOf(targetAnswers));

export const distributionClients = ['RETAIL', 'PROFESSIONAL', 'BOTH', 'NEITHER'] as const;

const client = v.picklist(distributionClients, oneOf(distributionClients));

/** For whom the share is made (Delegated Directive (EU) 2017/593, art. 9). */
const targetMarketSchema = fields({
  date: day,
  investors: fields({
    retail: answer,
    professional: v.picklist(professionalAnswers, oneOf(professionalAnswers)),
    counterparty: v.picklist(['YES', 'NO'], 'YES or NO'),
  }),
  knowledge: fields({ basic: answer, informed: answer, advanced: answer }),
  losses: fields({ none: answer, capital: answer, beyondCapital: answer }),
  objectives: fields({ preservation: answer, growth: answer, income: answer }),
  /** To whom it may be sold in each way. */
  distribution: fields({
    executionOnly: client,
    nonAdvised: client,
    advice: client,
    portfolioManagement: client,
  }),
  /** True where distributors get nothing from the house for it. */
  withoutInducements: v.boolean('true or false'),
});

const registrationsText =
  "a list of countries and audiences, { country: FR, audience: RETAIL }, at least the fund's home State (Directive 2009/65/EC, art. 93)";

const registrationsSchema = v.pipe(
  v.array(
    fields({ country, audience: v.picklist(RegistrationAudience, oneOf(RegistrationAudience)) }),
    registrationsText,
  ),
  v.minLength(1, registrationsText),
);

/** As charged in a financial year, in percent points. */
const costsSchema = fields({
  year: wholeNumber(1900, 9999),
  entry: percentage,
  exit: percentage,
  ongoing: percentage,
  /** The management fee within the ongoing costs. */
  management: v.nullish(percentage, null),
  transaction: percentage,
  performance: percentage,
});

const monthText = 'a month written YYYY-MM, such as 2018-01';
const month = v.pipe(v.string(monthText), v.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, monthText));

const interval = fields({ from: month, to: month });

/**
 * The scenarios occurred in these intervals (Delegated Regulation (EU) 2017/653, annex IV): from the month of the investment to that
 * of its value.
 */
const scenarioIntervalsSchema = fields({
  unfavourable: interval,
  moderate: interval,
  favourable: interval,
  /** True where the share has no history of ten years, or of the holding period and five. */
  usesBenchmark: v.boolean('true or false'),
});

const versionText = "the template's version as FinDatEx writes it, such as V4.3";

/** The list `dataFiles` of a share. */
export const dataFilesSchema = optionalList(
  fields({
    template: v.picklist(DataTemplate, oneOf(DataTemplate)),
    version: v.pipe(v.string(versionText), v.regex(/^V\d+(?:\.\d+)*$/, versionText)),
    date: day,
  }),
  'a list of data files',
);

/** NAVs that were published and wrong (CSSF Circular 24/856). The file of NAVs has the right value, which is not repeated here. */
export const correctionsSchema = optionalList(
  fields({
    /** Day of the NAV. */
    date: day,
    correctedOn: day,
    /** As it was published before. */
    formerNav: positiveNumber,
    reason: localisedText,
  }),
  'a list of corrected NAVs',
);

/** Corporate actions, and who vouches for NAVs that look wrong: fields of its file. */
export const actionFields = {
  distributionPolicy: v.nullish(v.picklist(DistributionPolicy, oneOf(DistributionPolicy)), null),
  splits: optionalList(fields({ date: day, ratio: positiveNumber }), 'a list of splits'),
  mergers: optionalList(
    fields({ date: day, absorbed: localisedText, ratio: v.nullish(positiveNumber, null) }),
    'a list of mergers',
  ),
  renamings: optionalList(fields({ date: day, formerName: text }), 'a list of former names'),
  distributions: optionalList(
    fields({ date: day, paymentDate: v.nullish(day, null), amount: positiveNumber, currency }),
    'a list of distributions',
  ),
  confirmedNavs: optionalList(
    fields({ date: day, confirmedBy: text, reason: v.nullish(text, null) }),
    'a list of days whose NAV was confirmed',
  ),
};

export function shareSchema(documentTypes: DocumentTypes) {
  return fields({
    isin,
    name: v.picklist(shareNames, oneOf(shareNames)),
    slug: slugOrLocalisedSlug,
    currency,
    active: v.boolean('true or false'),
    /** Since when a closed share is no longer offered. */
    closingDate: v.nullish(day, null),
    visibleTo,
    bloombergTicker: v.nullish(text, null),
    riskLevel,
    managementGoal: v.nullish(localisedText, null),
    updatedAt,
    inceptionDate: day,
    inceptionNav: v.nullish(positiveNumber, null),
    fees: feesSchema,
    costs: v.nullish(costsSchema, null),
    minimumInitialSubscription: v.nullish(positiveNumber, null),
    minimumSubscriptionShares: v.nullish(positiveNumber, null),
    documents: documentsSchema(documentTypes),
    registrations: registrationsSchema,
    targetMarket: v.nullish(targetMarketSchema, null),
    scenarioIntervals: v.nullish(scenarioIntervalsSchema, null),
    dataFiles: dataFilesSchema,
    navCorrections: correctionsSchema,
    ...actionFields,
  });
}
