import { cookieTable } from '../../src/cookies/cookieTable';
import { type Locale, locales } from '../../src/i18n/locales';
import { pageCodes, type PageCode } from '../../src/routes/pageCodes';
import { pagePath } from '../../src/routes/routeTable';
import { type ComponentRow, componentRow, newsCategoryRow, newsRow, pageRow } from './contentRows';
import { arabicTitle, blocksOfWords, chineseTitle, longWord, hebrewName } from './hostileTexts';

/*
 * Content of another company: little of it, with few optional fields. Titles are plain words, so that HTML escaping
 * leaves them as they are.
 */

type Localised<Value = string> = Record<Locale, Value>;

export const companyTitle = 'Korvane Gestion';

export const isins = {
  frontierI: 'ZZ00KORVFI01',
  frontierR: 'ZZ00KORVFR00',
  debtN: 'ZZ00KORVBN08',
  startI: 'ZZ00KORVSI06',
  wordsI: 'ZZ00KORVWI02',
  wordsR: 'ZZ00KORVWR01',
};

/** ISINs of a fund with very many shares. The first has one NAV, the others none. */
export const manyIsins = Array.from({ length: 60 }, (_, index) => `ZZ00KORVM${100 + index}`);

export const frontierSlugs: Localised = {
  fr: 'korvane-marchés-frontières',
  en: 'korvane-frontier-markets',
  it: 'korvane-mercati-di-frontiera',
};

/** The API answers this for a share under one year, for which no performance may be published. */
export const youngShareFigure = { value: 87.65, display: '+87.65%' };

/** The words must be readable, but nothing of it may run in a page. */
const hostileBody =
  'Korvane words <img src=x onerror=alert(1)><script>alert(2)</script><b onclick=alert(3)>that count</b> ' +
  '<a href="java&#10;script:alert(4)">link</a> <iframe src="https://player.vimeo.com@korvane.example/"></iframe>' +
  '<svg><style><a title="</style><img src onerror=alert(5)>">';

type SmallNewsItem = {
  code: string;
  /** The code by default. */
  slug?: string;
  /** Locales that the item is published in. */
  titles: Partial<Localised>;
  category: string;
  date: string;
  /** HTML; none by default. */
  body?: string;
  externalUrl?: string;
};

export type SmallContent = {
  news: SmallNewsItem[];
  hasPages: boolean;
  brand: Record<'colour' | 'accentColour' | 'logo' | 'icon' | 'mapOnDark' | 'mapOnLight', string>;
  /** Codes of pages that are not published in a locale. */
  lackedPages: Partial<Record<Locale, readonly PageCode[]>>;
  /** Locales with a disclaimer. */
  disclaimers: Locale[];
  /** Codes of texts of the page of disclaimers that are not published. */
  withoutTexts: string[];
  /** Code of the period since the beginning of the year. */
  periodOfYear: string;
  /** Prospectus of the fund korvane-frontier; none by default. */
  prospectus: string | null;
  /** What the fund korvane-frontier or its shares have not. */
  lacks: 'risks' | 'costs' | null;
};

export function createSmallContent(): SmallContent {
  return {
    hasPages: true,
    lackedPages: {},
    disclaimers: [...locales],
    withoutTexts: [],
    brand: { ...brandRow },
    periodOfYear: 'ytd',
    prospectus: null,
    lacks: null,
    news: [
      {
        code: 'annual-letter',
        titles: { fr: 'Lettre annuelle Korvane', en: 'Korvane annual letter', it: 'Lettera annuale Korvane' },
        category: 'letters',
        date: '2026-10-12',
      },
      {
        code: 'field-notes',
        titles: { fr: 'Carnets de terrain', it: 'Taccuino di viaggio' },
        category: 'letters',
        date: '2026-09-01',
        body: hostileBody,
      },
      {
        code: 'award',
        titles: { fr: 'Un prix pour Korvane', en: 'A prize for Korvane', it: 'Un premio per Korvane' },
        category: 'press',
        date: '2026-06-30',
        externalUrl: 'https://www.example.org/prize',
      },
      { code: 'long-word', titles: { it: longWord }, category: 'press', date: '2026-03-04', body: longWord },
      {
        code: 'arabic',
        titles: { it: arabicTitle },
        category: 'press',
        date: '2026-03-03',
        body: arabicTitle,
      },
      { code: 'chinese', titles: { it: chineseTitle }, category: 'press', date: '2026-03-02' },
    ],
  };
}

/** Locales in which something with these slugs is published. */
export function translations(slugs: Partial<Localised>) {
  return locales.flatMap((locale) => {
    const slug = slugs[locale];
    return slug ? [{ locale, slug }] : [];
  });
}

const everywhere = (slug: string): Localised => ({ fr: slug, en: slug, it: slug });

export function pageTitle(code: PageCode, locale: Locale): string {
  return `Korvane ${code} ${locale}`;
}

const cookieNames = Object.values(cookieTable).map(({ name }) => name);

