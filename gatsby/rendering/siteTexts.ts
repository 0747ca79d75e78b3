import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import type { Locale } from '../../src/i18n/locales';
import { fundPath, fundsPath, newsFeedPath, sharesPath } from '../../src/routes/routeTable';
import { brandTexts } from '../brand/brandImages';
import { disclaimerTextsFile, disclaimerTextsJson } from '../disclaimer/disclaimerTexts';
import { fundFeeds, newsFeed } from '../feeds/feeds';
import { sitePagesJson } from '../hosting/sitePages';
import type { LocaleSources } from '../pages/localeSources';
import type { SitePlan } from '../planSite';

/** Files made of the content that are text, by name from the root of the site. */
export function siteTexts({ brand, pages, disclaimers, sources }: SitePlan): Record<string, string> {
  const texts: Record<string, string> = {
    ...brandTexts(brand),
    [releaseFileNames.pages]: sitePagesJson(pages),
    [disclaimerTextsFile]: disclaimerTextsJson(disclaimers),
    ...Object.fromEntries(sources.map((ofLocale) => [newsFeedPath(ofLocale.locale), newsFeed(ofLocale)])),
    ...Object.fromEntries(sources.flatMap((ofLocale) => Object.entries(fundFeeds(ofLocale)))),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name.replace(/^\//, ''), text]));
}

export interface SiteRedirect {
  fromPath: string;
  toPath: string;
  statusCode?: number | undefined;
}

function fundRedirects(locale: Locale, { funds, rangePage }: LocaleSources): SiteRedirect[] {
  return [
    { fromPath: fundsPath(locale), toPath: rangePage.path, statusCode: 301 },
    ...funds.map(({ row: { slug } }) => ({
      fromPath: sharesPath(slug, locale),
      toPath: fundPath(slug, locale),
      statusCode: 301,
    })),
  ];
}

/** Both parameters of a share's route are optional (behaviour.md §2.3): it leads to the fund or the range then. */
export function siteRedirects({ sources }: Pick<SitePlan, 'sources'>): SiteRedirect[] {
  return sources.flatMap((ofLocale) => fundRedirects(ofLocale.locale, ofLocale));
}

/** Redirects in the format that Netlify, Cloudflare Pages and our own server read. */
export function redirectLines(redirects: readonly SiteRedirect[]): string {
  return redirects
    .map(
      ({ fromPath, toPath, statusCode }) =>
        `${encodeURI(fromPath)} ${encodeURI(toPath)} ${statusCode ?? 301}\n`,
    )
    .sort()
    .join('');
}
