import { screen, waitFor, within } from '@testing-library/react';
import { heading, openDesk, refusal, sessionOf, signedOut } from './testing/server';

async function signIn(answer: ReturnType<typeof refusal>) {
  const desk = openDesk('/history', { 'GET /session': signedOut, 'POST /session': answer });
  await heading('Connexion');
  await desk.user.type(screen.getByLabelText('Nom'), 'claire');
  await desk.user.type(screen.getByLabelText('Mot de passe'), 'secret');
  await desk.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return desk;
}

describe('signing in', () => {
  it('opens the screen of the address', async () => {
    const { bodyOf } = await signIn({ body: sessionOf() });
    expect(await heading('Historique')).toBeVisible();
    expect(bodyOf('POST /session')).toEqual({ name: 'claire', password: 'secret' });
    expect(window.location.pathname).toBe('/history');
  });

  it('says that name or password are wrong, keeps the name and asks for the password again', async () => {
    await signIn(refusal('wrong-password', { status: 401 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le nom ou le mot de passe est inexact.');
    expect(screen.getByLabelText('Nom')).toHaveValue('claire');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  });

  it.each([
    [50, 'Réessayez dans 1 minute.'],
    [61, 'Réessayez dans 2 minutes.'],
    [undefined, 'Patientez quelques minutes'],
  ])('says how long to wait after too many attempts: %s s', async (retryAfter, text) => {
    await signIn(refusal('too-many-requests', { status: 429, retryAfter }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user, asked } = openDesk('/', { 'GET /session': signedOut });
    await heading('Connexion');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(screen.getByLabelText('Nom')).toBeInvalid();
    expect(screen.getByText('Indiquez votre mot de passe.')).toBeVisible();
    expect(asked.map(({ what }) => what)).toEqual(['GET /session']);
  });

  it('says that a link has expired, until somebody signs in', async () => {
    const { user } = openDesk('/?link=expired', {
      'GET /session': signedOut,
      'POST /session': { body: sessionOf() },
    });
    expect(await screen.findByText(/Ce lien de connexion n’est plus valable/)).toBeVisible();
    await user.type(screen.getByLabelText('Nom'), 'claire');
    await user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
    await heading('Modifications');
    expect(window.location.href).toMatch(/\/changes$/);
  });

  it('offers to try again when the server is not reached', async () => {
    const { answers, user } = openDesk('/', { 'GET /session': refusal('failed', { status: 500 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('L’action n’a pas abouti. Réessayez');
    answers['GET /session'] = { body: sessionOf() };
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Modifications')).toBeVisible();
  });
});

describe('a session that ends', () => {
  it('is signed in to again over the screen, which keeps the note', async () => {
    const { user, answers, bodyOf } = openDesk('/publish', { 'POST /publishes': signedOut });
    await user.type(await screen.findByLabelText('Note'), 'Avant le comité');
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await user.click(await screen.findByRole('button', { name: 'Publier' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Votre session a pris fin' });
    expect(within(dialog).getByLabelText('Nom')).toHaveValue('Claire Delmas');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    answers['POST /session'] = { body: sessionOf() };
    await user.type(within(dialog).getByLabelText('Mot de passe'), 'secret');
    await user.click(within(dialog).getByRole('button', { name: 'Se connecter' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodyOf('POST /publishes')).toEqual({ revision: 'rev-2', note: 'Avant le comité' });
    expect(window.location.pathname).toBe('/publish');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Avant le comité');
  });
});
