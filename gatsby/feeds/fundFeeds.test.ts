import { catalogueFund, fundRow, localeContent, siteUrl, sourcesOf } from '../testing/contentRows';
import { fundFeeds } from './fundFeeds';

const change = {
  date: '2026-03-31',
  formattedDate: '31 March 2026',
  subject: 'MANAGER' as const,
  text: 'A & B.',
};

const feedsOf = (changes: (typeof change)[]) => {
  const sources = sourcesOf(localeContent('en'));
  const fund = catalogueFund(fundRow({ slug: 'asia', title: 'Meridane Asia', changes }));
  return fundFeeds({ ...sources, funds: [fund] });
};

it('each fund has one, at its own address, with what has changed', () => {
  const feeds = feedsOf([change]);
  expect(Object.keys(feeds)).toEqual(['/en/funds/asia/rss.xml']);
  const xml = feeds['/en/funds/asia/rss.xml'] ?? '';
  for (const part of [
    '<title>Meridane Asia, Changes to the fund – ',
    'Portfolio manager',
    `<link>${siteUrl}/en/funds/asia</link>`,
    `<guid isPermaLink="false">${siteUrl}/en/funds/asia/rss.xml#2026-03-31-MANAGER</guid>`,
    'A &amp; B.',
  ])
    expect(xml).toContain(part);
});

it('is there before anything has changed, so that one can follow it', () => {
  expect(feedsOf([])['/en/funds/asia/rss.xml']).not.toContain('<item>');
});
