import { screen, waitFor, within } from '@testing-library/react';
import { ComparisonBar } from '../../components/layout/ComparisonBar';
import { Menus } from '../../components/layout/Menus';
import { Island } from '../../components/ui/Island';
import { CompareLink } from '../../features/funds/compare/CompareLink';
import { clearCookies } from '../../testing/clearCookies';
import { footer, navigation } from '../../testing/layoutFixtures';
import { leavePages } from '../../testing/leavePages';
import { renderHtml } from '../../testing/renderPage';

leavePages();

const { texts } = footer;

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
});

function CompareLinks() {
  return ['Asia', 'India'].map((name) => (
    <CompareLink
      key={name}
      share={{ name: 'I', isin: name.toUpperCase() }}
      fund={{ title: name, isCompared: true }}
      offeredTo={name === 'India' ? ['RETAIL'] : ['RETAIL', 'PRO']}
    />
  ));
}

async function openPage(name: 'range' | 'compare' = 'range') {
  const page = renderHtml(
    <>
      <Menus
        navigation={navigation}
        Menu={({ children }) => <nav>{children}</nav>}
        Group={({ children }) => children}
      />
      <main id="content" tabIndex={-1}>
        <Island name={name} Content={CompareLinks} props={{}} />
      </main>
      <ComparisonBar {...footer} />
    </>,
  );
  const { startPageStore, pageStore } = await import('../../store/pageStore');
  const { startComparison } = await import('./startComparison');
  startPageStore();
  startComparison();
  const nameOf = (fund: string) => page.t('compareLink:compareOf', { share: 'I', fund });
  return {
    ...page,
    pageStore,
    choose: (fund: string) => screen.getByRole('button', { name: nameOf(fund) }),
    compare: (fund: string) => screen.getByRole('link', { name: nameOf(fund) }),
  };
}

const bar = () => screen.queryByRole('region', { name: texts.comparison });
const shownBar = () => screen.findByRole('region', { name: texts.comparison });
const hiddenBar = () => waitFor(() => expect(bar()).not.toBeInTheDocument());
const inMenu = () => screen.getByRole('link', { name: texts.compareShares });
const status = () => screen.getByRole('status');

test('a page shows nothing before something is chosen', async () => {
  const { choose } = await openPage();
  expect(bar()).not.toBeInTheDocument();
  expect(choose('Asia')).toHaveAttribute('aria-pressed', 'false');
  expect(inMenu()).toHaveAttribute('href', '/fr/comparer');
  expect(status()).toBeEmptyDOMElement();
});

test('the first press chooses, and the second leads to the comparison of both', async () => {
  const { user, choose, compare } = await openPage();
  await user.click(choose('Asia'));
  await shownBar();
  expect(choose('Asia')).toHaveAttribute('aria-pressed', 'true');
  expect(compare('India')).toHaveAttribute('href', '/fr/comparer?shares=ASIA,INDIA');
  expect(status()).toHaveTextContent(`${texts.oneChosen} Asia I`);
  expect(within(bar()!).getByText(texts.oneChosen)).toBeVisible();
  const way = within(bar()!).getByRole('link', { name: texts.compare });
  for (const link of [way, inMenu()]) expect(link).toHaveAttribute('href', '/fr/comparer?shares=ASIA');
});

test('the same press takes it back', async () => {
  const { user, choose } = await openPage();
  choose('Asia').focus();
  await user.keyboard(' ');
  expect(await shownBar()).toBeVisible();
  await user.keyboard('{Enter}');
  await hiddenBar();
  expect(choose('India')).toHaveAttribute('aria-pressed', 'false');
  expect(status()).toHaveTextContent(texts.noneChosen);
});

const chosen = ['Asia', 'India', 'Chine'].map((name) => ({
  isin: name.toUpperCase(),
  name: `${name} I`,
  visibleTo: name === 'India' ? ['RETAIL'] : ['RETAIL', 'PRO'],
}));
const removers = () =>
  within(bar()!)
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('what is chosen on a page before', () => {
  beforeEach(() => sessionStorage.setItem('compared_shares', JSON.stringify(chosen)));

  test('is shown, and not announced', async () => {
    const { choose } = await openPage();
    expect(within(await shownBar()).getByText(texts.severalChosen.replace('{{number}}', '3'))).toBeVisible();
    expect(removers()).toEqual(chosen.map(({ name }) => `${texts.removeShare} ${name}`));
    expect(inMenu()).toHaveAttribute('href', '/fr/comparer?shares=ASIA,INDIA,CHINE');
    expect(choose('India')).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toBeEmptyDOMElement();
  });

  test('can be taken away one by one, and the focus stays there', async () => {
    const { user } = await openPage();
    await shownBar();
    const remove = (name: string) => user.click(screen.getByRole('button', { name }));
    await remove(`${texts.removeShare} India I`);
    await waitFor(() => expect(removers()).toHaveLength(2));
    expect(removers()).toEqual([`${texts.removeShare} Asia I`, `${texts.removeShare} Chine I`]);
    expect(screen.getByRole('button', { name: `${texts.removeShare} Chine I` })).toHaveFocus();
    await remove(`${texts.removeShare} Chine I`);
    await remove(`${texts.removeShare} Asia I`);
    await hiddenBar();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('is left out if the profile may not see it', async () => {
    const { pageStore } = await openPage();
    await shownBar();
    const { profileChosen } = await import('../../store/preferencesSlice');
    pageStore.dispatch(profileChosen('PRO'));
    expect(removers()).toEqual([`${texts.removeShare} Asia I`, `${texts.removeShare} Chine I`]);
  });

  test('is left out if the profile, which has changed since, may not see it', async () => {
    document.cookie = 'investor_profile=PRO; path=/';
    await openPage();
    await shownBar();
    expect(removers()).toHaveLength(2);
  });

  test('has the names of the page, also on later ones that do not know it', async () => {
    const [asia, ...others] = chosen;
    sessionStorage.setItem('compared_shares', JSON.stringify([{ ...asia, name: 'Asie I' }, ...others]));
    await openPage();
    await shownBar();
    expect(removers()[0]).toBe(`${texts.removeShare} Asia I`);
    expect(JSON.parse(sessionStorage.getItem('compared_shares') ?? '')).toEqual(chosen);
  });

  test('is not shown beside the comparison', async () => {
    await openPage('compare');
    await waitFor(() => expect(inMenu()).toHaveAttribute('href', '/fr/comparer?shares=ASIA,INDIA,CHINE'));
    expect(bar()).not.toBeInTheDocument();
  });
});

test('a page from the cache shows what is chosen since', async () => {
  await openPage();
  sessionStorage.setItem('compared_shares', JSON.stringify(chosen));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await shownBar();
  expect(removers()).toHaveLength(3);
});

test('where storage is refused, a page knows its own choice', async () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const { user, choose } = await openPage();
  await user.click(choose('Asia'));
  await shownBar();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(bar()).toBeVisible();
  for (const spy of spies) spy.mockRestore();
});
