/* Written by `npx tsx scripts/generateTypes.ts` from content-api/schema.graphql: do not edit. */

export const ContactProblem = {
  REQUIRED: 'REQUIRED',
  TOO_LONG: 'TOO_LONG',
  /** Does not match the pattern of the field. */
  INVALID: 'INVALID'
} as const;

export type ContactProblem = typeof ContactProblem[keyof typeof ContactProblem];
export const PageComponentKind = {
  /** Opening statement: `title`, `body`. */
  LEAD: 'LEAD',
  /** Running text: `title`, `body`. */
  PROSE: 'PROSE',
  /** Side-by-side points: `title`, `body`; items `title`, `body`. */
  CARDS: 'CARDS',
  /** Numbered method: `title`, `body`; items `title`, `body`. */
  STEPS: 'STEPS',
  /** Figures: `title`; items `value`, `label`. */
  FIGURES: 'FIGURES',
  /** Pull quote: `body`, `author`. */
  QUOTE: 'QUOTE',
  /** Dated history: `title`; items `date`, `title`, `body`. */
  TIMELINE: 'TIMELINE',
  /** Questions that unfold: `title`; items `title`, `body`. */
  ACCORDION: 'ACCORDION',
  /** Links to read or download: `title`, `body`; items `title`, `url`, `body`. */
  LINKS: 'LINKS',
  /** The fund range, as the visitor's profile sees it: `title`, `body`. */
  FUND_RANGE: 'FUND_RANGE',
  /** ISR-labelled funds, as the visitor's profile sees them: `title`, `body`. */
  ISR_FUND_RANGE: 'ISR_FUND_RANGE',
  /** Latest news: `title`, `body`. */
  LATEST_NEWS: 'LATEST_NEWS',
  /** Members of the team: `title`, `body`. */
  TEAM: 'TEAM',
  /** Invitation to write or call: `title`, `body`, `action`. */
  CONTACT: 'CONTACT',
  /** Map of the markets invested in: `title`, `body`. */
  MARKETS_MAP: 'MARKETS_MAP',
  /**
   * Compared values, drawn and in a table: `title`, `body`; names of the table's columns `itemLabel`, `seriesLabel`,
   * `referenceLabel` and, where items have a `note`, `noteLabel`; items `label`, `value`, `reference`, `unit`, `note`. `value`
   * and `reference` are numbers from 0, written with a point, and of at most 100 where `unit` is %.
   */
  BARS: 'BARS',
  /**
   * Classes of a rating, best first, and how a portfolio is spread over them, drawn and in a table: `title`, `body`; names of
   * the table's columns `classLabel`, `rangeLabel`, `bodyLabel`, `valueLabel`; items `class`, `range`, `body` (what follows
   * from it), `value`: percent, written with a point, that add up to 100.
   */
  RATING_SCALE: 'RATING_SCALE',
  /** Monthly ESG reports of the funds, as the visitor's profile sees them: `title`, `body`. */
  ESG_REPORTS: 'ESG_REPORTS',
  /**
   * In which countries which share is registered for sale, for INSTIT and PRO: `title`, `body`; items `title`, `body`, which unfold
   * below it.
   */
  DISTRIBUTION: 'DISTRIBUTION',
  /** Texts used elsewhere in the site, not drawn where they stand. */
  TEXTS: 'TEXTS'
} as const;

export type PageComponentKind = typeof PageComponentKind[keyof typeof PageComponentKind];
/** Which investors a visitor belongs to. Arguments named `investorProfile` take these codes too, as strings. */
export const InvestorProfileCode = {
  /** Individual. */
  RETAIL: 'RETAIL',
  /** Institutional. */
  INSTIT: 'INSTIT',
  /** Professional. */
  PRO: 'PRO'
} as const;

export type InvestorProfileCode = typeof InvestorProfileCode[keyof typeof InvestorProfileCode];
/** In the order of Annex IIA of Directive 2009/65/EC. The first and the last do not count among the two that a UCITS selects. */
export const LiquidityToolCode = {
  /** Subscriptions, repurchases and redemptions are suspended. */
  SUSPENSION: 'SUSPENSION',
  REDEMPTION_GATE: 'REDEMPTION_GATE',
  EXTENSION_OF_NOTICE: 'EXTENSION_OF_NOTICE',
  REDEMPTION_FEE: 'REDEMPTION_FEE',
  SWING_PRICING: 'SWING_PRICING',
  DUAL_PRICING: 'DUAL_PRICING',
  ANTI_DILUTION_LEVY: 'ANTI_DILUTION_LEVY',
  REDEMPTION_IN_KIND: 'REDEMPTION_IN_KIND',
  SIDE_POCKET: 'SIDE_POCKET'
} as const;

