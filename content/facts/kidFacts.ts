import type { ScenarioCode } from '../../contract/codes.generated';
import {
  characteristics,
  derived,
  fact,
  type Fact,
  type FactSource,
  head,
  inFund,
  inShare,
  ofFund,
  ofShare,
} from './fact';
import { costsOf, scenariosOf } from './fullYear';
import { marketRisksOf } from './riskClasses';

const priipsRisk = 'Delegated Regulation (EU) 2017/653, annex II';

const riskIndicator = ({ fund, share }: FactSource) => share.riskLevel ?? fund.riskLevel;

/** Several measures of market risk may give the same indicator: the content then has to say which. */
function marketRisk(of: FactSource): number | null {
  const { kid } = of.fund;
  const indicator = riskIndicator(of);
  if (!kid) return null;
  const [only = null, ...others] = indicator === null ? [] : marketRisksOf(indicator, kid.creditRisk);
  return kid.marketRisk ?? (others.length === 0 ? only : null);
}

const liquidityCodes = { NONE: 'L', MATERIAL: 'M', ILLIQUID: 'I' } as const;

function scenarioFact(code: ScenarioCode, at: 'afterOneYear' | 'atHoldingPeriod', column: string): Fact {
  const period = at === 'afterOneYear' ? 'after a year' : 'at the recommended holding period';
  return fact(
    `average return a year of the ${code.toLowerCase()} scenario ${period}`,
    'percent',
    {
      written: 'funds/<fund>/scenarios/<ISIN>.csv',
      value: (of) => scenariosOf(of)[0]?.rows.find((row) => row.code === code)?.[at].averageReturn ?? null,
    },
    {
      law: 'Delegated Regulation (EU) 2017/653, annex IV',
      templates: { EPT: [column] },
      shown: 'performance and scenarios',
    },
  );
}

type IntervalCode = 'unfavourable' | 'moderate' | 'favourable';

const monthInFrench = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inFrench = (month: string) => monthInFrench.format(new Date(`${month}-01T00:00:00Z`));

/** In the words of annex V, part 2, element E; before the share's inception the investment is one in the benchmark. */
function intervalText({ fund, share }: FactSource, code: IntervalCode): string | null {
  const { scenarioIntervals: intervals, inceptionDate } = share;
  if (!intervals) return null;
  const { from, to } = intervals[code];
  const inception = inceptionDate.slice(0, 7);
  const benchmark = `dans l’indice de référence${fund.benchmark ? ` (${fund.benchmark.name.fr})` : ''}`;
  const both = `${benchmark} jusqu’en ${inFrench(inception)}, puis dans la part,`;
  const held = from >= inception ? '' : ` ${to <= inception ? benchmark : both}`;
  return `Ce type de scénario s’est produit pour un investissement${held} entre ${inFrench(from)} et ${inFrench(to)}.`;
}

function intervalFact(code: IntervalCode, column: string): Fact {
  return fact(
    `when the ${code} scenario occurred`,
    'text',
    inShare(`scenarioIntervals.${code}`, (of) => intervalText(of, code)),
    { law: 'Delegated Regulation (EU) 2017/653, annexes IV and V', templates: { EPT: [column] } },
  );
}

