import { JSDOM } from 'jsdom';
import {
  catalogueFund,
  fundRow,
  localeContent,
  newsRow,
  type NewsRow,
  pageRow,
  siteUrl,
  sourcesOf,
} from '../testing/contentRows';
import { fundFeeds, newsFeed } from './feeds';

function feedOf(news: NewsRow[], description: string | null = 'What we see.'): string {
  const pages = [pageRow('index'), pageRow('news', { description })];
  return newsFeed(sourcesOf(localeContent('en', { site: { pages }, news })));
}

const { DOMParser } = new JSDOM('').window;

/** @throws SyntaxError when it is not XML */
function parsed(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'text/xml');
}

function textOf(parent: ParentNode, name: string): string | null | undefined {
  return parent.querySelector(`:scope > ${name}`)?.textContent;
}

function channelOf(news: NewsRow[]): Element {
  const [channel] = parsed(feedOf(news)).documentElement.children;
  if (channel?.nodeName !== 'channel') throw new Error('A feed has one channel');
  return channel;
}

function itemsOf(news: NewsRow[]) {
  return [...channelOf(news).querySelectorAll(':scope > item')];
}

/** Fields of the only item in a feed. */
function fieldsOf(values: Partial<NewsRow>) {
  const [item] = itemsOf([newsRow('a', values)]);
  return Object.fromEntries([...(item?.children ?? [])].map((field) => [field.nodeName, field.textContent]));
}

it('has the name of the house where the news have no title', () => {
  const pages = [pageRow('index'), pageRow('news', { title: '' })];
  const xml = newsFeed(sourcesOf(localeContent('fr', { site: { pages }, news: [newsRow('a')] })));
  expect(xml).toContain('<title>Korvane</title>');
  expect(xml).toContain(`href="${siteUrl}/fr/actualites/rss.xml"`);
});

it('has its title, its address and its language', () => {
  const xml = feedOf([newsRow('a')]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0"/);
  const channel = channelOf([newsRow('a')]);
  expect(textOf(channel, 'title')).toBe('Title of news – Korvane');
  expect(textOf(channel, 'link')).toBe(`${siteUrl}/en/news`);
  expect(textOf(channel, 'description')).toBe('What we see.');
  expect(textOf(channel, 'language')).toBe('en');
  const [self] = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(self?.getAttribute('rel')).toBe('self');
  expect(self?.getAttribute('type')).toBe('application/rss+xml');
  expect(self?.getAttribute('href')).toBe(`${siteUrl}/en/news/rss.xml`);
});

it('gives what an item is, when, and its summary as HTML', () => {
  const values = { date: '2026-10-12', summary: 'Growth < 3 % & <b>falling</b>', title: 'A & B <i>' };
  expect(fieldsOf(values)).toEqual({
    title: 'A & B <i>',
    link: `${siteUrl}/en/news/a`,
    guid: `${siteUrl}/en/news/rss.xml#a`,
    pubDate: 'Mon, 12 Oct 2026 10:00:00 GMT',
    description: 'Growth &lt; 3 % &amp; &lt;b&gt;falling&lt;/b&gt;',
    category: 'Letters',
  });
  expect(fieldsOf({ summary: null })).not.toHaveProperty('description');
});

it.each<[string, Partial<NewsRow>, string]>([
  ['ROUTE', { slug: 'marchés' }, `${siteUrl}/en/news/march%C3%A9s`],
  [
    'EXTERNAL',
    { externalUrl: 'https://review.example/a?b=1&c="d"' },
    'https://review.example/a?b=1&c=%22d%22',
  ],
  [
    'DOC',
    {
      documents: [{ title: 'D', url: '/e/en/docs/news/a', language: 'en', fileType: 'pdf', fileSize: null }],
    },
    `${siteUrl}/e/en/docs/news/a`,
  ],
])('leads where the type %s leads', (routeType, values, address) => {
  expect(fieldsOf({ routeType: routeType as NewsRow['routeType'], ...values })).toHaveProperty(
    'link',
    address,
  );
});

it('identifies an item by what never changes', () => {
  const guidOf = (values: Partial<NewsRow>) => {
    const [item] = itemsOf([newsRow('a', values)]);
    const guid = item?.querySelector('guid');
    return [guid?.textContent, guid?.getAttribute('isPermaLink')];
  };
  expect(guidOf({})).toEqual([`${siteUrl}/en/news/rss.xml#a`, 'false']);
  expect(guidOf({ title: '<guid>', slug: 'b', date: '2020-02-02' })).toEqual(guidOf({}));
});

it.each(['Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York', 'Europe/Paris', 'Pacific/Auckland'])(
  'items have their day in %s, in summer and in winter',
  (timeZone) => {
    const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
    for (const date of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25']) {
      const news = [newsRow('a', { date })];
      for (const instant of [fieldsOf({ date }).pubDate, textOf(channelOf(news), 'lastBuildDate')]) {
        expect(dayFormat.format(new Date(instant ?? ''))).toBe(date);
      }
    }
  },
);

it('has the latest fifty, whatever their order', () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
  const news = Array.from({ length: 60 }, (_, index) => newsRow(`item-${index}`, { date: day(index) }));
  const titles = itemsOf(news).map((item) => textOf(item, 'title'));
  expect(titles).toHaveLength(50);
  expect(titles[0]).toBe('Title of item-59');
  expect(titles[49]).toBe('Title of item-10');
});

it('was changed when its newest item was, so that the same content makes the same bytes', () => {
  const changedOn = (news: NewsRow[]) => textOf(channelOf(news), 'lastBuildDate');
  const old = newsRow('old', { date: '2024-01-01' });
  const edited = newsRow('edited', { date: '2023-01-01', updatedAt: '2025-05-05' });
  expect(changedOn([old])).toBe('Mon, 01 Jan 2024 10:00:00 GMT');
  expect(changedOn([old, edited])).toBe('Mon, 05 May 2025 10:00:00 GMT');
  expect(changedOn([])).toBe('Thu, 01 Jan 1970 10:00:00 GMT');
  expect(feedOf([old, edited])).toBe(feedOf([old, edited]));
});

it('is XML without items, and without a description', () => {
  expect(itemsOf([])).toEqual([]);
  expect(textOf(parsed(feedOf([], null)).documentElement.children[0]!, 'description')).toBe(
    'Title of news – Korvane',
  );
});

it.each([
  'a ]]> b ]]> c',
  ']]></title><title>',
  '<!-- <![CDATA[ &amp; &nbsp; & <script>alert(1)</script>',
  'a\u0000b\u0008c\ud800d\uffff',
  '<?xml version="1.0"?>',
])('stays XML with the texts %j', (text) => {
  const category = { code: 'letters', slug: 'letters', title: text };
  const [item] = itemsOf([newsRow('a', { title: text, summary: text, category })]);
  expect([...(item?.children ?? [])].map(({ nodeName }) => nodeName)).toEqual([
    'title',
    'link',
    'guid',
    'pubDate',
    'description',
    'category',
  ]);
  expect(item?.querySelectorAll('*')).toHaveLength(6);
});

it('names an item that leads nowhere', () => {
  expect(() => feedOf([newsRow('a', { routeType: 'EXTERNAL' })])).toThrow('News item a (en) is EXTERNAL');
});

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

it('each fund has a feed, at its own address, with what has changed', () => {
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

it('a fund has its feed before anything has changed, so that one can follow it', () => {
  expect(feedsOf([])['/en/funds/asia/rss.xml']).not.toContain('<item>');
});
