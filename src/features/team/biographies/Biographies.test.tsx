import { screen, waitFor } from '@testing-library/react';
import { leavePages } from '../../../testing/leavePages';
import { renderHtml } from '../../../testing/renderPage';
import { Biographies } from './Biographies';
import type { TeamMemberView } from '../teamViews';

const member = { role: 'Gérante', department: 'management', portrait: null, hasBiography: true };
const members: TeamMemberView[] = [
  { ...member, code: 'elia-vantori', name: 'Elia Vantori', biography: '<p>Elle suit l’Asie.</p>' },
  { ...member, code: 'noa-brisquet', name: 'Noa Brisquet', biography: '<p>Il suit la dette.</p>' },
  { ...member, code: 'ada-korvane', name: 'Ada Korvane', biography: null },
];

const list = <Biographies members={members} />;

async function renderTeam() {
  const page = renderHtml(list);
  (await import('../../../start/panels')).startPanels();
  return page;
}

const link = (name: string) => screen.getByRole('link', { name });
const openBiographies = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));
const address = () => window.location.pathname + window.location.search + window.location.hash;

function openAt(path: string) {
  window.history.replaceState(null, '', path);
}

leavePages();
beforeEach(() => openAt('/fr/equipes'));

afterEach(() => jest.restoreAllMocks());

test('biographies are closed until a name opens one; the focus goes there', async () => {
  const { user, t } = await renderTeam();
  expect(openBiographies()).toEqual([]);
  expect(link('Elia Vantori')).toHaveAttribute('aria-expanded', 'false');

  await user.click(link('Elia Vantori'));
  expect(openBiographies()).toEqual([`${t('common:biography')} – Elia Vantori`]);
  expect(screen.getByText('Elle suit l’Asie.')).toBeVisible();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(link('Elia Vantori')).toHaveAttribute('aria-expanded', 'true');
  expect(link('Elia Vantori')).toHaveAttribute('aria-controls', screen.getByRole('group').id);
  expect(address()).toBe('/fr/equipes#elia-vantori');
});

test('one biography is open at a time, and it is brought into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderTeam();
  await user.click(link('Elia Vantori'));
  await user.click(link('Noa Brisquet'));
  expect(screen.getByText('Il suit la dette.')).toBeVisible();
  expect(screen.getByText('Elle suit l’Asie.')).not.toBeVisible();
  expect(scroll.mock.contexts).toEqual(
    ['elia-vantori-biography', 'noa-brisquet-biography'].map((id) => document.getElementById(id)),
  );
});

test('back closes it, forward opens it again, and the focus follows', async () => {
  const { user } = await renderTeam();
  await user.click(link('Elia Vantori'));
  window.history.back();
  await waitFor(() => expect(openBiographies()).toEqual([]));
  expect(link('Elia Vantori')).toHaveFocus();
  window.history.forward();
  await waitFor(() => expect(openBiographies()).toHaveLength(1));
  expect(screen.getByRole('group')).toHaveFocus();
});

test('the focus stays where the visitor has moved it', async () => {
  const { user } = await renderTeam();
  await user.click(link('Elia Vantori'));
  link('Noa Brisquet').focus();
  window.history.back();
  await waitFor(() => expect(openBiographies()).toEqual([]));
  expect(link('Noa Brisquet')).toHaveFocus();
});

test('the name closes it, leaving the address as it was', async () => {
  openAt('/fr/equipes?a=b');
  const { user } = await renderTeam();
  await user.click(link('Elia Vantori'));
  await user.click(link('Elia Vantori'));
  expect(openBiographies()).toEqual([]);
  expect(link('Elia Vantori')).toHaveFocus();
  expect(window.location.href).toMatch(/\/fr\/equipes\?a=b$/);
});

test('by keyboard: Enter opens, Escape closes and leads back to the name', async () => {
  const { user } = await renderTeam();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(openBiographies()).toEqual([]);
  expect(link('Elia Vantori')).toHaveFocus();
});

test.each([
  ['#noa-brisquet', ['Noa Brisquet']],
  ['#ada-korvane', []],
  ['#nobody', []],
  ['#%', []],
  ['', []],
])('the address %s opens %j', async (hash, names) => {
  openAt(`/fr/equipes${hash}`);
  const { t } = await renderTeam();
  expect(openBiographies()).toEqual(names.map((name) => `${t('common:biography')} – ${name}`));
});

test('who arrives at a member has the focus in the biography, where the browser has scrolled', async () => {
  openAt('/fr/equipes#noa-brisquet');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await renderTeam();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

test('every member has an anchor, and no link without a biography', () => {
  renderHtml(list);
  for (const { code, name } of members) {
    expect(document.getElementById(code)).toContainElement(screen.getByRole('heading', { level: 2, name }));
  }
  expect(screen.queryByRole('link', { name: 'Ada Korvane' })).not.toBeInTheDocument();
});

test('in the HTML no biography is hidden: names are plain links', () => {
  renderHtml(list);
  expect(openBiographies()).toHaveLength(2);
  expect(link('Elia Vantori')).toHaveAttribute('href', '#elia-vantori');
  expect(link('Elia Vantori')).not.toHaveAttribute('aria-expanded');
});
