import { act, screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import texts from '../../../../locales/fr/compare.json';
import { startCopy } from '../../../start/copy';
import { sharesChosen } from '../../../store/comparisonSlice';
import { liveDataReceived } from '../../../store/liveDataSlice';
import { profileChosen } from '../../../store/preferencesSlice';
import { makeStore } from '../../../store/store';
import { layoutDataAnswer } from '../../../testing/layoutDataAnswer';
import { comparedFixtures } from '../../../testing/compareFixtures';
import { notices } from '../../../testing/fundFixtures';
import { htmlOf, renderPage } from '../../../testing/renderPage';
import { Compare } from './Compare';

const page = '/fr/comparer';
const notice = 'Cette part a moins d’un an.';

function open(search: string, store = makeStore()) {
  window.history.replaceState({ key: 'first' }, '', page + search);
  return renderPage(<Compare funds={comparedFixtures} notices={notices} />, { store });
}

const columnNames = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) =>
      within(header)
        .getByText(/, Part /)
        .textContent.slice(3),
    );
const picker = () => screen.getByRole('combobox');

function cellsOf(name: string | RegExp) {
  return within(screen.getByRole('rowheader', { name }).closest('tr')!).queryAllByRole('cell');
}

const row = (name: string | RegExp) => cellsOf(name).map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('without a choice', () => {
  test('explains itself and lists every share of the profile, by fund', () => {
    const { t } = open('');
    expect(screen.getByText(t('compare:empty'))).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const fund = screen.getByRole('heading', { level: 3, name: 'Meridane Asia' }).closest('li');
    const share = within(fund!).getByRole('link', { name: t('funds:share', { share: 'I USD' }) });
    expect(share).toHaveAttribute('href', '/fr/funds/meridane-asia/shares/i-usd');
    const forInstitutions = within(fund!).getByRole('link', { name: t('funds:share', { share: 'S USD' }) });
    expect(audienceOf(forInstitutions)).toBe('INSTIT');
  });
});

describe('the store, for the bar and the menu of other pages', () => {
  const chosenIn = ({ getState }: ReturnType<typeof makeStore>) =>
    getState().comparison.chosen?.map(({ isin, name }) => `${name} ${isin}`);

  test('has what the address asks for', () => {
    const { store } = open('?shares=ZZR,ZZN,NO1');
    expect(chosenIn(store)).toEqual(['Meridane Asia R ZZR', 'Meridane Bonds N ZZN']);
  });

  test('keeps what it has where the address asks for nothing', () => {
    const store = makeStore();
    const share = { isin: 'ZZR', name: 'Meridane Asia R', visibleTo: ['RETAIL' as const] };
    store.dispatch(sharesChosen([share]));
    open('', store);
    expect(chosenIn(store)).toEqual(['Meridane Asia R ZZR']);
  });

  test('follows what is added and taken away', async () => {
    const { t, user, store } = open('?shares=ZZR');
    await user.selectOptions(picker(), 'ZZN');
    await user.click(screen.getByRole('button', { name: t('compare:picker.add') }));
    expect(chosenIn(store)).toEqual(['Meridane Asia R ZZR', 'Meridane Bonds N ZZN']);
    await user.click(screen.getByRole('button', { name: t('compare:removeAll') }));
    expect(chosenIn(store)).toEqual([]);
  });
});

