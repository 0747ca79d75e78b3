import { screen } from '@testing-library/react';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import { ProfileLinks } from './ProfileLinks';
import { ProfileMenu } from './ProfileMenu';

function profileLink(name: RegExp) {
  return screen.getByRole('link', { name });
}

test('ProfileLinks offer every profile with what it means, and lead home', () => {
  renderPage(<ProfileLinks {...navigation} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/fr');
  expect(profileLink(/Particulier/)).toHaveTextContent('Vous investissez pour vous-même.');
});

test('ProfileLinks mark RETAIL until another profile is chosen', () => {
  renderPage(<ProfileLinks {...navigation} />);
  expect(profileLink(/Particulier/)).toHaveAttribute('aria-current', 'true');
  expect(profileLink(/Professionnel/)).not.toHaveAttribute('aria-current');
});

test('ProfileMenu says what is chosen in it, and unfolds the profiles', async () => {
  const { user } = renderPage(<ProfileMenu navigation={navigation} />);
  const trigger = screen.getByText(navigation.texts.profile).closest('summary');
  expect(trigger).toHaveTextContent('Particulier');
  expect(profileLink(/Professionnel/)).not.toBeVisible();
  await user.click(screen.getByText(navigation.texts.profile));
  expect(profileLink(/Professionnel/)).toBeVisible();
});
