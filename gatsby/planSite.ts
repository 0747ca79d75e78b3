import { createHash } from 'node:crypto';
import type { RecentValues } from '../platform/RecentValues';
import type { ImageView } from '../src/components/ui/ResponsiveImage';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { type Brand, brandDigest, fetchBrand } from './brand/fetchBrand';
import { checkRules } from './contentApi/contentRules';
import { fetchDisclaimers } from './contentApi/fetchDisclaimers';
import { fetchLocaleContent } from './contentApi/fetchLocaleContent';
import type { ContentApi } from './contentApi/postToContentApi';
import type { RunQuery } from './contentApi/runQuery';
import { withoutFuture } from './contentApi/withoutFuture';
import type { ImageUrls } from './images/fetchImages';
import type { ImageKind, Images } from './images/imageCuts';
import { type DisclaimerContent, disclaimerTexts } from './disclaimer/disclaimerTexts';
import { localePages } from './pages/localePages';
import { type BuildSettings, localesOfPages, type LocaleSources, localeSources } from './pages/localeSources';
import type { PageDefinition } from './pages/pageDefinition';
import { pagesWithoutLocale } from './pages/plainPages';
import type { Sanitise } from './sanitise/sanitiseHtml';

export interface SiteOrigin {
  contentApi: ContentApi;
  /** Runs the stitched queries of the content. */
  run: RunQuery;
  images: (kind: ImageKind, urls: ImageUrls) => Promise<Images>;
  sanitise: Sanitise;
  siteUrl: string;
  /** `YYYY-MM-DD`: what is dated later is left out. */
  today: string;
  /** Plans of locales made before, for who plans one revision after the other: a locale of the same content is not planned again. */
  known?: RecentValues<LocalePlan>;
}

export interface LocalePlan {
  sources: LocaleSources;
  pages: PageDefinition[];
}

/** Everything that a build makes of the content, before any of it is rendered: the same for the same content. */
export interface SitePlan {
  brand: Brand;
  sources: LocaleSources[];
  disclaimers: ReadonlyMap<Locale, DisclaimerContent>;
  pages: PageDefinition[];
  images: ImageView[];
  /** A sentence for each thing that the content may lack. */
  warnings: string[];
}

const withUrl = (urls: readonly (readonly [code: string, url: string | undefined])[]): ImageUrls =>
  new Map(urls.flatMap(([code, url]): [string, string][] => (url === undefined ? [] : [[code, url]])));

/** Each locale's content, with what its visitors accept first. @throws Error naming what the content API lacks */
async function fetchContents({ contentApi, run, images, sanitise, today }: SiteOrigin) {
  const address = `${contentApi.url}/graphql`;
  const published = await Promise.all(locales.map((locale) => fetchLocaleContent(run, locale, address)));
  const warnings = checkRules(published, today, address);
  const contents = published.map((content) => withoutFuture(content, today));
  const disclaimers = await fetchDisclaimers(run, address);
  // An item may be published in any of the locales; its image is the same in all.
  const newsUrls = contents.flatMap(({ news }) => news.map(({ code, image }) => [code, image?.url] as const));
  const members = contents.flatMap(({ site }) => site.teamMembers);
  const [newsImages, portraits] = await Promise.all([
    images('NewsImage', withUrl(newsUrls)),
    images('Portrait', withUrl(members.map(({ code, portrait }) => [code, portrait?.url]))),
  ]);
  const located = contents.map((content) => {
    const { locale, site } = content;
    const texts = disclaimerTexts({ locale, site, disclaimer: disclaimers[locale] }, sanitise, address);
    const news = content.news.map((row) => ({ ...row, imageData: newsImages.get(row.code) }));
    return { content: { ...content, news, portraits }, texts };
  });
  return { contents: located, images: [...newsImages.values(), ...portraits.values()], warnings };
}

type PlannedContent = Awaited<ReturnType<typeof fetchContents>>['contents'][number];

/** Equal for a locale's plans that are equal. */
function planKey({ content, texts }: PlannedContent, settings: Omit<BuildSettings, 'sanitise'>): string {
  const ofMap = (_name: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
  const hash = createHash('sha256');
  for (const part of [content, texts, settings]) hash.update(JSON.stringify(part, ofMap));
  return hash.digest('base64url');
}

/**
 * Reads each locale's content in a few bulk queries and plans every page of it.
 *
 * @throws Error naming what the content lacks, or what is wrong with it
 */
export async function planSite(origin: SiteOrigin): Promise<SitePlan> {
  const { contentApi, sanitise, siteUrl, known } = origin;
  const [{ contents, images, warnings }, brand] = await Promise.all([
    fetchContents(origin),
    fetchBrand(contentApi),
  ]);
  const pageLocales = localesOfPages(contents.map(({ content }) => content));
  const settings = { siteUrl, brandDigest: brandDigest(brand), colour: brand.colour, pageLocales };
  const plans = contents.map((planned) => {
    const { content, texts } = planned;
    const make = (): LocalePlan => {
      const sources = localeSources(content, texts.disclaimer, { ...settings, sanitise });
      const { locale, site } = sources;
      const pages = localePages(sources);
      return { sources, pages: locale === defaultLocale ? [...pages, ...pagesWithoutLocale(site)] : pages };
    };
    return known ? known.get(planKey(planned, settings), make) : make();
  });
  return {
    brand,
    sources: plans.map(({ sources }) => sources),
    disclaimers: new Map(contents.map(({ content, texts }) => [content.locale, texts])),
    pages: plans.flatMap(({ pages }) => pages),
    images,
    warnings,
  };
}
