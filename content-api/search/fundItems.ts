import { filled } from '../../locales/filled';
import { funds } from '../../locales/funds.generated';
import { fundPath, sharePath } from '../graphql/sitePaths';
import type { Content, Fund, Share } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import type { InvestorProfileCode } from '../../contract/codes.generated';
import { plainParagraphs } from '../../content/parsing/plainParagraphs';
import { type IndexedItem, itemIn } from './contentItem';

/** Shares and funds are published once they have a price (behaviour.md §5). */
function hasPrice({ navs }: Share): boolean {
  return navs.length > 0;
}

/** A share is hidden from profiles that may not see its fund. */
export function profilesSeeingShare(fund: Fund, share: Share): InvestorProfileCode[] {
  return fund.visibleTo.filter((profile) => share.visibleTo.includes(profile));
}

/** A fund is hidden from profiles that see none of its priced shares (behaviour.md §5). */
export function profilesSeeingFund(fund: Fund, activeShares: readonly Share[]): InvestorProfileCode[] {
  const priced = activeShares.filter(hasPrice);
  return fund.visibleTo.filter((profile) => priced.some(({ visibleTo }) => visibleTo.includes(profile)));
}

function fundText(fund: Fund, locale: ContentLocale): string {
  const { philosophy, quote, quoteAuthor } = fund;
  return [...plainParagraphs(philosophy?.[locale] ?? ''), quote?.[locale], quoteAuthor?.[locale]]
    .filter(Boolean)
    .join('\n');
}

function fundKeywords(fund: Fund, locale: ContentLocale): string[] {
  return [
    ...(fund.specificCategory ? [fund.specificCategory[locale]] : []),
    ...[...fund.tags, ...fund.eligibilities].map(({ title }) => title[locale]),
    ...fund.managers.map(({ name }) => name),
    ...Object.values(fund.characteristics).map((text) => text[locale]),
    ...(fund.benchmark ? [fund.benchmark.name[locale], fund.benchmark.provider.title[locale]] : []),
  ];
}

function fundItem(fund: Fund, visibleTo: InvestorProfileCode[], locale: ContentLocale): IndexedItem {
  return {
    item: itemIn(`/${locale}/funds`, fund.slug[locale], {
      locale,
      kind: 'fund',
      code: fund.code,
      title: fund.title[locale],
      description: fund.description?.[locale] ?? '',
      url: fundPath(fund, locale),
      category: fund.category.title[locale],
      visibleTo,
      text: fundText(fund, locale),
    }),
    keywords: fundKeywords(fund, locale),
  };
}

export function shareTitle(fund: Fund, share: Share, locale: ContentLocale): string {
  const name = filled(funds[locale].share, { share: share.name }).replaceAll('\u00a0', ' ');
  return `${fund.title[locale]} – ${name}`;
}

function shareItem(fund: Fund, share: Share, locale: ContentLocale): IndexedItem {
  const ticker = share.bloombergTicker === null ? [] : [`Bloomberg ${share.bloombergTicker}`];
  return {
    item: itemIn(`/${locale}/funds/${fund.slug[locale]}`, share.slug[locale], {
      locale,
      kind: 'share',
      code: share.isin,
      title: shareTitle(fund, share, locale),
      description: (share.managementGoal ?? fund.description)?.[locale] ?? '',
      url: sharePath(fund, share, locale),
      category: fund.category.title[locale],
      isin: share.isin,
      visibleTo: profilesSeeingShare(fund, share),
      text: [`ISIN ${share.isin}`, share.currency, ...ticker].join(' · '),
    }),
    keywords: [],
  };
}

/** Funds that have pages, with their active shares. */
export function searchedFunds(content: Content): { fund: Fund; shares: Share[] }[] {
  return content.funds
    .map((fund) => ({ fund, shares: fund.shares.filter(({ active }) => active) }))
    .filter(({ shares }) => shares.some(hasPrice));
}

/** Each fund followed by its shares, unless no profile may see them. */
export function fundItems(content: Content, locale: ContentLocale): IndexedItem[] {
  return searchedFunds(content).flatMap(({ fund, shares }) =>
    [
      fundItem(fund, profilesSeeingFund(fund, shares), locale),
      ...shares.map((share) => shareItem(fund, share, locale)),
    ].filter(({ item }) => item.visibleTo.length > 0),
  );
}
