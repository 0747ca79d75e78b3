import { screen, within } from '@testing-library/react';
import { locales } from '../../../i18n/locales';
import { shareSummaryOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { comparePath } from '../../../routes/comparePath';
import { absent } from '../../../i18n/absent';
import { ShareList } from './ShareList';

const shares = [
  shareSummaryOf(),
  shareSummaryOf({ name: 'R', isin: 'FR00TEST00R1', path: '/fr/r', price: null, visibleTo: ['RETAIL'] }),
];

test('gives each share’s name, ISIN and dated price, a dash where there is none, in the order given', () => {
  const { t } = renderPage(<ShareList shares={shares} />);
  const list = within(screen.getByRole('navigation', { name: t('tabs:shares') }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Part I FR00TEST00I1 182,40 € 19 novembre 2026$/);
  expect(second).toHaveTextContent(`Part R FR00TEST00R1 ${absent}`);
  expect(second).toHaveAttribute('data-visible-to', 'RETAIL');
});

test.each(locales)('the share whose page this is is no link, but leads to its comparison (%s)', (locale) => {
  const { t } = renderPage(<ShareList shares={shares} currentIsin="FR00TEST00I1" />, { locale });
  const name = screen.getByText(t('funds:share', { share: 'I' }));
  expect(name.closest('[aria-current=page]')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    comparePath(['FR00TEST00I1'], locale),
    '/fr/r',
  ]);
  expect(screen.getByRole('link', { name: t('compareLink:compare') })).toBeVisible();
});
