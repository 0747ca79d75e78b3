/** @jest-environment node */

import { notices } from '../../testing/fundFixtures';
import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import {
  categoryRow,
  type ComponentRow,
  componentRow,
  fundRow,
  newsRow,
  pageRow,
  seen,
} from '../../../gatsby/testing/contentRows';
import { type BlockSources, blockView, blockViews, isrCategories } from './blockViews';
import { publishedFunds } from '../funds/catalogueFunds';
import { fundCategories } from '../funds/fundViews';
import { newsCard } from '../../components/news/newsViews';

const labelled = fundRow({ code: 'labelled', tags: [{ label: 'LABEL_ISR', title: 'ISR' }] });
const plain = fundRow({ code: 'plain', tags: [{ label: 'OTHER', title: 'Other' }] });

const funds = publishedFunds([
  categoryRow({ code: 'EQUITY', funds: [plain, labelled], retail: seen([plain]) }),
  categoryRow({ code: 'BONDS', funds: [fundRow({ code: 'bond' })] }),
]);

const categories = fundCategories(funds, 'it');

const member = { role: 'Role', biography: '<p>Life</p>', hasBiography: true, portrait: null };
const manager = { ...member, code: 'ada', name: 'Ada', department: 'management' };
const analyst = { ...member, code: 'bea', name: 'Bea', department: 'research' };

const ofStories = { code: 'stories', slug: 'storie', title: 'Storie' };
const ofSupports = { code: 'supports', slug: 'supporti', title: 'Supporti' };
const news = ['a', 'b', 'c', 'd', 'e'].map((code) =>
  newsRow(code, { category: code < 'd' ? ofStories : ofSupports }),
);

const sources: BlockSources = {
  locale: 'it',
  sanitise: createSanitise([]),
  funds,
  categories,
  notices: { ...notices, lessThanOneYear: '<p>Young</p>' },
  news,
  newsCategories: [
    { code: 'supports', title: 'Supporti', description: null, path: '/it/notizia/c/supporti' },
  ],
  members: [manager, analyst],
  phone: '+33 1 23 45 67 89',
};

const page = pageRow('philosophy');
const view = (kind: ComponentRow['kind'], texts: Record<string, string> = {}) =>
  blockView(page, componentRow(kind, texts, 'code'), sources);

const titled = { title: 'T', body: '<p onclick="x()">B</p>' };
const shown = { code: 'code', title: 'T', body: '<p>B</p>' };

test('the page of a news category shows the latest of that category', () => {
  const supports = blockView(pageRow('supports'), componentRow('LATEST_NEWS', {}, 'code'), sources);
  expect(supports).toMatchObject({ news: [{ code: 'd' }, { code: 'e' }], newsPath: '/it/notizia' });
});

test('the home says a sentence of each fund, and of its news the title only', () => {
  const described = fundRow({ code: 'long', description: 'Società dell’Asia. E altro ancora.' });
  const range = fundCategories(publishedFunds([categoryRow({ code: 'EQUITY', funds: [described] })]), 'it');
  const illustrated = newsRow('a', { summary: 'Tre fabbriche.' });
  const viewOn = (code: string, kind: ComponentRow['kind']) =>
    blockView(pageRow(code), componentRow(kind, {}, 'code'), {
      ...sources,
      categories: range,
      news: [illustrated],
    });
  const ofFund = (description: string) => ({ categories: [{ funds: [{ description }] }] });
  expect(viewOn('index', 'FUND_RANGE')).toMatchObject(ofFund('Società dell’Asia.'));
  expect(viewOn('funds-range', 'FUND_RANGE')).toMatchObject(ofFund('Società dell’Asia. E altro ancora.'));
  expect(viewOn('index', 'LATEST_NEWS')).toMatchObject({ news: [{ summary: null, image: null }] });
  expect(viewOn('philosophy', 'LATEST_NEWS')).toMatchObject({ news: [{ summary: 'Tre fabbriche.' }] });
});

