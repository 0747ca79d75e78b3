import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { DesktopNavigation } from './DesktopNavigation';

const { texts } = navigation;

function linkNames(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

test('is named, and holds the menus and the contact page in the order of behaviour.md §2.4', () => {
  renderPage(<DesktopNavigation navigation={navigation} />);
  const bar = screen.getByRole('navigation', { name: texts.mainNavigation });
  const menus = [...bar.querySelectorAll('summary')];
  expect(menus.map(({ textContent }) => textContent)).toEqual([texts.about, texts.funds, texts.news]);
  expect(linkNames(bar).at(-1)).toBe(navigation.contact.title);
});

test('lists the whole range and the comparison, then equity funds before bond funds', async () => {
  const { user } = renderPage(<DesktopNavigation navigation={navigation} />);
  const menu = screen.getByText(texts.funds);
  await user.click(menu);
  const panel = menu.nextElementSibling;
  expect(panel).toBeVisible();
  expect(panel instanceof HTMLElement && linkNames(panel)).toEqual([
    navigation.fundRange.title,
    navigation.compare?.title,
    'Meridane Asia',
    'Meridane India',
    'Meridane Emerging Bonds',
  ]);
  expect(screen.getByRole('link', { name: 'Meridane India' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-india',
  );
});

test('marks a fund that only some profiles may see', () => {
  renderPage(<DesktopNavigation navigation={navigation} />);
  const reserved = screen.getByRole('link', { name: 'Meridane Emerging Bonds' });
  expect(audienceOf(reserved)).toBe('INSTIT PRO');
  expect(audienceOf(screen.getByRole('link', { name: 'Meridane Asia' }))).toBeUndefined();
});

test('marks the title of a group of which only some profiles see a fund', () => {
  renderPage(<DesktopNavigation navigation={navigation} />);
  expect(audienceOf(screen.getByText('Fonds obligataires'))).toBe('INSTIT PRO');
  expect(audienceOf(screen.getByText('Fonds actions'))).toBeUndefined();
});
