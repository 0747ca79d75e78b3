import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { liveDataReceived } from '../../../store/liveDataSlice';
import { profileChosen } from '../../../store/preferencesSlice';
import { makeStore } from '../../../store/store';
import { layoutDataAnswer } from '../../../testing/layoutDataAnswer';
import { comesBefore } from '../../../testing/comesBefore';
import { fundCardOf, notices, rangeShareOf } from '../../../testing/fundFixtures';
import { renderHtml, renderPage } from '../../../testing/renderPage';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { FundRange } from '../FundRange';
import type { FundCardView, FundCategoryView } from '../fundViews';

const performing = (display: string | null, isin: string, riskLevel: number) =>
  rangeShareOf({ isin, riskLevel, performances: [{ code: '5y', display }] });

function fundNamed(title: string, changes: Partial<FundCardView> = {}): FundCardView {
  return fundCardOf({ code: title, title, path: `/fr/funds/${title.toLowerCase()}`, labels: [], ...changes });
}

const world = fundNamed('Monde', {
  labels: [{ code: 'LABEL_ISR', title: 'Label ISR' }],
  mainShares: [performing('−2,00 %', 'FR00TEST00W1', 4)],
});
const asia = fundNamed('Asie', {
  eligibilities: [],
  mainShares: [performing('+10,00 %', 'FR00TEST00A1', 5)],
});
const young = fundNamed('Chine', {
  visibleTo: ['INSTIT'],
  labels: [{ code: 'NEW_FUND', title: 'Nouveau fonds' }],
  mainShares: [rangeShareOf({ isin: 'FR00TEST00C1', riskLevel: null, lessThanOneYear: true })],
});
const debt = fundNamed('Dette', {
  assetClass: 'bonds',
  currencies: [{ codes: ['EUR'], visibleTo: ['RETAIL', 'INSTIT', 'PRO'] }],
  mainShares: [performing('+9,50 %', 'FR00TEST00D1', 3)],
});

function categoryOf(title: string, funds: FundCardView[]): FundCategoryView {
  return { code: title, title, description: null, visibleTo: ['RETAIL', 'INSTIT', 'PRO'], funds };
}

const range = [categoryOf('Actions émergentes', [world, asia, young]), categoryOf('Obligations', [debt])];

beforeEach(() => window.history.replaceState(null, '', '/fr/gamme-fonds'));

function renderRange(search = '', profile: InvestorProfileCode = 'INSTIT', categories = range) {
  window.history.replaceState(null, '', `/fr/gamme-fonds${search}#range`);
  const store = makeStore();
  store.dispatch(profileChosen(profile));
  return renderPage(<FundRange categories={categories} explorable notices={notices} />, { store });
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

async function choose(user: UserEvent, name: string | RegExp) {
  const [opener] = screen.getAllByRole('button', { name: /^Filtrer/ });
  if (opener?.getAttribute('aria-expanded') === 'false') await user.click(opener);
  await user.click(screen.getByRole('checkbox', { name }));
}

test('the HTML has the bar and all funds by category, whatever the address asks for', () => {
  window.history.replaceState(null, '', '/fr/gamme-fonds?asset=bonds');
  const { t } = renderHtml(<FundRange categories={range} explorable notices={notices} />);
  expect(screen.getByRole('search', { name: t('range:tools') })).toBeVisible();
  expect(titles()).toEqual(['Monde', 'Asie', 'Chine', 'Dette']);
  expect(screen.getByRole('heading', { name: 'Obligations' })).toBeVisible();
});

test('other pages have no bar', () => {
  renderHtml(<FundRange categories={range} notices={notices} />);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('the warning comes before the bar and the figures', () => {
  const { t } = renderRange();
  const warning = screen.getByText(t('funds:pastPerformance'));
  expect(comesBefore(warning, screen.getByRole('search'))).toBe(true);
});

test('says how many funds the profile sees', () => {
  const { t } = renderRange('', 'RETAIL');
  expect(screen.getByRole('status')).toHaveTextContent(t('range:found', { count: 3, total: 3 }));
});

test('a filter shows what answers it, says how many, and is in the address', async () => {
  const { t, user } = renderRange();
  await choose(user, 'Obligations (1)');
  expect(titles()).toEqual(['Dette']);
  expect(screen.getByRole('status')).toHaveTextContent(t('range:found', { count: 1, total: 4 }));
  expect(window.location.search).toBe('?asset=bonds');
  expect(window.location.hash).toBe('#range');
  expect(screen.getByRole('button', { name: t('range:filtersChosen', { number: 1 }) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the filters unfold and fold with the keyboard', async () => {
  const { t, user } = renderRange();
  const opener = screen.getByRole('button', { name: t('range:filters') });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  opener.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: t('range:filter.currency') })).toBeVisible();
  await user.tab();
  expect(document.activeElement).toHaveRole('combobox');
  screen.getByRole('checkbox', { name: 'USD (3)' }).focus();
  await user.keyboard(' ');
  expect(titles()).toEqual(['Monde', 'Asie', 'Chine']);
});

test('changes take the place of the entry in the history', async () => {
  const { user } = renderRange();
  const entries = window.history.length;
  await choose(user, 'Label ISR (1)');
  await choose(user, 'Actions (1)');
  expect(window.history.length).toBe(entries);
});

test('the address decides what is shown; each of its filters can be taken back, and all at once', async () => {
  const { t, user } = renderRange('?label=LABEL_ISR&currency=USD&asset=unknown&utm_source=letter');
  expect(titles()).toEqual(['Monde']);
  const opener = screen.getByRole('button', { name: t('range:filtersChosen', { number: 2 }) });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: t('range:without', { name: 'Label ISR' }) }));
  expect(window.location.search).toBe('?currency=USD');
  expect(opener).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('range:reset') }));
  expect(titles()).toHaveLength(4);
});

