import * as v from 'valibot';
import { FundChangeSubject, SustainabilitySectionCode } from '../../contract/codes.generated';
import { valuationFrequencies } from '../../figures/countedNavs';
import { characteristicCodes } from '../facts/fundCharacteristics';
import { documentsSchema, type DocumentTypes } from './documentsSchema';
import {
  code,
  country,
  currency,
  day,
  displayOrder,
  fields,
  isCountryCode,
  lei,
  localisedSlug,
  localisedText,
  oneOf,
  optionalList,
  percentage,
  positiveNumber,
  riskLevel,
  textOrLocalisedText,
  timeOfDay,
  updatedAt,
  visibleTo,
  weight,
  wholeNumber,
} from './fieldSchemas';
import { type ByCode, codeIn } from './references';

/** They hold from their date on. */
const dealingSchema = fields({
  date: day,
  /** For subscriptions and redemptions at the NAV of the day, in Paris. */
  cutOff: timeOfDay,
  /** Business days from the day of the NAV to the exchange of shares and money. */
  settlementDays: v.nullish(wholeNumber(0, 30), null),
});

export const liquidityRisks = ['NONE', 'MATERIAL', 'ILLIQUID'] as const;

/** Facts of the key information document that no other field has (Delegated Regulation (EU) 2017/653, annexes I to III). */
const kidSchema = fields({
  category: wholeNumber(1, 4),
  creditRisk: wholeNumber(1, 6),
  /** Given where credit risk makes the risk indicator another. */
  marketRisk: riskLevel,
  liquidityRisk: v.picklist(liquidityRisks, oneOf(liquidityRisks)),
  comprehensionAlert: v.boolean('true or false'),
  intendedInvestor: localisedText,
});

/** Facts of the European ESG template. Minimums are percentages of net assets. */
const esgSchema = fields({
  /** Says whether adverse impacts of investments on sustainability factors are considered (Regulation (EU) 2019/2088, art. 7). */
  adverseImpacts: v.boolean('true or false'),
  /** The same, art. 6. */
  riskIsRelevant: v.boolean('true or false'),
  /** Says whether the fund suits clients who have sustainability preferences (Delegated Regulation (EU) 2017/565, art. 2(7)). */
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

export function benchmarkSchema(providers: ByCode<unknown>) {
  return fields({
    name: localisedText,
    returnType: localisedText,
    currency,
    composition: v.array(fields({ title: localisedText, weight: percentage }), 'a list of weights'),
    /** Its text says whether it is in ESMA's register. */
    provider: codeIn(providers),
  });
}

/** Risks or tools of a fund: codes of a list of texts, or texts of the fund's own in their place. */
function codedTexts(known: ByCode<unknown>, expected: string) {
  return optionalList(fields({ code: codeIn(known), text: v.nullish(localisedText, null) }), expected);
}

/** Tools in use from `date` until the last day, as far as that is known. */
function activatedTools(known: ByCode<unknown>) {
  return optionalList(
    fields({
      date: day,
      code: codeIn(known),
      until: v.nullish(day, null),
      text: v.nullish(localisedText, null),
    }),
    'a list of activated tools',
  );
}

const optionalText = v.nullish(localisedText, null);

const characteristicsSchema = v.record(
  v.picklist(characteristicCodes, oneOf(characteristicCodes)),
  textOrLocalisedText,
  `a map of ${characteristicCodes.join(', ')}`,
);

/** Lists that the fields of a fund refer to. */
type FundReferences = Record<
  'categories' | 'tags' | 'eligibilities' | 'risks' | 'benchmarkProviders' | 'liquidityTools' | 'team',
  ByCode<unknown>
> & { documentTypes: DocumentTypes };

export function fundSchema(known: FundReferences) {
  return fields({
    code,
    displayOrder,
    category: codeIn(known.categories),
    specificCategory: optionalText,
    title: localisedText,
    slug: localisedSlug,
    visibleTo,
    description: optionalText,
    philosophy: optionalText,
    quote: optionalText,
    quoteAuthor: optionalText,
    updatedAt,
    /** Years. */
    minRecommendedInvestmentDuration: v.nullish(wholeNumber(1, 99), null),
    tags: optionalList(codeIn(known.tags), 'a list of tags'),
    riskLevel,
    risks: codedTexts(known.risks, 'a list of risks'),
    riskNotCaptured: optionalText,
    liquidityTools: codedTexts(known.liquidityTools, 'a list of liquidity management tools'),
    activatedTools: activatedTools(known.liquidityTools),
    benchmark: v.nullish(benchmarkSchema(known.benchmarkProviders), null),
    /** 0 is outside the regulation, as the EET has it. */
    sfdrArticle: v.nullish(v.picklist([0, 6, 8, 9], '0, 6, 8 or 9'), null),
    lei: v.nullish(lei, null),
    /** Home State. */
    domicile: v.nullish(country, null),
    dealing: optionalList(dealingSchema, 'a list of dealing terms'),
    kid: v.nullish(kidSchema, null),
    esg: v.nullish(esgSchema, null),
    /** EUR. */
    aum: v.nullish(fields({ value: positiveNumber, date: day, dateFrom: v.nullish(day, null) }), null),
    eligibilities: optionalList(codeIn(known.eligibilities), 'a list of eligibilities'),
    managers: optionalList(codeIn(known.team), 'a list of members of the team'),
    changes: optionalList(
      fields({
        date: day,
        subject: v.picklist(FundChangeSubject, oneOf(FundChangeSubject)),
        text: localisedText,
      }),
      'a list of changes',
    ),
    valuationFrequency: v.picklist(valuationFrequencies, oneOf(valuationFrequencies)),
    characteristics: v.nullish(characteristicsSchema, {}),
    customData: optionalList(
      fields({ code, title: localisedText, value: textOrLocalisedText }),
      'a list of facts',
    ),
    documents: documentsSchema(known.documentTypes),
  });
}

export type FundFields = v.InferOutput<ReturnType<typeof fundSchema>>;

/** Allowed in a geographic breakdown besides countries. */
const restCodes = ['OTHER', 'CASH'];

const geographicCodeText = `a country's code of two capital letters (ISO 3166, such as IN) or ${oneOf(restCodes)}`;
/** The portfolio map looks countries up by this code. */
const geographicCode = v.pipe(
  v.string(geographicCodeText),
  v.check((text) => isCountryCode(text) || restCodes.includes(text), geographicCodeText),
);

function breakdownSchema<const Code extends v.GenericSchema<unknown, string>>(of: Code) {
  return v.array(fields({ code: of, title: textOrLocalisedText, value: weight }), 'a list of weights');
}
const topLinesSchema = v.pipe(
  v.array(
    fields({ code: v.nullish(code, null), title: textOrLocalisedText, value: weight }),
    'a list of weights',
  ),
  v.maxLength(10, 'ten lines at most'),
);
export const portfolioSchema = fields({
  date: day,
  geographic: breakdownSchema(geographicCode),
  sector: breakdownSchema(code),
  capitalisation: breakdownSchema(code),
  topLines: topLinesSchema,
});

const sectionCode = v.picklist(SustainabilitySectionCode, oneOf(SustainabilitySectionCode));
const optionalBody = v.nullish(localisedText, null);

export const houseSectionSchema = fields({ code: sectionCode, title: localisedText, body: optionalBody });

export const disclosureSchema = fields({
  sections: v.array(fields({ code: sectionCode, body: optionalBody }), 'a list of sections'),
  changes: v.pipe(
    v.array(fields({ date: day, text: localisedText }), 'a list of changes'),
    v.minLength(1, 'at least one change: the first publication'),
  ),
});
