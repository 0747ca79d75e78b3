import { screen } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { renderPage } from '../../testing/renderPage';
import { CompareLink } from './CompareLink';
import { comparePath } from './comparePath';

test.each(locales)('leads to the comparison of the share (%s)', (locale) => {
  const { t } = renderPage(<CompareLink isin="ZZI" />, { locale });
  expect(screen.getByRole('link', { name: t('compareLink:compare') })).toHaveAttribute(
    'href',
    comparePath(['ZZI'], locale),
  );
});

test('the address keeps the order of the shares', () => {
  expect(comparePath(['ZZR', 'ZZI'], 'it')).toBe('/it/confronta?shares=ZZR,ZZI');
  expect(comparePath([], 'fr')).toBe('/fr/comparer');
});
