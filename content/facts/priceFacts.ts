import { characteristics, derived, fact, type Fact, type FactSource, head, inFund, ofFund } from './fact';

/** Only these have a NAV that orders are dealt at beside the one of the valuation. */
const hasSwingPricing = ({ fund }: FactSource) =>
  fund.liquidityTools.some(({ code }) => code === 'SWING_PRICING');

/** A figure of the last NAV; none of a fund that does not meet the condition. */
const ofLastNav = (name: 'nav' | 'date', isMet: (of: FactSource) => boolean = () => true) => ({
  written: 'funds/<fund>/navs/<ISIN>.csv',
  value: (of: FactSource) => (isMet(of) ? (of.share.navs.at(-1)?.[name] ?? null) : null),
});

/** Those in force: the content is that of a day. */
const terms = ({ fund }: FactSource) => fund.dealing.at(-1);

const ofTerms = (name: 'cutOff' | 'settlementDays') =>
  inFund(`dealing.${name}`, (of) => terms(of)?.[name] ?? null);

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const;

/** The last NAV, assets, and the terms of an order. */
export const priceFacts = {
  nav: fact("the last NAV, in the share's currency", 'amount', ofLastNav('nav'), {
    formerly: 'NAV',
    shown: head,
  }),
  navDate: fact('the day of the last NAV', 'day', ofLastNav('date'), {
    formerly: 'NAV Date',
    isCompared: false,
    templates: { EMT: ['00050'], EET: ['10040'] },
    shown: head,
  }),
  transactionNav: fact(
    "the last NAV, in the share's currency, of a fund with swing pricing",
    'amount',
    ofLastNav('nav', hasSwingPricing),
    { openfunds: 'OFDY000040 Transaction NAV' },
  ),
  transactionNavDate: fact('the day of that NAV', 'day', ofLastNav('date', hasSwingPricing), {
    openfunds: 'OFDY000041 Transaction NAV Date',
  }),
  valuationNav: fact(
    "the last NAV, in the share's currency, of a fund without swing pricing",
    'amount',
    ofLastNav('nav', (of) => !hasSwingPricing(of)),
    { openfunds: 'OFDY000035 Valuation NAV' },
  ),
  valuationNavDate: fact(
    'the day of that NAV',
    'day',
    ofLastNav('date', (of) => !hasSwingPricing(of)),
    { openfunds: 'OFDY000036 Valuation NAV Date' },
  ),
  aum: fact('assets of the whole fund, in euros', 'amount', ofFund('aum.value'), {
    openfunds: 'OFDY000060_EUR AuM Fund',
    formerly: 'Fund AuM EUR',
    shown: 'head of the fund',
  }),
  aumDate: fact('the day of these assets', 'day', ofFund('aum.date'), {
    openfunds: 'OFDY000061 AuM Fund Date',
    formerly: 'Fund AuM Date',
    shown: 'head of the fund',
  }),
  valuationFrequency: fact(
    'how often there is a NAV: daily, weekly, monthly',
    'code',
    inFund('valuationFrequency', ({ fund }) => frequencies[fund.valuationFrequency]),
    { openfunds: 'OFST020300 Valuation Frequency', shown: characteristics },
  ),
  valuationsAYear: fact(
    'how many NAVs there are in a year',
    'code',
    inFund(
      'valuationFrequency',
      ({ fund }) => ({ DAILY: '252', WEEKLY: '52', MONTHLY: '12' })[fund.valuationFrequency],
    ),
    { templates: { EPT: ['01010'] } },
  ),
  subscriptionCutOff: fact(
    'the hour until which subscriptions get the NAV of the day',
    'time',
    ofTerms('cutOff'),
    { openfunds: 'OFST410100 Cut-off Time For Subscription', shown: characteristics },
  ),
  redemptionCutOff: fact(
    'the hour until which redemptions get the NAV of the day',
    'time',
    ofTerms('cutOff'),
    { openfunds: 'OFST430100 Cut-off Time For Redemption', shown: characteristics },
  ),
  cutOffZone: fact(
    'the time zone of these hours',
    'code',
    derived((of) => (terms(of) ? 'Europe/Paris' : null)),
    {
      openfunds: 'OFST410092 Time Zone For Cut-off Using TZ Database',
    },
  ),
  subscriptionSettlement: fact(
    'business days from the day of the NAV until a subscription is paid',
    'number',
    ofTerms('settlementDays'),
    { openfunds: 'OFST410700 Settlement Period For Subscription', shown: characteristics },
  ),
  redemptionSettlement: fact(
    'business days from the day of the NAV until a redemption is paid',
    'number',
    ofTerms('settlementDays'),
    { openfunds: 'OFST430150 Settlement Period For Redemption', shown: characteristics },
  ),
  settlementDaysType: fact(
    'the kind of these days',
    'code',
    derived((of) => (terms(of)?.settlementDays == null ? null : 'business days')),
    { openfunds: 'OFST430200 Calendar Or Business Days For Transactions' },
  ),
  activatedTools: fact(
    'liquidity management tools in use, each with its first day and its last, `..` while that is not known: `REDEMPTION_GATE 2026-11-12/..`',
    'text',
    inFund(
      'activatedTools',
      ({ fund }) =>
        fund.activatedTools.map(({ code, date, until }) => `${code} ${date}/${until ?? '..'}`).join('; ') ||
        null,
    ),
    {
      law: 'Directive 2009/65/EC, art. 84(2), as amended by Directive (EU) 2024/927',
      formerly: 'Activated Liquidity Tools',
      shown: 'every page of the fund',
    },
  ),
} satisfies Record<string, Fact>;
