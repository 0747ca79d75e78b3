import { screen, within } from '@testing-library/react';
import { comesBefore } from '../../../testing/comesBefore';
import { audienceOf } from '../../../testing/audienceOf';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { profileChosen } from '../../../store/preferencesSlice';
import { makeStore } from '../../../store/store';
import { documentGroups } from '../../../testing/documentGroups';
import { renderHtml, renderPage } from '../../../testing/renderPage';
import { Library } from './Library';

const kid = 'DIC – Part R';

beforeEach(() => window.history.replaceState(null, '', '/fr/documents'));

function renderLibrary(search = '', profile: InvestorProfileCode = 'RETAIL') {
  window.history.replaceState(null, '', `/fr/documents${search}`);
  const store = makeStore();
  store.dispatch(profileChosen(profile));
  return renderPage(<Library groups={documentGroups} />, { store });
}

/** The links to documents, not to earlier editions or other languages. */
const titles = () =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .map((row) => within(row).getAllByRole('link', { hidden: true })[0]?.textContent);

test('the HTML has all documents by fund, each for the profiles that see it, whatever the address asks for', () => {
  window.history.replaceState(null, '', '/fr/documents?type=KIID');
  renderHtml(<Library groups={documentGroups} />);
  expect(titles()).toEqual([kid, 'Prospectus', 'Reporting mensuel', 'Politique de rémunération']);
  expect(screen.getByRole('heading', { name: 'Meridane Asie' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meridane Asie' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-asie',
  );
  expect(audienceOf(screen.getByText('Reporting mensuel'))).toBe('INSTIT PRO');
});

test('key information stands open with its share’s name, first of its fund', () => {
  renderHtml(<Library groups={documentGroups} />);
  const link = screen.getByRole('link', { name: kid });
  expect(link).toHaveAttribute('href', '/kid');
  expect(link.closest('details')).toBeNull();
  expect(comesBefore(link, screen.getByRole('link', { name: 'Prospectus' }))).toBe(true);
});

test('a share’s other documents are behind its name, currency and ISIN, which can be opened without scripts', () => {
  renderHtml(<Library groups={documentGroups} />);
  const details = screen.getByText('Part R, EUR, ZZ0011759386').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(audienceOf(details!)).toBe('INSTIT PRO');
  expect(within(details!).getAllByRole('link', { hidden: true })).toHaveLength(1);
});

test('a document in several languages has a link to each', () => {
  renderLibrary();
  const link = screen.getByRole('link', { name: 'Prospectus, italien' });
  expect(link).toHaveAttribute('href', '/prospetto');
  expect(link).toHaveAttribute('hreflang', 'it');
});

test('a filter shows what answers it opened, says how many, and is in the address', async () => {
  const { t, user } = renderLibrary();
  expect(screen.getByRole('status')).toHaveTextContent(t('library:found', { count: 3, total: 3 }));
  await user.click(screen.getByRole('button', { name: t('range:filters') }));
  await user.click(screen.getByRole('checkbox', { name: 'DIC (1)' }));
  expect(titles()).toEqual([kid]);
  expect(screen.getByRole('link', { name: kid })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('library:found', { count: 1, total: 3 }));
  expect(window.location.search).toBe('?type=KIID');
  await user.click(screen.getByRole('button', { name: t('range:reset') }));
  expect(window.location.search).toBe('');
  expect(titles()).toHaveLength(4);
});

test.each([
  ['?fund=company', ['Politique de rémunération']],
  ['?share=R', [kid]],
  ['?language=it', ['Prospectus']],
  ['?year=2025', ['Prospectus']],
  ['?fund=asia&type=PROSPECTUS&type=KIID&language=fr', [kid, 'Prospectus']],
  ['?type=LEAFLET&utm_source=letter', [kid, 'Prospectus', 'Reporting mensuel', 'Politique de rémunération']],
])('the address %s shows %j', (search, expected) => {
  renderLibrary(search);
  expect(titles()).toEqual(expected);
});

test('a type that the profile does not see finds nothing, and can be taken back', () => {
  const { t } = renderLibrary('?type=MONTHLY_REPORT');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(t('library:noneFound'));
  expect(screen.getByRole('button', { name: t('range:reset') })).toBeVisible();
});

test('professional investors find it', () => {
  renderLibrary('?type=MONTHLY_REPORT', 'PRO');
  expect(titles()).toEqual(['Reporting mensuel']);
});
