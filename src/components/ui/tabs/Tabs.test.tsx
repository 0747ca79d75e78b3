import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { mediaQueryList } from '../../../testing/mediaQueryList';
import { renderPage } from '../../../testing/renderPage';
import { createStyleCache } from '../../../theme/createStyleCache';
import { designSystem } from '../../../theme/system';
import { makeStore } from '../../../store/makeStore';
import { RootProviders } from '../../layout/RootProviders';
import { isTabChoice } from './tabHistory';
import { type Tab, Tabs } from './Tabs';

const tabs: Tab[] = [
  { id: 'first', title: 'Premier', content: <p>Un</p> },
  { id: 'second', title: 'Deuxième', content: <p id="inside">Deux</p> },
  { id: 'third', title: 'Troisième', content: <a href="/fr">Trois</a> },
];

const tab = (name: string) => screen.getByRole('tab', { name });
const shownPanels = () => screen.getAllByRole('tabpanel').map(({ id }) => id);

function openAt(address: string) {
  window.history.replaceState(null, '', address);
}

function renderTabs() {
  return renderPage(
    <>
      <Tabs label="Rubriques" tabs={tabs} />
      <button id="outside">Ailleurs</button>
    </>,
  );
}

beforeEach(() => openAt('/fr/funds/x'));

describe('on wide screens', () => {
  beforeEach(() => {
    window.matchMedia = mediaQueryList(true);
  });

  test('a list of tabs, each with its panel, of which the first is shown', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'Rubriques' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      tabs.map(({ title }) => title),
    );
    expect(tab('Premier')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Deuxième')).toHaveAttribute('aria-selected', 'false');
    expect(tab('Deuxième')).toHaveAttribute('aria-controls', 'second');
    expect(screen.getByRole('tabpanel', { name: 'Premier' })).toBeVisible();
    expect(screen.getByText('Deux')).not.toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('choosing one shows its panel and makes it the address, without scrolling', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderTabs();
    await user.click(tab('Troisième'));
    expect(shownPanels()).toEqual(['third']);
    expect(window.location.pathname + window.location.hash).toBe('/fr/funds/x#third');
    expect(isTabChoice(window.history.state)).toBe(true);
    expect(window.history.scrollRestoration).toBe('manual');
    expect(scroll).not.toHaveBeenCalled();
  });

  test('choosing the one that is shown adds nothing to the history', async () => {
    const { user } = renderTabs();
    const entries = window.history.length;
    await user.click(tab('Premier'));
    expect(window.history.length).toBe(entries);
    expect(window.location.hash).toBe('');
  });

  test('a click that asks for another window is the browser’s', async () => {
    const { user } = renderTabs();
    await user.keyboard('{Control>}');
    await user.click(tab('Troisième'));
    expect(shownPanels()).toEqual(['first']);
  });

  test('back and forward go through the tabs', async () => {
    const { user } = renderTabs();
    await user.click(tab('Deuxième'));
    await user.click(tab('Troisième'));
    act(() => window.history.back());
    await waitFor(() => expect(shownPanels()).toEqual(['second']));
    act(() => window.history.back());
    await waitFor(() => expect(shownPanels()).toEqual(['first']));
    act(() => window.history.forward());
    await waitFor(() => expect(shownPanels()).toEqual(['second']));
  });

  test('arrows, Home and End choose and take the focus along; one stop for the Tab key', async () => {
    const { user } = renderTabs();
    await user.tab();
    expect(tab('Premier')).toHaveFocus();
    const presses = [
      ['ArrowRight', 'Deuxième'],
      ['ArrowRight', 'Troisième'],
      ['ArrowRight', 'Premier'],
      ['ArrowLeft', 'Troisième'],
      ['Home', 'Premier'],
      ['End', 'Troisième'],
    ] as const;
    for (const [key, title] of presses) {
      await user.keyboard(`{${key}}`);
      expect(tab(title)).toHaveFocus();
      expect(tab(title)).toHaveAttribute('aria-selected', 'true');
    }
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Trois' })).toHaveFocus();
  });

  test.each([' ', '{Enter}'])(
    'after going back the tab that has the focus is chosen with “%s”',
    async (key) => {
      const { user } = renderTabs();
      await user.tab();
      await user.keyboard('{ArrowRight}');
      act(() => window.history.back());
      await waitFor(() => expect(shownPanels()).toEqual(['first']));
      expect(tab('Deuxième')).toHaveFocus();
      expect(tab('Deuxième')).toHaveAttribute('aria-selected', 'false');
      await user.keyboard(key);
      expect(shownPanels()).toEqual(['second']);
      expect(tab('Deuxième')).toHaveFocus();
      expect(window.location.hash).toBe('#second');
    },
  );

  test('after going back arrows lead on from the tab that has the focus', async () => {
    const { user } = renderTabs();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    act(() => window.history.back());
    await waitFor(() => expect(shownPanels()).toEqual(['first']));
    await user.keyboard('{ArrowRight}');
    expect(tab('Troisième')).toHaveFocus();
    expect(shownPanels()).toEqual(['third']);
  });

  test('Space on the tab that is shown neither scrolls nor adds to the history', async () => {
    const { user } = renderTabs();
    const entries = window.history.length;
    await user.tab();
    const scrolls = fireEvent.keyDown(tab('Premier'), { key: ' ' });
    expect(scrolls).toBe(false);
    expect(window.history.length).toBe(entries);
  });

  test('keys with a modifier are the browser’s', async () => {
    const { user } = renderTabs();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shownPanels()).toEqual(['first']);
  });

  test('a history that refuses entries leaves the tab as it is', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const push = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const { user } = renderTabs();
    await user.click(tab('Deuxième'));
    expect(shownPanels()).toEqual(['first']);
    expect(warn).toHaveBeenCalledTimes(1);
    push.mockRestore();
    warn.mockRestore();
  });

  test('says which tab is shown, at once and with each choice', async () => {
    openAt('/fr/funds/x#second');
    const onShown = jest.fn();
    const { user } = renderPage(<Tabs label="Rubriques" tabs={tabs} onShown={onShown} />);
    await user.click(tab('Troisième'));
    expect(onShown.mock.calls).toEqual([['second'], ['third']]);
  });
});

