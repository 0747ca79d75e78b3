import type { ComponentRow, PageRow } from '../../../contract/queryRows';
import { safeAddress } from '../../../contract/safeAddress';
import {
  newsCard,
  type NewsCardView,
  type NewsCategoryView,
  type NewsRow,
} from '../../components/news/newsViews';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { type CatalogueFund, profilesSeeingAny } from '../funds/catalogueFunds';
import type { DocumentView } from '../funds/documentViews';
import type { FundCategoryView, FundNotices } from '../funds/fundViews';
import { type RegistrationsView, registrationsView } from '../funds/registrationsView';
import type { TeamMemberView } from '../team/teamViews';
import { type ComparedItem, comparedItems, esgReports, type RatingClass, ratingClasses } from './dataBlocks';

export type BlockItem = { title: string; body: string | null };

type Titled = { code: string; title: string | null; body: string | null };

type FundRangeView = { categories: FundCategoryView[]; notices: FundNotices };

/** Column headings. */
type BarsLabels = { item: string; series: string; reference: string; note: string | null };
type RatingLabels = { code: string; range: string; body: string; value: string };

/** A block of a page, ready to render. `body` is sanitised HTML, the rest plain text. */
export type BlockView =
  | ({ kind: 'LEAD'; action: string | null } & Titled)
  | ({ kind: 'PROSE' } & Titled)
  | ({ kind: 'CARDS' | 'STEPS' | 'ACCORDION'; items: BlockItem[] } & Titled)
  | ({ kind: 'FIGURES'; items: { value: string; label: string }[] } & Titled)
  | ({ kind: 'QUOTE'; author: string | null } & Titled)
  | ({ kind: 'TIMELINE'; items: (BlockItem & { date: string })[] } & Titled)
  | ({ kind: 'LINKS'; items: (BlockItem & { url: string })[] } & Titled)
  /** `explorable`: with filters, sorting and a table view. */
  | ({ kind: 'FUND_RANGE'; explorable: boolean } & FundRangeView & Titled)
  | ({ kind: 'ISR_FUND_RANGE' } & FundRangeView & Titled)
  | ({ kind: 'LATEST_NEWS'; news: NewsCardView[]; newsPath: string } & Titled)
  | ({ kind: 'TEAM'; members: TeamMemberView[] } & Titled)
  | ({ kind: 'CONTACT'; action: string | null; contactPath: string; phone: string | null } & Titled)
  | ({ kind: 'MARKETS_MAP'; alt: string } & Titled)
  | ({ kind: 'BARS'; labels: BarsLabels; items: ComparedItem[] } & Titled)
  | ({ kind: 'RATING_SCALE'; labels: RatingLabels; items: RatingClass[] } & Titled)
  | ({ kind: 'ESG_REPORTS'; documents: DocumentView[] } & Titled)
  | ({ kind: 'DISTRIBUTION'; registrations: RegistrationsView; items: BlockItem[] } & Titled);

/** Data for blocks that show other content. */
export type BlockSources = {
  locale: Locale;
  sanitise: { page: (html: string) => string };
  funds: readonly CatalogueFund[];
  categories: FundCategoryView[];
  notices: FundNotices;
  /** Newest first. */
  news: readonly NewsRow[];
  newsCategories: readonly NewsCategoryView[];
  members: TeamMemberView[];
  phone: string | null;
};

const isrLabel = 'LABEL_ISR';

/** The range reduced to ISR-labelled funds (behaviour.md §9). */
export function isrCategories(categories: readonly FundCategoryView[]): FundCategoryView[] {
  return categories
    .map((category) => {
      const funds = category.funds.filter(({ labels }) => labels.some(({ code }) => code === isrLabel));
      return { ...category, funds, visibleTo: profilesSeeingAny(funds) };
    })
    .filter(({ funds }) => funds.length > 0);
}

/** Items of a block by number, from its numbered texts: `1.title`, `1.body`, `2.title`, … */
function numberedTexts(texts: ReadonlyMap<string, string>): [number, ReadonlyMap<string, string>][] {
  const items = new Map<number, Map<string, string>>();
  for (const [code, content] of texts) {
    const [, number, name] = /^(\d+)\.(.+)$/.exec(code) ?? [];
    if (!number || !name) continue;
    const item = items.get(Number(number)) ?? new Map<string, string>();
    items.set(Number(number), item.set(name, content));
  }
  return [...items].sort(([a], [b]) => a - b);
}

/** The home says of each fund the first sentence of its description, and shows no performances. */
function inBrief(categories: readonly FundCategoryView[], locale: Locale): FundCategoryView[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const begun = (text: string) => [...sentences.segment(text)][0]?.segment.trim() ?? text;
  return categories.map((category) => ({
    ...category,
    funds: category.funds.map((fund) => ({
      ...fund,
      description: fund.description && begun(fund.description),
      mainShares: fund.mainShares.map((share) => ({ ...share, performances: [], twelveMonths: [] })),
    })),
  }));
}

const latestNewsCount = 3;

/** A page with the code of a news category shows that category's news, others the latest of all; the home without summaries. */
function latestNewsOn(page: PageRow, { news, newsCategories, locale }: BlockSources): NewsCardView[] {
  const isOfCategory = newsCategories.some(({ code }) => code === page.code);
  const shown = isOfCategory ? news.filter(({ category }) => category.code === page.code) : news;
  const cards = shown.slice(0, latestNewsCount).map((row) => newsCard(row, locale));
  return page.code === 'index' ? cards.map((card) => ({ ...card, summary: null })) : cards;
}

