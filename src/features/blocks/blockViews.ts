import type { DocumentView, FundCategoryView, FundNotices, RegistrationsView } from '../funds/fundViews';
import type { NewsCardView } from '../../components/news/newsViews';
import type { TeamMemberView } from '../team/teamViews';

export type BlockItem = { title: string; body: string | null };

type Titled = { code: string; title: string | null; body: string | null };

type FundRangeView = { categories: FundCategoryView[]; notices: FundNotices };

/** `display` is formatted for the locale; `percent` is the length of the bar, of the available width. */
export type DrawnValue = { display: string; percent: number };

export type ComparedItem = {
  label: string;
  /** `null` when `display` already contains it, as percentages do. */
  unit: string | null;
  value: DrawnValue;
  reference: DrawnValue;
  note: string | null;
};

/** `body` explains the class. */
export type RatingClass = { code: string; range: string; body: string | null; value: DrawnValue };

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
  | ({ kind: 'MARKETS_MAP' } & Titled)
  | ({ kind: 'BARS'; labels: BarsLabels; items: ComparedItem[] } & Titled)
  | ({ kind: 'RATING_SCALE'; labels: RatingLabels; items: RatingClass[] } & Titled)
  | ({ kind: 'ESG_REPORTS'; documents: DocumentView[] } & Titled)
  | ({ kind: 'DISTRIBUTION'; registrations: RegistrationsView; items: BlockItem[] } & Titled);