describe('the picker', () => {
  test('offers the shares of the profile by fund, those chosen already greyed', () => {
    const { t, store } = open('?shares=ZZR');
    // A fold of small print is a group, too.
    const groups = screen.getAllByRole('group').flatMap((group) => group.getAttribute('label') ?? []);
    expect(groups).toEqual(['Meridane Asia', 'Meridane Bonds']);
    const option = (isin: string) => screen.queryByRole('option', { name: new RegExp(isin) });
    expect(option('ZZR')).toBeDisabled();
    expect(option('ZZI')).toBeEnabled();
    expect(option('ZZS')).not.toBeInTheDocument();
    act(() => void store.dispatch(profileChosen('INSTIT')));
    expect(option('ZZS')).toBeEnabled();
    expect(picker()).toHaveAccessibleName(t('compare:picker.label'));
    expect(picker()).toHaveAccessibleDescription(t('compare:picker.chosenCount', { count: 1, most: 4 }));
  });

  test('says in the page’s words that nothing is chosen, at the list', async () => {
    const { t, user } = open('');
    await user.click(screen.getByRole('button', { name: t('compare:picker.add') }));
    expect(screen.getByRole('alert')).toHaveTextContent(t('compare:picker.missing'));
    expect(picker()).toHaveFocus();
    expect(picker()).toBeInvalid();
    expect(picker()).toHaveAccessibleDescription(new RegExp(t('compare:picker.missing')));
    await user.selectOptions(picker(), 'ZZN');
    expect(picker()).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('adds a share to the page and to the address, says so, and keeps the entry of the history', async () => {
    const { t, user } = open('?utm_source=letter&shares=ZZR');
    const entries = window.history.length;
    await user.selectOptions(picker(), 'ZZN');
    await user.click(screen.getByRole('button', { name: t('compare:picker.add') }));
    expect(columnNames()).toEqual(['Meridane Asia, Part R', 'Meridane Bonds, Part N']);
    expect(window.location.search).toBe('?shares=ZZR,ZZN&utm_source=letter');
    expect(window.history.state).toEqual({ key: 'first' });
    expect(window.history.length).toBe(entries);
    expect(screen.getByText(t('compare:added', { share: 'Meridane Bonds, Part N' }))).toHaveAttribute(
      'role',
      'status',
    );
    expect(picker()).toHaveValue('');
  });

  test('adds nothing to four shares, and says why', async () => {
    const search = '?shares=ZZI,ZZR,ZZU,ZZN';
    const { t, user } = open(search);
    expect(screen.getByText(t('compare:picker.full', { most: 4 }))).toBeVisible();
    const add = screen.getByRole('button', { name: t('compare:picker.add') });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(picker(), 'ZZF');
    await user.click(add);
    expect(window.location.search).toBe(search);
    expect(columnNames()).toHaveLength(4);
  });
});

describe('removing', () => {
  test('takes a column away, and leaves the focus where another can be added', async () => {
    const { t, user } = open('?shares=ZZR,ZZN');
    await user.click(
      screen.getByRole('button', {
        name: `${t('compare:remove')} Meridane Asia, ${t('funds:share', { share: 'R' })}`,
      }),
    );
    expect(columnNames()).toEqual(['Meridane Bonds, Part N']);
    expect(window.location.search).toBe('?shares=ZZN');
    expect(picker()).toHaveFocus();
    expect(screen.getByText(t('compare:addAnother'))).toBeVisible();
  });

  test('all of them brings the list back', async () => {
    const { t, user } = open('?shares=ZZR,ZZN');
    await user.click(screen.getByRole('button', { name: t('compare:removeAll') }));
    expect(window.location.search).toBe('');
    expect(screen.getByText(t('compare:directoryIntro'))).toBeVisible();
    expect(picker()).toHaveFocus();
  });
});

describe('what the address asks for in vain', () => {
  test('is named with its reason', () => {
    const { t } = open('?shares=zzi,NO1,ZZS,ZZI');
    expect(columnNames()).toEqual(['Meridane Asia, Part I']);
    const messages = within(screen.getByText(t('compare:ignored.title')).parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(messages).toEqual([
      t('compare:ignored.unknown', { shares: 'NO1' }),
      t('compare:ignored.notOffered', { count: 1, shares: 'Meridane Asia, Part S USD (ZZS)' }),
      t('compare:ignored.repeated', { count: 1, shares: 'Meridane Asia, Part I (ZZI)' }),
    ]);
  });

  test('is named together with what has the same reason', () => {
    const { t } = open('?shares=ZZI,ZZR,ZZI,ZZR');
    const shares = 'Meridane Asia, Part I (ZZI); Meridane Asia, Part R (ZZR)';
    expect(screen.getByText(t('compare:ignored.repeated', { count: 2, shares }))).toBeVisible();
  });

  test('is named when it is too much, and forgotten with the next change', async () => {
    const { t, user } = open('?shares=ZZI,ZZR,ZZU,ZZN,ZZF');
    const message = t('compare:ignored.tooMany', { most: 4, shares: 'Meridane Bonds, Part F (ZZF)' });
    expect(screen.getByText(message)).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: new RegExp(`^${t('compare:remove')} `) });
    await user.click(first!);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(window.location.search).toBe('?shares=ZZR,ZZU,ZZN');
  });
});

describe('the table', () => {
  test('sets facts, fees, risk and performances side by side, a dash where there is none', () => {
    const { t } = open('?shares=ZZI,ZZN');
    expect(row(t('funds:characteristic.isin'))).toEqual(['ZZI', 'ZZN']);
    expect(row(t('funds:benchmarkShort'))).toEqual(['Composite Asie hors Japon', '–']);
    expect(row(t('compare:fact.sfdr'))).toEqual([t('compare:fact.sfdrArticle', { article: 8 }), '–']);
    expect(row(t('compare:fact.labels'))).toEqual(['Label ISR', '–']);
    expect(row(t('funds:riskIndicator'))).toEqual([t('compare:riskLevel', { level: 4 }), '–']);
    expect(row(t('funds:ongoingCosts'))).toEqual(['1,28 % par an', '1,28 % par an']);
    expect(row(t('funds:fee.management'))).toEqual(['1,00 %', '1,00 %']);
    const performance = `+4,20 %${t('compare:benchmarkFigure', { figure: '+3,10 %' })}`;
    expect(row(t('funds:period.ytd'))).toEqual([performance, performance]);
    expect(row('2026')[0]).toContain(t('compare:partYear'));
    expect(row('2025')[0]).not.toContain(t('compare:partYear'));
    expect(row(new RegExp(t('funds:risk.volatility')))[0]).toContain('14,00 %');
  });

  test('names its columns by the number and name of their shares, shorter on a phone', () => {
    open('?shares=ZZN,ZZI');
    const links = screen
      .getAllByRole('columnheader')
      .flatMap((header) => within(header).queryAllByRole('link'));
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1. Meridane Bonds, Part N1. Bonds N',
      '2. Meridane Asia, Part I2. Asia I',
    ]);
  });

  test('stands after the curves, and both after the warning and that on currencies where they differ', () => {
    const { t } = open('?shares=ZZI,ZZU');
    const curves = screen.getByRole('figure');
    expect(curves.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const text of [t('funds:pastPerformance'), t('compare:currencies')]) {
      const follows = screen.getByText(text).compareDocumentPosition(curves);
      expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  test('says nothing of currencies that are the same', () => {
    const { t } = open('?shares=ZZI,ZZN');
    expect(screen.queryByText(t('compare:currencies'))).not.toBeInTheDocument();
  });
});

describe('a share under one year', () => {
  test('shows identity, risk level and fees, and the notice in place of its performances', () => {
    const { t } = open('?shares=ZZI,ZZY');
    expect(row(t('compare:fact.figuresDate'))[1]).toBe(notice);
    expect(row(t('funds:period.ytd'))[1]).toBe('–');
    expect(row(t('funds:fee.management'))).toEqual(['1,00 %', '1,00 %']);
    expect(row('2025')).toEqual([expect.stringContaining('+7,00'), '–']);
    expect(row(new RegExp(t('funds:risk.volatility')))[1]).toBe('–');
    expect(screen.getByText(t('compare:chart.youngLeftOut'))).toBeVisible();
  });

  test('alone: there is no figure, no warning of figures and no chart', () => {
    const { t } = open('?shares=ZZY');
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: t('compare:chart.title') })).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: t('funds:period.ytd') })).not.toBeInTheDocument();
  });

  test('the same holds of one that fresh data says to be young', () => {
    const store = makeStore();
    const { t } = open('?shares=ZZI', store);
    expect(row(t('funds:period.ytd'))[0]).toContain('+4,20');
    const { data } = layoutDataAnswer({ isin: 'ZZI', nav: '101,00 €', lessThanOneYear: true });
    act(() => void store.dispatch(liveDataReceived(data)));
    expect(screen.queryByText(/4,20/)).not.toBeInTheDocument();
    expect(screen.getByText(notice)).toBeVisible();
    expect(row(t('compare:fact.price'))[0]).toContain('101,00');
  });
});

