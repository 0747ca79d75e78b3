import { act, screen } from '@testing-library/react';
import {
  layoutDataReceived,
  layoutDataRequested,
  type LiveCatalogue,
  type LivePrice,
  type LiveShare,
} from '../../store/layoutData/layoutDataSlice';
import { makeStore } from '../../store/makeStore';
import { factOf } from '../../testing/factOf';
import {
  fundCardOf,
  fundOf,
  notices,
  shareOf,
  shareSummaryOf,
  youngShareOf,
  navHistoryPath,
} from '../../testing/fundFixtures';
import { renderPage } from '../../testing/renderPage';
import { absent } from '../../i18n/absent';
import { FundCard } from './card/FundCard';
import { YoungNotice } from './figures/LiveFigures';
import { freshFigure, freshShare } from './freshFigures';
import { ShareList } from './header/ShareList';
import { SharePerformance } from './performance/SharePerformance';
import { KeyFigures } from './tabs/OverviewTab';

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
  test.each(['2026-11-19', '2026-11-20'])('price and figures of %s replace those of 19 November', (day) => {
    const live = liveShareOf({ price: liveOf(day) });
    expect(freshShare(shareSummaryOf(), live)).toEqual(
      shareSummaryOf({ price: live.price, figures: live.figures }),
    );
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
    expect(
      freshShare(share, liveShareOf({ price, figures: share.figures.map((figure) => ({ ...figure })) })),
    ).toBe(share);
    expect(freshShare(share, liveShareOf({ price, figures: [] }))).not.toBe(share);
    expect(freshShare(share, liveShareOf({ price, lessThanOneYear: true, figures: share.figures }))).not.toBe(
      share,
    );
  });

  test('a share without a price gets its first, and no figure in its first year', () => {
    const unpriced = shareSummaryOf({ price: null, lessThanOneYear: true, figures: [] });
    const live = liveShareOf({ lessThanOneYear: true });
    expect(freshShare(unpriced, live)).toEqual({ ...unpriced, price: live.price });
  });

  test('a share that becomes one year old gets its figures', () => {
    const young = shareSummaryOf({ lessThanOneYear: true, figures: [] });
    expect(freshShare(young, liveShareOf())).toMatchObject({
      lessThanOneYear: false,
      figures: [{ code: 'ytd', display: '+8,00 %' }],
    });
  });

  test('a share that turns out to be under one year loses them (AMF)', () => {
    expect(freshShare(shareSummaryOf(), liveShareOf({ lessThanOneYear: true }))).toMatchObject({
      lessThanOneYear: true,
      figures: [],
    });
  });

  test('what else the page knows of the share stays', () => {
    const share = shareOf();
    expect(freshShare(share, liveShareOf()).performances).toBe(share.performances);
  });
});

const request = { requestId: '1', subject: 'fr RETAIL' } as const;
const price = { display: '190,00 €', date: '20 novembre 2026', day: '2026-11-20' };
const aum = { display: '1.300 M€', date: '20 novembre 2026', day: '2026-11-20' };
const figures = [
  { code: 'ytd', display: '+8,00 %' },
  { code: '1y', display: null },
];

function catalogueOf(share: Partial<LiveShare> = {}, locale: LiveCatalogue['locale'] = 'fr'): LiveCatalogue {
  const live = { price, lessThanOneYear: false, figures, ...share };
  return { locale, aum: { ASIA: aum }, shares: { [shareSummaryOf().isin]: live } };
}

/** A store whose catalogue arrives on demand. */
function waitingStore() {
  const store = makeStore();
  store.dispatch(layoutDataRequested(request));
  const receive = (catalogue: LiveCatalogue) =>
    act(() => void store.dispatch(layoutDataReceived({ requestId: request.requestId, catalogue })));
  return { store, receive };
}

test('a card shows the page’s figures, busy, and then the live ones with their date', () => {
  const { store, receive } = waitingStore();
  const { t } = renderPage(<FundCard fund={fundCardOf()} />, { store });
  const nav = () => factOf(t('funds:navOfShare', { share: 'I' }));
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(nav()).toHaveTextContent('182,40 €');
  receive(catalogueOf());
  expect(screen.getByRole('article')).not.toHaveAttribute('aria-busy');
  expect(nav()).toHaveTextContent('190,00 €20 novembre 2026');
  expect(factOf(t('funds:aum'))).toHaveTextContent('1.300 M€20 novembre 2026');
  expect(factOf(t('funds:period.ytd'))).toHaveTextContent('+8,00 %');
  expect(factOf(t('funds:period.1y'))).toHaveTextContent(absent);
  expect(factOf(t('funds:period.creation_annu'))).toHaveTextContent(absent);
});

test('figures of a share that is now under one year leave the card (AMF)', () => {
  const { store, receive } = waitingStore();
  renderPage(
    <YoungNotice.Provider value={notices.lessThanOneYear}>
      <FundCard fund={fundCardOf()} />
    </YoungNotice.Provider>,
    { store },
  );
  receive(catalogueOf({ lessThanOneYear: true }));
  expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  expect(screen.queryByText(/[+−]\d/)).not.toBeInTheDocument();
});

test('figures that are written for another language are not shown', () => {
  const { store, receive } = waitingStore();
  const { t } = renderPage(<FundCard fund={fundCardOf()} />, { store });
  receive(catalogueOf({}, 'en'));
  expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent('182,40 €19 novembre 2026');
  expect(factOf(t('funds:aum'))).toHaveTextContent('1.250 M€30 octobre 2026');
});

test('key figures show the live price and size with their dates', () => {
  const { store, receive } = waitingStore();
  const { t } = renderPage(<KeyFigures fund={fundOf()} share={shareSummaryOf({ price: null })} />, {
    store,
  });
  const nav = () => factOf(t('funds:navOfShare', { share: 'I' }));
  expect(nav()).toHaveTextContent(`${absent}${t('funds:noPrice')}`);
  receive(catalogueOf());
  expect(nav()).toHaveTextContent('190,00 €20 novembre 2026');
  expect(factOf(t('funds:aum'))).toHaveTextContent('1.300 M€20 novembre 2026');
});

test('the list of shares shows the live price with its date', () => {
  const { store, receive } = waitingStore();
  renderPage(<ShareList shares={[shareSummaryOf()]} />, { store });
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  receive(catalogueOf());
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('listitem')).toHaveTextContent('FR00TEST00I1 190,00 € 20 novembre 2026');
});

describe('the tables of a share’s performances', () => {
  test('keep the date of the page, whose figures they hold', () => {
    const { store, receive } = waitingStore();
    const { t } = renderPage(
      <SharePerformance share={shareOf()} navHistoryPath={navHistoryPath} notices={notices} />,
      { store },
    );
    receive(catalogueOf());
    const caption = t('funds:cumulative', { date: '19 novembre 2026' });
    expect(screen.getByRole('table', { name: caption })).toHaveTextContent('+4,20 %');
  });

  test('give way to the notice when the share is now under one year', () => {
    const { store, receive } = waitingStore();
    renderPage(<SharePerformance share={shareOf()} navHistoryPath={navHistoryPath} notices={notices} />, {
      store,
    });
    receive(catalogueOf({ lessThanOneYear: true, figures: [] }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  });

  test('come with the next build when the share becomes one year old', () => {
    const { store, receive } = waitingStore();
    renderPage(
      <SharePerformance share={youngShareOf()} navHistoryPath={navHistoryPath} notices={notices} />,
      { store },
    );
    receive(catalogueOf());
    expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  });
});
