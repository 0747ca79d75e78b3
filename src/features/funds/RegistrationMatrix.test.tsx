import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import type { RegistrationsView } from './registrationsView';
import { RegistrationMatrix } from './RegistrationMatrix';

const registrations: RegistrationsView = {
  countries: [
    { code: 'FR', title: 'France' },
    { code: 'CH', title: 'Suisse' },
  ],
  shares: [
    {
      isin: 'ZZ0000000016',
      name: 'R',
      path: '/fr/funds/asie/shares/r',
      fundTitle: 'Asie',
      audiences: { FR: 'RETAIL', CH: 'PROFESSIONAL' },
      visibleTo: ['PRO'],
    },
    {
      isin: 'ZZ0000000024',
      name: 'I',
      path: '/fr/funds/asie/shares/i',
      fundTitle: 'Asie',
      audiences: { FR: 'PROFESSIONAL' },
      visibleTo: ['INSTIT', 'PRO'],
    },
  ],
};

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

test('says with letters, which are explained, for whom a share is registered in which country', () => {
  renderPage(<RegistrationMatrix registrations={registrations} />);
  expect(screen.getByText(/T\s: tous les investisseurs\s; P\s: investisseurs professionnels/)).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Part',
    'FRFrance',
    'CHSuisse',
  ]);
  const cellsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('Asie R')).toEqual(['T', 'P']);
  expect(cellsOf('Asie I')).toEqual(['P', '–']);
});

test('leads to each share, for the profiles that see it', () => {
  renderPage(<RegistrationMatrix registrations={registrations} />);
  expect(screen.getByRole('link', { name: 'Asie R' })).toHaveAttribute('href', '/fr/funds/asie/shares/r');
  expect(rowOf('Asie R')).toHaveAttribute('data-visible-to', 'PRO');
});

test('can be scrolled by keyboard where it is wider than the page', () => {
  renderPage(<RegistrationMatrix registrations={registrations} />);
  expect(screen.getByRole('region', { name: 'Pays d’enregistrement des parts' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});
