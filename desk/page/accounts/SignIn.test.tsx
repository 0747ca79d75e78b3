import { act, screen, waitFor, within } from '@testing-library/react';
import { heading, openDesk, refusal, sessionOf, signedOut } from '../testing/server';

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
    [1, 'Réessayez dans 1 seconde.'],
    [32, 'Réessayez dans 32 secondes.'],
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

  it('by a link asks for a press, and takes the link out of the address', async () => {
    const { user, asked, bodyOf } = openDesk('/sign-in#abc-_1', {
      'GET /session': signedOut,
      'POST /session/link': { body: sessionOf() },
    });
    await heading('Connexion');
    expect(screen.getByText('Ce lien vous connecte une seule fois, sans mot de passe.')).toBeVisible();
    expect(screen.queryByLabelText('Mot de passe')).not.toBeInTheDocument();
    expect(asked.map(({ what }) => what)).toEqual(['GET /session']);
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await heading('Modifications')).toBeVisible();
    expect(bodyOf('POST /session/link')).toEqual({ token: 'abc-_1' });
    expect(window.location.href).toMatch(/\/changes$/);
  });

  it('by a link that was used says so, and asks for name and password', async () => {
    const { user } = openDesk('/sign-in#abc', {
      'GET /session': signedOut,
      'POST /session/link': refusal('link-expired', { status: 401 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText(/Ce lien de connexion n’est plus valable/)).toBeVisible();
    expect(screen.getByLabelText('Mot de passe')).toBeVisible();
    expect(window.location.href).not.toContain('abc');
  });

  it('by a link is tried again when the server was not reached', async () => {
    const { user, answers } = openDesk('/sign-in#abc', {
      'GET /session': signedOut,
      'POST /session/link': refusal('disk-full', { status: 507 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le disque du serveur est plein');
    answers['POST /session/link'] = { body: sessionOf() };
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await heading('Modifications')).toBeVisible();
  });

  it('offers to try again when the server is not reached', async () => {
    const { answers, user } = openDesk('/', { 'GET /session': refusal('failed', { status: 500 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('L’action n’a pas abouti. Réessayez');
    answers['GET /session'] = { body: sessionOf() };
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Modifications')).toBeVisible();
  });
});

describe('the company account', () => {
  const offered = refusal('signed-out', { status: 401, hasCompanySignIn: true });
  const button = 'Se connecter avec le compte de l’entreprise';

  it('signs in by a link above the form, and comes back to the same address', async () => {
    openDesk('/drafts/draft-3', { 'GET /session': offered });
    const link = await screen.findByRole('link', { name: button });
    expect(link).toHaveAttribute('href', '/oidc/start?return=%2Fdrafts%2Fdraft-3');
    expect(link.compareDocumentPosition(screen.getByLabelText('Nom'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not offered where there is no identity provider, nor to whoever has opened a link', async () => {
    const { unmount } = openDesk('/', { 'GET /session': signedOut });
    await heading('Connexion');
    expect(screen.queryByRole('link', { name: button })).not.toBeInTheDocument();
    unmount();
    openDesk('/sign-in#abc', { 'GET /session': offered });
    await screen.findByText(/Ce lien vous connecte une seule fois/);
    expect(screen.queryByRole('link', { name: button })).not.toBeInTheDocument();
  });

  it('is offered after signing out', async () => {
    const { user, asked, answers } = openDesk('/', { 'DELETE /session': { body: {} } });
    const leave = await screen.findByRole('button', { name: 'Se déconnecter' });
    answers['GET /session'] = offered;
    await user.click(leave);
    expect(await screen.findByRole('link', { name: button })).toBeVisible();
    expect(asked.map(({ what }) => what)).toContain('DELETE /session');
  });

  it.each([
    ['denied', 'demandez à l’équipe informatique l’accès à ce bureau'],
    ['expired', 'Recommencez-la.'],
    ['no-group', 'n’est dans aucun groupe qui ouvre ce bureau. Demandez à l’équipe informatique'],
    ['removed', 'demandez à l’équipe technique de le réadmettre'],
    ['name-taken', 'Demandez à une personne chargée de l’administration de le supprimer'],
    ['last-administrator', 'Faites-la donner à quelqu’un d’autre'],
    ['away', 'ne répond pas. Réessayez dans quelques minutes'],
    ['issuer', 'n’a pas l’adresse ou le nom que ce bureau attend'],
    ['clock', 'doit les mettre à l’heure'],
    ['certificate', 'doit le renouveler ou l’installer'],
    ['client', 'ne reconnaît pas ce bureau'],
    ['failed', 'le journal du serveur dit pourquoi'],
  ])('that is refused says why and what to do: %s', async (problem, text) => {
    openDesk(`/?company=${problem}`, { 'GET /session': offered });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('is refused for no other reason', async () => {
    openDesk('/?company=constructor', { 'GET /session': offered });
    await screen.findByRole('link', { name: button });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('whose session has ended is signed in to in another tab, and the screen goes on as it was', async () => {
    const company = { ...sessionOf(), hasPassword: false, isCompanyAccount: true };
    const { user, answers } = openDesk('/publish', {
      'GET /session': { body: company },
      'POST /publishes': signedOut,
    });
    await user.type(await screen.findByLabelText('Note'), 'Avant le comité');
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await user.click(await screen.findByRole('button', { name: 'Publier' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Votre session a pris fin' });
    expect(within(dialog).queryByLabelText('Mot de passe')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: button })).toHaveAttribute('target', '_blank');
    const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
    answers['GET /session'] = offered;
    comeBack();
    expect(dialog).toBeVisible();
    answers['GET /session'] = { body: company };
    comeBack();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Avant le comité');
  });
});

describe('a session that ends', () => {
  it('is signed in to again over the screen, which keeps the note', async () => {
    const { user, answers, bodyOf } = openDesk('/publish', { 'POST /publishes': signedOut });
    await user.type(await screen.findByLabelText('Note'), 'Avant le comité');
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await user.click(await screen.findByRole('button', { name: 'Publier' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Votre session a pris fin' });
    expect(dialog).toHaveTextContent('Elle se ferme après 30 minutes sans activité');
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

  it('is told with each request how long ago somebody did something', async () => {
    const { user, asked } = openDesk('/');
    const clock = jest.spyOn(Date, 'now');
    await user.click(await heading('Modifications'));
    const start = Date.now();
    /** Idle time sent with the requests that the page makes by itself when it gets the focus. */
    const idleAfter = async (seconds: number) => {
      clock.mockReturnValue(start + seconds * 1000);
      const before = asked.length;
      act(() => void window.dispatchEvent(new Event('focus')));
      await waitFor(() => expect(asked.length).toBeGreaterThan(before));
      return Number(asked.at(-1)?.idle);
    };
    expect(await idleAfter(90)).toBeGreaterThanOrEqual(90);
    await user.keyboard('a');
    expect(await idleAfter(100)).toBeLessThanOrEqual(11);
    clock.mockRestore();
  });
});
