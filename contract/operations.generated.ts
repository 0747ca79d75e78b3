/* Written by `npx tsx scripts/generateTypes.ts` from content-api/schema.graphql: do not edit. */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageComponentKind =
  /** Opening statement: `title`, `body`. */
  | 'LEAD'
  /** Running text: `title`, `body`. */
  | 'PROSE'
  /** Side-by-side points: `title`, `body`; items `title`, `body`. */
  | 'CARDS'
  /** Numbered method: `title`, `body`; items `title`, `body`. */
  | 'STEPS'
  /** Figures: `title`; items `value`, `label`. */
  | 'FIGURES'
  /** Pull quote: `body`, `author`. */
  | 'QUOTE'
  /** Dated history: `title`; items `date`, `title`, `body`. */
  | 'TIMELINE'
  /** Questions that unfold: `title`; items `title`, `body`. */
  | 'ACCORDION'
  /** Links to read or download: `title`, `body`; items `title`, `url`, `body`. */
  | 'LINKS'
  /** The fund range, as the visitor's profile sees it: `title`, `body`. */
  | 'FUND_RANGE'
  /** ISR-labelled funds, as the visitor's profile sees them: `title`, `body`. */
  | 'ISR_FUND_RANGE'
  /** Latest news: `title`, `body`. */
  | 'LATEST_NEWS'
  /** Members of the team: `title`, `body`. */
  | 'TEAM'
  /** Invitation to write or call: `title`, `body`, `action`. */
  | 'CONTACT'
  /** Map of the markets invested in: `title`, `body`, and `alt`, which says what it shows to whom does not see it. */
  | 'MARKETS_MAP'
  /**
   * Compared values, drawn and in a table: `title`, `body`; names of the table's columns `itemLabel`, `seriesLabel`,
   * `referenceLabel` and, where items have a `note`, `noteLabel`; items `label`, `value`, `reference`, `unit`, `note`. `value`
   * and `reference` are numbers from 0, written with a point, and of at most 100 where `unit` is %.
   */
  | 'BARS'
  /**
   * Classes of a rating, best first, and how a portfolio is spread over them, drawn and in a table: `title`, `body`; names of
   * the table's columns `classLabel`, `rangeLabel`, `bodyLabel`, `valueLabel`; items `class`, `range`, `body` (what follows
   * from it), `value`: percent, written with a point, that add up to 100.
   */
  | 'RATING_SCALE'
  /** Monthly ESG reports of the funds, as the visitor's profile sees them: `title`, `body`. */
  | 'ESG_REPORTS'
  /**
   * In which countries which share is registered for sale, for INSTIT and PRO: `title`, `body`; items `title`, `body`, which unfold
   * below it.
   */
  | 'DISTRIBUTION'
  /** Texts used elsewhere in the site, not drawn where they stand. */
  | 'TEXTS';

/** Which investors a visitor belongs to. Arguments named `investorProfile` take these codes too, as strings. */
export type InvestorProfileCode =
  /** Individual. */
  | 'RETAIL'
  /** Institutional. */
  | 'INSTIT'
  /** Professional. */
  | 'PRO';

/** In the order of Annex IIA of Directive 2009/65/EC. The first and the last do not count among the two that a UCITS selects. */
export type LiquidityToolCode =
  /** Subscriptions, repurchases and redemptions are suspended. */
  | 'SUSPENSION'
  | 'REDEMPTION_GATE'
  | 'EXTENSION_OF_NOTICE'
  | 'REDEMPTION_FEE'
  | 'SWING_PRICING'
  | 'DUAL_PRICING'
  | 'ANTI_DILUTION_LEVY'
  | 'REDEMPTION_IN_KIND'
  | 'SIDE_POCKET';