export type LiquidityToolCode = typeof LiquidityToolCode[keyof typeof LiquidityToolCode];
/** Sections for articles 8 and 9, with the points of articles 24 and 37 of Delegated Regulation (EU) 2022/1288. */
export const SustainabilitySectionCode = {
  /** 24(a), 37(a). Two A4 pages at most. */
  SUMMARY: 'SUMMARY',
  /** 24(b). */
  NO_SUSTAINABLE_OBJECTIVE: 'NO_SUSTAINABLE_OBJECTIVE',
  /** 37(b). */
  NO_SIGNIFICANT_HARM: 'NO_SIGNIFICANT_HARM',
  /** 24(c). */
  CHARACTERISTICS: 'CHARACTERISTICS',
  /** 37(c). */
  OBJECTIVE: 'OBJECTIVE',
  /** 24(d), 37(d). */
  STRATEGY: 'STRATEGY',
  /** 24(e), 37(e). */
  PROPORTION: 'PROPORTION',
  /** 24(f). */
  CHARACTERISTICS_MONITORING: 'CHARACTERISTICS_MONITORING',
  /** 37(f). */
  OBJECTIVE_MONITORING: 'OBJECTIVE_MONITORING',
  /** 24(g). */
  CHARACTERISTICS_METHODOLOGIES: 'CHARACTERISTICS_METHODOLOGIES',
  /** 37(g). */
  OBJECTIVE_METHODOLOGIES: 'OBJECTIVE_METHODOLOGIES',
  /** 24(h), 37(h). */
  DATA: 'DATA',
  /** 24(i), 37(i). */
  LIMITATIONS: 'LIMITATIONS',
  /** 24(j), 37(j). */
  DUE_DILIGENCE: 'DUE_DILIGENCE',
  /** 24(k), 37(k). */
  ENGAGEMENT: 'ENGAGEMENT',
  /** 24(l). The one section that may be missing: where no index is designated. */
  BENCHMARK: 'BENCHMARK',
  /** 37(l). */
  ATTAINMENT: 'ATTAINMENT'
} as const;

export type SustainabilitySectionCode = typeof SustainabilitySectionCode[keyof typeof SustainabilitySectionCode];
export const FundChangeSubject = {
  MANAGER: 'MANAGER',
  FEES: 'FEES',
  BENCHMARK: 'BENCHMARK',
  RISK_INDICATOR: 'RISK_INDICATOR',
  SFDR_ARTICLE: 'SFDR_ARTICLE',
  PROSPECTUS: 'PROSPECTUS'
} as const;

export type FundChangeSubject = typeof FundChangeSubject[keyof typeof FundChangeSubject];
export const ScenarioCode = {
  STRESS: 'STRESS',
  UNFAVOURABLE: 'UNFAVOURABLE',
  MODERATE: 'MODERATE',
  FAVOURABLE: 'FAVOURABLE'
} as const;

export type ScenarioCode = typeof ScenarioCode[keyof typeof ScenarioCode];
export const DistributionPolicy = {
  ACCUMULATING: 'ACCUMULATING',
  DISTRIBUTING: 'DISTRIBUTING'
} as const;

export type DistributionPolicy = typeof DistributionPolicy[keyof typeof DistributionPolicy];
export const CorporateActionKind = {
  /** A share became several, or several one. */
  SPLIT: 'SPLIT',
  /** Another share was absorbed, or this one goes on with the history of the share that it replaced. */
  MERGER: 'MERGER',
  RENAMING: 'RENAMING',
  /** Income or gains were paid to holders. */
  DISTRIBUTION: 'DISTRIBUTION'
} as const;

