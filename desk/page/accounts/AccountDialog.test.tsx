import { screen, waitFor, within } from '@testing-library/react';
import { fr, openDesk, refusal, sessionOf } from '../testing/server';

async function open(answers: Parameters<typeof openDesk>[1] = {}) {
  const desk = openDesk('/history', answers);
  await desk.user.click(
    await screen.findByRole('button', { name: fr('Votre compte : Claire Delmas, publication') }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre compte' }));
  /** @param again the new password, as it is typed a second time */
  const change = async (current: string, next: string, again = next) => {
    for (const [label, text] of [
      [/^Mot de passe actuel/, current],
      [/^Nouveau mot de passe(?!,)/, next],
      [/^Nouveau mot de passe, une seconde fois/, again],
    ] as const) {
      await desk.user.clear(dialog.getByLabelText(label));
      if (text !== '') await desk.user.type(dialog.getByLabelText(label), text);
    }
    await desk.user.click(dialog.getByRole('button', { name: 'Changer de mot de passe' }));
  };
  return { ...desk, dialog, change };
}

const next = 'jardin vert pluie';

it('changes the password of whoever knows the current one', async () => {
  const { change, bodyOf, asked } = await open({ 'POST /session/password': { body: sessionOf() } });
  await change('correct horse battery', next);
  expect(
    await screen.findByText('Votre mot de passe est modifié, et vos autres sessions sont fermées.'),
  ).toBeVisible();
  expect(bodyOf('POST /session/password')).toEqual({ current: 'correct horse battery', password: next });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(asked.filter(({ what }) => what === 'GET /history').length).toBeGreaterThan(1));
});

it('asks for what is missing, and for the same twice, before it asks the server', async () => {
  const { change, dialog, asked } = await open();
  await change('', '', '');
  expect(dialog.getByText('Indiquez votre mot de passe actuel.')).toBeVisible();
  expect(dialog.getByText('Indiquez un nouveau mot de passe.')).toBeVisible();
  expect(dialog.getByLabelText(/^Mot de passe actuel/)).toHaveFocus();
  await change('correct horse battery', next, 'jardin vert plu');
  expect(dialog.getByText('Les deux saisies diffèrent.')).toBeVisible();
  expect(dialog.getByLabelText(/une seconde fois/)).toHaveFocus();
  expect(asked.some(({ what }) => what === 'POST /session/password')).toBe(false);
});

it.each([
  [
    'wrong-password',
    401,
    'Le mot de passe actuel est inexact. Rien n’a été modifié.',
    /^Mot de passe actuel/,
  ],
  ['password-short', 422, 'Le nouveau mot de passe est trop court', /^Nouveau mot de passe(?!,)/],
  [
    'password-guessable',
    422,
    'Le nouveau mot de passe est trop facile à deviner.',
    /^Nouveau mot de passe(?!,)/,
  ],
] as const)('says why it stays as it is: %s', async (code, status, text, field) => {
  const { change, dialog } = await open({ 'POST /session/password': refusal(code, { status }) });
  await change('correct horse battery', 'password1234');
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText(field)).toHaveFocus();
});

it.each([
  [0, 'Il n’y avait pas d’autre session.'],
  [1, '1 autre session est fermée.'],
  [3, '3 autres sessions sont fermées.'],
])('ends the other sessions, and says how many there were: %s', async (count, text) => {
  const { user, dialog } = await open({ 'DELETE /session/others': { body: { count } } });
  await user.click(dialog.getByRole('button', { name: 'Fermer les autres sessions' }));
  expect(await dialog.findByText(text)).toBeVisible();
});

it('says that an account without a password is opened by a link', async () => {
  const { dialog } = await open({ 'GET /session': { body: { ...sessionOf(), hasPassword: false } } });
  expect(dialog.getByText(/Votre compte n’a pas de mot de passe/)).toBeVisible();
  expect(dialog.queryByLabelText(/Mot de passe actuel/)).not.toBeInTheDocument();
});

it('leaves password and second factor of a company account to the company', async () => {
  const { dialog } = await open({
    'GET /session': { body: { ...sessionOf(), hasPassword: false, isCompanyAccount: true } },
  });
  expect(
    dialog.getByText(/votre mot de passe, votre validation en deux étapes et votre rôle s’y changent/),
  ).toBeVisible();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Compte de l’entreprise',
    'Autres sessions',
  ]);
});