describe('the address', () => {
  beforeEach(() => {
    window.matchMedia = mediaQueryList(true);
  });

  test.each([
    ['#third', 'third'],
    ['', 'first'],
    ['#unknown', 'first'],
    ['#%', 'first'],
    ['#outside', 'first'],
    ['#inside', 'second'],
  ])('%s shows %s', (hash, id) => {
    openAt(`/fr/funds/x${hash}`);
    renderTabs();
    expect(shownPanels()).toEqual([id]);
  });

  test('of a link on the page shows the panel, and that of an element in a panel scrolls to it', async () => {
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
    renderTabs();
    act(() => void (window.location.hash = '#third'));
    await waitFor(() => expect(shownPanels()).toEqual(['third']));
    expect(scrolledTo).toEqual([]);
    act(() => void (window.location.hash = '#inside'));
    await waitFor(() => expect(shownPanels()).toEqual(['second']));
    expect(scrolledTo).toEqual(['inside']);
  });

  test('of something else on the page leaves the tab as it is', async () => {
    renderTabs();
    act(() => void (window.location.hash = '#second'));
    await waitFor(() => expect(shownPanels()).toEqual(['second']));
    const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.location.hash = '#outside';
      await told;
    });
    expect(shownPanels()).toEqual(['second']);
  });

  test('of the next page is not this page’s, nor is the way in which browsers scroll', async () => {
    const { unmount } = renderTabs();
    act(() => void (window.location.hash = '#second'));
    await waitFor(() => expect(shownPanels()).toEqual(['second']));
    window.history.pushState(null, '', '/fr/funds/y');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shownPanels()).toEqual(['second']);
    unmount();
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe.each([
  ['tabs', true, 'tabpanel'],
  ['a dropdown', false, 'region'],
] as const)('a link of a panel to another one, with %s', (_, isWide, role) => {
  const linked: Tab[] = [
    { id: 'first', title: 'Premier', content: <a href="#second">Tout voir</a> },
    { id: 'second', title: 'Deuxième', content: <p>Deux</p> },
  ];
  const panel = () => screen.getByRole(role, { name: 'Deuxième' });

  beforeEach(() => {
    window.matchMedia = mediaQueryList(isWide);
  });

  /** Sets the hash itself, because links in tests do not navigate. */
  function follow() {
    renderPage(<Tabs label="Rubriques" tabs={linked} />);
    act(() => screen.getByRole('link', { name: 'Tout voir' }).focus());
    act(() => void (window.location.hash = '#second'));
  }

  test('takes the focus along, without scrolling', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    follow();
    await waitFor(() => expect(panel()).toHaveFocus());
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  });

  test('also where the browser dropped the focus because the target was hidden', async () => {
    renderPage(<Tabs label="Rubriques" tabs={linked} />);
    act(() => void (window.location.hash = '#second'));
    await waitFor(() => expect(panel()).toHaveFocus());
  });

  test('and back', async () => {
    follow();
    await waitFor(() => expect(panel()).toHaveFocus());
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole(role, { name: 'Premier' })).toHaveFocus());
  });
});

