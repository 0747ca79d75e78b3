import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../testing/clearCookies';
import { leavePages } from '../testing/leavePages';
import { mediaQueryList } from '../testing/mediaQueryList';

type Hydrate = (island: HTMLElement, onLost: () => void) => Promise<void>;

const mockHydrate = jest.fn<ReturnType<Hydrate>, Parameters<Hydrate>>();
jest.mock('../islands/hydrateIsland', () => ({
  hydrateIsland: (...island: Parameters<Hydrate>) => mockHydrate(...island),
}));

leavePages();

const user = userEvent.setup();
const pressed = jest.fn();
const changed = jest.fn();
const submitted = jest.fn((event: Event) => event.preventDefault());
const log = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  jest.clearAllMocks();
  clearCookies();
  mockHydrate.mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/fr');
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `
    <div data-island="range" data-parameters="sort view">
      <div>
        <p>Les fonds</p>
        <form><input aria-label="Nom">
          <select aria-label="Tri"><option value="name">Nom<option value="risk">Risque</select>
          <select aria-label="Risque"><option value="">Tous<option>3<option>4</select>
          <button type="button">Tableau</button><button type="button">Cartes</button>
        </form>
      </div>
      <div role="alert"><div hidden data-failure>Perdu. <button type="button" data-retry>Réessayer</button></div></div>
    </div>
    <button type="button">Ailleurs</button>`;
  island().addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed(target.textContent);
  });
  island().addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) changed(target.ariaLabel, target.value);
  });
  island().addEventListener('submit', submitted);
});

const island = () => document.querySelector<HTMLElement>('[data-island]')!;
const button = (name: string) => screen.getByRole('button', { name });
/** Presses without moving a pointer there first. */
const press = (name: string) => fireEvent.click(button(name));
const failure = () => screen.getByText(/Perdu/);

async function openPage() {
  const { startPageStore } = await import('../store/pageStore');
  const islands = await import('./islands');
  startPageStore();
  islands.startIslands();
  return islands;
}

const isAlive = () => waitFor(() => expect(island()).toHaveAttribute('data-alive'));
const isLost = () => waitFor(() => expect(failure()).toBeVisible());

/** Keeps the island loading until it is told how that ends. */
function holdIsland() {
  let end: { resolve: () => void; reject: (error: Error) => void };
  mockHydrate.mockReturnValueOnce(new Promise((resolve, reject) => (end = { resolve, reject })));
  return { come: () => end.resolve(), fail: () => end.reject(new Error('no network')) };
}

