import texts from '../../locales/fr/layout.json';
import type { FooterContext, NavigationContext } from '../components/layout/layoutContext';
import { fundPath, pagePath, sharePath } from '../routes/routeTable';

/** The French top bar with two equity funds and a bond fund, some of them for certain profiles only. */
export const navigation: NavigationContext = {
  locale: 'fr',
  companyTitle: 'Meridane Asset Management',
  homePath: '/fr',
  about: [
    { title: texts.company, path: pagePath('the-management-company', 'fr') },
    { title: texts.team, path: pagePath('teams', 'fr') },
  ],
  fundRange: { title: texts.fundRange, path: pagePath('funds-range', 'fr') },
  compare: { title: texts.compareShares, path: pagePath('compare', 'fr') },
  fundGroups: [
    {
      group: 'equityFunds',
      title: texts.equityFunds,
      links: [
        { title: 'Meridane Asia', path: fundPath('meridane-asia', 'fr') },
        { title: 'Meridane India', path: fundPath('meridane-india', 'fr') },
      ],
      visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
    },
    {
      group: 'bondFunds',
      title: texts.bondFunds,
      links: [
        {
          title: 'Meridane Emerging Bonds',
          path: fundPath('meridane-emerging-bonds', 'fr'),
          visibleTo: ['INSTIT', 'PRO'],
        },
      ],
      visibleTo: ['INSTIT', 'PRO'],
    },
  ],
  news: [{ title: texts.allNews, path: pagePath('news', 'fr') }],
  contact: { title: texts.contact, path: pagePath('contact', 'fr') },
  profiles: [
    { code: 'RETAIL', title: 'Particulier', description: 'Vous investissez pour vous-même.' },
    { code: 'INSTIT', title: 'Institutionnel', description: null },
    { code: 'PRO', title: 'Professionnel', description: null },
  ],
  texts,
};

export const footer: FooterContext = {
  locale: 'fr',
  companyTitle: 'Meridane Asset Management',
  homePath: '/fr',
  links: [
    { title: texts.esg, path: pagePath('esg-sri-approach', 'fr') },
    { title: texts.fundRange, path: pagePath('funds-range', 'fr') },
    { title: texts.news, path: pagePath('news', 'fr') },
  ],
  subscribe: [{ title: texts.subscribe, path: `${sharePath('meridane-asia', 'i', 'fr')}#subscribe` }],
  regulatory: [
    { title: texts.legalNotices, path: pagePath('legal-notices', 'fr') },
    { title: texts.privacy, path: pagePath('privacy', 'fr') },
    { title: texts.regulatoryInformation, path: pagePath('regulatory-information', 'fr') },
  ],
  withoutScripts: [],
  contact: { title: texts.contact, path: pagePath('contact', 'fr') },
  cookies: { title: texts.cookies, path: `${pagePath('privacy', 'fr')}#cookies` },
  addressLines: ['1, rue d’Exemple', '75000 Paris', 'France'],
  phone: '+33 (0)1 00 00 00 00',
  legalText: 'Société de gestion agréée par l’AMF.',
  isCompared: true,
  smallPrint: '<p>Ni offre ni conseil.</p>',
  social: [
    { code: 'LINKEDIN', url: 'https://social.example/meridane', title: texts.linkedin },
    { code: 'YOUTUBE', url: 'https://video.example/meridane', title: texts.youtube },
    { code: 'TWITTER', url: 'https://short.example/meridane', title: texts.twitter },
  ],
  texts,
};
