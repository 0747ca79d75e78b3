import type * as v from 'valibot';
import type { CorporateAction, NavPoint } from '../../figures/adjustedNavs';
import type {
  DocumentTypeCode,
  LiquidityToolCode,
  PageComponentKind,
  ScenarioCode,
  SustainabilitySectionCode,
} from '../../contract/codes.generated';
import type { ContentLocale, LocalisedText } from '../contentLocales';
import type { PdfFile } from '../files/documentFacts';
import type { acceptedSchema, companySchema } from '../schemas/companySchema';
import type { documentsSchema } from '../schemas/documentsSchema';
import type { benchmarkSchema, disclosureSchema, fundSchema, portfolioSchema } from '../schemas/fundSchema';
import type {
  categorySchema,
  codedTextSchema,
  codedTitleSchema,
  countrySchema,
  documentTypeSchema,
  languageSchema,
  memberSchema,
  profileSchema,
} from '../schemas/listSchemas';
import type { frontMatterSchema, newsCategorySchema, newsSchema } from '../schemas/newsSchema';
import type { pageSchema } from '../schemas/pageSchema';
import type { Scheduled } from '../schemas/schedule';
import type { actionFields, correctionsSchema, dataFilesSchema, shareSchema } from '../schemas/shareSchema';

/*
 * The parsed and validated content: references are resolved, Markdown is HTML, dates are `YYYY-MM-DD`. What stands in the files is
 * said by their schemas.
 */

/** A schema reads this; `Fields` are added to it, or stand in place of its own. */
type Read<Schema extends v.GenericSchema, Fields = unknown> = Omit<v.InferOutput<Schema>, keyof Fields> &
  Fields;

export type CodedTitle = Read<typeof codedTitleSchema>;

/** A risk, a liquidity management tool or a provider of benchmarks, with what is said of it. */
export type CodedText<Code = string> = Read<typeof codedTextSchema, { code: Code }>;

export type Company = Read<ReturnType<typeof companySchema>, { documents: PublishedDocument[] }>;

/** Images of the brand are SVG files in `company/`. */
export const brandImages = ['logo', 'icon', 'mapOnDark', 'mapOnLight'] as const;

export type Language = Read<typeof languageSchema>;
export type Country = Read<ReturnType<typeof countrySchema>>;
export type Profile = Read<typeof profileSchema>;
export type DocumentType = Read<typeof documentTypeSchema>;
export type Category = Read<typeof categorySchema>;

/** Has at least one language. */
export type DocumentFiles = Partial<Record<ContentLocale, PdfFile>>;

/** A document as it was on an earlier day. It is there from the `publishAt` of its own entry, if it has one. */
export type Edition = { date: string; files: DocumentFiles } & Pick<Scheduled, 'publishAt'>;

export type PublishedDocument = Read<ReturnType<typeof documentsSchema>>[number] & {
  files: DocumentFiles;
  /** Latest first. */
  editions: Edition[];
};

/** A file of a FinDatEx template. */
export type DataFile = Read<typeof dataFilesSchema>[number] & {
  fileType: 'csv' | 'xlsx';
  /** Path in the content folder. */
  path: string;
  bytes: number;
  /** The row of the share by the numbers of its columns, and its line. A workbook is not read. */
  cells: ReadonlyMap<string, string>;
  line: number;
};

/** A difference between a file and the content that somebody answers for, until a day. */
export type AcceptedDifference = Read<typeof acceptedSchema>[number] & { line: number };

export type Portfolio = Read<typeof portfolioSchema>;
export type Weight = Portfolio['topLines'][number];

export type Benchmark = Read<ReturnType<typeof benchmarkSchema>, { provider: CodedText }>;

/** The latest change comes first. */
export type SustainabilityDisclosure = Read<
  typeof disclosureSchema,
  {
    /** `body` is HTML. */
    sections: { code: SustainabilitySectionCode; title: LocalisedText; body: LocalisedText }[];
  }
>;

