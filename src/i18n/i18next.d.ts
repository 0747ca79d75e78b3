import 'i18next';
import type chart from '../../locales/fr/chart.json';
import type common from '../../locales/fr/common.json';
import type compare from '../../locales/fr/compare.json';
import type compareLink from '../../locales/fr/compareLink.json';
import type contact from '../../locales/fr/contact.json';
import type costs from '../../locales/fr/costs.json';
import type disclaimer from '../../locales/fr/disclaimer.json';
import type esg from '../../locales/fr/esg.json';
import type funds from '../../locales/fr/funds.json';
import type layout from '../../locales/fr/layout.json';
import type library from '../../locales/fr/library.json';
import type news from '../../locales/fr/news.json';
import type pastPerformance from '../../locales/fr/pastPerformance.json';
import type portfolio from '../../locales/fr/portfolio.json';
import type range from '../../locales/fr/range.json';
import type search from '../../locales/fr/search.json';
import type sustainability from '../../locales/fr/sustainability.json';
import type tabs from '../../locales/fr/tabs.json';

declare module 'i18next' {
  /** Dictionaries that pages query; the others are imported where they are read. */
  interface Dictionaries {
    chart: typeof chart;
    common: typeof common;
    compare: typeof compare;
    compareLink: typeof compareLink;
    contact: typeof contact;
    costs: typeof costs;
    disclaimer: typeof disclaimer;
    esg: typeof esg;
    funds: typeof funds;
    layout: typeof layout;
    library: typeof library;
    news: typeof news;
    pastPerformance: typeof pastPerformance;
    portfolio: typeof portfolio;
    range: typeof range;
    search: typeof search;
    sustainability: typeof sustainability;
    tabs: typeof tabs;
  }

  interface CustomTypeOptions {
    /** A missing key gives the key itself, never null. */
    returnNull: false;
    resources: Dictionaries;
    /** A list, so that every key is written with its namespace: `t('funds:share')`. */
    defaultNS: (keyof Dictionaries)[];
  }
}