/** All that the key information document says of a share, and where the document is. */
export const kidFacts = {
  riskIndicator: fact(
    'the summary risk indicator, 1 to 7',
    'number',
    inShare('riskLevel, else funds/<fund>/fund.yaml: riskLevel', riskIndicator),
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
    ofFund('minRecommendedInvestmentDuration'),
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
    inShare('documents', ({ addresses }) => addresses.kid),
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
    inShare('documents', ({ share }) => share.documents.find(({ type }) => type === 'KIID')?.date ?? null),
    {
      openfunds: 'OFEP000700 EPT PRIIPs KID Publication Date',
      templates: { EPT: ['00070'] },
      shown: head,
    },
  ),
  pastPerformanceAddress: fact(
    'where past performance is',
    'address',
    derived(({ addresses }) => addresses.pastPerformance),
    {
      law: 'Delegated Regulation (EU) 2017/653, art. 8(3)',
      openfunds: 'OFEP021900 EPT Past Performance Link',
      templates: { EPT: ['02190'] },
    },
  ),
  scenariosAddress: fact(
    'where earlier performance scenarios are',
    'address',
    derived(({ addresses }) => addresses.scenarios),
    {
      law: 'Delegated Regulation (EU) 2017/653, art. 8(3)',
      openfunds: 'OFEP022000 EPT Previous Performance Scenarios Calculation Link',
      templates: { EPT: ['02200'] },
    },
  ),
  pastYears: fact(
    'years of past performance that are shown',
    'number',
    derived(({ pastYears }) => pastYears),
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
    inFund('kid.category', ({ fund }) => fund.kid && String(fund.kid.category)),
    { law: priipsRisk, templates: { EPT: ['00080'] } },
  ),
  hasCreditRisk: fact(
    'whether there is a credit risk: a measure above 1',
    'yesNo',
    inFund('kid.creditRisk', ({ fund }) => fund.kid && fund.kid.creditRisk > 1),
    { law: priipsRisk, templates: { EPT: ['01080'] } },
  ),
  creditRisk: fact('the measure of credit risk, 1 to 6', 'number', ofFund('kid.creditRisk'), {
    law: priipsRisk,
    templates: { EPT: ['01110'] },
  }),
  marketRisk: fact(
    'the measure of market risk, 1 to 7',
    'number',
    inFund('kid.marketRisk; else what gives the risk indicator with kid.creditRisk', marketRisk),
    { law: priipsRisk, templates: { EPT: ['01100'] } },
  ),
  liquidityRisk: fact(
    'the risk of liquidity: none, material, illiquid',
    'code',
    inFund('kid.liquidityRisk', ({ fund }) => fund.kid && liquidityCodes[fund.kid.liquidityRisk]),
    { law: 'Delegated Regulation (EU) 2017/653, annex II, part 4', templates: { EPT: ['01140'] } },
  ),
  comprehensionAlert: fact(
    'whether the key information document has the alert of a product that may be difficult to understand',
    'yesNo',
    ofFund('kid.comprehensionAlert'),
    { law: 'Regulation (EU) No 1286/2014, art. 8(3)(b)', templates: { EPT: ['04020'] } },
  ),
  intendedInvestor: fact(
    'the type of retail investor to whom it is marketed',
    'text',
    inFund('kid.intendedInvestor', ({ fund }) => fund.kid?.intendedInvestor.fr ?? null),
    { law: 'Regulation (EU) No 1286/2014, art. 8(3)(c)(iii)', templates: { EPT: ['04030'] } },
  ),
  objective: fact(
    'the investment objective',
    'text',
    inShare('managementGoal', ({ share }) => share.managementGoal?.fr ?? null),
    {
      law: 'Regulation (EU) No 1286/2014, art. 8(3)(c)(ii)',
      templates: { EPT: ['04040'] },
      shown: 'overview',
    },
  ),
  otherRisks: fact(
    'risks that the indicator does not capture',
    'text',
    inFund('riskNotCaptured', ({ fund }) => fund.riskNotCaptured?.fr ?? null),
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
  intervalUnfavourable: intervalFact('unfavourable', '04086'),
  intervalModerate: intervalFact('moderate', '04087'),
  intervalFavourable: intervalFact('favourable', '04088'),
  scenariosUseBenchmark: fact(
    'whether a benchmark completes the history from which scenarios are calculated',
    'yesNo',
    ofShare('scenarioIntervals.usesBenchmark'),
    { law: 'Delegated Regulation (EU) 2017/653, annexes IV and V', templates: { EPT: ['04089'] } },
  ),
  reportsNarratives: fact(
    'whether the texts are filled',
    'yesNo',
    derived((of) => of.fund.kid !== null && costsOf(of) !== null),
    { isCompared: false, templates: { EPT: ['00006'] } },
  ),
} satisfies Record<string, Fact>;
