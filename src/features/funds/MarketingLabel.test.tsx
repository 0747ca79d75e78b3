import { screen } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { notices } from '../../testing/fundFixtures';
import { renderHtml } from '../../testing/renderPage';
import { MarketingLabel } from './MarketingLabel';

const investorRightsPaths = {
  fr: '/fr/informations-reglementaires#investor-rights',
  en: '/en/regulatory-informations#investor-rights',
  it: '/it/informazioni-regolamentazione#investor-rights',
};

test.each(locales)(
  'leads to documents and to investors’ rights in the language of the page: %s',
  (locale) => {
    const { t } = renderHtml(<MarketingLabel notices={notices} documentsPath="/x#documents" />, { locale });
    expect(screen.getByText('Ceci est une communication publicitaire.')).toBeVisible();
    expect(screen.getByText('Vos droits sont résumés en français.')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [t('common:kidAndProspectus'), '/x#documents'],
      [t('common:investorRights'), investorRightsPaths[locale]],
    ]);
  },
);

test('leads to the documents of all funds where it is about more than one', () => {
  const { t } = renderHtml(<MarketingLabel notices={notices} />, { locale: 'it' });
  expect(screen.getByRole('link', { name: t('common:kidAndProspectus') })).toHaveAttribute(
    'href',
    '/it/documenti',
  );
});
