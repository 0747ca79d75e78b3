import { ongoingCosts } from '../../figures/ongoingCosts';
import { characteristics, derived, fact, type Fact, type FactSource, head, inShare, ofShare } from './fact';
import { costsOf } from './fullYear';

const mifidCosts = 'Delegated Regulation (EU) 2017/565, art. 50';
const priipsCosts = 'Delegated Regulation (EU) 2017/653, annexes VI and VII';

const hasPerformanceFee = ({ share: { fees } }: FactSource) =>
  fees.performanceRate === null ? fees.performance !== null : fees.performanceRate > 0;

const french = (percent: number) => `${String(percent).replace('.', ',')}\u00a0%`;

const ofCosts = (name: keyof NonNullable<ReturnType<typeof costsOf>>) =>
  inShare(`costs.${name}`, (of) => costsOf(of)?.[name] ?? null);

/** Fees of the prospectus, and costs as charged, which are known from the share's first year on. */
export const costFacts = {
  managementFeeMaximum: fact(
    'the maximum management fee of the prospectus, a year',
    'percent',
    ofShare('fees.management'),
    {
      openfunds: 'OFST452010 Management Fee Maximum',
      formerly: 'Management Fee Maximum',
      shown: characteristics,
    },
  ),
  managementFee: fact(
    "the management fee as charged; empty in the share's first year",
    'percent',
    ofCosts('management'),
    {
      law: mifidCosts,
      openfunds: 'OFST452000 Management Fee Applied',
      templates: { EMT: ['07110', '08050'] },
    },
  ),
  hasPerformanceFee: fact(
    'whether the prospectus has a performance fee',
    'yesNo',
    inShare('fees.performanceRate, else fees.performance', hasPerformanceFee),
    {
      law: priipsCosts,
      openfunds: 'OFST451027 Has Performance Fee',
      templates: { EMT: ['00045'], EPT: ['03090'] },
      shown: characteristics,
    },
  ),
  performanceFeeRate: fact(
    "the performance fee's share of what the fund earns beyond its benchmark",
    'percent',
    ofShare('fees.performanceRate'),
    { shown: characteristics },
  ),
  movementFeeMaximum: fact(
    'the maximum fee for each transaction of the fund',
    'percent',
    ofShare('fees.movement'),
    { shown: characteristics },
  ),
  ongoingCosts: fact(
    'ongoing costs as charged, transaction costs included, as the page says them',
    'percent',
    inShare('costs', (of) => {
      const charged = costsOf(of);
      return charged && ongoingCosts(charged);
    }),
    { law: priipsCosts, formerly: 'Ongoing Costs', shown: head },
  ),
  operatingCosts: fact(
    'management fees and other administrative or operating costs, as charged: ex post',
    'percent',
    ofCosts('ongoing'),
    {
      law: mifidCosts,
      openfunds: 'OFEM080300 EMT Ex-post Ongoing Costs For Funds',
      formerly: 'Of Which Management And Operating Costs',
      templates: { EMT: ['08030'] },
      shown: characteristics,
    },
  ),
  operatingCostsExAnte: fact(
    'management fees and other administrative or operating costs, as the key information document estimates them from the last year: ex ante',
    'percent',
    ofCosts('ongoing'),
    {
      law: priipsCosts,
      openfunds: 'OFEP030600 EPT Ongoing Costs Management Fees and Other Administrative or Operating Costs',
      templates: { EMT: ['07100'], EPT: ['03060'] },
    },
  ),
  transactionCosts: fact('transaction costs as charged', 'percent', ofCosts('transaction'), {
    law: priipsCosts,
    formerly: 'Of Which Transaction Costs',
    templates: { EMT: ['07130', '08070'], EPT: ['03080'] },
    shown: characteristics,
  }),
  incidentalCosts: fact('the performance fee as charged', 'percent', ofCosts('performance'), {
    law: priipsCosts,
    templates: { EMT: ['07140', '08080'], EPT: ['03095'] },
    shown: characteristics,
  }),
  costsYear: fact('the financial year of the costs as charged', 'number', ofCosts('year'), {
    formerly: 'Ongoing Costs Year',
    shown: characteristics,
  }),
  costsFrom: fact(
    'the first day of the financial year of the costs',
    'day',
    inShare('costs.year', (of) => (costsOf(of) ? `${costsOf(of)?.year}-01-01` : null)),
    { isCompared: false, templates: { EMT: ['08090'] } },
  ),
  costsUntil: fact(
    'the last day of the financial year of the costs',
    'day',
    inShare('costs.year', (of) => (costsOf(of) ? `${costsOf(of)?.year}-12-31` : null)),
    { isCompared: false, templates: { EMT: ['07160', '08100'] } },
  ),
  entryCostsMaximum: fact(
    'the maximum entry fee, not acquired to the fund',
    'percent',
    ofShare('fees.subscription'),
    {
      law: priipsCosts,
      openfunds: 'OFST451320 Maximum Subscription Fee In Favour Of Distributor',
      templates: { EMT: ['07020'], EPT: ['03010'] },
      shown: characteristics,
    },
  ),
  exitCostsMaximum: fact(
    'the maximum exit fee, not acquired to the fund',
    'percent',
    ofShare('fees.redemption'),
    {
      law: priipsCosts,
      openfunds: 'OFST451420 Maximum Redemption Fee In Favour Of Distributor',
      templates: { EMT: ['07050'], EPT: ['03020', '03030'] },
      shown: characteristics,
    },
  ),
  exitCostsText: fact(
    'the exit fee in words',
    'text',
    inShare('fees.redemption', ({ share: { fees } }) => {
      if (fees.redemption === null) return null;
      if (fees.redemption === 0) return 'Nous ne facturons pas de coût de sortie.';
      return `${french(fees.redemption)} au plus de votre investissement avant qu’il vous soit versé.`;
    }),
    { law: priipsCosts, templates: { EPT: ['04130'] } },
  ),
  performanceFeeText: fact(
    'the performance fee in words',
    'text',
    inShare('fees.performance', (of) =>
      hasPerformanceFee(of) ? (of.share.fees.performance?.fr ?? null) : null,
    ),
    { law: priipsCosts, templates: { EPT: ['04090'] }, shown: characteristics },
  ),
  operatingCostsText: fact(
    'management fees and other costs in words',
    'text',
    inShare('costs.ongoing', (of) => {
      const charged = costsOf(of);
      return (
        charged &&
        `${french(charged.ongoing)} de la valeur de votre investissement par an, d’après les coûts de l’exercice ${charged.year}.`
      );
    }),
    { law: priipsCosts, templates: { EPT: ['04140'] } },
  ),
  reportsCosts: fact(
    "whether costs are filled, which are known from the share's first year on",
    'yesNo',
    derived((of) => costsOf(of) !== null),
    { isCompared: false, templates: { EMT: ['00007', '00008'], EPT: ['00007'] } },
  ),
} satisfies Record<string, Fact>;
