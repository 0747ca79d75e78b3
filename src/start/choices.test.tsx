import { fireEvent, screen } from '@testing-library/react';
import { LanguageLinks } from '../components/layout/LanguageLinks';
import { ProfileLinks } from '../components/layout/ProfileLinks';
import { readPreferences } from '../cookies/preferences';
import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { navigation } from '../testing/layoutFixtures';
import { leavePages } from '../testing/leavePages';
import { renderHtml } from '../testing/renderPage';

leavePages();
beforeEach(clearCookies);

const profile = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const ownProfile = () => screen.getByRole('link', { current: true });
const markedProfile = () => document.documentElement.getAttribute('data-profile');

async function openPage() {
  const page = renderHtml(
    <>
      <ProfileLinks {...navigation} />
      <div hidden>
        <LanguageLinks locale="fr" paths={{}} />
      </div>
    </>,
  );
  const { startPageStore } = await import('../store/pageStore');
  const { startChoices } = await import('./choices');
  const { startProfileView } = await import('./views/profile');
  startPageStore();
  startProfileView();
  startChoices();
  return page;
}

test.each([
  ['nothing chosen', '', 'RETAIL', 'Particulier'],
  ['a profile chosen', 'investor_profile=PRO', 'PRO', 'Professionnel'],
  ['an edited cookie', 'investor_profile=ADMIN', 'RETAIL', 'Particulier'],
])('with %s the page is of the profile, and marks it', async (_case, cookie, code, name) => {
  document.cookie = cookie;
  await openPage();
  expect(markedProfile()).toBe(code);
  expect(ownProfile()).toBe(profile(name));
});

test('a choice is kept for the page that opens', async () => {
  const { user } = await openPage();
  await user.click(profile('Institutionnel'));
  await user.click(screen.getByRole('link', { name: /Italiano/, hidden: true }));
  expect(readPreferences()).toEqual({ investorProfile: 'INSTIT', locale: 'it', disclaimerValidated: false });
});

test('a choice that opens in another tab is kept', async () => {
  await openPage();
  fireEvent(profile('Professionnel'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(readPreferences().investorProfile).toBe('PRO');
});

test('a choice is kept where cookies are refused', async () => {
  blockCookies('silently');
  const { user } = await openPage();
  await user.click(profile('Professionnel'));
  expect(readPreferences().investorProfile).toBe('PRO');
});

test.each([
  ['tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['window that stands beside it', () => fireEvent.focus(window)],
])('a visitor who returns sees what was chosen in another %s', async (_where, comeBack) => {
  await openPage();
  document.cookie = 'investor_profile=INSTIT';
  comeBack();
  expect(ownProfile()).toBe(profile('Institutionnel'));
  expect(markedProfile()).toBe('INSTIT');
});
