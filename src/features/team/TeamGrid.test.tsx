import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { TeamGrid } from './TeamGrid';
import type { TeamMemberView } from './teamViews';

const elia: TeamMemberView = {
  code: 'elia-vantori',
  name: 'Elia Vantori-Maes',
  role: 'Gérante actions',
  department: 'management',
  biography: null,
  hasBiography: true,
  portrait: null,
};

const portrait = { src: '/elia.webp', srcSet: '/elia.webp 320w', sizes: '320px', width: 320, height: 400 };

const props = { members: [elia], biographyLabel: 'Parcours' };

test('names each member, with the role', () => {
  renderPage(<TeamGrid {...props} />);
  const member = screen.getByRole('listitem');
  expect(within(member).getByRole('heading', { level: 2, name: 'Elia Vantori-Maes' })).toBeVisible();
  expect(within(member).getByText('Gérante actions')).toBeVisible();
});

test.each([
  ['fr', '/fr/equipes#elia-vantori'],
  ['it', '/it/il-team-meridane#elia-vantori'],
] as const)('the name leads to the member’s life on the page of the team (%s)', (locale, path) => {
  renderPage(<TeamGrid {...props} />, { locale });
  expect(screen.getByRole('link', { name: 'Elia Vantori-Maes' })).toHaveAttribute('href', path);
});

test('nothing leads to a biography that there is not', () => {
  const { t } = renderPage(<TeamGrid members={[{ ...elia, hasBiography: false }]} />);
  expect(screen.getByRole('heading', { name: 'Elia Vantori-Maes' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(t('common:biography'))).not.toBeInTheDocument();
});

test.each([
  ['Cher', 'C'],
  ['Maria da Graça de Souza e Silva-Reis', 'MdR'],
])('initials are three letters at most: %s', (name, initials) => {
  renderPage(<TeamGrid members={[{ ...elia, name }]} />);
  expect(screen.getByText(initials)).toBeInTheDocument();
});

test('initials stand for a missing portrait, for the eye only', () => {
  const { container } = renderPage(<TeamGrid {...props} />);
  expect(screen.getByText('EVM')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img')).toBeNull();
});

test('a portrait is decorative: the name stands beside it', () => {
  const { container } = renderPage(<TeamGrid members={[{ ...elia, portrait }]} />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByText('EVM')).not.toBeInTheDocument();
});