/** Sections for articles 8 and 9, with the points of articles 24 and 37 of Delegated Regulation (EU) 2022/1288. */
export type SustainabilitySectionCode =
  /** 24(a), 37(a). Two A4 pages at most. */
  | 'SUMMARY'
  /** 24(b). */
  | 'NO_SUSTAINABLE_OBJECTIVE'
  /** 37(b). */
  | 'NO_SIGNIFICANT_HARM'
  /** 24(c). */
  | 'CHARACTERISTICS'
  /** 37(c). */
  | 'OBJECTIVE'
  /** 24(d), 37(d). */
  | 'STRATEGY'
  /** 24(e), 37(e). */
  | 'PROPORTION'
  /** 24(f). */
  | 'CHARACTERISTICS_MONITORING'
  /** 37(f). */
  | 'OBJECTIVE_MONITORING'
  /** 24(g). */
  | 'CHARACTERISTICS_METHODOLOGIES'
  /** 37(g). */
  | 'OBJECTIVE_METHODOLOGIES'
  /** 24(h), 37(h). */
  | 'DATA'
  /** 24(i), 37(i). */
  | 'LIMITATIONS'
  /** 24(j), 37(j). */
  | 'DUE_DILIGENCE'
  /** 24(k), 37(k). */
  | 'ENGAGEMENT'
  /** 24(l). The one section that may be missing: where no index is designated. */
  | 'BENCHMARK'
  /** 37(l). */
  | 'ATTAINMENT';

export type FundChangeSubject =
  | 'MANAGER'
  | 'FEES'
  | 'BENCHMARK'
  | 'RISK_INDICATOR'
  | 'SFDR_ARTICLE'
  | 'PROSPECTUS';

export type ScenarioCode =
  | 'STRESS'
  | 'UNFAVOURABLE'
  | 'MODERATE'
  | 'FAVOURABLE';

export type DistributionPolicy =
  | 'ACCUMULATING'
  | 'DISTRIBUTING';

export type CorporateActionKind =
  /** A share became several, or several one. */
  | 'SPLIT'
  /** Another share was absorbed, or this one goes on with the history of the share that it replaced. */
  | 'MERGER'
  | 'RENAMING'
  /** Income or gains were paid to holders. */
  | 'DISTRIBUTION';

export type RiskFigureCode =
  | 'volatility'
  /** Sharpe ratio. */
  | 'sharpe'
  | 'tracking_error'
  /** Maximum drawdown. */
  | 'max_drawdown';

export type ReturnFrequency =
  | 'monthly'
  | 'weekly'
  | 'daily';

export type RegistrationAudience =
  /** All investors, individuals among them. */
  | 'RETAIL'
  /** Professional investors only. */
  | 'PROFESSIONAL';

export type DataTemplate =
  /** European MiFID Template: target market, costs and charges. */
  | 'EMT'
  /** European PRIIPs Template: what insurers need for their key information documents. */
  | 'EPT'
  /** European ESG Template: what SFDR, taxonomy and sustainability preferences ask. */
  | 'EET';

/**
 * In the order in which documents are shown. Closed, because the type decides who sees a document: RETAIL sees no
 * MONTHLY_REPORT and no SUBSCRIPTION, PRO no RETAIL_MONTHLY_REPORT and no SUBSCRIPTION, INSTIT no RETAIL_MONTHLY_REPORT. All
 * others are for everyone.
 */
export type DocumentTypeCode =
  | 'KIID'
  | 'PROSPECTUS'
  | 'SUBSCRIPTION'
  | 'MONTHLY_REPORT'
  | 'RETAIL_MONTHLY_REPORT'
  | 'ESG_MONTHLY_REPORT'
  | 'ANNUAL_REPORT'
  | 'HALF_YEARLY_REPORT'
  /** Pre-contractual annex of a fund under article 8 or 9 (regulation (EU) 2022/1288). */
  | 'PRECONTRACTUAL_ANNEX'
  /** Annex of the annual report of a fund under article 8 or 9 (regulation (EU) 2022/1288). */
  | 'PERIODIC_ANNEX'
  | 'SHAREHOLDERS_LETTER'
  /** From here on documents of the company, which funds and shares do not have. */
  | 'ENGAGEMENT_POLICY'
  | 'VOTING_REPORT'
  | 'REMUNERATION_POLICY'
  /** Selection of those who execute orders (general regulation of the AMF, article 321-114). */
  | 'BEST_SELECTION_POLICY'
  | 'CONFLICTS_POLICY'
  | 'COMPLAINTS_POLICY'
  /** Report by article 29 of the French law on energy and climate (Code monétaire et financier, article L. 533-22-1). */
  | 'ARTICLE_29_REPORT';

export type NewsMediaType =
  | 'PODCAST'
  | 'PRESS_RELEASE'
  | 'VIDEO';

export type NewsRouteType =
  /** The item has its own page. */
  | 'ROUTE'
  /** The item is on another site. */
  | 'EXTERNAL'
  /** The item is a document. */
  | 'DOC';