/** Blocks of the pages that show other content; other pages have none. */
const blocks: Partial<Record<PageCode, ComponentRow[]>> = {
  index: [componentRow('LEAD'), componentRow('LATEST_NEWS', { title: 'Korvane latest' })],
  'funds-range': [componentRow('FUND_RANGE', { title: 'Korvane range' })],
  'esg-sri-approach': [
    ...['vision', 'policy-rating', 'impact', 'engagement', 'documentation'].map((tab) =>
      componentRow('PROSE', { title: `Korvane ${tab}` }, `${tab}-text`),
    ),
    componentRow('ISR_FUND_RANGE', { title: 'Korvane ISR' }, 'range-isr'),
  ],
  teams: [componentRow('TEAM')],
  contact: [componentRow('CONTACT')],
  'regulatory-information': [
    componentRow('PROSE', { title: 'Korvane rights', body: '<p>Redress</p>' }, 'investor-rights'),
  ],
  privacy: [
    componentRow('PROSE', { title: 'Korvane cookies', body: `<p>${cookieNames.join(', ')}</p>` }, 'cookies'),
  ],
  ...blocksOfWords,
};

export function disclaimerTitle(locale: Locale): string {
  return `Korvane disclaimer ${locale}`;
}

/** Shown instead of figures that may not be shown. */
const notices = {
  'part-moins-un-an': '<p>Korvane under one year</p>',
  'empty-portfolio': '<p>Korvane under investment</p>',
  'marketing-label': '<p>Korvane markets funds</p>',
  'investor-rights': '<p>Korvane rights</p>',
  'performance-source': 'Korvane source',
};

/** Not a page of the site, but texts used elsewhere. */
function disclaimersRow(locale: Locale, without: readonly string[]) {
  const texts = {
    title: disclaimerTitle(locale),
    body: `<p>Korvane terms ${locale}</p>`,
    footer: `Korvane footer ${locale}`,
  };
  const published = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([code]) => !without.includes(code)));
  return pageRow('disclaimers', {
    title: disclaimerTitle(locale),
    components: [
      componentRow('TEXTS', published(texts), 'disclaimer'),
      componentRow('TEXTS', published(notices), 'notices'),
    ],
  });
}

export function pageRows(locale: Locale, { hasPages, lackedPages, disclaimers, withoutTexts }: SmallContent) {
  if (!hasPages) return [];
  const published = pageCodes.filter((code) => !lackedPages[locale]?.includes(code));
  const pages = published.map((code) =>
    pageRow(code, {
      route: pagePath(code, locale),
      title: pageTitle(code, locale),
      components: blocks[code] ?? [],
    }),
  );
  return disclaimers.includes(locale) ? [...pages, disclaimersRow(locale, withoutTexts)] : pages;
}

/** One language more than the site supports. */
export function countryRows() {
  const language = (locale: string) => ({ locale, title: `Korvane ${locale}`, label: locale.toUpperCase() });
  return [
    { code: 'IT', title: 'Korvane Italy', languages: ['it', 'de'].map(language) },
    { code: 'CH', title: 'Korvane Switzerland', languages: ['de', 'it', 'fr', 'en'].map(language) },
  ];
}

export function investorProfileRows() {
  return ['PRO', 'RETAIL'].map((code) => ({ code, title: `Korvane ${code}` }));
}

/** Images of the brand by path: each is told by its shape. */
export const brandImages: Readonly<Record<string, string>> = {
  '/media/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" onload="alert(6)"><script>alert(7)</script><path id="korvane-logo" d="M0 0h90v30z"/></svg>',
  '/media/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle id="korvane-icon" cx="4" cy="4" r="4"/></svg>',
  '/media/dark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1313 704"><path id="korvane-dark" d="M9 9h9v9z"/></svg>',
  '/media/light.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1313 704"><path id="korvane-light" d="M9 9h9v9z"/></svg>',
};

export const brandColour = '#5b2333';

const brandRow = {
  colour: brandColour,
  accentColour: '#f4d35e',
  logo: '/media/logo.svg',
  icon: '/media/icon.svg',
  mapOnDark: '/media/dark.svg',
  mapOnLight: '/media/light.svg',
};

export function companyRow(brand: SmallContent['brand'] = brandRow) {
  return {
    title: companyTitle,
    baseline: 'Korvane baseline',
    infos: [],
    keyFigures: [],
    documents: [],
    brand,
  };
}

const categoryTitles: Record<string, Localised> = {
  letters: { fr: 'Lettres de Korvane', en: 'Letters from Korvane', it: 'Lettere di Korvane' },
  press: everywhere('Korvane press'),
};

export function newsCategoryRows(locale: Locale) {
  return Object.entries(categoryTitles).map(([code, titles]) =>
    newsCategoryRow(code, { title: titles[locale] }),
  );
}

export function newsRows(locale: Locale, { news }: SmallContent) {
  return news.flatMap((item) => {
    const title = item.titles[locale];
    if (!title) return [];
    const slug = item.slug ?? item.code;
    return [
      newsRow(item.code, {
        slug,
        translations: locales.flatMap((other) => (item.titles[other] ? [{ locale: other, slug }] : [])),
        title,
        body: item.body ?? null,
        date: item.date,
        formattedDate: item.date,
        category: newsCategoryRow(item.category, { title: categoryTitles[item.category]?.[locale] ?? '' }),
        routeType: item.externalUrl ? 'EXTERNAL' : 'ROUTE',
        externalUrl: item.externalUrl ?? null,
        fundCodes: item.code === 'annual-letter' ? ['korvane-frontier'] : [],
      }),
    ];
  });
}

export const portraitPath = '/media/ada-korvane.png';

export function teamMemberRows() {
  return [
    {
      code: 'ada-korvane',
      name: 'Ada Korvane',
      role: 'Korvane role',
      department: 'management',
      portrait: { url: portraitPath, width: 400, height: 400 },
    },
    {
      code: 'long-word',
      name: hebrewName,
      role: longWord,
      department: 'management',
      biography: `<p>${longWord}</p>`,
    },
  ];
}
