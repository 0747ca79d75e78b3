import type { ScenarioCode } from '../contractCodes.generated';
import { characteristics, derived, fact, head, inFund, inShare, type Fact, type FactSource } from './fact';
import { costsOf, scenariosOf } from './fullYear';

const priipsRisk = 'Delegated Regulation (EU) 2017/653, annex II';

const riskIndicator = ({ fund, share }: FactSource) => share.riskLevel ?? fund.riskLevel;

/** Up to a credit risk of 2 the indicator is the measure of market risk; above, several of them give the same (annex II, part 3). */
function marketRisk(of: FactSource): number | null {
  const { kid } = of.fund;
  if (!kid) return null;
  return kid.marketRisk ?? (kid.creditRisk <= 2 ? riskIndicator(of) : null);
}

const liquidityCodes = { NONE: 'L', MATERIAL: 'M', ILLIQUID: 'I' } as const;

function scenarioFact(code: ScenarioCode, at: 'afterOneYear' | 'atHoldingPeriod', column: string): Fact {
  const period = at === 'afterOneYear' ? 'after a year' : 'at the recommended holding period';
  return fact(
    `average return a year of the ${code.toLowerCase()} scenario ${period}`,
    'percent',
    'funds/<fund>/scenarios/<ISIN>.csv',
    (of) => scenariosOf(of)[0]?.rows.find((row) => row.code === code)?.[at].averageReturn ?? null,
    {
      law: 'Delegated Regulation (EU) 2017/653, annex IV',
      templates: { EPT: [column] },
      shown: 'performance and scenarios',
    },
  );
}

