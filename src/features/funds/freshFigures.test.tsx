import { screen, within } from '@testing-library/react';
import { updateFigures } from '../../start/liveFigures';
import type { LiveCatalogue, LivePrice, LiveShare } from '../../api/parseLayoutData';
import { factOf } from '../../testing/factOf';
import {
  fundCardOf,
  notices,
  shareOf,
  rangeShareOf,
  shareSummaryOf,
  youngShareOf,
} from '../../testing/fundFixtures';
import { layoutDataAnswer } from '../../testing/layoutDataAnswer';
import { renderHtml } from '../../testing/renderPage';
import { absent } from '../../i18n/absent';
import { FundCard } from './card/FundCard';
import { YoungNoticeTemplate } from './figures/YoungNotice';
import { freshCategories, freshFigure, freshShare } from './freshFigures';
import type { FundCategoryView } from './fundViews';
import { ShareFacts } from './header/ShareFacts';
import { SharePerformance } from './performance/SharePerformance';
import { PerformanceSummary } from './tabs/PerformanceSummary';

const built = { display: '182,40 €', date: '19 novembre 2026', day: '2026-11-19' };

function liveOf(day: string): LivePrice {
  return { display: '190,00 €', date: `le ${day}`, day };
}

function liveShareOf(changes: Partial<LiveShare> = {}): LiveShare {
  const figures = [{ code: 'ytd', display: '+8,00 %' }];
  return { price: liveOf('2026-11-20'), lessThanOneYear: false, figures, ...changes };
}

describe('freshFigure', () => {
  test.each([
    ['newer', built, liveOf('2026-11-20'), true],
    ['of the same day', built, liveOf('2026-11-19'), true],
    ['older', built, liveOf('2026-11-18'), false],
    ['the first', null, liveOf('2026-11-18'), true],
    ['beside one without a date', { ...built, date: null, day: null }, liveOf('2026-11-18'), true],
  ])('a live figure that is %s', (_case, figure, live, isUsed) => {
    expect(freshFigure(figure, live)).toBe(isUsed ? live : figure);
  });

  test('an equal live figure keeps the page’s own', () => {
    expect(freshFigure(built, { ...built })).toBe(built);
  });

  test('without a live figure the page’s own stays, if there is one', () => {
    expect(freshFigure(built, undefined)).toBe(built);
    expect(freshFigure(null, undefined)).toBeNull();
  });
});

describe('freshShare', () => {
  test.each(['2026-11-19', '2026-11-20'])('a price of %s replaces that of 19 November', (day) => {
    const live = liveShareOf({ price: liveOf(day) });
    expect(freshShare(shareSummaryOf(), live)).toEqual(shareSummaryOf({ price: live.price }));
  });

  test.each([
    ['an older price', liveShareOf({ price: liveOf('2026-11-18') })],
    ['no price', liveShareOf({ price: null, lessThanOneYear: true, figures: [] })],
    ['no such share', undefined],
  ])('%s leaves the share as it is', (_case, live) => {
    const share = shareSummaryOf();
    expect(freshShare(share, live)).toBe(share);
  });

  test('a live share that says the same leaves the share as it is, so that nothing is rendered again', () => {
    const share = shareSummaryOf();
    const price = { ...built, ...share.price, day: built.day, date: built.date };
    expect(freshShare(share, liveShareOf({ price }))).toBe(share);
    expect(freshShare(share, liveShareOf({ price, lessThanOneYear: true }))).not.toBe(share);
  });

  test('a share without a price gets its first', () => {
    const unpriced = shareSummaryOf({ price: null, lessThanOneYear: true });
    const live = liveShareOf({ lessThanOneYear: true });
    expect(freshShare(unpriced, live)).toEqual({ ...unpriced, price: live.price });
  });

  test('a share that becomes one year old waits for the build that has its performances', () => {
    const young = shareSummaryOf({ lessThanOneYear: true });
    expect(freshShare(young, liveShareOf()).lessThanOneYear).toBe(true);
  });

  test('a share that turns out to be under one year is so for the page (AMF)', () => {
    const live = liveShareOf({ lessThanOneYear: true });
    expect(freshShare(shareSummaryOf(), live).lessThanOneYear).toBe(true);
  });
});

const categories: readonly FundCategoryView[] = [
  {
    code: 'EQUITY',
    title: 'Actions',
    description: null,
    visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
    funds: [fundCardOf()],
  },
];

