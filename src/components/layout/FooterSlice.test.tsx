import { screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { footer } from '../../testing/layoutFixtures';
import { htmlOf, renderPage } from '../../testing/renderPage';
import FooterSlice from './FooterSlice';

function renderFooter(changes: Partial<typeof footer> = {}) {
  return renderPage(<FooterSlice data={{}} sliceContext={{ ...footer, ...changes }} />);
}

test.each([
  [footer.companyTitle, '/fr'],
  [texts.esg, '/fr/approche-esg-isr'],
  [texts.fundRange, '/fr/gamme-fonds'],
  [texts.news, '/fr/actualites'],
  [texts.subscribe, '/fr/funds/meridane-asia/shares/i#subscribe'],
  [texts.legalNotices, '/fr/mentions-legales'],
  [texts.privacy, '/fr/confidentialite'],
  [texts.regulatoryInformation, '/fr/informations-reglementaires'],
  [texts.contact, '/fr/contact'],
  [footer.phone, 'tel:+330100000000'],
])('"%s" leads to %s (behaviour.md §2.5)', (name, address) => {
  renderFooter();
  expect(screen.getByRole('link', { name: name! })).toHaveAttribute('href', address);
});

test.each(footer.social)('$title is named as another site', ({ title, url }) => {
  renderFooter();
  const link = screen.getByRole('link', { name: `${title} (${texts.opensOutside})` });
  expect(link).toHaveAttribute('href', url);
});

test('shows address, legal text and the small print of every page', () => {
  renderFooter();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(footer.addressLines.join(''));
  expect(screen.getByText(footer.legalText!)).toBeVisible();
  expect(screen.getByText('Ni offre ni conseil.')).toBeVisible();
});

test('does without what the company does not publish', () => {
  renderFooter({ phone: null, legalText: null, social: [], subscribe: [] });
  expect(screen.queryByRole('link', { name: texts.subscribe })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: texts.follow })).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo').innerHTML).not.toContain('tel:');
});

test('leads back to the top', () => {
  renderFooter();
  expect(screen.getByRole('link', { name: texts.scrollToTop })).toHaveAttribute('href', '#top');
});

test('cookies are described where there are no scripts', () => {
  const html = htmlOf(<FooterSlice data={{}} sliceContext={footer} />);
  const withoutScripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join();
  expect(withoutScripts).toContain('href="/fr/confidentialite#cookies"');
});