/** All that the key information document says of a share, and where the document is. */
export const kidFacts = {
  riskIndicator: fact(
    'the summary risk indicator, 1 to 7',
    'number',
    `${inShare('riskLevel')}, else ${inFund('riskLevel')}`,
    riskIndicator,
    {
      law: priipsRisk,
      openfunds: 'OFEP010900 EPT Summary Risk Indicator',
      formerly: 'SRI',
      templates: { EMT: ['04010'], EPT: ['01090'] },
      shown: head,
    },
  ),
  holdingPeriod: fact(
    'the recommended holding period, in years',
    'number',
    inFund('minRecommendedInvestmentDuration'),
    ({ fund }) => fund.minRecommendedInvestmentDuration,
    {
      law: 'Delegated Regulation (EU) 2017/653, art. 2 and annex III',
      openfunds: 'OFEP011200 EPT Recommended Holding Period',
      templates: { EMT: ['05080'], EPT: ['01120'] },
      shown: characteristics,
    },
  ),
  kidAddress: fact(
    'the key information document, in English where there is one',
    'address',
    inShare('documents'),
    ({ addresses }) => addresses.kid,
    {
      law: 'Regulation (EU) No 1286/2014, art. 13 and 14',
      openfunds: 'OFEP000750 EPT PRIIPs KID Web Address',
      formerly: 'KID URL',
      templates: { EPT: ['00075'] },
      shown: head,
    },
  ),
  kidDate: fact(
    'the day of the key information document',
    'day',
    inShare('documents'),
    ({ share }) => share.documents.find(({ type }) => type === 'KIID')?.date ?? null,
    {
      openfunds: 'OFEP000700 EPT PRIIPs KID Publication Date',
      templates: { EPT: ['00070'] },
      shown: head,
    },
  ),
  pastPerformanceAddress: fact(
    'where past performance is',
    'address',
    derived,
    ({ addresses }) => addresses.pastPerformance,
    {
      law: 'Delegated Regulation (EU) 2017/653, art. 8(3)',
      openfunds: 'OFEP021900 EPT Past Performance Link',
      templates: { EPT: ['02190'] },
    },
  ),
  scenariosAddress: fact(
    'where earlier performance scenarios are',
    'address',
    derived,
    ({ addresses }) => addresses.scenarios,
    {
      law: 'Delegated Regulation (EU) 2017/653, art. 8(3)',
      openfunds: 'OFEP022000 EPT Previous Performance Scenarios Calculation Link',
      templates: { EPT: ['02200'] },
    },
  ),
  pastYears: fact(
    'years of past performance that are shown',
    'number',
    derived,
    ({ pastYears }) => pastYears,
    {
      law: 'Delegated Regulation (EU) 2017/653, annex VIII',
      isCompared: false,
      templates: { EPT: ['02210'] },
      shown: 'performance and scenarios',
    },
  ),
  category: fact(
    'the PRIIPs category, 1 to 4',
    'code',
    inFund('kid.category'),
    ({ fund }) => fund.kid && String(fund.kid.category),
    { law: priipsRisk, templates: { EPT: ['00080'] } },
  ),
  hasCreditRisk: fact(
    'whether there is a credit risk: a measure above 1',
    'yesNo',
    inFund('kid.creditRisk'),
    ({ fund }) => fund.kid && fund.kid.creditRisk > 1,
    { law: priipsRisk, templates: { EPT: ['01080'] } },
  ),
  creditRisk: fact(
    'the measure of credit risk, 1 to 6',
    'number',
    inFund('kid.creditRisk'),
    ({ fund }) => fund.kid?.creditRisk ?? null,
    { law: priipsRisk, templates: { EPT: ['01110'] } },
  ),
  marketRisk: fact(
    'the measure of market risk, 1 to 7',
    'number',
    `${inFund('kid.marketRisk')}; the risk indicator where credit risk is 1 or 2`,
    marketRisk,
    { law: priipsRisk, templates: { EPT: ['01100'] } },
  ),
  liquidityRisk: fact(
    'the risk of liquidity: none, material, illiquid',
    'code',
    inFund('kid.liquidityRisk'),
    ({ fund }) => fund.kid && liquidityCodes[fund.kid.liquidityRisk],
    { law: 'Delegated Regulation (EU) 2017/653, annex II, part 4', templates: { EPT: ['01140'] } },
  ),
  comprehensionAlert: fact(
    'whether the key information document has the alert of a product that may be difficult to understand',
    'yesNo',
    inFund('kid.comprehensionAlert'),
    ({ fund }) => fund.kid?.comprehensionAlert ?? null,
    { law: 'Regulation (EU) No 1286/2014, art. 8(3)(b)', templates: { EPT: ['04020'] } },
  ),
  intendedInvestor: fact(
    'the type of retail investor to whom it is marketed',
    'text',
    inFund('kid.intendedInvestor'),
    ({ fund }) => fund.kid?.intendedInvestor.fr ?? null,
    { law: 'Regulation (EU) No 1286/2014, art. 8(3)(c)(iii)', templates: { EPT: ['04030'] } },
  ),
  objective: fact(
    'the investment objective',
    'text',
    inShare('managementGoal'),
    ({ share }) => share.managementGoal?.fr ?? null,
    {
      law: 'Regulation (EU) No 1286/2014, art. 8(3)(c)(ii)',
      templates: { EPT: ['04040'] },
      shown: 'overview',
    },
  ),
  otherRisks: fact(
    'risks that the indicator does not capture',
    'text',
    inFund('riskNotCaptured'),
    ({ fund }) => fund.riskNotCaptured?.fr ?? null,
    {
      law: 'Delegated Regulation (EU) 2017/653, annex III, point 4',
      templates: { EPT: ['04060'] },
      shown: 'risks',
    },
  ),
  scenarioUnfavourable1: scenarioFact('UNFAVOURABLE', 'afterOneYear', '02010'),
  scenarioUnfavourable: scenarioFact('UNFAVOURABLE', 'atHoldingPeriod', '02030'),
  scenarioModerate1: scenarioFact('MODERATE', 'afterOneYear', '02040'),
  scenarioModerate: scenarioFact('MODERATE', 'atHoldingPeriod', '02060'),
  scenarioFavourable1: scenarioFact('FAVOURABLE', 'afterOneYear', '02070'),
  scenarioFavourable: scenarioFact('FAVOURABLE', 'atHoldingPeriod', '02090'),
  scenarioStress1: scenarioFact('STRESS', 'afterOneYear', '02100'),
  scenarioStress: scenarioFact('STRESS', 'atHoldingPeriod', '02120'),
  reportsNarratives: fact(
    'whether the texts are filled',
    'yesNo',
    derived,
    (of) => of.fund.kid !== null && costsOf(of) !== null,
    { isCompared: false, templates: { EPT: ['00006'] } },
  ),
} satisfies Record<string, Fact>;
