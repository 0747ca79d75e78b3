import { fireEvent, screen } from '@testing-library/react';
import { PageSpinner } from '../components/layout/PageSpinner';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';
import { spyOnLocation } from '../testing/spyOnLocation';

leavePages();

const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
  window.history.replaceState(null, '', '/fr/contact?from=letter');
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** True if the browser may act on the last press. */
let isLeftToBrowser: boolean;

async function openPage() {
  const { startPageStore } = await import('../store/pageStore');
  const departures = await import('./departures');
  startPageStore();
  departures.startDepartures();
  window.addEventListener('click', ({ defaultPrevented }) => (isLeftToBrowser = !defaultPrevented));
  renderHtml(
    <>
      <PageSpinner label="Chargement" />
      <a href="/fr/equipes">Équipes</a>
      <a href="/fr/contact?from=letter#map">Plan</a>
      <a href="/e/fr/docs/rapport.pdf">Rapport</a>
      <a href="https://ailleurs.example/fr">Ailleurs</a>
      <a href="/fr/equipes" target="_blank" rel="noreferrer">
        Nouvel onglet
      </a>
    </>,
  );
  return departures;
}

const link = (name: string) => screen.getByRole('link', { name });
const spinner = () => screen.getByText('Chargement');

function press(name: string, modifiers: MouseEventInit = {}): void {
  fireEvent.click(link(name), modifiers);
}

describe('the page spinner (behaviour.md §9)', () => {
  test('comes where the next page takes 300 ms', async () => {
    await openPage();
    press('Équipes');
    expect(isLeftToBrowser).toBe(true);
    jest.advanceTimersByTime(299);
    expect(spinner()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(spinner()).toBeVisible();
    expect(screen.getByRole('status')).toContainElement(spinner());
  });

  test('comes for a page that a script opens', async () => {
    const assign = spyOnLocation('assign');
    const { openPage: open, spinnerDelay } = await openPage();
    open('/fr');
    expect(assign).toHaveBeenCalledWith('/fr');
    jest.advanceTimersByTime(spinnerDelay);
    expect(spinner()).toBeVisible();
    assign.mockRestore();
  });

  test.each([
    ['a place of the same page', 'Plan', {}],
    ['a document', 'Rapport', {}],
    ['another site', 'Ailleurs', {}],
    ['a link that opens another tab', 'Nouvel onglet', {}],
    ['a click that opens another tab', 'Équipes', { ctrlKey: true }],
  ])('does not come for %s', async (_case, name, modifiers) => {
    await openPage();
    press(name, modifiers);
    expect(isLeftToBrowser).toBe(true);
    jest.runAllTimers();
    expect(spinner()).not.toBeVisible();
  });

  test.each([
    ['the visitor stops the load', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the browser brings the page back', () => fireEvent(window, new Event('pageshow'))],
  ])('goes when %s', async (_case, end) => {
    await openPage();
    press('Équipes');
    jest.runAllTimers();
    end();
    expect(spinner()).not.toBeVisible();
  });

  test('does not come any more when the visitor has stopped the load before', async () => {
    await openPage();
    press('Équipes');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    jest.runAllTimers();
    expect(spinner()).not.toBeVisible();
  });
});

test('offline, pages are not opened, and places of this one are', async () => {
  online.mockReturnValue(false);
  await openPage();
  press('Équipes');
  expect(isLeftToBrowser).toBe(false);
  press('Plan');
  expect(isLeftToBrowser).toBe(true);
  jest.runAllTimers();
  expect(spinner()).not.toBeVisible();
});

describe('the page of a link that is pointed at', () => {
  const fetched = () => Array.from(document.head.querySelectorAll('link'), ({ href }) => href);

  beforeEach(() => {
    Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'));

  test('is fetched ahead once, with those of the site alone', async () => {
    await openPage();
    fireEvent.pointerOver(link('Équipes'));
    link('Équipes').focus();
    fireEvent.pointerOver(link('Rapport'));
    fireEvent.pointerOver(link('Ailleurs'));
    expect(fetched()).toEqual(['http://localhost/fr/equipes']);
  });

  test('is left to a browser that knows the rules of the page', async () => {
    Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
    await openPage();
    fireEvent.pointerOver(link('Équipes'));
    expect(fetched()).toEqual([]);
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
  });
});
