import { layout } from '../../locales/layout.generated';
import type { FooterContext, MenuLink, SocialLink } from '../../src/components/layout/layoutContext';
import { type InvestorProfileCode, investorProfiles } from '../../src/profiles/investorProfiles';
import type { PageCode } from '../../src/routes/pageCodes';
import { disclaimerPath, pagePath } from '../../src/routes/routeTable';
import type { LocaleSources } from '../pages/localeSources';
import { fundCard } from '../../src/features/funds/fundViews';
import { safeAddress } from '../../contract/safeAddress';

const subscribedCategory = 'EQUITY';

/**
 * "Subscribe" leads to the first share of the equity category that a profile sees, or of the first category if it sees
 * none there, with the subscribe tab open (behaviour.md §2.5). One link for the profiles that it leads to the same
 * share.
 */
function subscribeLinks({ funds, locale }: LocaleSources, title: string): MenuLink[] {
  const shares = funds.flatMap((fund) =>
    fundCard(fund, locale).mainShares.map((share) => ({
      ...share,
      category: fund.category.code,
      visibleTo: share.visibleTo.filter((profile) => fund.visibleTo.includes(profile)),
    })),
  );
  const profilesByPath = new Map<string, InvestorProfileCode[]>();
  for (const profile of investorProfiles) {
    const seen = shares.filter(({ visibleTo }) => visibleTo.includes(profile));
    const share = seen.find(({ category }) => category === subscribedCategory) ?? seen[0];
    if (share) profilesByPath.set(share.path, [...(profilesByPath.get(share.path) ?? []), profile]);
  }
  return [...profilesByPath].map(([path, visibleTo]) => ({ title, path: `${path}#subscribe`, visibleTo }));
}

/** Under the page's own title. Empty if there is no such page. */
function pageLinks({ content, locale }: LocaleSources, page: PageCode): MenuLink[] {
  return content.site.pages
    .filter(({ code }) => code === page)
    .map(({ title }) => ({ title, path: pagePath(page, locale) }));
}

const socialCodes = ['LINKEDIN', 'YOUTUBE', 'TWITTER'] as const;

/** Data of the footer (behaviour.md §2.5). */
export function footerContext(sources: LocaleSources): FooterContext {
  const { locale, site, infos } = sources;
  const texts = layout[locale];
  const socialTitles = { LINKEDIN: texts.linkedin, YOUTUBE: texts.youtube, TWITTER: texts.twitter };
  const zipAndCity = [infos.get('ZIP_CODE'), infos.get('CITY')].filter(Boolean).join(' ');
  return {
    locale,
    companyTitle: site.name,
    homePath: pagePath('index', locale),
    links: [
      { title: texts.esg, path: pagePath('esg-sri-approach', locale) },
      { title: texts.fundRange, path: pagePath('funds-range', locale) },
      { title: texts.news, path: pagePath('news', locale) },
      ...pageLinks(sources, 'documents'),
    ],
    subscribe: subscribeLinks(sources, texts.subscribe),
    regulatory: [
      { title: texts.legalNotices, path: pagePath('legal-notices', locale) },
      { title: texts.privacy, path: pagePath('privacy', locale) },
      { title: texts.regulatoryInformation, path: pagePath('regulatory-information', locale) },
      ...pageLinks(sources, 'standard-page'),
    ],
    withoutScripts: [
      { title: texts.company, path: pagePath('the-management-company', locale) },
      { title: texts.team, path: pagePath('teams', locale) },
      { title: texts.philosophy, path: pagePath('philosophy', locale) },
      { title: texts.disclaimer, path: disclaimerPath(locale) },
      ...sources.newsCategories.map(({ title, path }) => ({ title, path })),
    ],
    contact: { title: texts.contact, path: pagePath('contact', locale) },
    cookies: { title: texts.cookies, path: `${pagePath('privacy', locale)}#cookies` },
    addressLines: [infos.get('ADDRESS'), zipAndCity, infos.get('COUNTRY')].filter((line): line is string =>
      Boolean(line),
    ),
    phone: infos.get('PHONE') ?? null,
    legalText: infos.get('LEGAL_TEXT') ?? null,
    isCompared: pageLinks(sources, 'compare').length > 0,
    smallPrint: sources.disclaimer.footer,
    social: socialCodes.flatMap((code): SocialLink[] => {
      const url = infos.get(code);
      return url ? [{ code, url: safeAddress(url), title: socialTitles[code] }] : [];
    }),
    texts,
  };
}