test('what is shown can be saved as a file, in its order', () => {
  renderRange('?asset=equity&sort=5y-desc');
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/e/fr/range?shares=FR00TEST00A1,FR00TEST00W1,FR00TEST00C1&format=csv',
  );
});

test.each(['?utm_source=letter&utm_medium=email', '?gclid=abc', '?sorted=name', '?'])(
  'a query that asks nothing of the range leaves it as it is: %s',
  (search) => {
    renderRange(search);
    expect(titles()).toEqual(['Monde', 'Asie', 'Chine', 'Dette']);
    expect(screen.getByRole('heading', { name: 'Obligations' })).toBeVisible();
  },
);

test('says when nothing answers, and offers to clear the filters', async () => {
  const { t, user } = renderRange('?asset=bonds&label=LABEL_ISR&sort=name');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(t('range:noneFound'));
  await user.click(screen.getByRole('button', { name: t('range:reset') }));
  expect(titles()).toHaveLength(4);
  expect(window.location.search).toBe('?sort=name-asc');
  expect(screen.queryByRole('button', { name: t('range:reset') })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('range:filters') })).toHaveFocus();
});

test('what only another profile meets finds nothing and can be taken back', async () => {
  const { t, user } = renderRange('?label=NEW_FUND', 'RETAIL');
  expect(screen.getByRole('status')).toHaveTextContent(t('range:noneFound'));
  await choose(user, 'Nouveau fonds (0)');
  expect(screen.getByRole('status')).toHaveTextContent(t('range:found', { count: 3, total: 3 }));
  expect(screen.queryByRole('checkbox', { name: /^Nouveau fonds/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('range:filters') })).toHaveFocus();
});

test('what only another profile meets takes its whole group with it, but not the focus', async () => {
  const onlyYoungIsLabelled = [categoryOf('Actions', [asia, young])];
  const { t, user } = renderRange('?label=NEW_FUND', 'RETAIL', onlyYoungIsLabelled);
  await user.click(screen.getByRole('button', { name: t('range:filtersChosen', { number: 1 }) }));
  screen.getByRole('checkbox', { name: 'Nouveau fonds (0)' }).focus();
  await user.keyboard(' ');
  expect(screen.queryByRole('group', { name: t('range:filter.label') })).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: t('range:filters') });
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('a choice that stays on offer keeps the focus when it is taken back', async () => {
  const { user } = renderRange('?label=LABEL_ISR');
  await choose(user, 'Label ISR (1)');
  expect(screen.getByRole('checkbox', { name: 'Label ISR (1)' })).toHaveFocus();
});