export type CatalogueQueryVariables = Exact<{
  locale: string;
}>;


export type CatalogueQuery = { fundCategories: Array<{ code: string, title: string, description: string | null, updatedAt: string | null, categoryDisplayOrder: number, retail: Array<{ code: string, shares: Array<{ isinCode: string }> }>, instit: Array<{ code: string, shares: Array<{ isinCode: string }> }>, pro: Array<{ code: string, shares: Array<{ isinCode: string }> }>, funds: Array<{ code: string, title: string, slug: string, description: string | null, philosophy: string | null, quote: string | null, quoteAuthor: string | null, updatedAt: string | null, minRecommendedInvestmentDuration: number | null, riskLevel: number | null, riskNotCaptured: string | null, sfdrArticle: number | null, translations: Array<{ locale: string, slug: string }>, customData: Array<{ code: string, title: string, value: string }>, tags: Array<{ label: string, title: string }>, risks: Array<{ code: string, title: string, text: string }>, liquidityTools: Array<{ code: LiquidityToolCode, title: string, text: string }>, activatedTools: Array<{ code: LiquidityToolCode, title: string, text: string, date: string, formattedDate: string, until: string | null, formattedUntil: string | null }>, benchmark: { currency: string, provider: string, register: string, components: Array<{ title: string, weight: number }> } | null, sustainability: { updatedAt: string | null, sections: Array<{ code: SustainabilitySectionCode, title: string, body: string }>, changes: Array<{ date: string, formattedDate: string, text: string }> } | null, aum: { displayValue: string, dateTo: string, formattedDate: string } | null, eligibilities: Array<{ code: string, title: string }>, specificCategory: { title: string } | null, characteristics: { benchmark: string | null, administrator: string | null, custodian: string | null, auditor: string | null, legalStatus: string | null, resultAllocation: string | null, managementTypology: string | null, subscriptionTerms: string | null, amfClassification: string | null, assetClass: string | null, valuationFrequency: string | null, cutOffTime: string | null, settlementDate: string | null, formattedInceptionDate: string | null }, changes: Array<{ date: string, formattedDate: string, subject: FundChangeSubject, text: string }>, managers: Array<{ code: string, name: string, role: string, updatedAt: string | null }>, portfolio: { date: string, formattedDate: string, geographic: Array<{ code: string | null, title: string, value: number }>, sector: Array<{ title: string, value: number }>, capitalisation: Array<{ title: string, value: number }>, topLines: Array<{ title: string, value: number }> } | null, documents: Array<{ url: string, language: string, date: string | null, formattedDate: string | null, fileType: string, fileSize: number | null, documentType: { code: DocumentTypeCode, title: string }, otherLanguages: Array<{ language: string, url: string }>, editions: Array<{ url: string, language: string, date: string, formattedDate: string, fileType: string, fileSize: number | null }> }>, shares: Array<{ name: string, slug: string, isinCode: string, bloombergTicker: string | null, riskLevel: number | null, managementGoal: string | null, updatedAt: string | null, inceptionDate: string, formattedInceptionDate: string, navIsLate: boolean, navsVersion: string | null, lessThanOneYear: boolean, moreThanTenYears: boolean, inceptionYear: number, distributionPolicy: DistributionPolicy | null, minimumSubscriptionShares: number | null, translations: Array<{ locale: string, slug: string }>, currency: { code: string, symbol: string }, inceptionNav: { displayValue: string } | null, lastPrice: { value: number, displayValue: string, date: string | null, formattedDate: string | null } | null, corporateActions: Array<{ kind: CorporateActionKind, date: string, formattedDate: string, ratio: number | null, former: string | null, amount: { displayValue: string, formattedDate: string | null } | null }>, navCorrections: Array<{ date: string, formattedDate: string, correctedOn: string, formattedCorrectedOn: string, reason: string, formerNav: { displayValue: string }, nav: { displayValue: string } }>, fetchedData: Array<{ code: string, displayValue: string | null }>, computedData: { performances: Array<{ code: string, startDate: string | null, startNav: number | null, endDate: string, endNav: number | null, annualisedDays: number | null, isAdjusted: boolean, benchmarkStartDate: string | null, benchmarkEndDate: string | null, share: number | null, benchmark: number | null }>, calendarYears: Array<{ year: number, complete: boolean, startDate: string | null, startNav: number | null, endDate: string | null, endNav: number | null, isAdjusted: boolean, benchmarkStartDate: string | null, benchmarkEndDate: string | null, share: number | null, benchmark: number | null }>, discretePeriods: Array<{ startDate: string, endDate: string, formattedStartDate: string, formattedEndDate: string, startNav: number | null, endNav: number | null, isAdjusted: boolean, benchmarkStartDate: string | null, benchmarkEndDate: string | null, share: number | null, benchmark: number | null }>, riskFigures: Array<{ code: RiskFigureCode, windowYears: number, frequency: ReturnFrequency, share: number | null, benchmark: number | null }> } | null, fees: { management: number | null, movement: number | null, performance: string | null, subscription: number | null, redemption: number | null }, costs: { year: number, entry: number, exit: number, ongoing: number, transaction: number, performance: number } | null, minimumInitialSubscription: { displayValue: string } | null, registrations: Array<{ country: string, countryTitle: string, audience: RegistrationAudience }>, dataFiles: Array<{ template: DataTemplate, version: string, formattedDate: string, url: string, fileType: string, fileSize: number | null }>, scenarios: Array<{ date: string, formattedMonth: string, holdingYears: number, investment: number, rows: Array<{ code: ScenarioCode, afterOneYear: { amount: number, averageReturn: number }, atHoldingPeriod: { amount: number, averageReturn: number } }> }>, documents: Array<{ url: string, language: string, date: string | null, formattedDate: string | null, fileType: string, fileSize: number | null, documentType: { code: DocumentTypeCode, title: string }, otherLanguages: Array<{ language: string, url: string }>, editions: Array<{ url: string, language: string, date: string, formattedDate: string, fileType: string, fileSize: number | null }> }> }> }> }> };

