import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { documentOf, fundOf, rangePage } from '../../../testing/fundFixtures';
import { factOf } from '../../../testing/factOf';
import { renderHtml } from '../../../testing/renderPage';
import { SustainabilityDisclosure, type SustainabilityView } from './SustainabilityDisclosure';

const disclosure: SustainabilityView = {
  sections: [
    { anchor: 'summary', title: 'Résumé', body: '<p>Le fonds promeut l’eau.</p>' },
    { anchor: 'data', title: 'Sources et traitement des données', body: '<p>Nos visites.</p>' },
  ],
  changes: [
    { date: '30 octobre 2026', text: 'Proportions mises à jour.' },
    { date: '2 janvier 2023', text: 'Première publication.' },
  ],
  documents: [documentOf({ code: 'PERIODIC_ANNEX', title: 'Annexe au rapport annuel', url: '/annex' })],
};

const disclosureOf = (changes: Partial<SustainabilityView> = {}, visibleTo = fundOf().visibleTo) => (
  <SustainabilityDisclosure
    fund={fundOf({ title: 'Meridane Asie', path: '/fr/funds/meridane-asie', visibleTo })}
    disclosure={{ ...disclosure, ...changes }}
    rangePage={rangePage}
  />
);

test('has the sections in the order given, each with its text', () => {
  const { t } = renderHtml(disclosureOf());
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Résumé',
    'Sources et traitement des données',
    t('sustainability:changes'),
    t('sustainability:documents'),
  ]);
  const section = screen.getByRole('region', { name: 'Résumé' });
  expect(section).toHaveTextContent('Le fonds promeut l’eau.');
  expect(section.id).toBe('summary');
});

test('its table of contents leads to each of them', () => {
  const { t } = renderHtml(disclosureOf());
  const contents = screen.getByRole('navigation', { name: t('common:onThisPage') });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#summary',
    '#data',
    '#changes',
    '#documents',
  ]);
});

test('tells the days of the first publication and of the latest change, and what was changed', () => {
  const { t } = renderHtml(disclosureOf());
  const published = t('sustainability:published', { date: '2 janvier 2023' });
  const updated = t('sustainability:updated', { date: '30 octobre 2026' });
  expect(screen.getByText(`${published} ${updated}`)).toBeVisible();
  expect(factOf('30 octobre 2026')).toHaveTextContent('Proportions mises à jour.');
});

test('one that was never changed has the day of its publication alone', () => {
  const { t } = renderHtml(disclosureOf({ changes: disclosure.changes.slice(1) }));
  expect(screen.getByText(t('sustainability:published', { date: '2 janvier 2023' }))).toBeVisible();
});

test('leads to its documents, and back to the fund', () => {
  const { t } = renderHtml(disclosureOf());
  expect(screen.getByRole('link', { name: 'Annexe au rapport annuel' })).toHaveAttribute('href', '/annex');
  const back = screen.getByRole('link', { name: t('sustainability:toFund', { fund: 'Meridane Asie' }) });
  expect(back).toHaveAttribute('href', '/fr/funds/meridane-asie');
});

test('of a fund that a profile may not see, it is not shown to that profile', () => {
  const { t } = renderHtml(disclosureOf({}, ['INSTIT']));
  expect(audienceOf(screen.getByText('Nos visites.'))).toBe('INSTIT');
  expect(audienceOf(screen.getByText(t('funds:notOffered.title')))).toBe('RETAIL PRO');
});