test('going back to another choice of the page shows it', () => {
  open('?shares=ZZI');
  window.history.replaceState(null, '', `${page}?shares=ZZN`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(columnNames()).toEqual(['Meridane Bonds, Part N']);
});

test('the link that is copied is that of what is shown', async () => {
  const { t, user } = open('?shares=zzi,NO&utm_source=letter');
  startCopy();
  await user.click(screen.getByRole('button', { name: t('compare:copyLink') }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${page}?shares=ZZI`);
  expect(await screen.findByText(t('compare:copied'))).toBeVisible();
});

describe('the HTML', () => {
  const html = htmlOf(<Compare funds={comparedFixtures} notices={notices} />);

  test('links to every share, each for the profiles that see it', () => {
    const links = [...html.matchAll(/href="(\/fr\/funds\/[^"]*\/shares\/[^"]*)"/g)].map(([, path]) => path);
    expect(links).toEqual(comparedFixtures.flatMap(({ shares }) => shares.map(({ path }) => path)));
    expect(html).toMatch(/data-visible-to="INSTIT"[^>]*>[^]*?s-usd/);
  });

  test('holds no figure, which only the address asks for', () => {
    expect(html).not.toMatch(/<table|4,20|14,00/);
  });

  test('says what takes scripts', () => {
    const { empty, withoutScripts, loading } = texts;
    expect(html).toContain(`<p data-needs-scripts="">${empty}</p>`);
    expect(html).toContain(`<p>${loading}</p>`);
    expect(html).toContain(`<noscript><p>${withoutScripts}</p></noscript>`);
  });

  test('shows the picker only where scripts are on', () => {
    const [, hidden = ''] = /data-needs-scripts=""[^>]*>([^]*)<\/form>/.exec(html) ?? [];
    expect(hidden).toContain('<select');
  });
});
