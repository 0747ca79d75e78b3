import { messageOf } from '../../platform/errors';
import { disclaimerRow } from '../contentApi/fetchDisclaimers';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { ruleMisses } from '../contentApi/contentRules';
import { disclaimerTexts } from '../disclaimer/disclaimerTexts';
import { contentPages } from '../pages/contentPages';
import { fundPages } from '../pages/fundPages';
import { localesOfPages, type LocaleSources, localeSources, readNotices } from '../pages/localeSources';
import { localePages } from '../pages/localePages';
import type { PageDefinition } from '../pages/pageDefinition';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import { newsArticle } from '../../src/components/news/newsViews';

/** The message of an error in `run`, as a miss. */
function thrownBy(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Makes all that is on the pages, as it is made only when somebody asks for it. */
const contextsOf = (pages: readonly PageDefinition[]) => pages.map(({ context }) => context);

/** Each page, fund and news item by itself, so that one problem hides no other. */
function viewMisses(sources: LocaleSources): string[] {
  const { content, locale, funds, sanitise } = sources;
  const alone = [
    ...content.site.pages.flatMap((page) =>
      thrownBy(() =>
        contextsOf(
          contentPages({ ...sources, content: { ...content, site: { ...content.site, pages: [page] } } }),
        ),
      ),
    ),
    ...funds.flatMap((fund) => thrownBy(() => contextsOf(fundPages({ ...sources, funds: [fund] })))),
    ...content.news.flatMap((row) => thrownBy(() => newsArticle(row, funds, locale, sanitise))),
  ];
  return alone.length > 0 ? alone : thrownBy(() => contextsOf(localePages(sources)));
}

/** Finds flaws in one locale's content, in the way the build finds them. @param address of the content API @param today `YYYY-MM-DD` */
export function contentMisses(
  content: LocaleContent,
  { address, sanitise, today }: { address: string; sanitise: Sanitise; today: string },
): string[] {
  const { locale, site } = content;
  const misses = ruleMisses(content, today);
  const { notices, problems } = readNotices(content, sanitise);
  misses.push(...problems);
  const disclaimer = { title: '', body: '', footer: '' };
  const ofDisclaimer = thrownBy(() => {
    const row = disclaimerRow(site.pages, locale, address);
    Object.assign(
      disclaimer,
      disclaimerTexts({ locale, site, disclaimer: row }, sanitise, address).disclaimer,
    );
  });
  const views = thrownBy(() => {
    const pageLocales = localesOfPages([content]);
    const settings = { siteUrl: 'https://site.invalid', brandDigest: '', colour: '', sanitise, pageLocales };
    misses.push(...viewMisses(localeSources(content, disclaimer, settings, notices)));
  });
  return [...misses, ...ofDisclaimer, ...views];
}
