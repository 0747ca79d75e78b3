import { clearCookies } from '../testing/clearCookies';
import { readPreferences } from './preferences';

beforeEach(clearCookies);

test('without cookies nothing was chosen', () => {
  expect(readPreferences()).toEqual({ disclaimerValidated: false });
});

test('cookies of an earlier visit are the choice', () => {
  for (const cookie of ['investor_profile=INSTIT', 'locale=it', 'disclaimer_validated=true']) {
    document.cookie = `${cookie}; path=/`;
  }
  expect(readPreferences()).toEqual({ investorProfile: 'INSTIT', locale: 'it', disclaimerValidated: true });
});

test.each(
  [
    ['ADMIN', 'retail', '', '{"a":1}', 'RETAIL;', '%E0%A4%A', 'constructor', 'x'.repeat(3000)],
    ['True', 'TRUE', '1', 'yes', 'false', '"true"', ' '],
  ].flat(),
)('cookies edited to %.12s count as absent', (value) => {
  for (const name of ['investor_profile', 'locale', 'disclaimer_validated']) {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
  }
  expect(readPreferences()).toEqual({ disclaimerValidated: false });
});
