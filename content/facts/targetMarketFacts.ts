import { derived, fact, type Fact, ofShare } from './fact';

const productGovernance = 'Delegated Directive (EU) 2017/593, art. 9';

type TargetMarketField = Parameters<typeof ofShare>[0] & `targetMarket.${string}`;

const answerFact = (meaning: string, field: TargetMarketField, column: string): Fact =>
  fact(meaning, 'code', ofShare(field), { law: productGovernance, templates: { EMT: [column] } });

/** For whom the share is made. */
export const targetMarketFacts = {
  targetDate: fact('the day of the target market', 'day', ofShare('targetMarket.date'), {
    law: productGovernance,
    isCompared: false,
    templates: { EMT: ['01000'] },
  }),
  retail: answerFact('whether it is for retail clients', 'targetMarket.investors.retail', '01010'),
  professional: answerFact(
    'whether it is for professional clients',
    'targetMarket.investors.professional',
    '01020',
  ),
  counterparty: answerFact(
    'whether it is for eligible counterparties',
    'targetMarket.investors.counterparty',
    '01030',
  ),
  basic: answerFact(
    'whether it is for investors of basic knowledge',
    'targetMarket.knowledge.basic',
    '02010',
  ),
  informed: answerFact('whether it is for informed investors', 'targetMarket.knowledge.informed', '02020'),
  advanced: answerFact('whether it is for advanced investors', 'targetMarket.knowledge.advanced', '02030'),
  noLoss: answerFact('whether it is for clients who can bear no loss', 'targetMarket.losses.none', '03010'),
  capitalLoss: answerFact(
    'whether it is for clients who need no guarantee',
    'targetMarket.losses.capital',
    '03040',
  ),
  lossBeyondCapital: answerFact(
    'whether it is for clients who can bear a loss beyond their capital',
    'targetMarket.losses.beyondCapital',
    '03050',
  ),
  preservation: answerFact(
    'whether it is for clients who preserve capital',
    'targetMarket.objectives.preservation',
    '05010',
  ),
  growth: answerFact('whether it is for clients who seek growth', 'targetMarket.objectives.growth', '05020'),
  income: answerFact('whether it is for clients who seek income', 'targetMarket.objectives.income', '05030'),
  executionOnly: answerFact(
    'to whom it is sold by execution only',
    'targetMarket.distribution.executionOnly',
    '06010',
  ),
  nonAdvised: answerFact(
    'to whom it is sold with a test of appropriateness or without advice',
    'targetMarket.distribution.nonAdvised',
    '06020',
  ),
  advice: answerFact('to whom it is sold with advice', 'targetMarket.distribution.advice', '06030'),
  portfolioManagement: answerFact(
    'to whom it is sold by portfolio management',
    'targetMarket.distribution.portfolioManagement',
    '06040',
  ),
  withoutInducements: fact(
    'whether distributors get nothing from the house for it',
    'yesNo',
    ofShare('targetMarket.withoutInducements'),
    { law: 'Directive 2014/65/EU, art. 24(9)', templates: { EMT: ['00110'] } },
  ),
  reportsTargetMarket: fact(
    'whether the target market is filled',
    'yesNo',
    derived(({ share }) => share.targetMarket !== null),
    { isCompared: false, templates: { EMT: ['00006'] } },
  ),
} satisfies Record<string, Fact>;
