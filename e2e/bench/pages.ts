import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readSitePages } from '../../publishing/releases/releaseFiles';
import { defaultLocale } from '../../src/i18n/locales';
import { pastPerformancePath, sustainabilityPath } from '../../src/routes/fundPageRoutes';
import { fundPath, newsCategoryPath, newsPath, notFoundPath, pagePath } from '../../src/routes/routeTable';

/** `first` has to pass the disclaimer; `known` has the cookies of passing it and of refusing consent. */
export const visitors = ['first', 'known'] as const;
export type Visitor = (typeof visitors)[number];

/** The phone that Lighthouse emulates, too: images are chosen by the width and density of the screen. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const locale = defaultLocale;
const [fund, news, category] = [fundPath('', locale), newsPath('', locale), newsCategoryPath('', locale)];

/** Templates to measure, each with its page; the first one for funds, shares and articles. */
const templates = {
  home: (page) => page === pagePath('index', locale),
  content: (page) => page === pagePath('the-management-company', locale),
  esg: (page) => page === pagePath('esg-sri-approach', locale),
  team: (page) => page === pagePath('teams', locale),
  fundRange: (page) => page === pagePath('funds-range', locale),
  fund: (page) => page.startsWith(fund) && !page.includes('/shares/'),
  share: (page) => page.startsWith(fund) && page.includes('/shares/'),
  pastPerformance: (page) => page.endsWith(pastPerformancePath('', locale)),
  sustainability: (page) => page.endsWith(sustainabilityPath('', locale).slice(fund.length)),
  documents: (page) => page === pagePath('documents', locale),
  compare: (page) => page === pagePath('compare', locale),
  newsList: (page) => page === pagePath('news', locale),
  article: (page) => page.startsWith(news) && !page.startsWith(category) && !/\/page\/\d+$/.test(page),
  contact: (page) => page === pagePath('contact', locale),
  notFound: (page) => page === notFoundPath(locale),
} satisfies Record<string, (page: string) => boolean>;

export type Template = keyof typeof templates;
export const templateNames = Object.keys(templates) as readonly Template[];

export interface MeasuredPage {
  template: Template;
  url: string;
  /** Folder of the release. */
  release: string;
  /** Its HTML. */
  file: string;
}

/** @throws Error when the release has no page of a template */
export async function findPages(
  release: string,
  origin: string,
  wanted: readonly Template[],
): Promise<MeasuredPage[]> {
  const paths = [...(await readSitePages(release)).map((page) => page.path), notFoundPath(locale)];
  return wanted.map((template) => {
    const found = paths.find(templates[template]);
    if (found === undefined) throw new Error(`The release has no page of the template ${template}.`);
    // The not-found page is what an address that no page has gets.
    const url = origin + (template === 'notFound' ? `/${locale}/no-such-page` : found);
    return { template, url, release, file: path.join(release, found, 'index.html') };
  });
}

/**
 * A Chromium with an empty profile. This program handles signals: Playwright would exit before the servers.
 *
 * @param debuggingPort where other programs may steer it, too
 */
export function openChromium(executablePath: string, debuggingPort?: number): Promise<Browser> {
  const steering = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...steering],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
