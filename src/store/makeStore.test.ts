import { menuTheme } from './navigation/menuTheme';
import { mobileMenuToggled, routeOpened, subMenuToggled } from './navigation/navigationSlice';
import { makeStore } from './makeStore';
import { investorProfileChosen, localeChosen } from './preferences/preferencesSlice';
import { readPreferences } from './preferences/readPreferences';

function clearCookies() {
  for (const name of ['investor_profile', 'locale']) document.cookie = `${name}=; max-age=0; path=/`;
}

beforeEach(clearCookies);

describe('preferences', () => {
  test('a visitor who chose nothing is RETAIL (spec §4.1)', () => {
    expect(makeStore().getState().preferences.investorProfile).toBe('RETAIL');
    expect(readPreferences()).toEqual({});
  });

  test('choices are kept in their cookies', () => {
    const store = makeStore();
    store.dispatch(investorProfileChosen('INSTIT'));
    store.dispatch(localeChosen('it'));
    expect(document.cookie).toContain('investor_profile=INSTIT');
    expect(document.cookie).toContain('locale=it');
    expect(readPreferences()).toEqual({ investorProfile: 'INSTIT', locale: 'it' });
  });

  test.each(['ADMIN', '', '{"a":1}', 'x'.repeat(3000)])(
    'a cookie edited to %.12s counts as absent',
    (value) => {
      document.cookie = `investor_profile=${encodeURIComponent(value)}; path=/`;
      document.cookie = `locale=${encodeURIComponent(value)}; path=/`;
      expect(readPreferences()).toEqual({});
    },
  );
});

describe('navigation', () => {
  test('opening a route closes the mobile menus', () => {
    const store = makeStore();
    store.dispatch(mobileMenuToggled());
    store.dispatch(subMenuToggled('funds'));
    store.dispatch(subMenuToggled('equityFunds'));
    expect(store.getState().navigation).toMatchObject({
      mobileMenuOpen: true,
      openSubMenus: ['funds', 'equityFunds'],
    });
    store.dispatch(routeOpened());
    expect(store.getState().navigation).toMatchObject({ mobileMenuOpen: false, openSubMenus: [] });
  });

  test('a sub-menu folds again', () => {
    const store = makeStore();
    store.dispatch(subMenuToggled('news'));
    store.dispatch(subMenuToggled('news'));
    expect(store.getState().navigation.openSubMenus).toEqual([]);
  });

  test.each([
    [{ isHome: true, scrolled: false, mobileMenuOpen: false }, 'dark'],
    [{ isHome: true, scrolled: true, mobileMenuOpen: false }, 'light'],
    [{ isHome: true, scrolled: false, mobileMenuOpen: true }, 'light'],
    [{ isHome: false, scrolled: false, mobileMenuOpen: false }, 'light'],
  ] as const)('menu theme of %o is %s (spec §4.5)', (state, theme) => {
    expect(menuTheme(state)).toBe(theme);
  });
});
