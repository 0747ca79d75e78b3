import { testPdf } from './testPdf';

/*
 * The smallest valid content folder: one of everything. Paths are relative to the content folder.
 */

const fund = `code: first-fund
displayOrder: 1
category: EQUITY
title: { fr: Premier fonds, en: First fund, it: Primo fondo }
slug: { fr: premier-fonds, en: first-fund, it: primo-fondo }
visibleTo: [RETAIL, INSTIT, PRO]
description: { fr: Un fonds., en: A fund., it: Un fondo. }
philosophy: { fr: "Une **méthode**.", en: "A **method**.", it: "Un **metodo**." }
tags: [LABEL_ISR]
riskLevel: 4
sfdrArticle: 8
aum: { value: 412300000, date: 2026-10-30 }
eligibilities: [LIFE_INSURANCE]
managers: [first-last]
characteristics:
  custodian: Banque d’exemple
risks:
  - { code: EQUITY }
liquidityTools:
  - { code: REDEMPTION_GATE }
  - code: SWING_PRICING
    text: { fr: À partir de 2 %., en: From 2%., it: Dal 2%. }
benchmark:
  name: { fr: Composite, en: Composite, it: Composito }
  returnType: { fr: dividendes réinvestis, en: dividends reinvested, it: dividendi reinvestiti }
  currency: EUR
  composition:
    - { title: { fr: Asie, en: Asia, it: Asia }, weight: 60.5 }
    - { title: { fr: Europe, en: Europe, it: Europa }, weight: 39.5 }
  provider: EXAMPLE_INDEX
valuationFrequency: DAILY
documents:
  - { type: PROSPECTUS, date: 2026-03-31 }
minRecommendedInvestmentDuration: 5
`;

const pricedShare = `isin: ZZ0000000016
name: I
slug: i
currency: EUR
active: true
visibleTo: [INSTIT, PRO]
managementGoal: { fr: Un objectif., en: A goal., it: Un obiettivo. }
inceptionDate: 2024-01-02
inceptionNav: 1000
fees: { management: 0.9 }
documents:
  - { type: KIID, date: 2026-02-16 }
costs: { year: 2025, entry: 0, exit: 0, ongoing: 1.02, transaction: 0.26, performance: 0 }
registrations:
  - { country: FR, audience: RETAIL }
confirmedNavs:
  - { date: 2026-10-30, confirmedBy: Example Person }
`;

const newShare = `isin: ZZ0000000024
name: R USD
slug: { fr: r-usd, en: r-usd, it: r-usd }
currency: USD
active: true
visibleTo: [RETAIL, PRO]
inceptionDate: 2026-11-02
fees: {}
registrations:
  - { country: FR, audience: RETAIL }
`;

const navs = `date,nav,benchmark
2024-01-02,1000.00,1000.00
2024-01-03,1001.50,1000.80
2026-10-30,1210.40,
`;

const scenarios = `month,scenario,amount_1y,return_1y,amount_rhp,return_rhp
2026-09,STRESS,4310,-56.9,3540,-18.8
2026-09,UNFAVOURABLE,7740,-22.6,8420,-3.4
2026-09,MODERATE,10410,4.1,12970,5.3
2026-09,FAVOURABLE,14480,44.8,16760,10.9
2026-10,STRESS,4300,-57,3540,-18.8
2026-10,UNFAVOURABLE,7740,-22.6,8460,-3.3
2026-10,MODERATE,10420,4.2,12980,5.4
2026-10,FAVOURABLE,14480,44.8,16770,10.9
`;

const portfolio = `date: 2026-10-30
geographic:
  - { code: IN, title: { fr: Inde, en: India, it: India }, value: 60.5 }
  - { code: BR, title: { fr: Brésil, en: Brazil, it: Brasile }, value: 39.5 }
sector:
  - { code: FINANCIALS, title: { fr: Finance, en: Financials, it: Finanza }, value: 100 }
capitalisation:
  - { code: LARGE, title: { fr: Grandes, en: Large, it: Grandi }, value: 100 }
topLines:
  - { title: Example Bank, value: 6.2 }
  - { title: Example Foods, value: 4.1 }
`;

/** Sections of article 8 without the optional one. */
const sections = [
  'SUMMARY',
  'NO_SUSTAINABLE_OBJECTIVE',
  'CHARACTERISTICS',
  'STRATEGY',
  'PROPORTION',
  'CHARACTERISTICS_MONITORING',
  'CHARACTERISTICS_METHODOLOGIES',
  'DATA',
  'LIMITATIONS',
  'DUE_DILIGENCE',
  'ENGAGEMENT',
];

const houseSections = sections
  .map(
    (code) => `- code: ${code}
  title: { fr: Titre, en: Title, it: Titolo }
  body: { fr: "Un **texte**.", en: "A **text**.", it: "Un **testo**." }
`,
  )
  .join('');

const sustainability = `sections:
${sections.map((code) => `  - code: ${code}\n`).join('')}changes:
  - date: 2026-03-31
    text: { fr: Première publication., en: First publication., it: Prima pubblicazione. }
`;

const page = `title: Example
description: An example.
keywords: [example]
updatedAt: 2026-09-30
components:
  - code: hero
    kind: LEAD
    texts:
      title: Example
      body: |
        A *first* paragraph.
`;

