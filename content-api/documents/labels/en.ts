import funds from '../../../locales/en/funds.json';
import type { PeriodCode } from '../../performance/sharePerformance';

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

const names = new Intl.ListFormat('en-GB');

/** A document's own texts; those of the fund come with its input. Dates and rates are passed in formatted. */
export const en = {
  sampleMark: 'Sample document – fictitious asset manager',
  sampleExplanation: 'Invented funds, simulated figures.',
  footer: 'Capital is not guaranteed. This document is not contractually binding.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** From 1 to 7, in the words of Delegated Regulation (EU) 2017/653, annex III. */
  riskClasses: ['very low', 'low', 'medium-low', 'medium', 'medium-high', 'high', 'very high'],
  facts: {
    category: 'Category',
    benchmark: 'Benchmark',
    recommendedDuration: 'Recommended holding period',
    aum: 'Fund size',
    isin: 'ISIN code',
    share: 'Share class',
    currency: 'Currency',
    inception: 'Inception date',
    nav: 'Net asset value',
    sfdr: 'SFDR classification',
    sfdrArticle: (article: number) => `Article ${article}`,
    labels: 'Features',
    risk: 'Risk indicator',
    asOf: (date: string) => `at ${date}`,
    years,
    shareTitle: (name: string, currency: string) =>
      name.includes(currency) ? `Share class ${name}` : `Share class ${name} (${currency})`,
  },
  sections: {
    product: 'What is this product?',
    objective: 'Investment objective',
    identity: 'Characteristics',
    risk: 'Risk profile',
    performance: 'Past performance',
    portfolio: 'Portfolio',
    fees: 'Charges',
    duration: 'How long should I hold it?',
    sustainability: 'Sustainability',
    esgAnalysis: 'ESG analysis',
    howToRead: 'How to read this document',
    investorProtection: 'What happens in case of default?',
    moreInformation: 'Other information',
    targetInvestors: 'Intended investors',
    investor: 'Investor',
    order: 'Subscription',
    declarations: 'Declarations',
    signature: 'Signature',
    management: 'Management report',
  },
  periods: {
    ytd: 'Year to date',
    '1m': '1 month',
    '3m': '3 months',
    '6m': '6 months',
    '1y': '1 year',
    '3y': '3 years',
    '5y': '5 years',
    '10y': '10 years',
    inception: 'Since inception',
    creation_annu: 'Since inception, annualised',
  } satisfies Record<PeriodCode, string>,
  performance: {
    /** As on the page. */
    warning: funds.pastPerformance,
    currency: (currency: string) => funds.currencyRisk.replace('{{currency}}', currency),
    method:
      'Performance is net of management fees, in the currency of the share class, and cumulative unless stated otherwise. It does not take any entry charge into account.',
    period: 'Period',
    share: 'Share class',
    benchmark: 'Benchmark',
  },
  portfolio: {
    geographic: 'Geographic breakdown',
    topLines: 'Largest holdings',
    basis: (date: string) => `At ${date}, as a percentage of net assets.`,
    underInvestment: 'The portfolio is being invested; its breakdown is not yet published.',
    unknown: 'The breakdown of the portfolio at the date of this document is not available.',
  },
  risk: {
    scale: funds.risk.scale,
    lower: 'Lower risk',
    higher: 'Higher risk',
    level: (level: number, riskClass: string) =>
      `The fund is classified as ${level} out of 7, which is a ${riskClass} risk class. The indicator shows how likely the fund is to lose money because of movements in the markets.`,
    assumption: (count: number | null) =>
      count === null
        ? 'The actual risk can vary significantly if you sell before the end of the recommended holding period.'
        : `The indicator assumes that you keep the product for ${years(count)}. The actual risk can vary significantly if you sell at an earlier stage.`,
    particular: 'Capital is not guaranteed. The indicator does not fully reflect the following risks:',
    particularRisks: [
      'emerging-market risk: prices there move more sharply, and rules may change;',
      'currency risk, as part of the assets is held in a currency other than that of the share class;',
      'liquidity risk, where trading in a security is too thin for it to be sold at its price.',
    ],
    none: 'The risk indicator is not yet published.',
  },
  fees: {
    management: 'Management fee',
    movement: 'Transaction fee',
    performance: 'Performance fee',
    subscription: 'Subscription fee',
    redemption: 'Redemption fee',
    perYear: (rate: string) => `${rate} a year`,
    perTransaction: (rate: string) => `${rate} of each transaction`,
    introduction:
      'Charges reduce the potential growth of the investment. The rates shown are maximums, tax included.',
    onShare:
      'Charges differ from one share class to another. They are set out in the key information document of each class.',
  },
  sustainability: {
    byArticle: {
      6: 'The fund falls under Article 6 of Regulation (EU) 2019/2088. Sustainability risks are part of the analysis of issuers, but the fund does not promote environmental or social characteristics.',
      8: 'The fund falls under Article 8 of Regulation (EU) 2019/2088. It promotes environmental and social characteristics and sees to it that the companies held follow good governance practices, without having sustainable investment as its objective.',
      9: 'The fund falls under Article 9 of Regulation (EU) 2019/2088. Sustainable investment is its objective: each issuer contributes to an environmental or social aim without doing significant harm to the others.',
    },
    unclassified: 'The classification of the fund under Regulation (EU) 2019/2088 is not published.',
    holdings:
      'Every holding in the portfolio is analysed. The largest holdings and their breakdown by country appear below; exclusions and the rating method are described in the company’s ESG policy.',
  },
  texts: {
    duration: (count: number | null) =>
      count === null
        ? 'Shares can be redeemed at each valuation, under the terms of the prospectus.'
        : `The recommended holding period is ${years(count)}. Shares can be redeemed earlier, at each valuation, but the fund may not suit investors who plan to withdraw their money before then.`,
    investorProtection:
      'The assets of the fund are held by a depositary that is separate from the management company. Default by the latter would not affect the assets of the fund. The investment is not covered by any investor compensation or guarantee scheme.',
    moreInformation: (company: string) =>
      `The prospectus, the periodic reports and the net asset value are available on the website of ${company} and sent free of charge on request. Complaints may be sent by post to the company’s registered office or through the contact form of the website.`,
    targetInvestors: (count: number | null) =>
      `The fund is intended for investors who seek exposure to emerging markets, accept their fluctuations and can commit their money for ${count === null ? 'the long term' : `at least ${years(count)}`}. The amount that it is reasonable to invest depends on each investor’s circumstances; investments should be diversified.`,
    howToRead:
      'The net asset value is the price of one share. The benchmark sets the fund against its markets. The risk scale runs from 1 to 7: the higher the number, the more the value of the share may rise or fall.',
    annualReport:
      'This report gives an account of the management of the fund over the financial year. Investment decisions followed the policy set out in the prospectus; the investment objective was not changed.',
    noShare: 'Performance is published for each share class, in the report of that class.',
  },
  subscription: {
    introduction:
      'Please read the key information document and the prospectus before subscribing. Complete this form in block capitals, then hand it to your intermediary or send it to the company.',
    investor: [
      'Surname or company name',
      'First name',
      'Date and place of birth',
      'Address',
      'Postcode, town, country',
      'Telephone',
      'Email address',
    ],
    order: [
      'Number of shares',
      'or amount to invest',
      'Account-holding institution',
      'IBAN of the account to debit',
    ],
    declarations: [
      'I received the key information document and the prospectus in good time before subscribing.',
      'I understand that capital is not guaranteed and that the value of the shares may fall.',
      'I am not a US Person as defined by the regulations of the United States.',
    ],
    signature: ['Place and date', 'Signature'],
  },
  letter: {
    greeting: 'Dear Investor,',
    opening: (fund: string) =>
      `We write to give you our regular account of the management of ${fund}. The main characteristics of the fund and the state of its portfolio are set out below.`,
    portfolio: (countries: string, line: string | null) =>
      `The portfolio is still built company by company. The countries in which it is most invested today are ${countries}.${line === null ? '' : ` The largest holding, ${line}, reflects our preference for businesses whose accounts and managers we understand.`}`,
    patience: (count: number | null) =>
      `Emerging markets take time. The holding period ${count === null ? 'that we recommend' : `of ${years(count)} that we recommend`} is no formality: it allows companies to carry out their plans and price swings to even out.`,
    closing: 'Thank you for the trust that you place in us.',
    signature: (company: string) => `The investment team, ${company}`,
    list: (texts: readonly string[]) => names.format(texts),
  },
  news: { kind: 'News' },
  navWorkbook: {
    sheet: 'Net asset values',
    columns: ['Date', 'ISIN', 'Share class', 'Currency', 'Net asset value', 'Benchmark'],
  },
};

export type DocumentLabels = typeof en;