describe('an island sleeps until', () => {
  test('somebody acts on one of its controls', async () => {
    await openPage();
    await user.click(button('Ailleurs'));
    await user.click(screen.getByText('Les fonds'));
    expect(mockHydrate).not.toHaveBeenCalled();
    await user.hover(button('Tableau'));
    await isAlive();
    expect(mockHydrate).toHaveBeenCalledTimes(1);
    expect(pressed.mock.calls).toEqual([['Les fonds']]);
  });

  test.each([
    ['the focus comes', () => screen.getByRole('textbox').focus()],
    ['something is typed', () => fireEvent.input(screen.getByRole('textbox'))],
    ['something is chosen', () => fireEvent.change(screen.getByRole('combobox', { name: 'Tri' }))],
  ])('%s', async (_case, act) => {
    await openPage();
    act();
    await isAlive();
  });

  test('the start script runs, where the focus has come before', async () => {
    screen.getByRole('textbox').focus();
    await openPage();
    await isAlive();
  });

  test.each([
    ['the address asks for it', () => window.history.replaceState(null, '', '/fr?view=table')],
    ['the HTML is of another profile', () => (document.cookie = 'investor_profile=PRO; path=/')],
  ])('the start script runs, where %s', async (_case, prepare) => {
    prepare();
    await openPage();
    await isAlive();
  });

  test('another profile is chosen in another tab, or before Back', async () => {
    await openPage();
    document.cookie = 'investor_profile=INSTIT; path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await isAlive();
  });

  test.each([
    ['is back', new PageTransitionEvent('pageshow', { persisted: true })],
    ['stays after all', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ])('the page that was left for the home of another profile %s', async (_what, event) => {
    await openPage();
    const { startDepartures } = await import('./departures');
    const { startChoices } = await import('./choices');
    startDepartures();
    startChoices();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="/fr" data-choose-profile="PRO">Professionnel</a>',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Professionnel' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(mockHydrate).not.toHaveBeenCalled();
    window.dispatchEvent(event);
    await isAlive();
  });
});

describe('what is done before the island is alive', () => {
  test('is done once it is: presses in their order, twice the same once', async () => {
    const { come } = holdIsland();
    await openPage();
    press('Tableau');
    press('Tableau');
    press('Cartes');
    expect(pressed).not.toHaveBeenCalled();
    come();
    await isAlive();
    press('Tableau');
    expect(pressed.mock.calls).toEqual([['Tableau'], ['Cartes'], ['Tableau']]);
  });

  test('is done once it is: choices in lists, which rendering takes back, and a press', async () => {
    const { come } = holdIsland();
    await openPage();
    const [order, risk] = screen.getAllByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(order!, 'risk');
    await user.selectOptions(risk!, '3');
    await user.selectOptions(risk!, '4');
    press('Tableau');
    changed.mockClear();
    for (const list of [order!, risk!]) list.selectedIndex = 0;
    come();
    await isAlive();
    expect(changed.mock.calls).toEqual([
      ['Tri', 'risk'],
      ['Risque', '4'],
    ]);
    expect(pressed.mock.calls).toEqual([['Tableau']]);
  });

  test('is done on the control that was meant, in the order in which the visitor does it', async () => {
    const { come } = holdIsland();
    await openPage();
    press('Tableau');
    press('Cartes');
    const onFirst = () => {
      screen.getByRole('textbox').remove();
      queueMicrotask(() => press('Tableau'));
    };
    island().addEventListener('click', onFirst, { once: true });
    come();
    await isAlive();
    expect(pressed.mock.calls).toEqual([['Tableau'], ['Cartes'], ['Tableau']]);
  });

  test('is done once it is: the Enter key in a field', async () => {
    const { come } = holdIsland();
    await openPage();
    screen.getByRole('textbox').focus();
    expect(fireEvent.submit(document.querySelector('form')!)).toBe(false);
    submitted.mockClear();
    come();
    await isAlive();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('an island that does not come', () => {
  test('says so, and a press that failed is done when it comes, with the focus there', async () => {
    mockHydrate.mockRejectedValueOnce(new Error('Loading chunk failed'));
    await openPage();
    press('Tableau');
    await isLost();
    expect(log).toHaveBeenCalledTimes(1);
    await user.click(button('Réessayer'));
    await isAlive();
    expect(failure()).not.toBeVisible();
    expect(button('Tableau')).toHaveFocus();
    expect(pressed.mock.calls).toEqual([['Tableau']]);
    expect(mockHydrate).toHaveBeenCalledTimes(2);
  });

  test('is not tried again by the pointer and the focus alone', async () => {
    mockHydrate.mockRejectedValueOnce(new Error('Loading chunk failed'));
    await openPage();
    await user.hover(button('Tableau'));
    await isLost();
    await user.hover(button('Cartes'));
    screen.getByRole('textbox').focus();
    expect(mockHydrate).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network', 'online'],
    ['the page, from the browser’s cache,', 'pageshow'],
  ])('is tried again when %s is back', async (_what, event) => {
    mockHydrate.mockRejectedValueOnce(new Error('Loading chunk failed'));
    await openPage();
    press('Tableau');
    await isLost();
    fireEvent(window, new Event(event));
    await isAlive();
    expect(pressed.mock.calls).toEqual([['Tableau']]);
  });

  test('says so after ten seconds, and works if it comes after all', async () => {
    jest.useFakeTimers();
    const { come } = holdIsland();
    const { loadTimeoutMs } = await openPage();
    press('Tableau');
    await jest.advanceTimersByTimeAsync(loadTimeoutMs - 1);
    expect(failure()).not.toBeVisible();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure()).toBeVisible();
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(failure()).not.toBeVisible();
    expect(pressed.mock.calls).toEqual([['Tableau']]);
    jest.useRealTimers();
  });

  test('any more, as it has failed since, says so and can be tried again', async () => {
    await openPage();
    press('Tableau');
    await isAlive();
    mockHydrate.mock.lastCall?.[1]();
    expect(failure()).toBeVisible();
    expect(island()).not.toHaveAttribute('data-alive');
    press('Réessayer');
    await isAlive();
    expect(failure()).not.toBeVisible();
    expect(pressed.mock.calls).toEqual([['Tableau']]);
  });
});

describe('scripts of islands are fetched ahead', () => {
  const fetched = () =>
    Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href'));
  const files = {
    islands: ['/a.js', '/b.js'],
    'texts-fr': ['/fr.js'],
    'texts-en': ['/en.js'],
    'island-range': ['/b.js', '/range.js'],
    'island-chart': ['/chart.js'],
  };
  const fetchFiles = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(files) } as Response));

  beforeEach(() => {
    window.fetch = fetchFiles;
  });
  function connect(connection: object | undefined) {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }
  afterEach(() => {
    document.head.replaceChildren();
    window.matchMedia = mediaQueryList(false);
    connect(undefined);
  });

  test('once each, for those of the page in its language', async () => {
    const { prefetchIslands } = await openPage();
    prefetchIslands();
    await waitFor(() => expect(fetched()).toEqual(['/a.js', '/b.js', '/fr.js', '/range.js']));
  });

  test.each([
    ['for a visitor who prefers little data', true, undefined, 0],
    ['for a visitor who saves data', false, { saveData: true, effectiveType: '4g' }, 0],
    ['on a slow network', false, { effectiveType: 'slow-2g' }, 0],
    ['unless the network is fast', false, { saveData: false, effectiveType: '4g' }, 1],
  ])('not %s', async (_case, prefersLittle, connection, times) => {
    window.matchMedia = mediaQueryList(prefersLittle);
    connect(connection);
    const { prefetchIslands } = await openPage();
    prefetchIslands();
    expect(fetchFiles).toHaveBeenCalledTimes(times);
  });
});