const disclaimers = `title: Disclaimers
components:
  - code: notices
    kind: TEXTS
    texts:
      part-moins-un-an: Under one year.
      empty-portfolio: Under investment.
      marketing-label: A marketing communication.
      investor-rights: Rights.
      performance-source: The company.
  - code: disclaimer
    kind: TEXTS
    texts:
      title: Disclaimer
      body: For investors.
      footer: No advice.
`;

const team = `- code: first-last
  name: First Last
  department: management
  role: { fr: Gérante, en: Portfolio manager, it: Gestore }
  portrait: first-last.png
`;

const newsText = `---
title: Example
slug: example
summary: One sentence.
---
A **first** paragraph.
`;

const documents = ['funds/first-fund/documents/PROSPECTUS', 'funds/first-fund/shares/ZZ0000000016/KIID'];

/** Each in every locale. */
const documentFiles: Record<string, string> = {};
for (const name of documents) {
  for (const locale of ['fr', 'en', 'it']) {
    documentFiles[`${name}.${locale}.pdf`] = testPdf({ catalogue: `/Lang (${locale})` });
  }
}

export const minimalContent: Readonly<Record<string, string>> = {
  'company/company.yaml': `title: Example Asset Management
baseline: { fr: Devise, en: Baseline, it: Motto }
infos:
  - { code: CITY, content: Paris }
keyFigures:
  - { code: FOUNDED, value: '2009', title: { fr: fondation, en: founded, it: fondazione } }
brand:
  colour: '#102030'
  accentColour: '#ffcc00'
  logo: image.svg
  icon: image.svg
  mapOnDark: image.svg
  mapOnLight: image.svg
`,
  'company/image.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'countries/languages.yaml': `- { locale: fr, label: FR, title: { fr: français, en: French, it: francese } }
- { locale: en, label: EN, title: { fr: anglais, en: English, it: inglese } }
- { locale: it, label: IT, title: { fr: italien, en: Italian, it: italiano } }
`,
  'countries/countries.yaml': `- code: FR
  title: { fr: France, en: France, it: Francia }
  languages: [fr, en]
`,
  'profiles/profiles.yaml': `- { code: RETAIL, title: { fr: Particulier, en: Individual, it: Privato } }
- { code: INSTIT, title: { fr: Institutionnel, en: Institutional, it: Istituzionale } }
- { code: PRO, title: { fr: Professionnel, en: Professional, it: Professionale } }
`,
  'document-types/document-types.yaml': `- { code: KIID, title: { fr: DIC, en: KID, it: KID } }
- { code: PROSPECTUS, title: { fr: Prospectus, en: Prospectus, it: Prospetto } }
`,
  'categories/categories.yaml': `- code: EQUITY
  displayOrder: 1
  title: { fr: Actions, en: Equity, it: Azionario }
`,
  'funds/tags.yaml': `- { code: LABEL_ISR, title: { fr: Label ISR, en: ISR label, it: Label ISR } }
`,
  'funds/eligibilities.yaml': `- code: LIFE_INSURANCE
  title: { fr: Assurance vie, en: Life insurance, it: Assicurazione sulla vita }
`,
  'funds/risks.yaml': `- code: EQUITY
  title: { fr: Actions, en: Equity, it: Azioni }
  text: { fr: Les cours baissent., en: Prices fall., it: I prezzi scendono. }
`,
  'funds/liquidity-tools.yaml': ['REDEMPTION_GATE', 'SWING_PRICING', 'DUAL_PRICING', 'SUSPENSION']
    .map(
      (code) => `- code: ${code}
  title: { fr: Un outil, en: A tool, it: Uno strumento }
  text: { fr: Des ordres attendent., en: Orders wait., it: Gli ordini attendono. }
`,
    )
    .join(''),
  'funds/benchmark-providers.yaml': `- code: EXAMPLE_INDEX
  title: { fr: Example Index, en: Example Index, it: Example Index }
  text: { fr: Inscrit au registre., en: In the register., it: Iscritto nel registro. }
`,
  'funds/sustainability.yaml': houseSections,
  'funds/first-fund/fund.yaml': fund,
  'funds/first-fund/sustainability.yaml': sustainability,
  'funds/first-fund/shares/ZZ0000000016.yaml': pricedShare,
  'funds/first-fund/shares/ZZ0000000024.yaml': newShare,
  'funds/first-fund/navs/ZZ0000000016.csv': navs,
  'funds/first-fund/scenarios/ZZ0000000016.csv': scenarios,
  'funds/first-fund/portfolio.yaml': portfolio,
  ...documentFiles,
  'pages/index/fr.yaml': page,
  'pages/index/en.yaml': page,
  'pages/index/it.yaml': page,
  'pages/disclaimers/fr.yaml': disclaimers,
  'pages/disclaimers/en.yaml': disclaimers,
  'pages/disclaimers/it.yaml': disclaimers,
  'team/team.yaml': team,
  'news/categories.yaml': `- code: supports
  slug: { fr: supports, en: materials, it: supporti }
  title: { fr: Supports, en: Materials, it: Supporti }
`,
  'news/2026-10-13-example/news.yaml': `category: supports
routeType: ROUTE
funds: [first-fund]
`,
  'news/2026-10-13-example/fr.md': newsText,
  'news/2026-10-13-example/en.md': newsText,
};

/** A grey image of 4 × 5 pixels, `team/portraits/first-last.png`. */
export const minimalPortrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAAAAABHxhIHAAAADklEQVR42mPQBgIGLAQAKhcDXQsoSCwAAAAASUVORK5CYII=',
  'base64',
);
