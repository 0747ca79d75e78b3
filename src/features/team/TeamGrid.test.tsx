import { screen, within } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { renderPage } from '../../testing/renderPage';
import { TeamGrid } from './TeamGrid';
import type { TeamMemberView } from './teamViews';

const elia: TeamMemberView = {
  code: 'elia-vantori',
  name: 'Elia Vantori-Maes',
  role: 'Gérante actions',
  department: 'management',
  biography: '<p>Elle suit l’Asie depuis 2009.</p>',
  hasPortrait: false,
};

const portrait: IGatsbyImageData = {
  layout: 'constrained',
  width: 320,
  height: 400,
  images: { fallback: { src: '/elia.webp' } },
};

const props = { members: [elia], lifeLabel: 'Parcours', headingLevel: 2 } as const;

test('names each member, whom an address can point to', () => {
  renderPage(<TeamGrid {...props} portraits={new Map()} />);
  const member = screen.getByRole('listitem');
  expect(member).toHaveAttribute('id', 'elia-vantori');
  expect(within(member).getByRole('heading', { level: 2, name: 'Elia Vantori-Maes' })).toBeVisible();
  expect(within(member).getByText('Gérante actions')).toBeVisible();
});

test('initials stand for a missing portrait, for the eye only', () => {
  const { container } = renderPage(<TeamGrid {...props} portraits={new Map()} />);
  expect(screen.getByText('EVM')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img')).toBeNull();
});

test('a portrait is decorative: the name stands beside it', () => {
  const { container } = renderPage(<TeamGrid {...props} portraits={new Map([[elia.code, portrait]])} />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByText('EVM')).not.toBeInTheDocument();
});

test('the life unfolds, and its label says whose it is', async () => {
  const { user } = renderPage(<TeamGrid {...props} portraits={new Map()} />);
  const life = screen.getByText('Elle suit l’Asie depuis 2009.');
  expect(life).not.toBeVisible();
  await user.click(screen.getByLabelText('Parcours – Elia Vantori-Maes'));
  expect(life).toBeVisible();
});

test('a member without a life has none to unfold', () => {
  renderPage(<TeamGrid {...props} members={[{ ...elia, biography: null }]} portraits={new Map()} />);
  expect(screen.queryByText('Parcours')).not.toBeInTheDocument();
});
