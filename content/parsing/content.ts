import {
  DataTemplate,
  DistributionPolicy,
  DocumentTypeCode,
  FundChangeSubject,
  InvestorProfileCode,
  LiquidityToolCode,
  type NewsMediaType,
  type NewsRouteType,
  type PageComponentKind,
  ScenarioCode,
  SustainabilitySectionCode,
  RegistrationAudience,
} from '../contractCodes.generated';
import type { CorporateAction, NavPoint } from '../../figures/adjustedNavs';
import type { ValuationFrequency } from '../../figures/countedNavs';

/*
 * The parsed and validated content: references are resolved, Markdown is HTML, dates are `YYYY-MM-DD`.
 */

export const contentLocales = ['fr', 'en', 'it'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Something of each locale. The one place that names them again: all others are made of this or of the list. */
export function eachLocale<Value>(of: (locale: ContentLocale) => Value): Record<ContentLocale, Value> {
  return { fr: of('fr'), en: of('en'), it: of('it') };
}

/** A text in every locale. */
export type LocalisedText = Record<ContentLocale, string>;

export const shareNames = ['I', 'I USD', 'R', 'R USD', 'N', 'N USD', 'F', 'S USD'] as const;
type ShareName = (typeof shareNames)[number];

export type { DocumentTypeCode, SustainabilitySectionCode };
export type ProfileCode = InvestorProfileCode;

export const profileCodes = InvestorProfileCode;
export const fundChangeSubjects = FundChangeSubject;
export const documentTypeCodes = DocumentTypeCode;
export const liquidityToolCodes = LiquidityToolCode;
export const sustainabilitySectionCodes = SustainabilitySectionCode;
export const dataTemplates = DataTemplate;
export const registrationAudiences = RegistrationAudience;
export const distributionPolicies = DistributionPolicy;

/** Types of the company's documents; the others are of funds and shares. */
export const companyDocumentTypes: readonly DocumentTypeCode[] = [
  'ENGAGEMENT_POLICY',
  'VOTING_REPORT',
  'REMUNERATION_POLICY',
  'BEST_SELECTION_POLICY',
  'CONFLICTS_POLICY',
  'COMPLAINTS_POLICY',
  'ARTICLE_29_REPORT',
];
/** From the worst to the best. */
export const scenarioCodes = ScenarioCode;

export type CodedTitle = { code: string; title: LocalisedText };

/** A risk, a liquidity management tool or a provider of benchmarks, with what is said of it. */
export type CodedText<Code = string> = { code: Code; title: LocalisedText; text: LocalisedText };

export type Company = {
  title: string;
  baseline: LocalisedText;
  subBaseline: LocalisedText | null;
  updatedAt: string | null;
  infos: { code: string; content: LocalisedText }[];
  keyFigures: { code: string; value: LocalisedText; title: LocalisedText }[];
  documents: PublishedDocument[];
  brand: Brand;
};

/** Images of the brand are SVG files in `company/`. */
export const brandImages = ['logo', 'icon', 'mapOnDark', 'mapOnLight'] as const;

/** Colours are `#rrggbb`, images names of files. */
export type Brand = Record<'colour' | 'accentColour' | (typeof brandImages)[number], string>;

export type Language = { locale: ContentLocale; label: string; title: LocalisedText };
export type Country = CodedTitle & { languages: ContentLocale[] };
export type Profile = { code: ProfileCode; title: LocalisedText; description: LocalisedText | null };
export type DocumentType = { code: DocumentTypeCode; title: LocalisedText };
export type Category = CodedTitle & {
  displayOrder: number;
  description: LocalisedText | null;
  updatedAt: string | null;
};

/** When something is there: from `publishAt` until `expireAt`, in ISO 8601 and UTC; without them always. */
export type Scheduled = { publishAt?: string | null | undefined; expireAt?: string | null | undefined };

/** Missing metadata of a document that windows, search engines and screen readers use. */
export type MissingMetadata = 'title' | 'language';

/** Facts about a PDF. Its bytes are read on request. */
export type PdfFile = {
  /** Path in the content folder. */
  path: string;
  bytes: number;
  missing: MissingMetadata[];
};

/** Has at least one language. */
export type DocumentFiles = Partial<Record<ContentLocale, PdfFile>>;

/** A document as it was on an earlier day. It is there from the `publishAt` of its own entry, if it has one. */
export type Edition = { date: string; files: DocumentFiles } & Pick<Scheduled, 'publishAt'>;

export type PublishedDocument = {
  type: DocumentTypeCode;
  date: string | null;
  files: DocumentFiles;
  /** Latest first. */
  editions: Edition[];
} & Scheduled;

/** `country`: ISO 3166-1 alpha-2. */
export type Registration = { country: string; audience: RegistrationAudience };

/** A file of a FinDatEx template. */
export type DataFile = {
  template: DataTemplate;
  version: string;
  date: string;
  fileType: 'csv' | 'xlsx';
  /** Path in the content folder. */
  path: string;
  bytes: number;
};

export type Weight = { code: string | null; title: LocalisedText; value: number };

export type Portfolio = {
  date: string;
  geographic: Weight[];
  sector: Weight[];
  capitalisation: Weight[];
  topLines: Weight[];
};

export type Benchmark = {
  name: LocalisedText;
  returnType: LocalisedText;
  /** ISO 4217. */
  currency: string;
  /** Percentages that add up to 100. */
  composition: { title: LocalisedText; weight: number }[];
  /** Its text says whether it is in ESMA's register. */
  provider: CodedText;
};

export type SustainabilityDisclosure = {
  /** `body` is HTML. */
  sections: { code: SustainabilitySectionCode; title: LocalisedText; body: LocalisedText }[];
  /** Latest first. */
  changes: { date: string; text: LocalisedText }[];
};

export const characteristicCodes = [
  'administrator',
  'custodian',
  'auditor',
  'legalStatus',
  'resultAllocation',
  'managementTypology',
  'subscriptionTerms',
  'cutOffTime',
  'settlementDate',
  'amfClassification',
  'assetClass',
] as const;
export type CharacteristicCode = (typeof characteristicCodes)[number];

/** A corporate action with the facts that only the page shows. */
export type ShareAction = CorporateAction &
  (
    | { kind: 'SPLIT' }
    | { kind: 'MERGER'; absorbed: LocalisedText }
    | { kind: 'RENAMING'; formerName: string }
    | { kind: 'DISTRIBUTION'; currency: string; paymentDate: string | null }
  );

export type Share = {
  isin: string;
  name: ShareName;
  slug: LocalisedText;
  /** ISO 4217. */
  currency: string;
  active: boolean;
  visibleTo: ProfileCode[];
  bloombergTicker: string | null;
  /** `null` where it is the fund's. */
  riskLevel: number | null;
  managementGoal: LocalisedText | null;
  updatedAt: string | null;
  inceptionDate: string;
  inceptionNav: number | null;
  /** Percentages in percent points. */
  fees: {
    management: number | null;
    movement: number | null;
    performance: LocalisedText | null;
    subscription: number | null;
    redemption: number | null;
  };
  /** As charged in a financial year, in percent points. */
  costs: {
    year: number;
    entry: number;
    exit: number;
    ongoing: number;
    transaction: number;
    performance: number;
  } | null;
  minimumInitialSubscription: number | null;
  minimumSubscriptionShares: number | null;
  documents: PublishedDocument[];
  /** At least one. */
  registrations: Registration[];
  dataFiles: DataFile[];
  /** Rising dates; empty while the share has no price. */
  navs: readonly NavPoint[];
  distributionPolicy: DistributionPolicy | null;
  /** Rising dates. */
  actions: readonly ShareAction[];
  /** Latest first. */
  scenarios: MonthScenarios[];
  /** True when the last NAV is older than the fund's valuation frequency allows. */
  navIsLate: boolean;
};

/** Average return in percent a year. */
type ScenarioValue = { amount: number; averageReturn: number };

/** Performance scenarios of a month, which `date` is the last day of; rows in the order of `scenarioCodes`. */
export type MonthScenarios = {
  date: string;
  rows: { code: ScenarioCode; afterOneYear: ScenarioValue; atHoldingPeriod: ScenarioValue }[];
};

export type Fund = {
  code: string;
  displayOrder: number;
  category: Category;
  specificCategory: LocalisedText | null;
  title: LocalisedText;
  slug: LocalisedText;
  visibleTo: ProfileCode[];
  description: LocalisedText | null;
  /** HTML. */
  philosophy: LocalisedText | null;
  quote: LocalisedText | null;
  quoteAuthor: LocalisedText | null;
  updatedAt: string | null;
  /** Years. */
  minRecommendedInvestmentDuration: number | null;
  tags: CodedTitle[];
  riskLevel: number | null;
  /** The most important first; at least one. */
  risks: CodedText[];
  riskNotCaptured: LocalisedText | null;
  liquidityTools: CodedText<LiquidityToolCode>[];
  benchmark: Benchmark | null;
  sfdrArticle: number | null;
  sustainability: SustainabilityDisclosure | null;
  /** EUR. */
  aum: { value: number; date: string; dateFrom: string | null } | null;
  eligibilities: CodedTitle[];
  managers: TeamMember[];
  /** Latest first. */
  changes: { date: string; subject: FundChangeSubject; text: LocalisedText }[];
  valuationFrequency: ValuationFrequency;
  characteristics: Partial<Record<CharacteristicCode, LocalisedText>>;
  customData: { code: string; title: LocalisedText; value: LocalisedText }[];
  documents: PublishedDocument[];
  /** In the display order of their names. */
  shares: Share[];
  portfolio: Portfolio | null;
};

export type TeamMember = {
  code: string;
  name: string;
  department: string;
  role: LocalisedText;
  /** HTML. */
  biography: LocalisedText | null;
  updatedAt: string | null;
  portrait: { fileName: string; width: number; height: number } | null;
};

export type PageComponent = {
  code: string;
  kind: PageComponentKind;
  texts: { code: string; content: string }[];
};

/** One page in one locale. `body` texts are HTML. */
export type Page = {
  code: string;
  locale: ContentLocale;
  title: string;
  description: string | null;
  keywords: string[];
  updatedAt: string | null;
  components: PageComponent[];
};

export type NewsCategory = CodedTitle & {
  slug: LocalisedText;
  description: LocalisedText | null;
  updatedAt: string | null;
};

export type NewsItem = Scheduled & {
  code: string;
  date: string;
  updatedAt: string | null;
  category: NewsCategory;
  mediaType: NewsMediaType | null;
  routeType: NewsRouteType;
  externalUrl: string | null;
  /** For DOC, in the locales in which it is published. */
  documentTitle: Partial<LocalisedText> | null;
  /** Set for DOC only. */
  document?: DocumentFiles | undefined;
  fundCodes: string[];
  /** `alt` in the locales in which the item is published; `null` for an image that only decorates. */
  image: { width: number; height: number; alt: Partial<LocalisedText> | null } | null;
  /**
   * Texts in the locales in which the item is published. `body` is HTML of b, i, strong, a and iframe; a blank line
   * separates paragraphs.
   */
  texts: Partial<
    Record<ContentLocale, { title: string; slug: string; summary: string | null; body: string | null }>
  >;
};

export type Content = {
  company: Company;
  languages: Language[];
  countries: Country[];
  profiles: Profile[];
  documentTypes: DocumentType[];
  /** In display order; funds in the order of their category, then their own. */
  categories: Category[];
  funds: Fund[];
  pages: Page[];
  team: TeamMember[];
  newsCategories: NewsCategory[];
  /** Latest first; items of one day by code. */
  news: NewsItem[];
};

export function activeShares({ shares }: Fund): Share[] {
  return shares.filter(({ active }) => active);
}

/** Falls back to the code. */
export function documentTypeTitle(content: Content, type: DocumentTypeCode, locale: ContentLocale): string {
  return content.documentTypes.find(({ code }) => code === type)?.title[locale] ?? type;
}
