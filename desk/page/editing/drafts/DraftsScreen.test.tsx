import { screen, within } from '@testing-library/react';
import { contentOf, draftOf, openDrafts, reviewOf } from '../../testing/drafts';
import { heading, refusal } from '../../testing/server';

test('lists the drafts, those that wait for somebody first: title, owner, state, note, files', async () => {
  const drafts = [
    draftOf(),
    draftOf({
      name: '2',
      title: 'Frais',
      changedFiles: 0,
      review: reviewOf('returned', { note: 'Trop long' }),
    }),
  ];
  openDrafts('/drafts', { 'GET /drafts': { body: { drafts } } });
  const region = await screen.findByRole('region', { name: 'Brouillons en cours' });
  const [returned, written] = within(region).getAllByRole('listitem');
  expect(written).toHaveTextContent(
    'Lettre de novembreEn rédactionpar Claire Delmas · 2 fichiers modifiés · 25 nov. 2026, 09:15',
  );
  expect(returned).toHaveTextContent(
    'FraisÀ reprendrepar Claire Delmas · inchangé · 25 nov. 2026, 09:15Renvoyé par Hugo Ferrand le 25 nov. 2026, 09:15« Trop long »',
  );
});

test('says which draft cannot be read and why, and opens the others', async () => {
  const problem =
    'expected a draft all of which is there (Git says "fatal: bad object c0ffee"): push its branch again from where it is whole, or ' +
    'drop it, in /srv/content, by git update-ref -d refs/heads/draft/2';
  const drafts = [draftOf(), draftOf({ name: '2', title: '2', problem })];
  openDrafts('/drafts', { 'GET /drafts': { body: { drafts } } });
  const region = await screen.findByRole('region', { name: 'Brouillons en cours' });
  expect(within(region).getAllByRole('link')).toHaveLength(1);
  expect(region).toHaveTextContent(/Le brouillon «\s2\s» ne peut pas être lu/);
  expect(region).toHaveTextContent('poussez de nouveau sa branche depuis une copie entière');
});

test('says that there are none', async () => {
  openDrafts('/drafts', { 'GET /drafts': { body: { drafts: [] } } });
  expect(await screen.findByText(/Il n’y a pas de brouillon/)).toBeVisible();
});

test('begins a draft once it has a title, and opens it', async () => {
  const { user, bodyOf } = openDrafts('/drafts', {
    'POST /drafts': { status: 201, body: draftOf() },
  });
  const title = await screen.findByRole('textbox', { name: 'Titre du nouveau brouillon' });
  await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
  expect(title).toBeInvalid();
  expect(title).toHaveFocus();
  await user.type(title, 'Lettre de novembre{Enter}');
  await heading('Lettre de novembre');
  expect(bodyOf('POST /drafts')).toEqual({ title: 'Lettre de novembre' });
  expect(window.location.pathname).toBe('/drafts/1');
});

test('opens a draft by its link', async () => {
  const { user } = openDrafts('/drafts');
  await user.click(await screen.findByRole('link', { name: 'Lettre de novembre' }));
  await heading('1 modification dans ce brouillon');
});

test('says why the list cannot be shown, and asks again', async () => {
  const { user, answers } = openDrafts('/drafts', {
    'GET /drafts': refusal('content-api-away', { status: 502 }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur de contenu ne répond pas.');
  answers['GET /drafts'] = { body: { drafts: [contentOf().draft] } };
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Lettre de novembre' })).toBeVisible();
});
