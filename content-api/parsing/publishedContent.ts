import { dayInParis } from '../../platform/dayInParis';
import type { Content, Fund, Share } from './content';

function withoutFuture(content: Content, today: string): Content {
  const hasCome = ({ date }: { date: string | null }) => date === null || date <= today;
  const share = (row: Share): Share => ({
    ...row,
    documents: row.documents.filter(hasCome),
    navs: row.navs.filter(hasCome),
  });
  const fund = (row: Fund): Fund => ({
    ...row,
    aum: row.aum && hasCome(row.aum) ? row.aum : null,
    portfolio: row.portfolio && hasCome(row.portfolio) ? row.portfolio : null,
    documents: row.documents.filter(hasCome),
    shares: row.shares.map(share),
  });
  return { ...content, funds: content.funds.map(fund), news: content.news.filter(hasCome) };
}

const published = new WeakMap<Content, { today: string; content: Content }>();

/**
 * The content without what is dated after today. The same object all day, as answers are remembered by it.
 */
export function publishedContent(content: Content, now = new Date()): Content {
  const today = dayInParis(now);
  const known = published.get(content);
  if (known?.today === today) return known.content;
  const made = { today, content: withoutFuture(content, today) };
  published.set(content, made);
  return made.content;
}
