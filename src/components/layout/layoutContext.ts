import type texts from '../../../locales/fr/layout.json';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import type { Locale } from '../../i18n/locales';

/** Of the page's locale. The build reads them: slices have no i18n context. */
type LayoutTexts = typeof texts;

export type MenuLink = { title: string; path: string; visibleTo?: InvestorProfileCode[] };

/** A group of links under a heading; `group` names the sub-menu of the mobile menu. */
export type FundsGroup = {
  group: 'equityFunds' | 'bondFunds';
  title: string;
  links: MenuLink[];
  /** Profiles that may see at least one of the links. */
  visibleTo: InvestorProfileCode[];
};

/** Props of the navigation slice. */
export type NavigationContext = {
  locale: Locale;
  companyTitle: string;
  homePath: string;
  about: MenuLink[];
  fundRange: MenuLink;
  /** Not every content API publishes the page. */
  compare?: MenuLink;
  fundGroups: FundsGroup[];
  news: MenuLink[];
  contact: MenuLink;
  profiles: { code: InvestorProfileCode; title: string; description: string | null }[];
  texts: LayoutTexts;
};

export type SocialLink = { code: 'LINKEDIN' | 'YOUTUBE' | 'TWITTER'; url: string; title: string };

export type FooterContext = {
  locale: Locale;
  companyTitle: string;
  homePath: string;
  links: MenuLink[];
  /** The first share that each profile sees; profiles with the same one are one entry. */
  subscribe: MenuLink[];
  regulatory: MenuLink[];
  /** Pages that only the bar's menus link to: the footer lists them for visitors without scripts. */
  withoutScripts: MenuLink[];
  contact: MenuLink;
  /** Page about cookies: replaces the button for cookie settings, which needs scripts. */
  cookies: MenuLink;
  addressLines: string[];
  phone: string | null;
  legalText: string | null;
  /** The page of the comparison is published. */
  isCompared: boolean;
  /** The disclaimer's footer, as sanitised HTML. */
  smallPrint: string;
  social: SocialLink[];
  texts: LayoutTexts;
};
