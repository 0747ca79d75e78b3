import { makeStore } from '../makeStore';
import { intendedPageDismissed, pageLoadingStarted, redirectedHome, routeOpened } from './navigationSlice';

function openStore() {
  const store = makeStore();
  return { dispatch: store.dispatch, navigation: () => store.getState().navigation };
}

test('a route that opens ends its loading', () => {
  const { dispatch, navigation } = openStore();
  dispatch(pageLoadingStarted());
  expect(navigation().pageLoading).toBe(true);
  dispatch(routeOpened());
  expect(navigation().pageLoading).toBe(false);
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
