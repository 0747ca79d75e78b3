import { act, screen } from '@testing-library/react';
import {
  type LiveCatalogue,
  type LiveShare,
  layoutDataReceived,
  layoutDataRequested,
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
} from '../../testing/fundFixtures';
import { renderPage } from '../../testing/renderPage';
import { absent } from './absent';
import { FundCard } from './card/FundCard';
import { ShareList } from './header/ShareList';
import { SharePerformance } from './performance/SharePerformance';
import { KeyFigures } from './tabs/KeyFigures';
import { YoungNotice } from './figures/YoungNotice';

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

/** A store in which the catalogue arrives when it is told to. */
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
    const { t } = renderPage(<SharePerformance share={shareOf()} notices={notices} />, { store });
    receive(catalogueOf());
    const caption = t('funds:cumulative', { date: '19 novembre 2026' });
    expect(screen.getByRole('table', { name: caption })).toHaveTextContent('+4,20 %');
  });

  test('give way to the notice when the share is now under one year', () => {
    const { store, receive } = waitingStore();
    renderPage(<SharePerformance share={shareOf()} notices={notices} />, { store });
    receive(catalogueOf({ lessThanOneYear: true, figures: [] }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  });

  test('come with the next build when the share becomes one year old', () => {
    const { store, receive } = waitingStore();
    renderPage(<SharePerformance share={youngShareOf()} notices={notices} />, { store });
    receive(catalogueOf());
    expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  });
});
