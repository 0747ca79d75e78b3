import { comparePath } from '../../../routes/routeTable';
import { locales } from '../../../i18n/locales';
import { screen, within } from '@testing-library/react';
import { startShareSearch } from '../../../start/shareSearch';
import { shareSummaryOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ShareList } from './ShareList';

const institutional = shareSummaryOf({ visibleTo: ['INSTIT', 'PRO'] });
const retail = shareSummaryOf({ name: 'R', isin: 'FR00TEST00R1', path: '/fr/r' });
const shares = [institutional, retail];
const fund = { title: 'Meridane Asia', isCompared: true };

/** Name, address, whether it is the one shown, and who sees it. */
const choices = (label: string) =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).getByRole('link');
      return [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
        item.getAttribute('data-visible-to'),
      ];
    });

test('on a fund’s page each profile sees which share it is shown, and the others', () => {
  const shown = [institutional, { ...retail, visibleTo: ['RETAIL' as const] }];
  const { t } = renderPage(<ShareList fund={fund} shares={shares} shown={shown} isSharePage={false} />);
  expect(choices(t('tabs:shares'))).toEqual([
    ['Part I', institutional.path, 'true', 'INSTIT PRO'],
    ['Part R', '/fr/r', 'true', 'RETAIL'],
    ['Part R', '/fr/r', null, 'INSTIT PRO'],
  ]);
});

test('the share that is shown has a mark beside its colour', () => {
  renderPage(<ShareList fund={fund} shares={shares} shown={[institutional]} isSharePage />);
  const marks = screen.getAllByRole('listitem').map((item) => item.querySelector('svg') !== null);
  expect(marks).toEqual([true, false]);
});

test('on its own page a share is the current page', () => {
  const { t } = renderPage(<ShareList fund={fund} shares={shares} shown={[institutional]} isSharePage />);
  expect(choices(t('tabs:shares')).map(([, path, current]) => [path, current])).toEqual([
    [institutional.path, 'page'],
    ['/fr/r', null],
  ]);
});

test.each(locales)(
  'the share that is shown can be compared, on its own page and its fund’s (%s)',
  (locale) => {
    const props = { fund, shares, shown: [institutional] };
    const { t, rerender } = renderPage(<ShareList {...props} isSharePage />, { locale });
    const link = () =>
      screen.getByRole('link', { name: t('compareLink:compareOf', { share: 'I', fund: 'Meridane Asia' }) });
    expect(link()).toHaveAttribute('href', comparePath([institutional.isin], locale));
    // The comparison has no tabs.
    expect(link().closest('[data-keeps-tab]')).toBeNull();
    rerender(<ShareList {...props} isSharePage={false} />);
    expect(link()).toBeVisible();
    // Where its page is published.
    rerender(<ShareList {...props} fund={{ ...fund, isCompared: false }} isSharePage />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain(
      t('compareLink:compare', { share: 'I' }),
    );
  },
);

describe('a fund of many shares', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    shareSummaryOf({
      name: `M${index}`,
      isin: `ZZ00TEST000${index}`,
      currency: index === 3 ? 'USD' : 'EUR',
      path: `/fr/m${index}`,
    }),
  );
  const [first] = many;
  const list = <ShareList fund={fund} shares={many} shown={first ? [first] : []} isSharePage />;

  test('is a list to open, after the share that is shown', () => {
    const { t } = renderPage(list);
    const [shown, ...others] = choices(t('tabs:shares'));
    expect(shown).toEqual(['Part M0', '/fr/m0', 'page', null]);
    expect(others.map(([, path]) => path)).toEqual(many.map(({ path }) => path));
    expect(screen.getByText(t('funds:allShares')).closest('details')).not.toHaveAttribute('open');
  });

  test('has buttons up to seven', () => {
    const { t } = renderPage(<ShareList fund={fund} shares={many.slice(1)} shown={[]} isSharePage={false} />);
    expect(screen.queryByText(t('funds:allShares'))).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  test.each([
    ['usd', ['Part M3'], 'Parts trouvées : 1'],
    ['ZZ00TEST0005', ['Part M5'], 'Parts trouvées : 1'],
    ['part m7 eur', ['Part M7'], 'Parts trouvées : 1'],
    ['gbp', [], 'Aucune part ne correspond.'],
  ])('is searched by name, currency and ISIN: %s', async (typed, found, said) => {
    startShareSearch();
    const { t, user, container } = renderPage(list);
    await user.click(screen.getByText(t('funds:allShares')));
    await user.type(screen.getByRole('searchbox', { name: t('funds:searchShares') }), typed);
    const items = [...container.querySelectorAll('details li')].filter(
      (item) => !item.hasAttribute('hidden'),
    );
    expect(items.map((item) => item.querySelector('a')?.textContent)).toEqual(found);
    expect(screen.getByRole('status')).toHaveTextContent(said);
    await user.keyboard('{Escape}');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByText(t('funds:allShares'))).toHaveFocus();
  });
});
