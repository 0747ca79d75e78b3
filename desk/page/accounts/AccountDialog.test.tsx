import { screen, waitFor, within } from '@testing-library/react';
import { fr, openDesk, ownSession, refusal, sessionOf } from '../testing/server';

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

it('asks for a code beside the password, where the account has a second factor', async () => {
  const { change, dialog, user, answers, bodyOf } = await open({
    'POST /session/password': refusal('code-needed', { status: 401 }),
  });
  await change('correct horse battery', next);
  const code = await dialog.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  answers['POST /session/password'] = { body: sessionOf() };
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(/^Votre mot de passe est modifié/)).toBeVisible();
  expect(bodyOf('POST /session/password')).toEqual({
    current: 'correct horse battery',
    password: next,
    code: '123456',
  });
});

it('lists the sessions, and ends another one by the keyboard', async () => {
  const other = ownSession({
    id: 2,
    isThis: false,
    signedInBy: 'two-steps',
    browser: '',
    usedAt: '2026-11-24T16:05:00.000Z',
  });
  const { user, dialog, answers } = await open({
    'GET /sessions': { body: { sessions: [ownSession(), other] } },
  });
  const list = within(await dialog.findByRole('list', { name: 'Sessions' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Firefox, Linux (celle-ci)Depuis le 25 nov. 2026, 09:15, par mot de passe · utilisée le 25 nov. 2026, 10:40',
    'Navigateur inconnuDepuis le 25 nov. 2026, 09:15, en deux étapes · utilisée le 24 nov. 2026, 17:05Fermer la session',
  ]);
  const end = list.getByRole('button', { name: 'Fermer la session' });
  expect(end).toHaveAccessibleDescription(/^Navigateur inconnu/);
  answers['DELETE /sessions/2'] = { body: { count: 1 } };
  answers['GET /sessions'] = { body: { sessions: [ownSession()] } };
  end.focus();
  await user.keyboard('{Enter}');
  const told = await dialog.findByText('1 autre session est fermée.');
  expect(told).toHaveFocus();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
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
  expect(dialog.getByText(/^Elle s’ajoute à un mot de passe, et votre compte n’en a pas/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /validation en deux étapes/ })).not.toBeInTheDocument();
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
    'Sessions',
  ]);
});
