import { screen, within } from '@testing-library/react';
import type { ListedAccount } from '../../api';
import { heading, openDesk, refusal, sessionOf, signedOut } from '../testing/server';

const at = '2026-11-25T08:15:00.000Z';
const account = (over: Partial<ListedAccount> = {}): ListedAccount => ({
  id: 2,
  name: 'anna',
  role: 'editor',
  signedInAt: at,
  hasSecondFactor: false,
  invitedUntil: null,
  isSignedIn: true,
  isCompanyAccount: false,
  ...over,
});
const own = account({ id: 1, name: 'Claire Delmas', role: 'administrator' });
const link = { token: 'abc', expiresAt: '2026-12-02T08:15:00.000Z' };

const open = (answers: Parameters<typeof openDesk>[1] = {}) =>
  openDesk('/accounts', {
    'GET /session': { body: sessionOf('administrator') },
    'GET /accounts': { body: { accounts: [account(), own] } },
    ...answers,
  });

const rowOf = async (name: string) => {
  const rows = within(await screen.findByRole('list', { name: 'Comptes' })).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent.startsWith(name));
  if (!row) throw new Error(`There is no row of ${name}`);
  return within(row);
};

it('shows an administrator who may sign in, and offers nothing for their own account', async () => {
  open({
    'GET /accounts': {
      body: {
        accounts: [account({ signedInAt: null, invitedUntil: link.expiresAt, isSignedIn: false }), own],
      },
    },
  });
  const anna = await rowOf('anna, rédaction');
  expect(anna.getByText(/Aucune connexion encore · Lien valable jusqu’au/)).toHaveTextContent('2 déc. 2026');
  expect(anna.queryByRole('button', { name: 'Fermer ses sessions' })).not.toBeInTheDocument();
  expect((await rowOf('Claire Delmas, administration (vous)')).queryByRole('button')).not.toBeInTheDocument();
});

it('is not there for a publisher', async () => {
  open({ 'GET /session': { body: sessionOf('publisher') } });
  expect(await heading('Modifications')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Comptes' })).not.toBeInTheDocument();
});

it('invites somebody by a link that it shows once', async () => {
  const { user, bodyOf } = open({ 'POST /accounts': { status: 201, body: link } });
  await user.click(await screen.findByRole('button', { name: 'Inviter une personne' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Nom/), 'hugo ferrand');
  await user.click(dialog.getByRole('button', { name: 'Créer le lien' }));
  expect(dialog.getByText(/^Indiquez un nom sans espace/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Nom/));
  await user.type(dialog.getByLabelText(/^Nom/), 'hugo');
  await user.selectOptions(dialog.getByLabelText('Rôle'), 'relecture');
  expect(dialog.getByText('Approuve aussi ce que d’autres ont écrit.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Créer le lien' }));
  expect(await screen.findByLabelText('Lien pour hugo')).toHaveValue(
    `${window.location.origin}/invitation#abc`,
  );
  expect(bodyOf('POST /accounts')).toEqual({ name: 'hugo', role: 'reviewer' });
});

it('changes a role, and says why it cannot', async () => {
  const { user, answers, bodyOf } = open({ 'POST /accounts/2/role': refusal('last-administrator') });
  await user.click((await rowOf('anna')).getByRole('button', { name: 'Changer de rôle' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText('Rôle'), 'publication');
  await user.click(dialog.getByRole('button', { name: 'Changer de rôle' }));
  expect(await dialog.findByText(/^C’est le dernier compte d’administration/)).toBeVisible();
  answers['POST /accounts/2/role'] = { body: {} };
  await user.click(dialog.getByRole('button', { name: 'Changer de rôle' }));
  expect(await screen.findByText('Le rôle de anna est modifié.')).toBeVisible();
  expect(bodyOf('POST /accounts/2/role')).toEqual({ role: 'publisher' });
});

it('switches off the second factor of somebody who has lost it', async () => {
  const { user, answers } = open({
    'GET /accounts': { body: { accounts: [account({ hasSecondFactor: true }), own] } },
    'DELETE /accounts/2/second-factor': { body: {} },
  });
  const anna = await rowOf('anna');
  expect(anna.getByText('· validation en deux étapes')).toBeVisible();
  await user.click(anna.getByRole('button', { name: 'Désactiver la validation en deux étapes' }));
  answers['GET /accounts'] = { body: { accounts: [account(), own] } };
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Désactiver la validation en deux étapes' }));
  expect(await screen.findByText('La validation en deux étapes de anna est désactivée.')).toBeVisible();
  expect((await rowOf('anna')).queryByText('· validation en deux étapes')).not.toBeInTheDocument();
});

it('ends the sessions of a company account, or removes it for good, and nothing else', async () => {
  const { user } = open({
    'GET /accounts': { body: { accounts: [account({ isCompanyAccount: true }), own] } },
    'DELETE /accounts/2': { body: {} },
  });
  const anna = await rowOf('anna');
  expect(anna.getByText(/Compte de l’entreprise, rôle d’après ses groupes/)).toBeVisible();
  expect(anna.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Fermer ses sessions',
    'Supprimer',
  ]);
  await user.click(anna.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'tant que l’équipe technique ne l’a pas réadmise',
  );
});

describe('an invitation', () => {
  const invited = (answers: Parameters<typeof openDesk>[1]) =>
    openDesk('/invitation#abc', { 'GET /session': signedOut, ...answers });

  it('asks for a password, and signs in with it', async () => {
    const { user, answers, bodyOf } = invited({ 'POST /session/invitation': { body: { name: 'anna' } } });
    await user.type(await screen.findByLabelText(/^Mot de passe(?!,)/), 'jardin vert pluie');
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }));
    expect(screen.getByText('Les deux saisies diffèrent.')).toBeVisible();
    await user.type(screen.getByLabelText(/une seconde fois/), 'jardin vert pluie');
    answers['POST /session/invitation'] = { body: sessionOf('editor', 'anna') };
    answers['GET /session'] = { body: sessionOf('editor', 'anna') };
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }));
    expect(await heading('Modifications')).toBeVisible();
    expect(bodyOf('POST /session/invitation')).toEqual({ token: 'abc', password: 'jardin vert pluie' });
    expect(window.location.hash).toBe('');
  });

  it('says whom to ask once it is used or too old', async () => {
    invited({ 'POST /session/invitation': refusal('link-expired', { status: 401 }) });
    expect(
      await screen.findByText(/^Cette invitation n’est plus valable : elle a servi, ou a plus de 7 jours\./),
    ).toBeVisible();
  });
});
