/** @jest-environment node */

import { catalogueFund, fundRow, seen, shareRow } from '../../../gatsby/testing/contentRows';
import { registrationNames, registrationsView } from './registrationsView';

const countries = {
  de: { country: 'DE', countryTitle: 'Allemagne', audience: 'RETAIL' },
  fr: { country: 'FR', countryTitle: 'France', audience: 'RETAIL' },
  at: { country: 'AT', countryTitle: 'Autriche', audience: 'PROFESSIONAL' },
  es: { country: 'ES', countryTitle: 'Espagne', audience: 'RETAIL' },
} as const;

const row = fundRow({
  title: 'Asie',
  slug: 'asie',
  shares: [
    shareRow({ name: 'I', registrations: [countries.fr, countries.at] }),
    shareRow({ name: 'R', registrations: [countries.fr, countries.es] }),
    shareRow({ name: 'N', lastPrice: null, registrations: [countries.de] }),
  ],
});

test('shares that distributors see, with the countries of these in the order of their names', () => {
  const fund = catalogueFund(row, {
    retail: seen([row]),
    instit: seen([row], ['I']),
    pro: seen([row], ['I']),
  });
  expect(registrationsView([fund], 'fr')).toEqual({
    countries: [
      { code: 'AT', title: 'Autriche' },
      { code: 'FR', title: 'France' },
    ],
    shares: [
      {
        isin: 'ZZ-I',
        name: 'I',
        path: '/fr/funds/asie/shares/i',
        fundTitle: 'Asie',
        audiences: { FR: 'RETAIL', AT: 'PROFESSIONAL' },
        visibleTo: ['INSTIT', 'PRO'],
      },
    ],
  });
});

test('a share without a price is not on offer yet', () => {
  const { shares } = registrationsView([catalogueFund(row)], 'fr');
  expect(shares.map(({ name }) => name)).toEqual(['I', 'R']);
});

test('a share that is registered nowhere stops the build', () => {
  expect(() => registrationNames(shareRow({ registrations: [] }), 'en')).toThrow(
    'Share "ZZ-I" (en): it is registered nowhere. Answer its registrations',
  );
});

test('the countries of a share in a line, by audience', () => {
  const share = shareRow({ registrations: [countries.fr, countries.at, countries.es] });
  expect(registrationNames(share, 'fr')).toEqual({ all: 'Espagne, France', professional: 'Autriche' });
});