test('a profile without any fund gets a notice and no bar', () => {
  const onlyYoung = [{ ...categoryOf('Actions', [young]), visibleTo: ['INSTIT' as const] }];
  const { t, store } = renderRange('', 'INSTIT', onlyYoung);
  act(() => {
    store.dispatch(profileChosen('RETAIL'));
  });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.getByText(t('funds:emptyRange'))).toHaveAttribute('data-visible-to', 'RETAIL PRO');
});

test('an order goes through all categories', async () => {
  const { t, user } = renderRange();
  const order = screen.getByRole('combobox', { name: t('range:sortBy') });
  await user.selectOptions(order, t('range:sort.name'));
  expect(titles()).toEqual(['Asie', 'Chine', 'Dette', 'Monde']);
  await user.selectOptions(order, t('range:sort.5y'));
  expect(titles()).toEqual(['Asie', 'Dette', 'Monde', 'Chine']);
  expect(window.location.search).toBe('?sort=5y-desc');
  await user.selectOptions(order, t('range:houseOrder'));
  expect(screen.getByRole('heading', { name: 'Actions émergentes' })).toBeVisible();
  expect(window.location.search).toBe('');
});

describe('the table', () => {
  const rowNames = () =>
    screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);

  test('is chosen beside the cards and has the same funds', async () => {
    const { t, user } = renderRange();
    await user.click(screen.getByRole('button', { name: t('range:table') }));
    expect(screen.getByRole('button', { name: t('range:table'), pressed: true })).toBeVisible();
    expect(rowNames()).toEqual(['Monde', 'Asie', 'Chine', 'Dette']);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?view=table');
    await user.click(screen.getByRole('button', { name: t('range:cards') }));
    expect(titles()).toEqual(['Monde', 'Asie', 'Chine', 'Dette']);
  });

  test('is sorted by its headings, what has no figure last', async () => {
    const { t, user } = renderRange('?view=table');
    const column = () => screen.getByRole('columnheader', { name: new RegExp(t('funds:period.5y')) });
    expect(column()).not.toHaveAttribute('aria-sort');
    await user.click(within(column()).getByRole('button'));
    expect(column()).toHaveAttribute('aria-sort', 'descending');
    expect(rowNames()).toEqual(['Asie', 'Dette', 'Monde', 'Chine']);
    await user.click(within(column()).getByRole('button'));
    expect(column()).toHaveAttribute('aria-sort', 'ascending');
    expect(rowNames()).toEqual(['Monde', 'Dette', 'Asie', 'Chine']);
    expect(window.location.search).toBe('?sort=5y-asc&view=table');
    expect(screen.getByRole('combobox')).toHaveDisplayValue(
      t('range:reversed', { name: t('range:sort.5y') }),
    );
  });

  test('scrolls by itself under its name', () => {
    const { t } = renderRange('?view=table');
    const region = screen.getByRole('region', { name: t('range:caption') });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table', { name: t('range:caption') })).toBeVisible();
  });

  test('has no performance of a share under one year (AMF)', () => {
    renderRange('?view=table&label=NEW_FUND');
    const row = screen.getByRole('row', { name: /Chine/ });
    expect(within(row).getByText('Cette part a moins d’un an.')).toBeVisible();
    expect(within(row).getByText('182,40 €')).toBeVisible();
    expect(within(row).queryByText('+6,10 %')).not.toBeInTheDocument();
  });

  test('leads from each fund to the comparison of its share', () => {
    const { t } = renderRange('?view=table');
    const link = screen.getByRole('link', {
      name: t('compareLink:compareOf', { share: 'I', fund: 'Monde' }),
    });
    expect(link).toHaveAttribute('href', '/fr/comparer?shares=FR00TEST00W1');
  });
});

test('a fresher size decides the order', () => {
  const { store } = renderRange('?sort=aum-desc');
  const { data } = layoutDataAnswer({ fund: 'Dette', aum: '9.000 M€' });
  act(() => void store.dispatch(liveDataReceived(data)));
  expect(titles()).toEqual(['Dette', 'Monde', 'Asie', 'Chine']);
});

test('an address that the browser refuses to change leaves the range as it is', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderRange();
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many changes', 'SecurityError');
  });
  await choose(user, 'Label ISR (1)');
  expect(titles()).toHaveLength(4);
  expect(errors).toHaveBeenCalledTimes(1);
  refused.mockRestore();
  errors.mockRestore();
});
