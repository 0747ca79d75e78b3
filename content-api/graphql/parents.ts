import type { ContactClient, ContactDesk } from '../contact/ContactDesk';
import type {
  Category,
  Company,
  Content,
  ContentLocale,
  Fund,
  PageComponent,
  Share,
} from '../parsing/content';
import type { SharePerformance } from '../performance/sharePerformance';

/** What the resolvers of one request read. */
export type RequestContext = {
  /** As it was when the request came in. */
  content: Content;
  /** Undefined where no contact requests are taken. */
  contactDesk?: ContactDesk | undefined;
  /** Undefined where nobody asked over a network. */
  client?: ContactClient;
};

/*
 * What resolvers hand on: an object of the content with the locale in which it is read, because the fields below it have
 * no locale of their own.
 */
export type CompanyParent = { company: Company; locale: ContentLocale };
export type FundCategoryParent = { category: Category; locale: ContentLocale };
export type FundParent = { fund: Fund; locale: ContentLocale };
export type ShareParent = { fund: Fund; share: Share; locale: ContentLocale };
export type ComputedDataParent = {
  navs: Share['navs'];
  performance: SharePerformance;
  locale: ContentLocale;
};

/** Pages are parsed one locale at a time. */
export type PageComponentParent = PageComponent;
