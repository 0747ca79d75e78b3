import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { LanguageLinks } from './LanguageLinks';

const paths = { fr: '/fr/actualites/carnet', en: '/en/news/notebook' };

function languageLink(name: string) {
  return screen.getByRole('link', { name: new RegExp(name) });
}

test.each([
  ['fr', 'Langue'],
  ['en', 'Language'],
  ['it', 'Lingua'],
] as const)('are named in the language of the page: %s', (locale, name) => {
  renderPage(<LanguageLinks locale={locale} paths={paths} />, { locale });
  expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
});

test('lead to the page’s translations, or to the home where there is none (behaviour.md §4.3)', () => {
  renderPage(<LanguageLinks locale="fr" paths={paths} />);
  expect(languageLink('Français')).toHaveAttribute('href', '/fr/actualites/carnet');
  expect(languageLink('English')).toHaveAttribute('href', '/en/news/notebook');
  expect(languageLink('Italiano')).toHaveAttribute('href', '/it');
});

test('say their language, and which is the current one', () => {
  renderPage(<LanguageLinks locale="fr" paths={paths} />);
  expect(languageLink('English')).toHaveAttribute('hreflang', 'en');
  expect(languageLink('English')).toHaveAttribute('lang', 'en');
  expect(languageLink('English')).not.toHaveAttribute('aria-current');
  expect(languageLink('Français')).toHaveAttribute('aria-current', 'true');
});

test('are left alone by translators', () => {
  renderPage(<LanguageLinks locale="fr" paths={paths} />);
  for (const link of screen.getAllByRole('link')) expect(link.closest('[translate=no]')).not.toBeNull();
});
