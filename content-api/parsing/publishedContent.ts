import { dayInParis } from '../../platform/dayInParis';
import type { Content, Fund, Scheduled, Share } from './content';
import { isShown, lastMoment } from './schedule';

function contentAt(content: Content, today: string, moment: string): Content {
  const hasCome = ({ date }: { date: string | null }) => date === null || date <= today;
  const isThere = (row: { date: string | null } & Scheduled) => hasCome(row) && isShown(row, moment);
  const share = (row: Share): Share => ({
    ...row,
    documents: row.documents.filter(isThere),
    navs: row.navs.filter(hasCome),
  });
  const fund = (row: Fund): Fund => ({
    ...row,
    aum: row.aum && hasCome(row.aum) ? row.aum : null,
    portfolio: row.portfolio && hasCome(row.portfolio) ? row.portfolio : null,
    documents: row.documents.filter(isThere),
    shares: row.shares.map(share),
  });
  return { ...content, funds: content.funds.map(fund), news: content.news.filter(isThere) };
}

const published = new WeakMap<Content, { today: string; byMoment: Map<string, Content> }>();

/**
 * The content without what is dated after today, and what its schedule does not show at the moment. The same object all
 * day between two moments, as answers are remembered by it.
 *
 * @param at the moment of a revision; now by default
 */
export function publishedContent(content: Content, now = new Date(), at = now.toISOString()): Content {
  const today = dayInParis(now);
  const moment = lastMoment(content, at);
  const known = published.get(content);
  const byMoment = known?.today === today ? known.byMoment : new Map<string, Content>();
  const made = byMoment.get(moment) ?? contentAt(content, today, moment);
  byMoment.set(moment, made);
  if (known?.byMoment !== byMoment) published.set(content, { today, byMoment });
  return made;
}
