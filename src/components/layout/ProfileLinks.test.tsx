import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { blockCookies } from '../../testing/blockCookies';
import { clearCookies } from '../../testing/clearCookies';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { ProfileLinks } from './ProfileLinks';

beforeEach(() => {
  clearCookies();
  jest.mocked(navigate).mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Clicks the link; true if the browser would follow it. */
function follow(modifiers: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name: /Professionnel/ });
  const click = createEvent.click(link, modifiers);
  // Must be added before `fireEvent`: the listener of renderPage cancels every click on a link.
  let followed = false;
  document.addEventListener('click', (event) => (followed = !event.defaultPrevented), { once: true });
  fireEvent(link, click);
  return followed;
}

test('a choice that its cookie keeps loads the home anew', () => {
  renderPage(<ProfileLinks {...navigation} />);
  expect(follow()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('so does a choice that another tab overwrites at the same moment', () => {
  const keep = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  jest
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((cookie) => keep?.call(document, cookie.replace('=PRO', '=INSTIT')));
  renderPage(<ProfileLinks {...navigation} />);
  expect(follow()).toBe(true);
  expect(document.cookie).toBe('investor_profile=INSTIT');
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['silently', 'with an error'] as const)(
  'where cookies are blocked %s, the home opens without a reload and the choice lives on',
  (how) => {
    blockCookies(how);
    const { store } = renderPage(<ProfileLinks {...navigation} />);
    expect(follow()).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/fr');
    expect(store.getState().preferences.investorProfile).toBe('PRO');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a new tab (%o) is the browser’s matter',
  (modifiers) => {
    blockCookies('silently');
    renderPage(<ProfileLinks {...navigation} />);
    expect(follow(modifiers)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);
