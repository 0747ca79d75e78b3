import { makeStore } from '../makeStore';
import {
  intendedPageDismissed,
  redirectedHome,
  dropdownClosed,
  dropdownOpened,
  menuTheme,
  mobileMenuClosed,
  mobileMenuToggled,
  pageLoadingStarted,
  pageScrolled,
  routeOpened,
  subMenuToggled,
} from './navigationSlice';

function openStore() {
  const store = makeStore();
  return { dispatch: store.dispatch, navigation: () => store.getState().navigation };
}

describe('menus', () => {
  test('the mobile menu opens, folds and is closed', () => {
    const { dispatch, navigation } = openStore();
    dispatch(mobileMenuToggled());
    expect(navigation().mobileMenuOpen).toBe(true);
    dispatch(mobileMenuToggled());
    expect(navigation().mobileMenuOpen).toBe(false);
    dispatch(mobileMenuToggled());
    dispatch(mobileMenuClosed());
    expect(navigation().mobileMenuOpen).toBe(false);
  });

  test('a sub-menu unfolds beside the others, and folds again', () => {
    const { dispatch, navigation } = openStore();
    dispatch(subMenuToggled('funds'));
    dispatch(subMenuToggled('news'));
    expect(navigation().openSubMenus).toEqual(['funds', 'news']);
    dispatch(subMenuToggled('funds'));
    expect(navigation().openSubMenus).toEqual(['news']);
  });

  test('opening a dropdown closes the other, which can no longer close it', () => {
    const { dispatch, navigation } = openStore();
    dispatch(dropdownOpened('about'));
    dispatch(dropdownOpened('funds'));
    dispatch(dropdownClosed('about'));
    expect(navigation().openDropdown).toBe('funds');
    dispatch(dropdownClosed('funds'));
    expect(navigation().openDropdown).toBeNull();
  });

  test('opening any route closes them all (behaviour.md §2.5)', () => {
    const { dispatch, navigation } = openStore();
    dispatch(mobileMenuToggled());
    dispatch(subMenuToggled('funds'));
    dispatch(subMenuToggled('equityFunds'));
    dispatch(dropdownOpened('funds'));
    dispatch(pageLoadingStarted());
    expect(navigation().pageLoading).toBe(true);
    dispatch(routeOpened());
    expect(navigation()).toMatchObject({
      mobileMenuOpen: false,
      openSubMenus: [],
      openDropdown: null,
      pageLoading: false,
    });
  });
});

test('a route that opens leaves the scroll position to the browser', () => {
  const { dispatch, navigation } = openStore();
  dispatch(pageScrolled(true));
  dispatch(routeOpened());
  expect(navigation().scrolled).toBe(true);
});

describe('the page that the visitor had intended to open', () => {
  const intendedPage = { title: 'Meridane Asia', path: '/fr/funds/meridane-asia' };

  test('has arrived with the next route, and is forgotten with the one after', () => {
    const { dispatch, navigation } = openStore();
    dispatch(redirectedHome(intendedPage));
    expect(navigation().intendedPage).toEqual({ ...intendedPage, arrived: false });
    dispatch(routeOpened());
    expect(navigation().intendedPage).toEqual({ ...intendedPage, arrived: true });
    dispatch(routeOpened());
    expect(navigation().intendedPage).toBeNull();
  });

  test('is forgotten when it is dismissed', () => {
    const { dispatch, navigation } = openStore();
    dispatch(redirectedHome(intendedPage));
    dispatch(routeOpened());
    dispatch(intendedPageDismissed());
    expect(navigation().intendedPage).toBeNull();
  });

  test('routes without one make none', () => {
    const { dispatch, navigation } = openStore();
    dispatch(routeOpened());
    expect(navigation().intendedPage).toBeNull();
  });
});

test.each([
  [{ isHome: true, scrolled: false, mobileMenuOpen: false }, 'dark'],
  [{ isHome: true, scrolled: true, mobileMenuOpen: false }, 'light'],
  [{ isHome: true, scrolled: false, mobileMenuOpen: true }, 'light'],
  [{ isHome: false, scrolled: false, mobileMenuOpen: false }, 'light'],
] as const)('menu theme of %o is %s (behaviour.md §4.5)', (state, theme) => {
  expect(menuTheme(state)).toBe(theme);
});
