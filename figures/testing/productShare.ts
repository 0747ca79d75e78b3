/** A share of the product from a series of NAVs, with nothing else to say of it. */

import type { Content, Fund, Share as PublishedShare, ShareAction } from '../../content/parsing/content';
import { eachLocale } from '../../content/contentLocales';
import { adjustedNavs } from '../adjustedNavs';
import type { Action, Share } from './secondWay';

const text = (words: string) => eachLocale(() => words);

export const isin = 'ZZ0000000017';

export const emptyContent: Content = {
  company: {
    title: 'House',
    baseline: text(''),
    subBaseline: null,
    updatedAt: null,
    lei: null,
    infos: [],
    keyFigures: [],
    documents: [],
    brand: { colour: '', accentColour: '', logo: '', icon: '', mapOnDark: '', mapOnLight: '' },
  },
  languages: [],
  countries: [],
  profiles: [],
  documentTypes: [],
  categories: [],
  funds: [],
  acceptedDifferences: [],
  pages: [],
  team: [],
  newsCategories: [],
  news: [],
};

function toldAction(action: Action): ShareAction {
  switch (action.kind) {
    case 'SPLIT':
      return action;
    case 'MERGER':
      return { ...action, absorbed: text('Other') };
    case 'RENAMING':
      return { ...action, formerName: 'Former' };
    case 'DISTRIBUTION':
      return { ...action, currency: 'EUR', paymentDate: null };
  }
}

export function productShare({ navs, actions, inceptionDate }: Share): PublishedShare {
  const told = actions.map(toldAction);
  return {
    isin,
    name: 'I',
    slug: text('i'),
    currency: 'EUR',
    active: true,
    closingDate: null,
    visibleTo: [],
    bloombergTicker: null,
    riskLevel: null,
    managementGoal: null,
    updatedAt: null,
    inceptionDate,
    inceptionNav: null,
    fees: {
      management: null,
      movement: null,
      performance: null,
      performanceRate: null,
      subscription: null,
      redemption: null,
    },
    costs: null,
    minimumInitialSubscription: null,
    minimumSubscriptionShares: null,
    documents: [],
    registrations: [],
    targetMarket: null,
    dataFiles: [],
    navs: adjustedNavs(navs, told),
    distributionPolicy: null,
    actions: told,
    navCorrections: [],
    scenarios: [],
    scenarioIntervals: null,
    navIsLate: false,
  };
}

export function productFund({ frequency }: Share, share: PublishedShare): Fund {
  return {
    code: 'fund',
    displayOrder: 1,
    category: { code: 'equity', title: text('Equity'), displayOrder: 1, description: null, updatedAt: null },
    specificCategory: null,
    title: text('Fund'),
    slug: text('fund'),
    visibleTo: [],
    description: null,
    philosophy: null,
    quote: null,
    quoteAuthor: null,
    updatedAt: null,
    minRecommendedInvestmentDuration: null,
    tags: [],
    riskLevel: null,
    risks: [],
    riskNotCaptured: null,
    liquidityTools: [],
    activatedTools: [],
    benchmark: null,
    sfdrArticle: null,
    lei: null,
    domicile: null,
    dealing: [],
    kid: null,
    esg: null,
    sustainability: null,
    aum: null,
    eligibilities: [],
    managers: [],
    changes: [],
    valuationFrequency: frequency,
    characteristics: {},
    customData: [],
    documents: [],
    shares: [share],
    portfolio: null,
  };
}