export type CurvesQueryVariables = Exact<{
  locale: string;
}>;


export type CurvesQuery = { fundCategories: Array<{ funds: Array<{ shares: Array<{ isinCode: string, computedData: { curve: Array<{ date: string, share: number, benchmark: number | null }> } | null }> }> }> };

export type DocumentWithEditionsFragment = { url: string, language: string, date: string | null, formattedDate: string | null, fileType: string, fileSize: number | null, documentType: { code: DocumentTypeCode, title: string }, otherLanguages: Array<{ language: string, url: string }>, editions: Array<{ url: string, language: string, date: string, formattedDate: string, fileType: string, fileSize: number | null }> };

export type NewsQueryVariables = Exact<{
  locale: string;
  limit: number;
  skip: number;
}>;


export type NewsQuery = { news: { total: number, items: Array<{ code: string, slug: string, title: string, summary: string | null, body: string | null, date: string, formattedDate: string, updatedAt: string | null, mediaType: NewsMediaType | null, routeType: NewsRouteType, externalUrl: string | null, fundCodes: Array<string>, translations: Array<{ locale: string, slug: string }>, category: { code: string, slug: string, title: string }, documents: Array<{ title: string, url: string, language: string, fileType: string, fileSize: number | null }>, image: { url: string, alt: string } | null }> } };

export type SiteQueryVariables = Exact<{
  locale: string;
}>;


export type SiteQuery = { pages: Array<{ code: string, route: string, title: string, description: string | null, keywords: Array<string>, updatedAt: string | null, components: Array<{ code: string, kind: PageComponentKind, texts: Array<{ code: string, content: string }> }> }>, company: { title: string, baseline: string, subBaseline: string | null, updatedAt: string | null, infos: Array<{ code: string, content: string }>, keyFigures: Array<{ code: string, value: string, title: string }>, documents: Array<{ url: string, language: string, date: string | null, formattedDate: string | null, fileType: string, fileSize: number | null, documentType: { code: DocumentTypeCode, title: string }, otherLanguages: Array<{ language: string, url: string }>, editions: Array<{ url: string, language: string, date: string, formattedDate: string, fileType: string, fileSize: number | null }> }> }, countries: Array<{ code: string, title: string, languages: Array<{ title: string, locale: string, label: string }> }>, investorProfiles: Array<{ code: InvestorProfileCode, title: string, description: string | null }>, newsCategories: Array<{ code: string, slug: string, title: string, description: string | null, updatedAt: string | null, translations: Array<{ locale: string, slug: string }> }>, teamMembers: Array<{ code: string, name: string, role: string, department: string, biography: string | null, updatedAt: string | null, portrait: { url: string, width: number, height: number } | null }> };
