import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import type { Locale } from '../../i18n/locales';

export type MenuLink = { title: string; path: string; visibleTo?: InvestorProfileCode[] };

/** A group of links under a heading; `group` names the sub-menu of the mobile menu. */
export type FundsGroup = {
  group: 'equityFunds' | 'bondFunds';
  title: string;
  links: MenuLink[];
  /** Who sees one of the links at least. */
  visibleTo: InvestorProfileCode[];
};

/** What the navigation slice renders; texts are translated at build, where slices have no i18n context. */
export type NavigationContext = {
  locale: Locale;
  companyTitle: string;
  homePath: string;
  about: MenuLink[];
  fundRange: MenuLink;
  fundGroups: FundsGroup[];
  news: MenuLink[];
  contact: MenuLink;
  profiles: { code: InvestorProfileCode; title: string; description: string | null }[];
  texts: {
    skipLink: string;
    mainNavigation: string;
    home: string;
    about: string;
    funds: string;
    news: string;
    openMenu: string;
    closeMenu: string;
    profile: string;
    loading: string;
    intendedPage: string;
    closeNotice: string;
    offline: string;
  };
};

export type SocialLink = { code: 'LINKEDIN' | 'YOUTUBE' | 'TWITTER'; url: string; title: string };

export type FooterContext = {
  locale: Locale;
  companyTitle: string;
  homePath: string;
  links: MenuLink[];
  /** For each group of profiles that sees the same first share. */
  subscribe: MenuLink[];
  regulatory: MenuLink[];
  /** Pages of the bar's menus that the footer does not link to: without scripts they are reached from here. */
  withoutScripts: MenuLink[];
  contact: MenuLink;
  /** Where cookies are described: stands in for the button that manages them, where there are no scripts. */
  cookies: MenuLink;
  addressLines: string[];
  phone: string | null;
  legalText: string | null;
  social: SocialLink[];
  texts: {
    site: string;
    follow: string;
    regulatory: string;
    scrollToTop: string;
    opensOutside: string;
    cookieTab: string;
  };
};
