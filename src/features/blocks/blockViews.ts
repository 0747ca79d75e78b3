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
import type { FundCategoryView, FundNotices } from '../funds/fundViews';
import { registrationsView } from '../funds/registrationsView';
import type { TeamMemberView } from '../team/teamViews';
import { comparedItems, esgReports, ratingClasses } from './dataBlocks';

export type BlockItem = { title: string; body: string | null };

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
 * A component of a page as the block that draws it, with sanitised HTML as its `body` and plain text as the rest; `null` for texts that
 * are used elsewhere.
 * @throws Error naming page and component when the site does not know the component's kind
 */
export function blockView(page: PageRow, component: ComponentRow, sources: BlockSources) {
  const { locale, sanitise, notices } = sources;
  const { kind, code } = component;
  const texts = new Map(component.texts.map((text) => [text.code, text.content]));
  const html = (content: string | undefined) => (content ? sanitise.page(content) : null);
  const titled = { code, title: texts.get('title') ?? null, body: html(texts.get('body')) };
  const numbered = numberedTexts(texts);
  const items = numbered.map(([, item]) => item);
  const text = (name: string) => texts.get(name) ?? '';
  const place = `Page "${page.code}" (${locale}): component "${code}"`;
  const bodied = (item: ReadonlyMap<string, string>): BlockItem => ({
    title: item.get('title') ?? '',
    body: html(item.get('body')),
  });
  switch (kind) {
    case 'LEAD':
      return { kind, ...titled, action: texts.get('action') ?? null };
    case 'PROSE':
      return { kind, ...titled };
    case 'CARDS':
    case 'STEPS':
    case 'ACCORDION':
      return { kind, ...titled, items: items.map(bodied) };
    case 'FIGURES': {
      const figure = (item: ReadonlyMap<string, string>) => ({
        value: item.get('value') ?? '',
        label: item.get('label') ?? '',
      });
      return { kind, ...titled, items: items.map(figure) };
    }
    case 'QUOTE':
      return { kind, ...titled, author: texts.get('author') ?? null };
    case 'TIMELINE': {
      const dated = (item: ReadonlyMap<string, string>) => ({
        ...bodied(item),
        date: item.get('date') ?? '',
      });
      return { kind, ...titled, items: items.map(dated) };
    }
    case 'LINKS': {
      const linked = numbered.map(([number, item]) => ({
        ...bodied(item),
        url: safeAddress(item.get('url') ?? '', `${place}, text "${number}.url"`),
      }));
      return { kind, ...titled, items: linked };
    }
    case 'FUND_RANGE': {
      const categories = page.code === 'index' ? inBrief(sources.categories, locale) : sources.categories;
      // Only the page of the range has filters, sorting and a table view.
      return { kind, ...titled, categories, notices, explorable: page.code === 'funds-range' };
    }
    case 'ISR_FUND_RANGE':
      return { kind, ...titled, categories: isrCategories(sources.categories), notices };
    case 'LATEST_NEWS':
      return { kind, ...titled, news: latestNewsOn(page, sources), newsPath: pagePath('news', locale) };
    case 'TEAM':
      return { kind, ...titled, members: teamShownOn(page, sources.members) };
    case 'CONTACT': {
      const action = texts.get('action') ?? null;
      return { kind, ...titled, action, contactPath: pagePath('contact', locale), phone: sources.phone };
    }
    case 'MARKETS_MAP':
      return { kind, ...titled, alt: text('alt') };
    case 'BARS': {
      /** Column headings. */
      const labels = {
        item: text('itemLabel'),
        series: text('seriesLabel'),
        reference: text('referenceLabel'),
        note: texts.get('noteLabel') ?? null,
      };
      return { kind, ...titled, labels, items: comparedItems(items, locale, place) };
    }
    case 'RATING_SCALE': {
      /** Column headings. */
      const labels = {
        code: text('classLabel'),
        range: text('rangeLabel'),
        body: text('bodyLabel'),
        value: text('valueLabel'),
      };
      const classes = ratingClasses(items, locale, place);
      return {
        kind,
        ...titled,
        labels,
        items: classes.map((rating) => ({ ...rating, body: html(rating.body) })),
      };
    }
    case 'ESG_REPORTS':
      return { kind, ...titled, documents: esgReports(sources.funds, locale) };
    case 'DISTRIBUTION': {
      const registrations = registrationsView(sources.funds, locale);
      return { kind, ...titled, registrations, items: items.map(bodied) };
    }
    case 'TEXTS':
      return null;
    default: {
      const unknownKind: never = kind;
      throw new Error(`${place} is of the unknown kind ${String(unknownKind)}`);
    }
  }
}

export type BlockView = NonNullable<ReturnType<typeof blockView>>;

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