export type CorporateActionKind = typeof CorporateActionKind[keyof typeof CorporateActionKind];
export const RiskFigureCode = {
  volatility: 'volatility',
  /** Sharpe ratio. */
  sharpe: 'sharpe',
  tracking_error: 'tracking_error',
  /** Maximum drawdown. */
  max_drawdown: 'max_drawdown'
} as const;

export type RiskFigureCode = typeof RiskFigureCode[keyof typeof RiskFigureCode];
export const ReturnFrequency = {
  monthly: 'monthly',
  weekly: 'weekly',
  daily: 'daily'
} as const;

export type ReturnFrequency = typeof ReturnFrequency[keyof typeof ReturnFrequency];
export const RegistrationAudience = {
  /** All investors, individuals among them. */
  RETAIL: 'RETAIL',
  /** Professional investors only. */
  PROFESSIONAL: 'PROFESSIONAL'
} as const;

export type RegistrationAudience = typeof RegistrationAudience[keyof typeof RegistrationAudience];
export const DataTemplate = {
  /** European MiFID Template: target market, costs and charges. */
  EMT: 'EMT',
  /** European PRIIPs Template: what insurers need for their key information documents. */
  EPT: 'EPT',
  /** European ESG Template: what SFDR, taxonomy and sustainability preferences ask. */
  EET: 'EET'
} as const;

export type DataTemplate = typeof DataTemplate[keyof typeof DataTemplate];
/**
 * In the order in which documents are shown. Closed, because the type decides who sees a document: RETAIL sees no
 * MONTHLY_REPORT and no SUBSCRIPTION, PRO no RETAIL_MONTHLY_REPORT and no SUBSCRIPTION, INSTIT no RETAIL_MONTHLY_REPORT. All
 * others are for everyone.
 */
export const DocumentTypeCode = {
  KIID: 'KIID',
  PROSPECTUS: 'PROSPECTUS',
  SUBSCRIPTION: 'SUBSCRIPTION',
  MONTHLY_REPORT: 'MONTHLY_REPORT',
  RETAIL_MONTHLY_REPORT: 'RETAIL_MONTHLY_REPORT',
  ESG_MONTHLY_REPORT: 'ESG_MONTHLY_REPORT',
  ANNUAL_REPORT: 'ANNUAL_REPORT',
  HALF_YEARLY_REPORT: 'HALF_YEARLY_REPORT',
  /** Pre-contractual annex of a fund under article 8 or 9 (regulation (EU) 2022/1288). */
  PRECONTRACTUAL_ANNEX: 'PRECONTRACTUAL_ANNEX',
  /** Annex of the annual report of a fund under article 8 or 9 (regulation (EU) 2022/1288). */
  PERIODIC_ANNEX: 'PERIODIC_ANNEX',
  SHAREHOLDERS_LETTER: 'SHAREHOLDERS_LETTER',
  /** From here on documents of the company, which funds and shares do not have. */
  ENGAGEMENT_POLICY: 'ENGAGEMENT_POLICY',
  VOTING_REPORT: 'VOTING_REPORT',
  REMUNERATION_POLICY: 'REMUNERATION_POLICY',
  /** Selection of those who execute orders (general regulation of the AMF, article 321-114). */
  BEST_SELECTION_POLICY: 'BEST_SELECTION_POLICY',
  CONFLICTS_POLICY: 'CONFLICTS_POLICY',
  COMPLAINTS_POLICY: 'COMPLAINTS_POLICY',
  /** Report by article 29 of the French law on energy and climate (Code monétaire et financier, article L. 533-22-1). */
  ARTICLE_29_REPORT: 'ARTICLE_29_REPORT'
} as const;

export type DocumentTypeCode = typeof DocumentTypeCode[keyof typeof DocumentTypeCode];
export const NewsMediaType = {
  PODCAST: 'PODCAST',
  PRESS_RELEASE: 'PRESS_RELEASE',
  VIDEO: 'VIDEO'
} as const;

export type NewsMediaType = typeof NewsMediaType[keyof typeof NewsMediaType];
export const NewsRouteType = {
  /** The item has its own page. */
  ROUTE: 'ROUTE',
  /** The item is on another site. */
  EXTERNAL: 'EXTERNAL',
  /** The item is a document. */
  DOC: 'DOC'
} as const;

export type NewsRouteType = typeof NewsRouteType[keyof typeof NewsRouteType];