const managementDepartment = 'management';

/** The home shows the fund managers, without biographies; other pages show everyone. */
function teamShownOn(page: PageRow, members: readonly TeamMemberView[]): TeamMemberView[] {
  if (page.code !== 'index') return [...members];
  return members
    .filter(({ department }) => department === managementDepartment)
    .map((member) => ({ ...member, biography: null }));
}

/**
 * A component of a page as the block that draws it; `null` for texts that are used elsewhere.
 * @throws Error naming page and component when the site does not know the component's kind
 */
export function blockView(page: PageRow, component: ComponentRow, sources: BlockSources): BlockView | null {
  const { locale, sanitise } = sources;
  const { notices } = sources;
  const texts = new Map(component.texts.map(({ code, content }) => [code, content]));
  const html = (content: string | undefined) => (content ? sanitise.page(content) : null);
  const titled = {
    code: component.code,
    title: texts.get('title') ?? null,
    body: html(texts.get('body')),
  };
  const numbered = numberedTexts(texts);
  const items = numbered.map(([, item]) => item);
  const text = (name: string) => texts.get(name) ?? '';
  const place = `Page "${page.code}" (${locale}): component "${component.code}"`;
  const bodied = (item: ReadonlyMap<string, string>): BlockItem => ({
    title: item.get('title') ?? '',
    body: html(item.get('body')),
  });

  switch (component.kind) {
    case 'LEAD':
      return { kind: 'LEAD', ...titled, action: texts.get('action') ?? null };
    case 'PROSE':
      return { kind: 'PROSE', ...titled };
    case 'CARDS':
    case 'STEPS':
    case 'ACCORDION':
      return { kind: component.kind, ...titled, items: items.map(bodied) };
    case 'FIGURES':
      return {
        kind: 'FIGURES',
        ...titled,
        items: items.map((item) => ({ value: item.get('value') ?? '', label: item.get('label') ?? '' })),
      };
    case 'QUOTE':
      return { kind: 'QUOTE', ...titled, author: texts.get('author') ?? null };
    case 'TIMELINE':
      return {
        kind: 'TIMELINE',
        ...titled,
        items: items.map((item) => ({ ...bodied(item), date: item.get('date') ?? '' })),
      };
    case 'LINKS':
      return {
        kind: 'LINKS',
        ...titled,
        items: numbered.map(([number, item]) => ({
          ...bodied(item),
          url: safeAddress(item.get('url') ?? '', `${place}, text "${number}.url"`),
        })),
      };
    case 'FUND_RANGE':
      return {
        kind: 'FUND_RANGE',
        ...titled,
        categories: page.code === 'index' ? inBrief(sources.categories, locale) : sources.categories,
        notices,
        // On other pages it has no filters.
        explorable: page.code === 'funds-range',
      };
    case 'ISR_FUND_RANGE':
      return {
        kind: 'ISR_FUND_RANGE',
        ...titled,
        categories: isrCategories(sources.categories),
        notices,
      };
    case 'LATEST_NEWS':
      return {
        kind: 'LATEST_NEWS',
        ...titled,
        news: latestNewsOn(page, sources),
        newsPath: pagePath('news', locale),
      };
    case 'TEAM':
      return { kind: 'TEAM', ...titled, members: teamShownOn(page, sources.members) };
    case 'CONTACT':
      return {
        kind: 'CONTACT',
        ...titled,
        action: texts.get('action') ?? null,
        contactPath: pagePath('contact', locale),
        phone: sources.phone,
      };
    case 'MARKETS_MAP':
      return { kind: 'MARKETS_MAP', ...titled, alt: text('alt') };
    case 'BARS':
      return {
        kind: 'BARS',
        ...titled,
        labels: {
          item: text('itemLabel'),
          series: text('seriesLabel'),
          reference: text('referenceLabel'),
          note: texts.get('noteLabel') ?? null,
        },
        items: comparedItems(items, locale, place),
      };
    case 'RATING_SCALE':
      return {
        kind: 'RATING_SCALE',
        ...titled,
        labels: {
          code: text('classLabel'),
          range: text('rangeLabel'),
          body: text('bodyLabel'),
          value: text('valueLabel'),
        },
        items: ratingClasses(items, locale, place).map((rating) => ({ ...rating, body: html(rating.body) })),
      };
    case 'ESG_REPORTS':
      return { kind: 'ESG_REPORTS', ...titled, documents: esgReports(sources.funds, locale) };
    case 'DISTRIBUTION':
      return {
        kind: 'DISTRIBUTION',
        ...titled,
        registrations: registrationsView(sources.funds, locale),
        items: items.map(bodied),
      };
    case 'TEXTS':
      return null;
    default: {
      const unknownKind: never = component.kind;
      throw new Error(`${place} is of the unknown kind ${String(unknownKind)}`);
    }
  }
}

/** News or members of whom there are none are left out with their title. */
function isEmpty(block: BlockView): boolean {
  return (
    (block.kind === 'LATEST_NEWS' && block.news.length === 0) ||
    (block.kind === 'TEAM' && block.members.length === 0)
  );
}

export function blockViews(page: PageRow, sources: BlockSources): BlockView[] {
  return page.components
    .flatMap((component) => blockView(page, component, sources) ?? [])
    .filter((block) => !isEmpty(block));
}
