import type { Share } from '../parsing/content';
import { derived, fact, type Fact, inShare } from './fact';

const productGovernance = 'Delegated Directive (EU) 2017/593, art. 9';

type TargetMarket = NonNullable<Share['targetMarket']>;

function answerFact(
  meaning: string,
  field: string,
  column: string,
  answer: (of: TargetMarket) => string,
): Fact {
  return fact(
    meaning,
    'code',
    inShare(`targetMarket.${field}`),
    ({ share }) => share.targetMarket && answer(share.targetMarket),
    { law: productGovernance, templates: { EMT: [column] } },
  );
}

/** For whom the share is made. */
export const targetMarketFacts = {
  targetDate: fact(
    'the day of the target market',
    'day',
    inShare('targetMarket.date'),
    ({ share }) => share.targetMarket?.date ?? null,
    { law: productGovernance, isCompared: false, templates: { EMT: ['01000'] } },
  ),
  retail: answerFact(
    'whether it is for retail clients',
    'investors.retail',
    '01010',
    (target) => target.investors.retail,
  ),
  professional: answerFact(
    'whether it is for professional clients',
    'investors.professional',
    '01020',
    (target) => target.investors.professional,
  ),
  counterparty: answerFact(
    'whether it is for eligible counterparties',
    'investors.counterparty',
    '01030',
    (target) => target.investors.counterparty,
  ),
  basic: answerFact(
    'whether it is for investors of basic knowledge',
    'knowledge.basic',
    '02010',
    (target) => target.knowledge.basic,
  ),
  informed: answerFact(
    'whether it is for informed investors',
    'knowledge.informed',
    '02020',
    (target) => target.knowledge.informed,
  ),
  advanced: answerFact(
    'whether it is for advanced investors',
    'knowledge.advanced',
    '02030',
    (target) => target.knowledge.advanced,
  ),
  noLoss: answerFact(
    'whether it is for clients who can bear no loss',
    'losses.none',
    '03010',
    (target) => target.losses.none,
  ),
  capitalLoss: answerFact(
    'whether it is for clients who need no guarantee',
    'losses.capital',
    '03040',
    (target) => target.losses.capital,
  ),
  lossBeyondCapital: answerFact(
    'whether it is for clients who can bear a loss beyond their capital',
    'losses.beyondCapital',
    '03050',
    (target) => target.losses.beyondCapital,
  ),
  preservation: answerFact(
    'whether it is for clients who preserve capital',
    'objectives.preservation',
    '05010',
    (target) => target.objectives.preservation,
  ),
  growth: answerFact(
    'whether it is for clients who seek growth',
    'objectives.growth',
    '05020',
    (target) => target.objectives.growth,
  ),
  income: answerFact(
    'whether it is for clients who seek income',
    'objectives.income',
    '05030',
    (target) => target.objectives.income,
  ),
  executionOnly: answerFact(
    'to whom it is sold by execution only',
    'distribution.executionOnly',
    '06010',
    (target) => target.distribution.executionOnly,
  ),
  nonAdvised: answerFact(
    'to whom it is sold with a test of appropriateness or without advice',
    'distribution.nonAdvised',
    '06020',
    (target) => target.distribution.nonAdvised,
  ),
  advice: answerFact(
    'to whom it is sold with advice',
    'distribution.advice',
    '06030',
    (target) => target.distribution.advice,
  ),
  portfolioManagement: answerFact(
    'to whom it is sold by portfolio management',
    'distribution.portfolioManagement',
    '06040',
    (target) => target.distribution.portfolioManagement,
  ),
  withoutInducements: fact(
    'whether distributors get nothing from the house for it',
    'yesNo',
    inShare('targetMarket.withoutInducements'),
    ({ share }) => share.targetMarket?.withoutInducements ?? null,
    { law: 'Directive 2014/65/EU, art. 24(9)', templates: { EMT: ['00110'] } },
  ),
  reportsTargetMarket: fact(
    'whether the target market is filled',
    'yesNo',
    derived,
    ({ share }) => share.targetMarket !== null,
    { isCompared: false, templates: { EMT: ['00006'] } },
  ),
} satisfies Record<string, Fact>;
