import type { FundRow, ShareRow } from '../../contract/queryRows';
import type { Locale } from '../../src/i18n/locales';
import { fundPath, pagePath, sharePath } from '../../src/routes/routeTable';
import { type FundView, fundView } from '../../src/features/funds/fundViews';
import { type ShareView, mainShares, shareView } from '../../src/features/funds/shareViews';
import type { FundPageContext, SharePageContext } from '../../src/templates/pageContext';
import type { CatalogueFund } from '../../src/features/funds/catalogueFunds';
import { fundStructuredData, shareStructuredData } from './structuredData';
import { fundChangedOn, shareChangedOn } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, lazyPage, once, type PageDefinition, translatedPaths } from './pageDefinition';
import { sustainabilityPages } from './sustainabilityPage';

/** Paths of one of a fund's shares in the locales in which both are published. @param pathOf a page of the share */
export function sharePaths(
  fund: FundRow,
  share: ShareRow,
  pathOf: (path: string, locale: Locale) => string = (path) => path,
) {
  const fundSlugs = new Map(fund.translations.map(({ locale, slug }) => [locale, slug]));
  const translations = share.translations.filter(({ locale }) => fundSlugs.has(locale));
  return translatedPaths(translations, (slug, locale) =>
    pathOf(sharePath(fundSlugs.get(locale) ?? fund.slug, slug, locale), locale),
  );
}

function navOf({ lastPrice, currency }: ShareRow) {
  return lastPrice?.date ? { value: lastPrice.value, date: lastPrice.date, currency: currency.code } : null;
}

function shareContext(
  { locale, site, content, rangePage, notices }: LocaleSources,
  { fund, view }: { fund: CatalogueFund; view: FundView },
  { share, ofShare }: { share: ShareRow; ofShare: ShareView },
): SharePageContext {
  const { row } = fund;
  const path = sharePath(row.slug, share.slug, locale);
  const titleEnd = ` – ${share.name} (${share.isinCode})`;
  const goal = share.managementGoal ?? row.description;
  return {
    ...baseContext({
      locale,
      path,
      paths: sharePaths(row, share),
      site,
      title: row.title,
      titleEnd,
      // The goals of two funds' shares may begin with the same words, and only the beginning is shown.
      description: goal && `${row.title}${titleEnd}. ${goal}`,
      keywords: [row.title, share.name, share.isinCode],
      shared: { kicker: fund.category.title, title: row.title },
      modifiedOn: shareChangedOn(fund, share, content.news),
      structuredData: shareStructuredData(
        { fund: view, locale, site, rangePage },
        { ...ofShare, nav: navOf(share) },
      ),
    }),
    fund: view,
    share: ofShare,
    rangePage,
    contactPath: pagePath('contact', locale),
    notices,
  };
}

/** A page for every published fund and one for each of its active shares (behaviour.md §2.3). */
export function fundPages(sources: LocaleSources): PageDefinition[] {
  const { locale, site, content, sanitise, rangePage, notices } = sources;
  return sources.funds.flatMap((fund): PageDefinition[] => {
    const { row } = fund;
    const path = fundPath(row.slug, locale);
    const view = once(() => fundView(fund, locale, sanitise, content.news));
    const shares = row.shares.map((share) => ({
      share,
      ofShare: once(() => shareView(fund, share, locale, content.curves.get(share.isinCode) ?? [])),
    }));
    const makeContext = (): FundPageContext => ({
      ...baseContext({
        locale,
        path,
        paths: translatedPaths(row.translations, fundPath),
        site,
        title: row.title,
        description: row.description,
        keywords: [row.title, fund.category.title, ...row.tags.map(({ title }) => title)],
        shared: { kicker: fund.category.title, title: row.title },
        modifiedOn: fundChangedOn(fund, content.news),
        structuredData: fundStructuredData({ fund: view(), locale, site, rangePage }),
      }),
      fund: view(),
      mainShares: mainShares(view().shares).flatMap(({ isin, visibleTo }) => {
        const main = shares.find(({ share }) => share.isinCode === isin);
        return main ? [{ ...main.ofShare(), visibleTo }] : [];
      }),
      rangePage,
      contactPath: pagePath('contact', locale),
      notices,
    });
    return [
      lazyPage({ path, template: 'FundPage', identity: `fund:${row.code}` }, makeContext),
      ...sustainabilityPages(sources, fund, view),
      ...shares.map(({ share, ofShare }) =>
        lazyPage(
          {
            path: sharePath(row.slug, share.slug, locale),
            template: 'SharePage',
            identity: `share:${share.isinCode}`,
          },
          () => shareContext(sources, { fund, view: view() }, { share, ofShare: ofShare() }),
        ),
      ),
    ];
  });
}
