import { screen } from '@testing-library/react';
import { makeStore } from '../../store/makeStore';
import { preferencesRead } from '../../store/preferences/preferencesSlice';
import { clearCookies } from '../../testing/clearCookies';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { ProfileLinks } from './ProfileLinks';
import { ProfileMenu } from './ProfileMenu';

beforeEach(clearCookies);

function profileLink(name: RegExp) {
  return screen.getByRole('link', { name });
}

describe('ProfileLinks', () => {
  test('offers every profile with what it means', () => {
    renderPage(<ProfileLinks {...navigation} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(profileLink(/Particulier/)).toHaveTextContent('Vous investissez pour vous-même.');
  });

  test('marks the visitor’s own, RETAIL until another is chosen', () => {
    renderPage(<ProfileLinks {...navigation} />);
    expect(profileLink(/Particulier/)).toHaveAttribute('aria-current', 'true');
    expect(profileLink(/Professionnel/)).not.toHaveAttribute('aria-current');
  });

  test('marks the profile read from the cookie', () => {
    const store = makeStore();
    store.dispatch(preferencesRead({ investorProfile: 'PRO' }));
    renderPage(<ProfileLinks {...navigation} />, { store });
    expect(profileLink(/Professionnel/)).toHaveAttribute('aria-current', 'true');
  });

  test('keeps the choice in its cookie and loads the home anew (behaviour.md §4.3)', async () => {
    const { user } = renderPage(<ProfileLinks {...navigation} />);
    await user.click(profileLink(/Institutionnel/));
    expect(document.cookie).toContain('investor_profile=INSTIT');
    expect(profileLink(/Institutionnel/)).toHaveAttribute('href', '/fr');
    expect(profileLink(/Institutionnel/)).toHaveAttribute('aria-current', 'true');
  });
});

test('ProfileMenu says what is chosen in it, and unfolds the profiles', async () => {
  const { user } = renderPage(<ProfileMenu navigation={navigation} />);
  const trigger = screen.getByText(navigation.texts.profile).closest('summary');
  expect(trigger).toHaveTextContent('Particulier');
  expect(profileLink(/Professionnel/)).not.toBeVisible();
  await user.click(screen.getByText(navigation.texts.profile));
  expect(profileLink(/Professionnel/)).toBeVisible();
});
