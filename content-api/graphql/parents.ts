import type { ContactClient, ContactIntake } from '../contact/ContactIntake';
import type { Category, Company, Content, Fund, PageComponent, Share } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import type { SharePerformance } from '../performance/sharePerformance';

export type RequestContext = {
  /** Snapshot at the start of the request. */
  content: Content;
  /** Origin of the site; undefined where it is not known. */
  siteUrl?: string | undefined;
  /** Undefined refuses contact requests. */
  contactIntake?: ContactIntake | undefined;
  /** Undefined outside of HTTP. */
  client?: ContactClient;
};

/*
 * Parents of resolvers: content with the requested locale, because the fields below have no locale argument.
 */
export type CompanyParent = { company: Company; locale: ContentLocale };
export type FundCategoryParent = { category: Category; locale: ContentLocale };
export type FundParent = { fund: Fund; locale: ContentLocale };
export type ShareParent = { fund: Fund; share: Share; locale: ContentLocale };
export type ComputedDataParent = {
  performance: SharePerformance;
  locale: ContentLocale;
};

/** Pages are parsed one locale at a time. */
export type PageComponentParent = PageComponent;
