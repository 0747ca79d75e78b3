/* Written by `npm run generate:types` from content-api/schema.graphql: its closed sets of codes. */

export const ContactProblem = ["REQUIRED","TOO_LONG","INVALID"] as const;
export type ContactProblem = (typeof ContactProblem)[number];

export const PageComponentKind = ["LEAD","PROSE","CARDS","STEPS","FIGURES","QUOTE","TIMELINE","ACCORDION","LINKS","FUND_RANGE","ISR_FUND_RANGE","LATEST_NEWS","TEAM","CONTACT","MARKETS_MAP","BARS","RATING_SCALE","ESG_REPORTS","DISTRIBUTION","TEXTS"] as const;
export type PageComponentKind = (typeof PageComponentKind)[number];

export const InvestorProfileCode = ["RETAIL","INSTIT","PRO"] as const;
export type InvestorProfileCode = (typeof InvestorProfileCode)[number];

export const LiquidityToolCode = ["SUSPENSION","REDEMPTION_GATE","EXTENSION_OF_NOTICE","REDEMPTION_FEE","SWING_PRICING","DUAL_PRICING","ANTI_DILUTION_LEVY","REDEMPTION_IN_KIND","SIDE_POCKET"] as const;
export type LiquidityToolCode = (typeof LiquidityToolCode)[number];

export const SustainabilitySectionCode = ["SUMMARY","NO_SUSTAINABLE_OBJECTIVE","NO_SIGNIFICANT_HARM","CHARACTERISTICS","OBJECTIVE","STRATEGY","PROPORTION","CHARACTERISTICS_MONITORING","OBJECTIVE_MONITORING","CHARACTERISTICS_METHODOLOGIES","OBJECTIVE_METHODOLOGIES","DATA","LIMITATIONS","DUE_DILIGENCE","ENGAGEMENT","BENCHMARK","ATTAINMENT"] as const;
export type SustainabilitySectionCode = (typeof SustainabilitySectionCode)[number];

export const FundChangeSubject = ["MANAGER","FEES","BENCHMARK","RISK_INDICATOR","SFDR_ARTICLE","PROSPECTUS"] as const;
export type FundChangeSubject = (typeof FundChangeSubject)[number];

export const ScenarioCode = ["STRESS","UNFAVOURABLE","MODERATE","FAVOURABLE"] as const;
export type ScenarioCode = (typeof ScenarioCode)[number];

export const DistributionPolicy = ["ACCUMULATING","DISTRIBUTING"] as const;
export type DistributionPolicy = (typeof DistributionPolicy)[number];

export const CorporateActionKind = ["SPLIT","MERGER","RENAMING","DISTRIBUTION"] as const;
export type CorporateActionKind = (typeof CorporateActionKind)[number];

export const RiskFigureCode = ["volatility","sharpe","tracking_error","max_drawdown"] as const;
export type RiskFigureCode = (typeof RiskFigureCode)[number];

export const ReturnFrequency = ["monthly","weekly","daily"] as const;
export type ReturnFrequency = (typeof ReturnFrequency)[number];

export const RegistrationAudience = ["RETAIL","PROFESSIONAL"] as const;
export type RegistrationAudience = (typeof RegistrationAudience)[number];

export const DataTemplate = ["EMT","EPT","EET"] as const;
export type DataTemplate = (typeof DataTemplate)[number];

export const DocumentTypeCode = ["KIID","PROSPECTUS","SUBSCRIPTION","MONTHLY_REPORT","RETAIL_MONTHLY_REPORT","ESG_MONTHLY_REPORT","ANNUAL_REPORT","HALF_YEARLY_REPORT","PRECONTRACTUAL_ANNEX","PERIODIC_ANNEX","SHAREHOLDERS_LETTER","ENGAGEMENT_POLICY","VOTING_REPORT","REMUNERATION_POLICY","BEST_SELECTION_POLICY","CONFLICTS_POLICY","COMPLAINTS_POLICY","ARTICLE_29_REPORT"] as const;
export type DocumentTypeCode = (typeof DocumentTypeCode)[number];

export const NewsMediaType = ["PODCAST","PRESS_RELEASE","VIDEO"] as const;
export type NewsMediaType = (typeof NewsMediaType)[number];

export const NewsRouteType = ["ROUTE","EXTERNAL","DOC"] as const;
export type NewsRouteType = (typeof NewsRouteType)[number];
