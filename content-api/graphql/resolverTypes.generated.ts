/* Written by `npx tsx scripts/generateTypes.ts` from content-api/schema.graphql: do not edit. */

import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyParent, ComputedDataParent, FundParent, FundCategoryParent, PageComponentParent, ShareParent, RequestContext } from './parents';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type Query = {
  /** Pages of the site in one locale, all of them or those of `codes`, in the order of the content system. */
  pages: Array<Page>;
  /** The asset management company. */
  company: Company;
  /** Countries from which the site may be read, each with its languages. */
  countries: Array<Country>;
  /** Investor profiles, RETAIL first. */
  investorProfiles: Array<InvestorProfile>;
  /** The catalogue, ordered by `categoryDisplayOrder`. */
  fundCategories: Array<FundCategory>;
  /** News, latest first. `category` is a category's code. `limit` is 1 to 100. */
  news: NewsList;
  /** News categories in display order. */
  newsCategories: Array<NewsCategory>;
  /** Members of the team in display order. */
  teamMembers: Array<TeamMember>;
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryPagesArgs = {
  locale: Scalars['String']['input'];
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryCompanyArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryCountriesArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryInvestorProfilesArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryFundCategoriesArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryNewsArgs = {
  locale: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryNewsCategoriesArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The contract between the website and the content system. Any server that honours it can feed the site.
 *
 * Conventions
 * - `locale` is a language of the site, such as `fr`; anything else answers the error `Invalid locale`.
 * - Dates are `YYYY-MM-DD` calendar days (no time zone); `formattedDate` is the same day written for the locale.
 * - Figures named `value` are raw: percentages in percent points (4.2 is 4.2 %), amounts in units of their currency.
 * - `displayValue` is the same figure written for the locale, `null` when there is nothing that may be shown.
 * - Nothing is given before its day in Paris: news, documents, prices, assets and portfolios dated later are left out.
 * - A `slug` is one part of an address: letters (no upper case) and digits of any script, in groups joined by one hyphen,
 *   NFC, 80 characters at most. No two items of a kind have the same in a locale, nor two shares of a fund.
 * - Texts documented as HTML are fragments; the site sanitises them again before it publishes them.
 * - A code is taken literally, case included. Enums are closed. Where a code is a string, its description names those that
 *   the site knows. It leaves others out, and its build warns of periods and pages among them.
 */
export type QueryTeamMembersArgs = {
  locale: Scalars['String']['input'];
};

export type Mutation = {
  /**
   * Registers a request to be called or written back. It is kept before this answers; a mail to the company follows. The same
   * `requestKey` sent again is registered once. A refusal by the protection against robots, or a failure, is an error whose
   * `extensions.code` is CAPTCHA_REFUSED, TOO_MANY_REQUESTS, FOREIGN_ORIGIN or NOT_REGISTERED.
   */
  submitContactRequest: ContactRequestAnswer;
};


export type MutationSubmitContactRequestArgs = {
  input: ContactRequestInput;
};

export type ContactRequestInput = {
  /** UUID made by the browser for each request that a visitor writes. */
  requestKey: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  investorProfile: InvestorProfileCode;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  message: Scalars['String']['input'];
  /** The visitor has read the notice on the protection of personal data: true, or the request is refused. */
  consent: Scalars['Boolean']['input'];
  /** Of the captcha, where one is configured. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** A field that people do not see. Where no captcha is configured a request that fills it in is refused, CAPTCHA_REFUSED. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Milliseconds between the form's appearance and its submission. People take more than 3,000; less is as `website` filled in. */
  elapsed: Scalars['Int']['input'];
};

export type ContactRequestAnswer = {
  registered: Scalars['Boolean']['output'];
  /** Why it was not registered, one problem a field at most, in the order of the fields; empty when it was. */
  problems: Array<ContactFieldProblem>;
};

export type ContactFieldProblem = {
  /** Name of the field in the input. */
  field: Scalars['String']['output'];
  problem: ContactProblem;
};

export type ContactProblem =
  | 'REQUIRED'
  | 'TOO_LONG'
  /** Does not match the pattern of the field. */
  | 'INVALID';

/** The same thing in another locale. Every object that has a slug lists all the locales in which it is published. */
export type Translation = {
  locale: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type Company = {
  title: Scalars['String']['output'];
  baseline: Scalars['String']['output'];
  subBaseline: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
  /** Postal and online whereabouts, all or those of `codes`. */
  infos: Array<CompanyInfo>;
  keyFigures: Array<KeyFigure>;
  /** Policies and reports of the company itself. */
  documents: Array<Document>;
  brand: Brand;
};


export type CompanyInfosArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * How the house looks: logo, icons, map and share images of the site are made of it. Colours are `#rrggbb`, images paths or
 * addresses of SVG files with a `viewBox`; what could run in them is taken out.
 */
export type Brand = {
  /** Ground of share images, icons and the map on dark; white and `accentColour` are read on it. */
  colour: Scalars['String']['output'];
  accentColour: Scalars['String']['output'];
  /** About five times as wide as high; its shapes are `currentColor`. */
  logo: Scalars['String']['output'];
  /** Square, readable at 16 pixels. */
  icon: Scalars['String']['output'];
  /** Map of the markets invested in, 1313 by 704, drawn on `colour`. */
  mapOnDark: Scalars['String']['output'];
  /** The same, drawn on white. */
  mapOnLight: Scalars['String']['output'];
};

export type CompanyInfo = {
  /**
   * Known: LINKEDIN, YOUTUBE, TWITTER, ADDRESS, ZIP_CODE, CITY, COUNTRY, PHONE, EMAIL, LEGAL_TEXT (end of the footer), SHORT_NAME
   * (for titles that the whole name would make too long), SEARCH_SUGGESTIONS (words that the search offers, with commas between them).
   */
  code: Scalars['String']['output'];
  content: Scalars['String']['output'];
};

export type KeyFigure = {
  code: Scalars['String']['output'];
  /** Written for the locale, with its unit. */
  value: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Page = {
  /**
   * Stable across locales. Known: index, the-management-company, teams, philosophy, esg-sri-approach, funds-range, compare, documents,
   * news, contact, supports, legal-notices, privacy, regulatory-information, standard-page, disclaimers (texts used elsewhere, without an address).
   */
  code: Scalars['String']['output'];
  /** Path of the page in the locale, with the locale's prefix. */
  route: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** For search engines and link previews, about 150 characters. */
  description: Maybe<Scalars['String']['output']>;
  keywords: Array<Scalars['String']['output']>;
  /** Day of the last editorial change. */
  updatedAt: Maybe<Scalars['String']['output']>;
  components: Array<PageComponent>;
};

/** One block of a page: `kind` says how it is drawn, `code` which one it is within the page (it may serve as an anchor). */
export type PageComponent = {
  code: Scalars['String']['output'];
  kind: PageComponentKind;
  /**
   * The block's texts. Plain codes such as `title` and `body` belong to the block; numbered codes (`1.title`, `1.body`,
   * `2.title`, …) belong to its items, in order.
   */
  texts: Array<PageText>;
};

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

export type PageText = {
  code: Scalars['String']['output'];
  /** HTML for `body`, plain text for the other codes. */
  content: Scalars['String']['output'];
};

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  languages: Array<Language>;
};

export type Language = {
  /** Name of the language in the locale asked for. */
  title: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  /** Short label for menus, in the language itself. */
  label: Scalars['String']['output'];
};

/** Which investors a visitor belongs to. Arguments named `investorProfile` take these codes too, as strings. */
export type InvestorProfileCode =
  /** Individual. */
  | 'RETAIL'
  /** Institutional. */
  | 'INSTIT'
  /** Professional. */
  | 'PRO';

export type InvestorProfile = {
  code: InvestorProfileCode;
  title: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
};

export type FundCategory = {
  /**
   * Known, in the order in which they are shown: EQUITY, EQUITY ASIE, Equity Chine, BONDS. Others follow, by
   * `categoryDisplayOrder`; all but BONDS are equity.
   */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
  categoryDisplayOrder: Scalars['Int']['output'];
  /** Funds of the category; with `investorProfile` only those that this profile may see. */
  funds: Array<Fund>;
};


export type FundCategoryFundsArgs = {
  locale: Scalars['String']['input'];
  investorProfile?: InputMaybe<Scalars['String']['input']>;
};

export type Fund = {
  /** Stable across locales. */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  translations: Array<Translation>;
  /** One paragraph, plain text. */
  description: Maybe<Scalars['String']['output']>;
  /** HTML. */
  philosophy: Maybe<Scalars['String']['output']>;
  /** The manager's words, plain text. */
  quote: Maybe<Scalars['String']['output']>;
  quoteAuthor: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
  /** Further facts that the company publishes about the fund. */
  customData: Array<CustomData>;
  /** In years. */
  minRecommendedInvestmentDuration: Maybe<Scalars['Int']['output']>;
  tags: Array<FundTag>;
  /** Summary risk indicator (PRIIPs SRI), 1 (lower) to 7 (higher). */
  riskLevel: Maybe<Scalars['Int']['output']>;
  /** Risks of the prospectus, the most important first; at least one (Regulation (EU) 2019/1156, art. 4(1)). */
  risks: Array<FundRisk>;
  /** Risks that the indicator does not capture, plain text. */
  riskNotCaptured: Maybe<Scalars['String']['output']>;
  /**
   * Tools of Annex IIA of Directive 2009/65/EC that the fund has selected, in the order of the content system. A UCITS selects two
   * at least of those that count (art. 18a(2), inserted by Directive (EU) 2024/927).
   */
  liquidityTools: Array<LiquidityTool>;
  /**
   * Those in use on the day of the answer, the earliest first (Directive 2009/65/EC, art. 84(2), as amended by Directive (EU)
   * 2024/927). The site tells them on every page of the fund. One that is to come or has ended is not answered.
   */
  activatedTools: Array<ActivatedTool>;
  /** `null` for a fund without one. */
  benchmark: Maybe<Benchmark>;
  /** Article of Regulation (EU) 2019/2088 (SFDR) under which the fund is classified: 6, 8 or 9. */
  sfdrArticle: Maybe<Scalars['Int']['output']>;
  /** Disclosure of a fund of article 8 or 9 (Regulation (EU) 2019/2088, article 10); `null` for all others. */
  sustainability: Maybe<SustainabilityDisclosure>;
  /** Assets under management, in EUR. */
  aum: Maybe<DatedAmount>;
  /** Share classes; `activeOnly` leaves out those closed, `investorProfile` keeps those that this profile may see. */
  shares: Array<Share>;
  /** Documents of the fund as a whole, all or those of `types` (DocumentTypeCode). */
  documents: Array<Document>;
  /** Path of the fund's page in the locale. */
  url: Scalars['String']['output'];
  /** Currency codes of the active shares, each once: EUR then USD then others. */
  currenciesList: Array<Scalars['String']['output']>;
  categoryDisplayOrder: Scalars['Int']['output'];
  category: FundCategoryReference;
  specificCategory: Maybe<FundCategoryReference>;
  eligibilities: Array<Eligibility>;
  characteristics: FundCharacteristics;
  managers: Array<TeamMember>;
  /** Changes that investors are told of, latest first. */
  changes: Array<FundChange>;
  /** `null` while the portfolio is being invested. */
  portfolio: Maybe<Portfolio>;
};


export type FundSharesArgs = {
  locale: Scalars['String']['input'];
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  investorProfile?: InputMaybe<Scalars['String']['input']>;
};


export type FundDocumentsArgs = {
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A risk in plain words. */
export type FundRisk = {
  /**
   * The same for the same risk of every fund: CAPITAL_LOSS, EQUITY, EMERGING_MARKETS, CURRENCY, LIQUIDITY, CREDIT, RATES,
   * SMALL_CAPS, CHINA, SUSTAINABILITY, DERIVATIVES, COUNTERPARTY, CONCENTRATION or any other. The site shows its title.
   */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

export type FundChange = {
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  subject: FundChangeSubject;
  /** Plain text. */
  text: Scalars['String']['output'];
};

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

export type LiquidityTool = {
  code: LiquidityToolCode;
  title: Scalars['String']['output'];
  /** When it is used and what it does to an order, plain text. */
  text: Scalars['String']['output'];
};

export type ActivatedTool = {
  code: LiquidityToolCode;
  title: Scalars['String']['output'];
  /** Its effect on an order, plain text. */
  text: Scalars['String']['output'];
  /** First day. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  /** Last day; `null` while it is not known. */
  until: Maybe<Scalars['String']['output']>;
  formattedUntil: Maybe<Scalars['String']['output']>;
};

/** Texts are written for the locale. */
export type Benchmark = {
  /** Without the return type. */
  name: Scalars['String']['output'];
  /** Treatment of dividends or coupons: net dividends reinvested. */
  returnType: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its parts; their weights add up to 100. */
  components: Array<BenchmarkComponent>;
  /** Its administrator. */
  provider: Scalars['String']['output'];
  /** Statement on the provider's place in ESMA's register, in the prospectus's words (Regulation (EU) 2016/1011, art. 29(2)). */
  register: Scalars['String']['output'];
};

export type BenchmarkComponent = {
  title: Scalars['String']['output'];
  /** Percent of the benchmark. */
  weight: Scalars['Float']['output'];
};

export type SustainabilityDisclosure = {
  /**
   * In the order of Delegated Regulation (EU) 2022/1288: article 24 for a fund of article 8, article 37 for one of article 9. The
   * build refuses a missing section, a further one and another order.
   */
  sections: Array<SustainabilitySection>;
  /** Changes and their reasons (Regulation (EU) 2019/2088, article 12), latest first; the last one is the first publication. */
  changes: Array<SustainabilityChange>;
  /** Day of the latest change; `null` before the first publication. */
  updatedAt: Maybe<Scalars['String']['output']>;
};

export type SustainabilitySection = {
  code: SustainabilitySectionCode;
  /** As the regulation has it in the locale. */
  title: Scalars['String']['output'];
  /** HTML. */
  body: Scalars['String']['output'];
};

export type SustainabilityChange = {
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

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

export type FundCategoryReference = {
  code: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type CustomData = {
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FundTag = {
  /** Code of the tag. Known: LABEL_ISR, the French label ISR. Others are shown by their title. */
  label: Scalars['String']['output'];
  /** Name for readers. */
  title: Scalars['String']['output'];
};

export type Eligibility = {
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Written for the locale; `null` where the prospectus is silent. */
export type FundCharacteristics = {
  /** Name and return type of `Fund.benchmark`. */
  benchmark: Maybe<Scalars['String']['output']>;
  administrator: Maybe<Scalars['String']['output']>;
  custodian: Maybe<Scalars['String']['output']>;
  auditor: Maybe<Scalars['String']['output']>;
  legalStatus: Maybe<Scalars['String']['output']>;
  resultAllocation: Maybe<Scalars['String']['output']>;
  managementTypology: Maybe<Scalars['String']['output']>;
  subscriptionTerms: Maybe<Scalars['String']['output']>;
  amfClassification: Maybe<Scalars['String']['output']>;
  assetClass: Maybe<Scalars['String']['output']>;
  valuationFrequency: Maybe<Scalars['String']['output']>;
  cutOffTime: Maybe<Scalars['String']['output']>;
  settlementDate: Maybe<Scalars['String']['output']>;
  /** Of the fund, that is of its oldest share. */
  inceptionDate: Maybe<Scalars['String']['output']>;
  formattedInceptionDate: Maybe<Scalars['String']['output']>;
};

export type DatedAmount = {
  value: Scalars['Float']['output'];
  displayValue: Scalars['String']['output'];
  /** First day of the period that the amount describes, where it is not a single day. */
  dateFrom: Maybe<Scalars['String']['output']>;
  dateTo: Scalars['String']['output'];
  /** `dateTo` written for the locale. */
  formattedDate: Scalars['String']['output'];
};

export type Portfolio = {
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  geographic: Array<Weight>;
  sector: Array<Weight>;
  /** For an equity fund by size of company, for a bond fund by rating. */
  capitalisation: Array<Weight>;
  /** The ten largest lines, largest first. */
  topLines: Array<Weight>;
};

export type Weight = {
  /** ISO 3166-1 alpha-2 for countries, else a code of the content system. */
  code: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Percent of net assets. */
  value: Scalars['Float']['output'];
};

export type Share = {
  /** I, I USD, R, R USD, N, N USD, F, S USD. */
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  translations: Array<Translation>;
  /** ISO 6166, with its check digit. */
  isinCode: Scalars['String']['output'];
  bloombergTicker: Maybe<Scalars['String']['output']>;
  /** Summary risk indicator where it is not the fund's, as in another currency; `null` where it is. */
  riskLevel: Maybe<Scalars['Int']['output']>;
  /** Plain text. */
  managementGoal: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
  /** Path of the share's page in the locale. */
  url: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  currency: Currency;
  inceptionDate: Scalars['String']['output'];
  formattedInceptionDate: Scalars['String']['output'];
  inceptionNav: Maybe<Price>;
  /** `null` until the first NAV is published. */
  lastPrice: Maybe<Price>;
  /** True when the last NAV is older than the fund's valuation frequency allows. The site then says so beside it. */
  navIsLate: Scalars['Boolean']['output'];
  /**
   * Headline performances, all or those of `codes`. Empty while the share has no price. Figures are `null` where the period is longer than the share's life, and all of them for a share under one
   * year (AMF position-recommendation DOC-2011-24: no performance is shown for less than one year).
   */
  fetchedData: Array<FetchedData>;
  /** `null` for a share with no price or under one year. */
  computedData: Maybe<ComputedData>;
  fees: ShareFees;
  /**
   * Costs as actually charged, `null` before the first full year, in the parts of a key information document (delegated regulation (EU)
   * 2017/653, annexes VI and VII) and of what distributors say ex post (delegated regulation (EU) 2017/565, art. 50).
   */
  costs: Maybe<ShareCosts>;
  /** In the share's currency. */
  minimumInitialSubscription: Maybe<Price>;
  /** In shares, for subscriptions after the first. */
  minimumSubscriptionShares: Maybe<Scalars['Float']['output']>;
  documents: Array<Document>;
  /**
   * Performance scenarios as in the KID, by month, latest first; empty for a share under one year (delegated regulation (EU)
   * 2017/653, art. 8(3)).
   */
  scenarios: Array<PerformanceScenarios>;
  /** Where the share is registered for sale: at least in its fund's home State (Directive 2009/65/EC, art. 5 and 93). Each country once. */
  registrations: Array<Registration>;
  /** Files for the systems of distributors and insurers, one a template. For PRO and INSTIT, but public. */
  dataFiles: Array<DataFile>;
  /** The share accumulates what it earns, or pays it out; `null` where the content does not say. */
  distributionPolicy: Maybe<DistributionPolicy>;
  /** Splits, mergers, new names and distributions, the latest first. Performances are computed on NAVs that are adjusted for them. */
  corporateActions: Array<CorporateAction>;
  /** NAVs that were published and turned out to be wrong, the latest correction first (CSSF Circular 24/856). `lastPrice` and all else have the right ones. */
  navCorrections: Array<NavCorrection>;
  /**
   * True with no last price, or when the last price is dated less than one year after the inception or after the first NAV: a year has to be measured before
   * it is shown.
   */
  lessThanOneYear: Scalars['Boolean']['output'];
  /** True when the last price is dated ten years or more after the inception and the first NAV. */
  moreThanTenYears: Scalars['Boolean']['output'];
  /**
   * Another one for other NAVs or corporate actions, of letters and digits. Pages ask for NAVs with it (`v=`), so that a correction
   * is shown at once. `null` without a NAV.
   */
  navsVersion: Maybe<Scalars['String']['output']>;
  inceptionYear: Scalars['Int']['output'];
};


export type ShareFetchedDataArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type ShareDocumentsArgs = {
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The scenarios of a month, net of costs. */
export type PerformanceScenarios = {
  /** Last day of the month. */
  date: Scalars['String']['output'];
  /** The month written for the locale. */
  formattedMonth: Scalars['String']['output'];
  /** The recommended holding period, in years. */
  holdingYears: Scalars['Int']['output'];
  /** Amount invested, in the share's currency. */
  investment: Scalars['Float']['output'];
  /** One of each code, in the order of the codes. */
  rows: Array<ScenarioRow>;
};

export type ScenarioCode =
  | 'STRESS'
  | 'UNFAVOURABLE'
  | 'MODERATE'
  | 'FAVOURABLE';

export type ScenarioRow = {
  code: ScenarioCode;
  afterOneYear: ScenarioValue;
  atHoldingPeriod: ScenarioValue;
};

export type ScenarioValue = {
  /** In the share's currency. */
  amount: Scalars['Float']['output'];
  /** Percent a year. */
  averageReturn: Scalars['Float']['output'];
};

export type Currency = {
  /** ISO 4217. */
  code: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
};

export type Price = {
  value: Scalars['Float']['output'];
  /** With the currency's symbol. */
  displayValue: Scalars['String']['output'];
  date: Maybe<Scalars['String']['output']>;
  formattedDate: Maybe<Scalars['String']['output']>;
};

export type FetchedData = {
  /** Known: ytd, 1y, 3y, 5y, creation_annu. */
  code: Scalars['String']['output'];
  /** Percent; annualised for `creation_annu`, cumulative otherwise. */
  value: Maybe<Scalars['Float']['output']>;
  /** With a plus sign when positive; `null` when absent. */
  displayValue: Maybe<Scalars['String']['output']>;
  benchmarkValue: Maybe<Scalars['Float']['output']>;
  benchmarkDisplayValue: Maybe<Scalars['String']['output']>;
  /** Day of the NAV at which the period ends. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
};

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

export type CorporateAction = {
  kind: CorporateActionKind;
  /** From which the NAV is that of after it: of a distribution, the ex-date. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  /** A split has the shares for one: 10, or 0.1 for a consolidation. A merger has the shares that one of the absorbed share became; `null` where no NAVs of that stand in the history. */
  ratio: Maybe<Scalars['Float']['output']>;
  /** A distribution has what was paid for one share. The day of this price is that of the payment, where it is known. */
  amount: Maybe<Price>;
  /** A renaming has the name before, a merger the absorbed share. */
  former: Maybe<Scalars['String']['output']>;
};

export type NavCorrection = {
  /** The day of the NAV. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  correctedOn: Scalars['String']['output'];
  formattedCorrectedOn: Scalars['String']['output'];
  /** As it was published before, with all decimals that make the two differ. */
  formerNav: Price;
  /** After the correction. */
  nav: Price;
  /** Plain text. */
  reason: Scalars['String']['output'];
};

export type ComputedData = {
  /** In the order of their codes. */
  performances: Array<PeriodPerformance>;
  /** Ten full calendar years at most and the ones that are not complete, latest first. */
  calendarYears: Array<CalendarYearPerformance>;
  /** Whole periods of 12 months that end with the last NAV, latest first, five at most (regulation (EU) 2017/565, art. 44). */
  discretePeriods: Array<DiscretePeriodPerformance>;
  /** The way since the first NAV, share and benchmark both 100 on its day: the first day, then the last of each week. */
  curve: Array<CurvePoint>;
  riskFigures: Array<RiskFigure>;
};

export type PeriodPerformance = {
  /**
   * Known, in the order in which they are shown: ytd, 1m, 3m, 6m, 1y, 3y, 5y, 10y, inception (cumulative), creation_annu
   * (annualised). No enum, as a name of GraphQL cannot begin with a digit.
   */
  code: Scalars['String']['output'];
  /**
   * NAV days between which it is measured. `startNav` and `endNav` are the share's NAVs of these days, unrounded: the
   * return is `endNav / startNav - 1`. Where the share was split, merged or has distributed in between, `isAdjusted` is true, and
   * `startNav` is in shares of the last day, with distributions reinvested.
   */
  startDate: Maybe<Scalars['String']['output']>;
  endDate: Scalars['String']['output'];
  /** `null` without a figure. */
  startNav: Maybe<Scalars['Float']['output']>;
  /** `null` without a figure. */
  endNav: Maybe<Scalars['Float']['output']>;
  /**
   * Days by which the return is annualised: `(endNav / startNav) ^ (365.25 / annualisedDays) - 1`. `null` for a cumulative
   * return, and at the first anniversary, where both are the same.
   */
  annualisedDays: Maybe<Scalars['Int']['output']>;
  isAdjusted: Scalars['Boolean']['output'];
  /** Percent; `null` when the share is younger than the period, or no NAV counts at its start (docs/behaviour.md, Which NAV counts). */
  share: Maybe<Scalars['Float']['output']>;
  /** Percent; `null` when no level of the benchmark counts at one of the ends. */
  benchmark: Maybe<Scalars['Float']['output']>;
  /** Days of the benchmark's levels, which may lie before those of the NAVs; `null` without a figure. */
  benchmarkStartDate: Maybe<Scalars['String']['output']>;
  benchmarkEndDate: Maybe<Scalars['String']['output']>;
};

export type CalendarYearPerformance = {
  year: Scalars['Int']['output'];
  /** False for the year of inception, and for that of the last NAV until another valuation cannot end it. */
  complete: Scalars['Boolean']['output'];
  /** NAV days between which it is measured, and the share's NAVs of these days; all `null` without a figure. */
  startDate: Maybe<Scalars['String']['output']>;
  startNav: Maybe<Scalars['Float']['output']>;
  endDate: Maybe<Scalars['String']['output']>;
  endNav: Maybe<Scalars['Float']['output']>;
  /** As for a period. */
  isAdjusted: Scalars['Boolean']['output'];
  /** Percent; `null` when no NAV counts at the start, or at the end of a year that is over. */
  share: Maybe<Scalars['Float']['output']>;
  benchmark: Maybe<Scalars['Float']['output']>;
  benchmarkStartDate: Maybe<Scalars['String']['output']>;
  benchmarkEndDate: Maybe<Scalars['String']['output']>;
};

export type DiscretePeriodPerformance = {
  /** NAV days between which it is measured; the anniversary itself where no NAV counts there. */
  startDate: Scalars['String']['output'];
  endDate: Scalars['String']['output'];
  /** Written for the locale of the share. */
  formattedStartDate: Scalars['String']['output'];
  formattedEndDate: Scalars['String']['output'];
  /** The share's NAVs of these days; `null` without a figure. */
  startNav: Maybe<Scalars['Float']['output']>;
  endNav: Maybe<Scalars['Float']['output']>;
  /** As for a period. */
  isAdjusted: Scalars['Boolean']['output'];
  /** Percent; `null` when no NAV counts at one of the ends. */
  share: Maybe<Scalars['Float']['output']>;
  /** Percent; `null` when no level of the benchmark counts at one of the ends. */
  benchmark: Maybe<Scalars['Float']['output']>;
  benchmarkStartDate: Maybe<Scalars['String']['output']>;
  benchmarkEndDate: Maybe<Scalars['String']['output']>;
};

export type CurvePoint = {
  date: Scalars['String']['output'];
  share: Scalars['Float']['output'];
  /** `null` on days without a level. One that begins after the share begins at the share's level of that day. */
  benchmark: Maybe<Scalars['Float']['output']>;
};

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

export type RiskFigure = {
  code: RiskFigureCode;
  /** Years over which it is measured: 1, 3 or 5. */
  windowYears: Scalars['Int']['output'];
  /** Frequency of the returns it is computed from: weekly, or daily for the drawdown. */
  frequency: ReturnFrequency;
  /** Percent, except the Sharpe ratio, a number, whose risk-free rate is taken as zero. */
  share: Maybe<Scalars['Float']['output']>;
  benchmark: Maybe<Scalars['Float']['output']>;
};

export type ShareFees = {
  /** Percent a year, all taxes included, maximum. */
  management: Maybe<Scalars['Float']['output']>;
  /** Percent of each transaction, maximum. */
  movement: Maybe<Scalars['Float']['output']>;
  /** Written for the locale. */
  performance: Maybe<Scalars['String']['output']>;
  /** Percent, maximum. */
  subscription: Maybe<Scalars['Float']['output']>;
  /** Percent, maximum. */
  redemption: Maybe<Scalars['Float']['output']>;
};

/** Percent. */
export type ShareCosts = {
  /** Financial year in which they were charged. */
  year: Scalars['Int']['output'];
  /** One-off, of the amount paid in: the average of the year's subscriptions. */
  entry: Scalars['Float']['output'];
  /** One-off, of the amount paid out: the average of the year's redemptions. */
  exit: Scalars['Float']['output'];
  /** Management fees and other administrative or operating costs, a year. */
  ongoing: Scalars['Float']['output'];
  /** Costs of buying and selling investments, a year. */
  transaction: Scalars['Float']['output'];
  /** Performance fee, a year: an incidental cost. */
  performance: Scalars['Float']['output'];
};

export type Registration = {
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** Name of the country in the locale. */
  countryTitle: Scalars['String']['output'];
  audience: RegistrationAudience;
};

export type RegistrationAudience =
  /** All investors, individuals among them. */
  | 'RETAIL'
  /** Professional investors only. */
  | 'PROFESSIONAL';

/** A file of FinDatEx's templates. */
export type DataFile = {
  template: DataTemplate;
  /** Version of the template, as FinDatEx writes it: V4.3. */
  version: Scalars['String']['output'];
  /** Day to which the data refer. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  /** Path or address of the file, which stays the same. */
  url: Scalars['String']['output'];
  /** csv or xlsx. */
  fileType: Scalars['String']['output'];
  /** In bytes; `null` where it is unknown. */
  fileSize: Maybe<Scalars['Int']['output']>;
};

export type DataTemplate =
  /** European MiFID Template: target market, costs and charges. */
  | 'EMT'
  /** European PRIIPs Template: what insurers need for their key information documents. */
  | 'EPT'
  /** European ESG Template: what SFDR, taxonomy and sustainability preferences ask. */
  | 'EET';

export type Document = {
  documentType: DocumentType;
  /** Path or address of the file in the locale. */
  url: Scalars['String']['output'];
  /** Language of the file. */
  language: Scalars['String']['output'];
  /** Day of the document. */
  date: Maybe<Scalars['String']['output']>;
  formattedDate: Maybe<Scalars['String']['output']>;
  /** pdf, xlsx or csv. */
  fileType: Scalars['String']['output'];
  /** In bytes; `null` where it is unknown. */
  fileSize: Maybe<Scalars['Int']['output']>;
  /** Where else it is, in the other languages that there are. */
  otherLanguages: Array<LanguageFile>;
  /** Earlier ones, which stay to be read. Latest first. */
  editions: Array<DocumentEdition>;
};

export type LanguageFile = {
  language: Scalars['String']['output'];
  /** Path or address of the file. */
  url: Scalars['String']['output'];
};

export type DocumentEdition = {
  /** Path or address of the file in the locale. */
  url: Scalars['String']['output'];
  /** Language of the file. */
  language: Scalars['String']['output'];
  /** Day of the document. */
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  /** pdf, xlsx or csv. */
  fileType: Scalars['String']['output'];
  /** In bytes; `null` where it is unknown. */
  fileSize: Maybe<Scalars['Int']['output']>;
};

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

export type DocumentType = {
  code: DocumentTypeCode;
  title: Scalars['String']['output'];
};

export type NewsList = {
  /** Number of items before `limit` and `skip`. */
  total: Scalars['Int']['output'];
  items: Array<NewsItem>;
};

export type NewsItem = {
  /** Stable across locales. */
  code: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  translations: Array<Translation>;
  title: Scalars['String']['output'];
  /** One or two sentences, plain text. */
  summary: Maybe<Scalars['String']['output']>;
  /** HTML of the elements b, i, strong, a (href) and iframe (src); a blank line separates paragraphs. */
  body: Maybe<Scalars['String']['output']>;
  date: Scalars['String']['output'];
  formattedDate: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['String']['output']>;
  category: NewsCategory;
  /** `null` for a written article. */
  mediaType: Maybe<NewsMediaType>;
  routeType: NewsRouteType;
  /** Where the item leads: the article's path, the external address or the document's path, by `routeType`. */
  route: Scalars['String']['output'];
  /** For EXTERNAL. */
  externalUrl: Maybe<Scalars['String']['output']>;
  /** For DOC. */
  documents: Array<NewsDocument>;
  /** Codes of the funds that the item is about. */
  fundCodes: Array<Scalars['String']['output']>;
  image: Maybe<NewsImage>;
};

/** A raster image, twice as wide as high or less, best of 1280 × 720 pixels: lists show it at 16:9. */
export type NewsImage = {
  /** Path on the content system, or a full address. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** What it says, in the item's language; empty for an image that only decorates. */
  alt: Scalars['String']['output'];
};

export type NewsDocument = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Language of the file. */
  language: Scalars['String']['output'];
  /** pdf, xlsx or csv. */
  fileType: Scalars['String']['output'];
  /** In bytes; `null` where it is unknown. */
  fileSize: Maybe<Scalars['Int']['output']>;
};

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

export type NewsCategory = {
  code: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  translations: Array<Translation>;
  title: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
};

export type TeamMember = {
  /** Stable across locales; serves as an anchor. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: Scalars['String']['output'];
  /** Known: management, whose members the home page introduces. */
  department: Scalars['String']['output'];
  /** HTML. */
  biography: Maybe<Scalars['String']['output']>;
  /** Day of the last change of its texts, for the `lastmod` of the pages that show them. */
  updatedAt: Maybe<Scalars['String']['output']>;
  portrait: Maybe<Image>;
};

/** A raster image. */
export type Image = {
  /** Path on the content system, or a full address. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<unknown, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, unknown, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: unknown[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ContactRequestInput: ContactRequestInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ContactRequestAnswer: ResolverTypeWrapper<ContactRequestAnswer>;
  ContactFieldProblem: ResolverTypeWrapper<ContactFieldProblem>;
  ContactProblem: ContactProblem;
  Translation: ResolverTypeWrapper<Translation>;
  Company: ResolverTypeWrapper<CompanyParent>;
  Brand: ResolverTypeWrapper<Brand>;
  CompanyInfo: ResolverTypeWrapper<CompanyInfo>;
  KeyFigure: ResolverTypeWrapper<KeyFigure>;
  Page: ResolverTypeWrapper<Omit<Page, 'components'> & { components: Array<ResolversTypes['PageComponent']> }>;
  PageComponent: ResolverTypeWrapper<PageComponentParent>;
  PageComponentKind: PageComponentKind;
  PageText: ResolverTypeWrapper<PageText>;
  Country: ResolverTypeWrapper<Country>;
  Language: ResolverTypeWrapper<Language>;
  InvestorProfileCode: InvestorProfileCode;
  InvestorProfile: ResolverTypeWrapper<InvestorProfile>;
  FundCategory: ResolverTypeWrapper<FundCategoryParent>;
  Fund: ResolverTypeWrapper<FundParent>;
  FundRisk: ResolverTypeWrapper<FundRisk>;
  FundChange: ResolverTypeWrapper<FundChange>;
  LiquidityToolCode: LiquidityToolCode;
  LiquidityTool: ResolverTypeWrapper<LiquidityTool>;
  ActivatedTool: ResolverTypeWrapper<ActivatedTool>;
  Benchmark: ResolverTypeWrapper<Benchmark>;
  BenchmarkComponent: ResolverTypeWrapper<BenchmarkComponent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SustainabilityDisclosure: ResolverTypeWrapper<SustainabilityDisclosure>;
  SustainabilitySection: ResolverTypeWrapper<SustainabilitySection>;
  SustainabilityChange: ResolverTypeWrapper<SustainabilityChange>;
  SustainabilitySectionCode: SustainabilitySectionCode;
  FundChangeSubject: FundChangeSubject;
  FundCategoryReference: ResolverTypeWrapper<FundCategoryReference>;
  CustomData: ResolverTypeWrapper<CustomData>;
  FundTag: ResolverTypeWrapper<FundTag>;
  Eligibility: ResolverTypeWrapper<Eligibility>;
  FundCharacteristics: ResolverTypeWrapper<FundCharacteristics>;
  DatedAmount: ResolverTypeWrapper<DatedAmount>;
  Portfolio: ResolverTypeWrapper<Portfolio>;
  Weight: ResolverTypeWrapper<Weight>;
  Share: ResolverTypeWrapper<ShareParent>;
  PerformanceScenarios: ResolverTypeWrapper<PerformanceScenarios>;
  ScenarioCode: ScenarioCode;
  ScenarioRow: ResolverTypeWrapper<ScenarioRow>;
  ScenarioValue: ResolverTypeWrapper<ScenarioValue>;
  Currency: ResolverTypeWrapper<Currency>;
  Price: ResolverTypeWrapper<Price>;
  FetchedData: ResolverTypeWrapper<FetchedData>;
  DistributionPolicy: DistributionPolicy;
  CorporateActionKind: CorporateActionKind;
  CorporateAction: ResolverTypeWrapper<CorporateAction>;
  NavCorrection: ResolverTypeWrapper<NavCorrection>;
  ComputedData: ResolverTypeWrapper<ComputedDataParent>;
  PeriodPerformance: ResolverTypeWrapper<PeriodPerformance>;
  CalendarYearPerformance: ResolverTypeWrapper<CalendarYearPerformance>;
  DiscretePeriodPerformance: ResolverTypeWrapper<DiscretePeriodPerformance>;
  CurvePoint: ResolverTypeWrapper<CurvePoint>;
  RiskFigureCode: RiskFigureCode;
  ReturnFrequency: ReturnFrequency;
  RiskFigure: ResolverTypeWrapper<RiskFigure>;
  ShareFees: ResolverTypeWrapper<ShareFees>;
  ShareCosts: ResolverTypeWrapper<ShareCosts>;
  Registration: ResolverTypeWrapper<Registration>;
  RegistrationAudience: RegistrationAudience;
  DataFile: ResolverTypeWrapper<DataFile>;
  DataTemplate: DataTemplate;
  Document: ResolverTypeWrapper<Document>;
  LanguageFile: ResolverTypeWrapper<LanguageFile>;
  DocumentEdition: ResolverTypeWrapper<DocumentEdition>;
  DocumentTypeCode: DocumentTypeCode;
  DocumentType: ResolverTypeWrapper<DocumentType>;
  NewsList: ResolverTypeWrapper<NewsList>;
  NewsItem: ResolverTypeWrapper<NewsItem>;
  NewsImage: ResolverTypeWrapper<NewsImage>;
  NewsDocument: ResolverTypeWrapper<NewsDocument>;
  NewsMediaType: NewsMediaType;
  NewsRouteType: NewsRouteType;
  NewsCategory: ResolverTypeWrapper<NewsCategory>;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  Image: ResolverTypeWrapper<Image>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  ContactRequestInput: ContactRequestInput;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  ContactRequestAnswer: ContactRequestAnswer;
  ContactFieldProblem: ContactFieldProblem;
  Translation: Translation;
  Company: CompanyParent;
  Brand: Brand;
  CompanyInfo: CompanyInfo;
  KeyFigure: KeyFigure;
  Page: Omit<Page, 'components'> & { components: Array<ResolversParentTypes['PageComponent']> };
  PageComponent: PageComponentParent;
  PageText: PageText;
  Country: Country;
  Language: Language;
  InvestorProfile: InvestorProfile;
  FundCategory: FundCategoryParent;
  Fund: FundParent;
  FundRisk: FundRisk;
  FundChange: FundChange;
  LiquidityTool: LiquidityTool;
  ActivatedTool: ActivatedTool;
  Benchmark: Benchmark;
  BenchmarkComponent: BenchmarkComponent;
  Float: Scalars['Float']['output'];
  SustainabilityDisclosure: SustainabilityDisclosure;
  SustainabilitySection: SustainabilitySection;
  SustainabilityChange: SustainabilityChange;
  FundCategoryReference: FundCategoryReference;
  CustomData: CustomData;
  FundTag: FundTag;
  Eligibility: Eligibility;
  FundCharacteristics: FundCharacteristics;
  DatedAmount: DatedAmount;
  Portfolio: Portfolio;
  Weight: Weight;
  Share: ShareParent;
  PerformanceScenarios: PerformanceScenarios;
  ScenarioRow: ScenarioRow;
  ScenarioValue: ScenarioValue;
  Currency: Currency;
  Price: Price;
  FetchedData: FetchedData;
  CorporateAction: CorporateAction;
  NavCorrection: NavCorrection;
  ComputedData: ComputedDataParent;
  PeriodPerformance: PeriodPerformance;
  CalendarYearPerformance: CalendarYearPerformance;
  DiscretePeriodPerformance: DiscretePeriodPerformance;
  CurvePoint: CurvePoint;
  RiskFigure: RiskFigure;
  ShareFees: ShareFees;
  ShareCosts: ShareCosts;
  Registration: Registration;
  DataFile: DataFile;
  Document: Document;
  LanguageFile: LanguageFile;
  DocumentEdition: DocumentEdition;
  DocumentType: DocumentType;
  NewsList: NewsList;
  NewsItem: NewsItem;
  NewsImage: NewsImage;
  NewsDocument: NewsDocument;
  NewsCategory: NewsCategory;
  TeamMember: TeamMember;
  Image: Image;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type FieldDirectiveArgs = {
  maxLength: Scalars['Int']['input'];
  pattern?: Maybe<Scalars['String']['input']>;
};

export type FieldDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = FieldDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'locale'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryCompanyArgs, 'locale'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountriesArgs, 'locale'>>;
  investorProfiles?: Resolver<Array<ResolversTypes['InvestorProfile']>, ParentType, ContextType, RequireFields<QueryInvestorProfilesArgs, 'locale'>>;
  fundCategories?: Resolver<Array<ResolversTypes['FundCategory']>, ParentType, ContextType, RequireFields<QueryFundCategoriesArgs, 'locale'>>;
  news?: Resolver<ResolversTypes['NewsList'], ParentType, ContextType, RequireFields<QueryNewsArgs, 'locale' | 'limit' | 'skip'>>;
  newsCategories?: Resolver<Array<ResolversTypes['NewsCategory']>, ParentType, ContextType, RequireFields<QueryNewsCategoriesArgs, 'locale'>>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryTeamMembersArgs, 'locale'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  submitContactRequest?: Resolver<ResolversTypes['ContactRequestAnswer'], ParentType, ContextType, RequireFields<MutationSubmitContactRequestArgs, 'input'>>;
};

export type ContactRequestAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactRequestAnswer'] = ResolversParentTypes['ContactRequestAnswer']> = {
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ContactFieldProblem']>, ParentType, ContextType>;
};

export type ContactFieldProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactFieldProblem'] = ResolversParentTypes['ContactFieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['ContactProblem'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subBaseline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  infos?: Resolver<Array<ResolversTypes['CompanyInfo']>, ParentType, ContextType, Partial<CompanyInfosArgs>>;
  keyFigures?: Resolver<Array<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accentColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mapOnDark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mapOnLight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyInfo'] = ResolversParentTypes['CompanyInfo']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyFigureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeyFigure'] = ResolversParentTypes['KeyFigure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['PageComponent']>, ParentType, ContextType>;
};

export type PageComponentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageComponent'] = ResolversParentTypes['PageComponent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PageComponentKind'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['PageText']>, ParentType, ContextType>;
};

export type PageTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageText'] = ResolversParentTypes['PageText']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvestorProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvestorProfile'] = ResolversParentTypes['InvestorProfile']> = {
  code?: Resolver<ResolversTypes['InvestorProfileCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FundCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundCategory'] = ResolversParentTypes['FundCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryDisplayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  funds?: Resolver<Array<ResolversTypes['Fund']>, ParentType, ContextType, RequireFields<FundCategoryFundsArgs, 'locale'>>;
};

export type FundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Fund'] = ResolversParentTypes['Fund']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  philosophy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quoteAuthor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customData?: Resolver<Array<ResolversTypes['CustomData']>, ParentType, ContextType>;
  minRecommendedInvestmentDuration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['FundTag']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  risks?: Resolver<Array<ResolversTypes['FundRisk']>, ParentType, ContextType>;
  riskNotCaptured?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liquidityTools?: Resolver<Array<ResolversTypes['LiquidityTool']>, ParentType, ContextType>;
  activatedTools?: Resolver<Array<ResolversTypes['ActivatedTool']>, ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Benchmark']>, ParentType, ContextType>;
  sfdrArticle?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sustainability?: Resolver<Maybe<ResolversTypes['SustainabilityDisclosure']>, ParentType, ContextType>;
  aum?: Resolver<Maybe<ResolversTypes['DatedAmount']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['Share']>, ParentType, ContextType, RequireFields<FundSharesArgs, 'locale' | 'activeOnly'>>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType, Partial<FundDocumentsArgs>>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currenciesList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categoryDisplayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['FundCategoryReference'], ParentType, ContextType>;
  specificCategory?: Resolver<Maybe<ResolversTypes['FundCategoryReference']>, ParentType, ContextType>;
  eligibilities?: Resolver<Array<ResolversTypes['Eligibility']>, ParentType, ContextType>;
  characteristics?: Resolver<ResolversTypes['FundCharacteristics'], ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FundChange']>, ParentType, ContextType>;
  portfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType>;
};

export type FundRiskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundRisk'] = ResolversParentTypes['FundRisk']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundChange'] = ResolversParentTypes['FundChange']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['FundChangeSubject'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiquidityToolResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiquidityTool'] = ResolversParentTypes['LiquidityTool']> = {
  code?: Resolver<ResolversTypes['LiquidityToolCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivatedToolResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActivatedTool'] = ResolversParentTypes['ActivatedTool']> = {
  code?: Resolver<ResolversTypes['LiquidityToolCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BenchmarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Benchmark'] = ResolversParentTypes['Benchmark']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['BenchmarkComponent']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenchmarkComponentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BenchmarkComponent'] = ResolversParentTypes['BenchmarkComponent']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SustainabilityDisclosureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SustainabilityDisclosure'] = ResolversParentTypes['SustainabilityDisclosure']> = {
  sections?: Resolver<Array<ResolversTypes['SustainabilitySection']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SustainabilityChange']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SustainabilitySectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SustainabilitySection'] = ResolversParentTypes['SustainabilitySection']> = {
  code?: Resolver<ResolversTypes['SustainabilitySectionCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SustainabilityChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SustainabilityChange'] = ResolversParentTypes['SustainabilityChange']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundCategoryReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundCategoryReference'] = ResolversParentTypes['FundCategoryReference']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomData'] = ResolversParentTypes['CustomData']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundTag'] = ResolversParentTypes['FundTag']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EligibilityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Eligibility'] = ResolversParentTypes['Eligibility']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundCharacteristicsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundCharacteristics'] = ResolversParentTypes['FundCharacteristics']> = {
  benchmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultAllocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managementTypology?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amfClassification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valuationFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cutOffTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settlementDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inceptionDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedInceptionDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatedAmountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DatedAmount'] = ResolversParentTypes['DatedAmount']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geographic?: Resolver<Array<ResolversTypes['Weight']>, ParentType, ContextType>;
  sector?: Resolver<Array<ResolversTypes['Weight']>, ParentType, ContextType>;
  capitalisation?: Resolver<Array<ResolversTypes['Weight']>, ParentType, ContextType>;
  topLines?: Resolver<Array<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type WeightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Weight'] = ResolversParentTypes['Weight']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ShareResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  isinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bloombergTicker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  managementGoal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  inceptionDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedInceptionDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inceptionNav?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  lastPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  navIsLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fetchedData?: Resolver<Array<ResolversTypes['FetchedData']>, ParentType, ContextType, Partial<ShareFetchedDataArgs>>;
  computedData?: Resolver<Maybe<ResolversTypes['ComputedData']>, ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['ShareFees'], ParentType, ContextType>;
  costs?: Resolver<Maybe<ResolversTypes['ShareCosts']>, ParentType, ContextType>;
  minimumInitialSubscription?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimumSubscriptionShares?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType, Partial<ShareDocumentsArgs>>;
  scenarios?: Resolver<Array<ResolversTypes['PerformanceScenarios']>, ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  dataFiles?: Resolver<Array<ResolversTypes['DataFile']>, ParentType, ContextType>;
  distributionPolicy?: Resolver<Maybe<ResolversTypes['DistributionPolicy']>, ParentType, ContextType>;
  corporateActions?: Resolver<Array<ResolversTypes['CorporateAction']>, ParentType, ContextType>;
  navCorrections?: Resolver<Array<ResolversTypes['NavCorrection']>, ParentType, ContextType>;
  lessThanOneYear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreThanTenYears?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  navsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inceptionYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformanceScenariosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformanceScenarios'] = ResolversParentTypes['PerformanceScenarios']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedMonth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdingYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  investment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ScenarioRow']>, ParentType, ContextType>;
};

export type ScenarioRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScenarioRow'] = ResolversParentTypes['ScenarioRow']> = {
  code?: Resolver<ResolversTypes['ScenarioCode'], ParentType, ContextType>;
  afterOneYear?: Resolver<ResolversTypes['ScenarioValue'], ParentType, ContextType>;
  atHoldingPeriod?: Resolver<ResolversTypes['ScenarioValue'], ParentType, ContextType>;
};

export type ScenarioValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScenarioValue'] = ResolversParentTypes['ScenarioValue']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  averageReturn?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  displayValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FetchedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FetchedData'] = ResolversParentTypes['FetchedData']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  displayValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benchmarkValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmarkDisplayValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorporateActionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorporateAction'] = ResolversParentTypes['CorporateAction']> = {
  kind?: Resolver<ResolversTypes['CorporateActionKind'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  former?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NavCorrectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NavCorrection'] = ResolversParentTypes['NavCorrection']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correctedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedCorrectedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerNav?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  nav?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComputedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComputedData'] = ResolversParentTypes['ComputedData']> = {
  performances?: Resolver<Array<ResolversTypes['PeriodPerformance']>, ParentType, ContextType>;
  calendarYears?: Resolver<Array<ResolversTypes['CalendarYearPerformance']>, ParentType, ContextType>;
  discretePeriods?: Resolver<Array<ResolversTypes['DiscretePeriodPerformance']>, ParentType, ContextType>;
  curve?: Resolver<Array<ResolversTypes['CurvePoint']>, ParentType, ContextType>;
  riskFigures?: Resolver<Array<ResolversTypes['RiskFigure']>, ParentType, ContextType>;
};

export type PeriodPerformanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeriodPerformance'] = ResolversParentTypes['PeriodPerformance']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  annualisedDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isAdjusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmarkStartDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benchmarkEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarYearPerformanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarYearPerformance'] = ResolversParentTypes['CalendarYearPerformance']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isAdjusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmarkStartDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benchmarkEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscretePeriodPerformanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscretePeriodPerformance'] = ResolversParentTypes['DiscretePeriodPerformance']> = {
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedStartDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedEndDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endNav?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isAdjusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmarkStartDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benchmarkEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CurvePointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CurvePoint'] = ResolversParentTypes['CurvePoint']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RiskFigureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RiskFigure'] = ResolversParentTypes['RiskFigure']> = {
  code?: Resolver<ResolversTypes['RiskFigureCode'], ParentType, ContextType>;
  windowYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['ReturnFrequency'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  benchmark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ShareFeesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShareFees'] = ResolversParentTypes['ShareFees']> = {
  management?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  movement?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  performance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ShareCostsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShareCosts'] = ResolversParentTypes['ShareCosts']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ongoing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['RegistrationAudience'], ParentType, ContextType>;
};

export type DataFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataFile'] = ResolversParentTypes['DataFile']> = {
  template?: Resolver<ResolversTypes['DataTemplate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  documentType?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherLanguages?: Resolver<Array<ResolversTypes['LanguageFile']>, ParentType, ContextType>;
  editions?: Resolver<Array<ResolversTypes['DocumentEdition']>, ParentType, ContextType>;
};

export type LanguageFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LanguageFile'] = ResolversParentTypes['LanguageFile']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentEditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentEdition'] = ResolversParentTypes['DocumentEdition']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DocumentTypeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentType'] = ResolversParentTypes['DocumentType']> = {
  code?: Resolver<ResolversTypes['DocumentTypeCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsList'] = ResolversParentTypes['NewsList']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['NewsItem']>, ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NewsCategory'], ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['NewsMediaType']>, ParentType, ContextType>;
  routeType?: Resolver<ResolversTypes['NewsRouteType'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['NewsDocument']>, ParentType, ContextType>;
  fundCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['NewsImage']>, ParentType, ContextType>;
};

export type NewsImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsImage'] = ResolversParentTypes['NewsImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsDocument'] = ResolversParentTypes['NewsDocument']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NewsCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsCategory'] = ResolversParentTypes['NewsCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ContactRequestAnswer?: ContactRequestAnswerResolvers<ContextType>;
  ContactFieldProblem?: ContactFieldProblemResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CompanyInfo?: CompanyInfoResolvers<ContextType>;
  KeyFigure?: KeyFigureResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageComponent?: PageComponentResolvers<ContextType>;
  PageText?: PageTextResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  InvestorProfile?: InvestorProfileResolvers<ContextType>;
  FundCategory?: FundCategoryResolvers<ContextType>;
  Fund?: FundResolvers<ContextType>;
  FundRisk?: FundRiskResolvers<ContextType>;
  FundChange?: FundChangeResolvers<ContextType>;
  LiquidityTool?: LiquidityToolResolvers<ContextType>;
  ActivatedTool?: ActivatedToolResolvers<ContextType>;
  Benchmark?: BenchmarkResolvers<ContextType>;
  BenchmarkComponent?: BenchmarkComponentResolvers<ContextType>;
  SustainabilityDisclosure?: SustainabilityDisclosureResolvers<ContextType>;
  SustainabilitySection?: SustainabilitySectionResolvers<ContextType>;
  SustainabilityChange?: SustainabilityChangeResolvers<ContextType>;
  FundCategoryReference?: FundCategoryReferenceResolvers<ContextType>;
  CustomData?: CustomDataResolvers<ContextType>;
  FundTag?: FundTagResolvers<ContextType>;
  Eligibility?: EligibilityResolvers<ContextType>;
  FundCharacteristics?: FundCharacteristicsResolvers<ContextType>;
  DatedAmount?: DatedAmountResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  Weight?: WeightResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  PerformanceScenarios?: PerformanceScenariosResolvers<ContextType>;
  ScenarioRow?: ScenarioRowResolvers<ContextType>;
  ScenarioValue?: ScenarioValueResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  FetchedData?: FetchedDataResolvers<ContextType>;
  CorporateAction?: CorporateActionResolvers<ContextType>;
  NavCorrection?: NavCorrectionResolvers<ContextType>;
  ComputedData?: ComputedDataResolvers<ContextType>;
  PeriodPerformance?: PeriodPerformanceResolvers<ContextType>;
  CalendarYearPerformance?: CalendarYearPerformanceResolvers<ContextType>;
  DiscretePeriodPerformance?: DiscretePeriodPerformanceResolvers<ContextType>;
  CurvePoint?: CurvePointResolvers<ContextType>;
  RiskFigure?: RiskFigureResolvers<ContextType>;
  ShareFees?: ShareFeesResolvers<ContextType>;
  ShareCosts?: ShareCostsResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  DataFile?: DataFileResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  LanguageFile?: LanguageFileResolvers<ContextType>;
  DocumentEdition?: DocumentEditionResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers<ContextType>;
  NewsList?: NewsListResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsImage?: NewsImageResolvers<ContextType>;
  NewsDocument?: NewsDocumentResolvers<ContextType>;
  NewsCategory?: NewsCategoryResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  field?: FieldDirectiveResolver<unknown, unknown, ContextType>;
};