describe('blockView', () => {
  it.each<[ComponentRow['kind'], Record<string, string>, object]>([
    ['LEAD', { ...titled, action: 'Read' }, { ...shown, action: 'Read' }],
    ['LEAD', {}, { title: null, body: null, action: null }],
    ['PROSE', titled, shown],
    ['PROSE', {}, { code: 'code', title: null, body: null }],
    [
      'CARDS',
      { ...titled, '1.title': 'A', '1.body': '<p>a</p>' },
      { ...shown, items: [{ title: 'A', body: '<p>a</p>' }] },
    ],
    ['STEPS', { '1.title': 'A' }, { items: [{ title: 'A', body: null }] }],
    ['ACCORDION', { '1.body': '<script>x</script><p>a</p>' }, { items: [{ title: '', body: '<p>a</p>' }] }],
    [
      'FIGURES',
      { '1.value': '4', '1.label': 'funds', '2.value': '5' },
      {
        items: [
          { value: '4', label: 'funds' },
          { value: '5', label: '' },
        ],
      },
    ],
    ['QUOTE', { body: '<p>Words</p>', author: 'Ada' }, { body: '<p>Words</p>', author: 'Ada' }],
    ['QUOTE', { body: 'Words' }, { author: null }],
    ['TIMELINE', { '1.date': '2009', '1.title': 'A' }, { items: [{ date: '2009', title: 'A', body: null }] }],
    [
      'LINKS',
      { '1.title': 'A', '1.url': '/it/contatto' },
      { items: [{ title: 'A', url: '/it/contatto', body: null }] },
    ],
    [
      'FUND_RANGE',
      titled,
      { ...shown, categories, explorable: false, notices: { lessThanOneYear: '<p>Young</p>' } },
    ],
    [
      'ISR_FUND_RANGE',
      {},
      {
        categories: [{ code: 'EQUITY', funds: [{ code: 'labelled' }] }],
        notices: { lessThanOneYear: '<p>Young</p>' },
      },
    ],
    [
      'LATEST_NEWS',
      titled,
      { ...shown, news: news.slice(0, 3).map((row) => newsCard(row, 'it')), newsPath: '/it/notizia' },
    ],
    ['TEAM', {}, { members: [manager, analyst] }],
    [
      'CONTACT',
      { action: 'Call' },
      { action: 'Call', contactPath: '/it/contatto', phone: '+33 1 23 45 67 89' },
    ],
    ['CONTACT', {}, { action: null }],
    ['MARKETS_MAP', { ...titled, alt: 'Markets' }, { ...shown, alt: 'Markets' }],
    [
      'BARS',
      { ...titled, itemLabel: 'I', seriesLabel: 'S', referenceLabel: 'R' },
      { ...shown, labels: { item: 'I', series: 'S', reference: 'R', note: null }, items: [] },
    ],
    [
      'RATING_SCALE',
      {
        ...titled,
        classLabel: 'C',
        rangeLabel: 'R',
        bodyLabel: 'B',
        valueLabel: 'V',
        '1.class': 'A',
        '1.range': '75–100',
        '1.body': '<p onclick="x()">a</p>',
        '1.value': '100',
      },
      {
        ...shown,
        labels: { code: 'C', range: 'R', body: 'B', value: 'V' },
        items: [{ code: 'A', range: '75–100', body: '<p>a</p>', value: { display: '100%', percent: 100 } }],
      },
    ],
    ['ESG_REPORTS', titled, { ...shown, documents: [] }],
    [
      'DISTRIBUTION',
      { ...titled, '1.title': 'A' },
      {
        ...shown,
        registrations: { countries: [{ code: 'FR', title: 'France' }] },
        items: [{ title: 'A', body: null }],
      },
    ],
  ])('draws %s', (kind, texts, expected) => {
    expect(view(kind, texts)).toMatchObject({ kind, ...expected });
  });

  it('can be filtered on the page of the range only', () => {
    const range = componentRow('FUND_RANGE');
    expect(blockView(pageRow('funds-range'), range, sources)).toMatchObject({ explorable: true });
    expect(blockView(pageRow('index'), range, sources)).toMatchObject({ explorable: false });
  });

  it('does not draw texts that are used elsewhere', () => {
    expect(view('TEXTS', titled)).toBeNull();
    const components = [componentRow('TEXTS'), componentRow('PROSE')];
    expect(blockViews({ ...page, components }, sources).map(({ kind }) => kind)).toEqual(['PROSE']);
  });

  it('puts items in the order of their numbers', () => {
    const texts = {
      '10.title': 'ten',
      '9.title': 'nine',
      '2.title': 'two',
      '1.title': 'one',
      '2.body': '<p>b</p>',
    };
    expect(view('CARDS', texts)).toMatchObject({
      items: [{ title: 'one' }, { title: 'two', body: '<p>b</p>' }, { title: 'nine' }, { title: 'ten' }],
    });
  });

  it('introduces on the home those who manage the funds, in short', () => {
    expect(blockView(pageRow('index'), componentRow('TEAM'), sources)).toMatchObject({
      members: [{ ...manager, biography: null }],
    });
  });

  it.each(['LATEST_NEWS', 'TEAM'] as const)('leaves out %s where there is none', (kind) => {
    const home = pageRow('index', { components: [componentRow(kind, { title: 'Title' })] });
    expect(blockViews(home, sources)).toHaveLength(1);
    expect(blockViews(home, { ...sources, news: [], members: [] })).toEqual([]);
  });

  it('names the page and the component of an invalid figure', () => {
    const texts = { '1.value': '12', '1.reference': 'x', '1.unit': '%' };
    expect(() => blockView(page, componentRow('BARS', texts, 'bars-1'), sources)).toThrow(
      'Page "philosophy" (it): component "bars-1", item 1: reference "x" is not a percentage from 0 to 100',
    );
  });

  it.each([
    ['javascript:alert(1)', { '2.url': 'javascript:alert(1)' }],
    ['', {}],
  ])(
    'names the page, the component and the text of the address "%s", and what to write',
    (address, texts) => {
      const links = { '1.title': 'A', '1.url': '/it', '2.title': 'B', ...texts };
      expect(() => blockView(page, componentRow('LINKS', links, 'links-1'), sources)).toThrow(
        `Page "philosophy" (it): component "links-1", text "2.url": the address "${address}" cannot be linked to. Write a path`,
      );
    },
  );

  it('names the page and the component of a kind that the site does not know', () => {
    const unknown = { ...componentRow('PROSE', {}, 'carousel-1'), kind: JSON.parse('"CAROUSEL"') };
    expect(() => blockView(page, unknown, sources)).toThrow(
      'Page "philosophy" (it): component "carousel-1" is of the unknown kind CAROUSEL',
    );
  });
});

describe('isrCategories', () => {
  it('keeps the labelled funds, and the categories that have one (behaviour.md §9)', () => {
    const codes = isrCategories(categories).map(({ code, funds }) => [code, funds.map((fund) => fund.code)]);
    expect(codes).toEqual([['EQUITY', ['labelled']]]);
  });

  it('is for the profiles that see a labelled fund', () => {
    expect(isrCategories(categories).map(({ visibleTo }) => visibleTo)).toEqual([['INSTIT', 'PRO']]);
  });

  it('is empty without a labelled fund', () => {
    expect(isrCategories(categories.slice(1))).toEqual([]);
  });
});