test.each(['', '#second'])('opening the page at “%s” leaves the focus where it is', (hash) => {
  openAt(`/fr/funds/x${hash}`);
  window.matchMedia = mediaQueryList(true);
  renderTabs();
  expect(document.body).toHaveFocus();
});

test('the focus outside of the panels stays where it is', async () => {
  window.matchMedia = mediaQueryList(true);
  renderTabs();
  act(() => screen.getByText('Ailleurs').focus());
  act(() => void (window.location.hash = '#second'));
  await waitFor(() => expect(shownPanels()).toEqual(['second']));
  expect(screen.getByText('Ailleurs')).toHaveFocus();
});

describe('on narrow screens', () => {
  const button = () => screen.getByRole('button', { name: /^(Premier|Deuxième)$/ });
  const links = () => screen.getAllByRole('link', { hidden: true }).slice(0, tabs.length);

  beforeEach(() => {
    window.matchMedia = mediaQueryList(false);
  });

  test('a button names the current tab and unfolds links to all', async () => {
    const { user } = renderTabs();
    expect(screen.getByRole('navigation', { name: 'Rubriques' })).toBeVisible();
    expect(button()).toHaveAccessibleName('Premier');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Deuxième' })).not.toBeInTheDocument();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(links().map(({ textContent }) => textContent)).toEqual(tabs.map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'Premier' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('choosing shows the panel, closes the list and gives the focus back', async () => {
    const { user } = renderTabs();
    await user.click(button());
    await user.click(screen.getByRole('link', { name: 'Deuxième' }));
    expect(screen.getByRole('region', { name: 'Deuxième' })).toBeVisible();
    expect(screen.getByText('Un')).not.toBeVisible();
    expect(button()).toHaveAccessibleName('Deuxième');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
    expect(window.location.hash).toBe('#second');
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user } = renderTabs();
    await user.click(button());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Premier' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  test('a press outside closes it, and so does the focus that leaves it', async () => {
    const { user } = renderTabs();
    await user.click(button());
    await user.click(screen.getByText('Ailleurs'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    for (let stop = 0; stop <= tabs.length; stop++) await user.tab();
    expect(screen.getByText('Ailleurs')).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('in the server’s HTML', () => {
  const page = (
    <RootProviders store={makeStore()} styleCache={createStyleCache()} system={designSystem()}>
      <Tabs label="Rubriques" tabs={tabs} />
    </RootProviders>
  );

  test('plain links lead to panels that are all there, and the browser takes over without a word', () => {
    openAt('/fr/funds/x#third');
    window.matchMedia = mediaQueryList(true);
    const container = document.body.appendChild(document.createElement('div'));
    // With a document present, React Redux uses layout effects, and React warns about them on the server.
    const errors = jest.spyOn(console, 'error').mockImplementation();
    container.innerHTML = renderToString(page);
    expect([...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '#first',
      '#second',
      '#third',
    ]);
    expect(container.querySelectorAll('[hidden], [role]')).toHaveLength(0);
    expect([...container.querySelectorAll('section[tabindex="-1"] > h2')]).toHaveLength(3);

    errors.mockClear();
    render(page, { container, hydrate: true });
    expect(errors).not.toHaveBeenCalled();
    expect(shownPanels()).toEqual(['third']);
    errors.mockRestore();
  });
});