describe('freshCategories', () => {
  const catalogue: LiveCatalogue = {
    locale: 'fr',
    aum: { ASIA: { display: '1.300 M€', date: '20 novembre 2026', day: '2026-11-20' } },
    shares: { [shareSummaryOf().isin]: liveShareOf() },
  };

  test('put sizes and shares of the answer in place of the page’s', () => {
    const [category] = freshCategories(categories, catalogue);
    expect(category?.funds).toEqual([
      fundCardOf({
        aum: catalogue.aum.ASIA,
        mainShares: [freshShare(rangeShareOf(), liveShareOf())],
      }),
    ]);
  });

  test('are the page’s own until there is an answer', () => {
    expect(freshCategories(categories, null)).toBe(categories);
  });
});

/** Puts live data of 20 November into a page that was built the day before. */
function receive(changes: Parameters<typeof layoutDataAnswer>[0] = {}): void {
  updateFigures(layoutDataAnswer(changes).data, 'fr');
}

const later = 'date of 2026-11-20';

/** Launched less than a year before. */
const young = { lessThanOneYear: true };

const youngNotice = 'Cette part a moins d’un an.';

const tables = (share = shareOf()) => <SharePerformance share={share} notices={notices} />;

const summary = (
  <PerformanceSummary
    share={shareOf({ performances: [{ code: '10y', share: '+90,00 %', benchmark: null }] })}
    notices={notices}
  />
);

describe('live data in the HTML', () => {
  test('a card has the live price and size with their dates, and the build’s performances with theirs', () => {
    const { t } = renderHtml(<FundCard fund={fundCardOf()} />);
    receive();
    expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent(`190,00 €${later}`);
    expect(factOf(t('funds:aum'))).toHaveTextContent(`1.300 M€${later}`);
    expect(factOf(t('funds:period.1y'))).toHaveTextContent(/^\+6,10 %$/);
    const day = { date: '19 novembre 2026', currency: 'EUR' };
    expect(screen.getByText(t('range:shareAt', { share: 'I', ...day }))).toBeVisible();
  });

  test('a card and the head of a fund have the first price and size, with their dates', () => {
    const share = rangeShareOf({ price: null });
    const unpriced = { aum: null, mainShares: [share] };
    const { t } = renderHtml(
      <>
        <FundCard fund={fundCardOf(unpriced)} />
        <ShareFacts share={shareOf({ price: null })} notices={notices} />
      </>,
    );
    const factsOf = (name: string) =>
      screen.getAllByText(name, { selector: 'dt' }).map(({ nextSibling }) => nextSibling?.textContent);
    const navs = () => [...factsOf(t('funds:navOfShare', { share: 'I' })), ...factsOf(t('funds:nav'))];
    expect(navs()).toEqual([absent, `${absent}${t('funds:noPrice')}`]);
    receive();
    expect(navs()).toEqual([`190,00 €${later}`, `190,00 €${later}`]);
    expect(factsOf(t('funds:aum'))).toEqual([`1.300 M€${later}`]);
  });

  test('the summary of performances is of the live day, but for the figure over ten years, which says its own', () => {
    const { t } = renderHtml(summary);
    const tenYears = () => factOf(t('funds:period.10y'));
    expect(within(tenYears()).getByText('19 novembre 2026')).not.toBeVisible();
    receive();
    expect(factOf(t('funds:period.ytd'))).toHaveTextContent(/^\+8,00 %$/);
    expect(screen.getByText(t('funds:netOfFeesAt', { date: later, currency: 'EUR' }))).toBeVisible();
    expect(tenYears()).toHaveTextContent('+90,00 %');
    expect(within(tenYears()).getByText('19 novembre 2026')).toBeVisible();
  });

  test('the tables keep the date of the page, whose figures they hold', () => {
    const { t } = renderHtml(tables());
    receive();
    const caption = t('funds:cumulative', { date: '19 novembre 2026' });
    expect(screen.getByRole('table', { name: caption })).toHaveTextContent('+4,20 %');
  });

  test.each([
    ['a card', <FundCard key="card" fund={fundCardOf()} />],
    ['summary and chart', summary],
    ['tables', tables()],
  ])('%s give way to the notice when the share is now under one year', (_, part) => {
    renderHtml(
      <>
        <YoungNoticeTemplate html={notices.lessThanOneYear} />
        {part}
      </>,
    );
    expect(screen.queryByText(youngNotice)).not.toBeInTheDocument();
    receive(young);
    expect(screen.getByText(youngNotice)).toBeVisible();
    expect(screen.queryByText(/[+−]\d/)).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  test('the tables come with the next build when the share becomes one year old', () => {
    renderHtml(tables(youngShareOf()));
    receive();
    expect(screen.getByText(youngNotice)).toBeVisible();
  });
});