/** A corporate action with the facts that only the page shows. */
export type ShareAction = CorporateAction &
  (
    | { kind: 'SPLIT' }
    | { kind: 'MERGER'; absorbed: LocalisedText }
    | { kind: 'RENAMING'; formerName: string }
    | { kind: 'DISTRIBUTION'; currency: string; paymentDate: string | null }
  );

/** A NAV that was published and turned out to be wrong. `nav` is the value after the correction. */
export type NavCorrection = Read<typeof correctionsSchema>[number] & {
  nav: number;
  /** It stands on this line of the share's file. */
  line: number;
};

export type Share = Omit<
  Read<
    ReturnType<typeof shareSchema>,
    {
      documents: PublishedDocument[];
      dataFiles: DataFile[];
      /** Rising dates; empty while the share has no price. */
      navs: readonly NavPoint[];
      /** Rising dates. */
      actions: readonly ShareAction[];
      /** Latest first. */
      navCorrections: NavCorrection[];
      /** Latest first. */
      scenarios: MonthScenarios[];
      /** True when the last NAV is older than the fund's valuation frequency allows. */
      navIsLate: boolean;
    }
  >,
  Exclude<keyof typeof actionFields, 'distributionPolicy'>
>;

/** Average return in percent a year. */
type ScenarioValue = { amount: number; averageReturn: number };

/** Performance scenarios of a month, which `date` is the last day of; rows in the order of `ScenarioCode`, from the worst to the best. */
export type MonthScenarios = {
  date: string;
  rows: { code: ScenarioCode; afterOneYear: ScenarioValue; atHoldingPeriod: ScenarioValue }[];
};

/** Texts of `philosophy` are HTML; the latest change comes first. */
export type Fund = Read<
  ReturnType<typeof fundSchema>,
  {
    category: Category;
    tags: CodedTitle[];
    /** The most important first; at least one. */
    risks: CodedText[];
    liquidityTools: CodedText<LiquidityToolCode>[];
    /** In use from `date` until the last day, if that is known; the earliest first. */
    activatedTools: (CodedText<LiquidityToolCode> & { date: string; until: string | null })[];
    benchmark: Benchmark | null;
    sustainability: SustainabilityDisclosure | null;
    eligibilities: CodedTitle[];
    managers: TeamMember[];
    documents: PublishedDocument[];
    /** In the display order of their names. */
    shares: Share[];
    portfolio: Portfolio | null;
  }
>;

/** The biography is HTML. */
export type TeamMember = Read<
  typeof memberSchema,
  { portrait: { fileName: string; width: number; height: number } | null }
>;

export type PageComponent = {
  code: string;
  kind: PageComponentKind;
  texts: { code: string; content: string }[];
};

/** One page in one locale. `body` texts are HTML. */
export type Page = Read<
  typeof pageSchema,
  { code: string; locale: ContentLocale; components: PageComponent[] }
>;

export type NewsCategory = Read<typeof newsCategorySchema>;

export type NewsItem = Omit<
  Read<
    ReturnType<typeof newsSchema>,
    {
      code: string;
      date: string;
      category: NewsCategory;
      fundCodes: string[];
      /** Set for DOC only. */
      document?: DocumentFiles | undefined;
      /** `alt` in the locales in which the item is published; `null` for an image that only decorates. */
      image: { width: number; height: number; alt: Partial<LocalisedText> | null } | null;
      /**
       * Texts in the locales in which the item is published. `body` is HTML of b, i, strong, a and iframe; a blank line
       * separates paragraphs.
       */
      texts: Partial<Record<ContentLocale, Read<typeof frontMatterSchema, { body: string | null }>>>;
    }
  >,
  'funds'
>;

export type Content = {
  company: Company;
  languages: Language[];
  countries: Country[];
  profiles: Profile[];
  documentTypes: DocumentType[];
  /** In display order; funds in the order of their category, then their own. */
  categories: Category[];
  funds: Fund[];
  acceptedDifferences: AcceptedDifference[];
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
