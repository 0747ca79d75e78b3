import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { blockCookies } from '../../testing/blockCookies';
import { clearCookies } from '../../testing/clearCookies';
import { renderPage } from '../../testing/renderPage';
import { LanguageLinks } from './LanguageLinks';

beforeEach(clearCookies);
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState({}, '', '/');
});

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

test('keep the choice in its cookie', async () => {
  const { user } = renderPage(<LanguageLinks locale="fr" paths={paths} />);
  await user.click(languageLink('Italiano'));
  expect(document.cookie).toContain('locale=it');
});

test('where cookies are blocked the page opens without a reload, and the choice lives on', async () => {
  blockCookies('silently');
  const { user, store } = renderPage(<LanguageLinks locale="fr" paths={paths} />);
  await user.click(languageLink('English'));
  expect(navigate).toHaveBeenCalledWith('/en/news/notebook');
  expect(store.getState().preferences.locale).toBe('en');
});

test.each([
  '//evil.example/fr',
  '/fr/actualites/carnet?next=https://evil.example',
  '/fr?locale=//evil.example',
  '/fr#//evil.example',
  '/javascript:alert(1)',
])('lead where the route table says, whatever the address: %s', async (address) => {
  window.history.replaceState({}, '', window.location.origin + address);
  blockCookies('silently');
  jest.mocked(navigate).mockClear();
  const { user } = renderPage(<LanguageLinks locale="fr" paths={paths} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fr/actualites/carnet',
    '/en/news/notebook',
    '/it',
  ]);
  await user.click(languageLink('Italiano'));
  expect(jest.mocked(navigate).mock.calls).toEqual([['/it']]);
});
