import { fireEvent, screen, within } from '@testing-library/react';
import { type Tab, Tabs } from '../components/ui/tabs/Tabs';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

const tabs: Tab[] = [
  { id: 'first', title: 'Premier', content: <a href="#second">Tout voir</a> },
  { id: 'second', title: 'Deuxième', content: <p id="inside">Deux</p> },
  { id: 'third', title: 'Troisième', content: <p>Trois</p> },
];

leavePages();
afterEach(() => jest.restoreAllMocks());

/** Has tabs only: biographies have tests of their own. */
async function openPage(hash = '') {
  window.history.replaceState(null, '', `/fr/funds/x${hash}`);
  const page = renderHtml(
    <>
      <p data-keeps-tab>
        <a href="/fr/funds/x/shares/i">Part I</a>
      </p>
      <Tabs label="Rubriques" tabs={tabs} />
      <button id="outside">Ailleurs</button>
    </>,
  );
  (await import('./menus')).startMenus();
  (await import('./panels')).startPanels();
  return page;
}

const bar = () => within(screen.getAllByRole('navigation', { name: 'Rubriques' })[0]!);
const link = (name: string) => bar().getByRole('link', { name });
const panel = (name: string) => screen.getByRole('region', { name });
const shown = () => screen.getAllByRole('region').map(({ id }) => id);

/** Follows a link on the page: jsdom does not. */
async function follow(hash: string) {
  const followed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.location.hash = hash;
  await followed;
}

async function goBack() {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await gone;
}

describe('tabs', () => {
  test('choosing one shows its panel and makes it the address, without scrolling', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openPage();
    expect(shown()).toEqual(['first']);
    await user.click(link('Troisième'));
    expect(shown()).toEqual(['third']);
    expect(link('Troisième')).toHaveAttribute('aria-current', 'true');
    expect(link('Premier')).not.toHaveAttribute('aria-current');
    expect(window.location.pathname + window.location.hash).toBe('/fr/funds/x#third');
    expect(scroll).not.toHaveBeenCalled();
  });

  test('choosing the one that is shown adds nothing to the history', async () => {
    const { user } = await openPage();
    const entries = window.history.length;
    await user.click(link('Premier'));
    expect(window.history.length).toBe(entries);
    expect(window.location.hash).toBe('');
  });

  test('a click that asks for another window is the browser’s', async () => {
    await openPage();
    fireEvent.click(link('Troisième'), { ctrlKey: true });
    expect(shown()).toEqual(['first']);
  });

  test('back goes through them, and browsers do not scroll to the panel', async () => {
    const { user } = await openPage();
    await user.click(link('Deuxième'));
    await user.click(link('Troisième'));
    expect(window.history.scrollRestoration).toBe('manual');
    await goBack();
    expect(shown()).toEqual(['second']);
    await goBack();
    expect(shown()).toEqual(['first']);
  });

  test('a history that refuses entries leaves the tab as it is', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const { user } = await openPage();
    await user.click(link('Deuxième'));
    expect(shown()).toEqual(['first']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('choosing in the menu names the tab, closes the menu and keeps the focus there', async () => {
    const { user } = await openPage();
    const menu = screen.getByText('Premier', { selector: 'summary *' });
    await user.click(menu);
    const choice = screen.getAllByRole('link', { name: 'Deuxième' })[1]!;
    await user.click(choice);
    expect(shown()).toEqual(['second']);
    expect(menu).toHaveTextContent('Deuxième');
    expect(choice).not.toBeVisible();
    expect(menu.closest('summary')).toHaveFocus();
  });

  test('says which one is shown once it has changed: the panel is not where the focus is', async () => {
    const { user, t } = await openPage('#second');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(link('Troisième'));
    expect(status).toHaveTextContent(`${t('common:shownTab')} Troisième`);
    await goBack();
    expect(status).toHaveTextContent(`${t('common:shownTab')} Deuxième`);
  });

  test('one that begins above what is in sight, as the list stays in reach, is read from its beginning', async () => {
    document.documentElement.style.scrollPaddingTop = '96px';
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const { user } = await openPage();
    top.mockReturnValue(new DOMRect(0, 100));
    await user.click(link('Deuxième'));
    expect(scroll).not.toHaveBeenCalled();
    top.mockReturnValue(new DOMRect(0, -2000));
    await user.click(link('Troisième'));
    await goBack();
    await goBack();
    expect(scroll.mock.contexts).toEqual(
      ['third', 'second', 'first'].map((id) => document.getElementById(id)),
    );
    document.documentElement.style.scrollPaddingTop = '';
  });

  test('links to the other shares keep the open tab', async () => {
    const { user } = await openPage('#second');
    const share = screen.getByRole('link', { name: 'Part I' });
    expect(share).toHaveAttribute('href', '/fr/funds/x/shares/i#second');
    await user.click(link('Premier'));
    expect(share).toHaveAttribute('href', '/fr/funds/x/shares/i');
  });
});

describe('the address', () => {
  test.each([
    ['#third', 'third'],
    ['', 'first'],
    ['#unknown', 'first'],
    ['#%', 'first'],
    ['#outside', 'first'],
    ['#inside', 'second'],
  ])('%s shows %s, and leaves the focus where it is', async (hash, id) => {
    await openPage(hash);
    expect(shown()).toEqual([id]);
    expect(document.body).toHaveFocus();
  });

  test('of an element in a hidden panel scrolls to it', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage();
    await follow('#third');
    expect(shown()).toEqual(['third']);
    expect(scroll).not.toHaveBeenCalled();
    await follow('#inside');
    expect(shown()).toEqual(['second']);
    expect(scroll.mock.contexts).toEqual([screen.getByText('Deux')]);
  });

  test('of something else on the page leaves the tab as it is', async () => {
    await openPage('#second');
    await follow('#outside');
    expect(shown()).toEqual(['second']);
  });

  test('of another panel takes the focus along, there and back, without scrolling', async () => {
    await openPage();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    screen.getByRole('link', { name: 'Tout voir' }).focus();
    await follow('#second');
    expect(panel('Deuxième')).toHaveFocus();
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    await goBack();
    expect(panel('Premier')).toHaveFocus();
  });

  test('of another panel leaves the focus outside of panels where it is', async () => {
    await openPage();
    screen.getByText('Ailleurs').focus();
    await follow('#second');
    expect(screen.getByText('Ailleurs')).toHaveFocus();
  });
});

test('a page without panels listens to nothing', async () => {
  renderHtml(<a href="#second">Tout voir</a>);
  const listen = jest.spyOn(document, 'addEventListener');
  (await import('./panels')).startPanels();
  expect(listen).not.toHaveBeenCalled();
});
