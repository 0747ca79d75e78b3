import { screen, waitFor, within } from '@testing-library/react';
import { entry, fr, heading, historyOf, openDesk, refusal, sessionOf } from '../testing/server';

describe('the journal', () => {
  it('tells each act, in the time of Paris, and its technical details when they are asked for', async () => {
    const { user } = openDesk('/history', {
      'GET /history': {
        body: historyOf({ entries: [entry({ releaseId: 'r-1', pages: 993, rendered: 24, seconds: 96 })] }),
      },
    });
    const journal = await screen.findByRole('list', { name: 'Journal' });
    const row = within(journal).getByRole('listitem');
    const told = '25 nov. 2026, 09:15Publicationpar Claire DelmasValidé';
    expect(row.textContent).toBe(told);
    await user.click(screen.getByRole('button', { name: 'Détails techniques' }));
    expect(row.textContent).toBe(
      `${told}Desk · r-1 · 24 pages construites sur 993 · 1\u00a0min\u00a036\u00a0s`,
    );
  });

  it.each([
    [{ kind: 'sign-in-refused', result: 'failed' }, ['Connexion refusée', 'Échec']],
    [{ kind: 'rollback', result: 'interrupted' }, ['Retour en arrière', 'Interruption']],
    [{ kind: 'publish', result: 'running', via: 'hook' }, ['En cours', 'Automatique']],
    [
      { kind: 'lift', result: 'refused', address: '203.0.113.9' },
      ['Levée de la suspension', 'Refus', 'Desk · 203.0.113.9'],
    ],
    [
      { kind: 'account-added', note: 'hugo, reviewer', via: 'shell' },
      ['Compte créé', 'hugo, relecture', 'Terminal'],
    ],
    [{ kind: 'account-role', note: 'hugo, publisher' }, ['Rôle modifié', 'hugo, publication']],
    [{ kind: 'account-removed', note: 'hugo' }, ['Compte supprimé', 'hugo']],
    [{ kind: 'account-password', note: 'hugo' }, ['Mot de passe modifié', 'hugo']],
    [{ kind: 'preview-withdrawn', note: 'hugo' }, ['Adresse d’aperçu retirée', 'hugo']],
    [{ kind: 'sessions-ended', note: '' }, ['Sessions fermées']],
    [{ kind: 'publish', note: 'hugo, editor' }, ['hugo, editor']],
    [
      { kind: 'remark-left', note: 'Lettre: company/company.yaml › infos › 1 › content: Trop long' },
      ['Lettre: Société › Informations › n° 1 › Contenu: Trop long'],
    ],
  ] as const)('names %j', async (over, texts) => {
    const { user } = openDesk('/history', {
      'GET /history': { body: historyOf({ entries: [entry(over)] }) },
    });
    const journal = await screen.findByRole('list', { name: 'Journal' });
    await user.click(screen.getByRole('button', { name: 'Détails techniques' }));
    texts.forEach((text) => expect(journal).toHaveTextContent(text));
  });

  it.each([
    [
      {
        result: 'failed',
        failure: 'held',
        message: 'Publishing has been on hold since\nnpm run release -- lift',
      },
      'ValidéLa publication était suspendue quand cette version devait être mise en ligne',
    ],
    [
      { result: 'failed', failure: 'checks', message: 'The release is not shown\n- /fr/a has no title.' },
      /Les vérifications ont trouvé des défauts .*- \/fr\/a has no title\./,
    ],
    [
      { who: 'night', result: 'succeeded', message: 'fr/index.html, en/index.html' },
      /la fabrication de nuit.*Sans Gatsby, ces fichiers seraient autres.* : fr\/index\.html, en\/index\.html/,
    ],
    [
      { kind: 'withdraw', who: 'schedule' },
      /le calendrier du contenu.*Un contenu plus récent était déjà en ligne/,
    ],
  ] as const)('says in the reader’s language what became of %j', async (over, text) => {
    openDesk('/history', { 'GET /history': { body: historyOf({ entries: [entry(over)] }) } });
    const journal = await screen.findByRole('list', { name: 'Journal' });
    expect(journal).toHaveTextContent(text);
    expect(journal).not.toHaveTextContent(/Publishing|The release|npm/);
  });

  it('goes on where it stopped', async () => {
    const { user } = openDesk('/history', {
      'GET /history': { body: historyOf({ entries: [entry({ id: 8 })], hasMore: true }) },
      'GET /history?before=8': { body: historyOf({ entries: [entry({ id: 7, who: 'deploy' })] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
    expect(await screen.findByText('par deploy')).toBeVisible();
    expect(screen.getByText('par Claire Delmas')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).not.toBeInTheDocument();
  });

  it('says that nothing has happened', async () => {
    openDesk('/history', { 'GET /history': { body: historyOf({ entries: [], releases: [] }) } });
    expect(await screen.findByText('Rien ne s’est encore passé.')).toBeVisible();
  });
});

describe('taking back', () => {
  const take = { name: 'Revenir à cette version' };

  it('says what will happen, and does it with a note', async () => {
    const { user, bodyOf } = openDesk('/history', { 'POST /take-back': { body: {} } });
    await user.click(await screen.findByRole('button', take));
    const dialog = await screen.findByRole('alertdialog', {
      name: fr('Revenir à la version du 20 nov. 2026, 17:44 ?'),
    });
    expect(dialog).toHaveTextContent('remis en ligne immédiatement, et la publication est suspendue');
    await user.type(within(dialog).getByLabelText('Note'), 'Frais erronés');
    await user.click(within(dialog).getByRole('button', take));
    expect(await screen.findByText(/La version du 20 nov. 2026, 17:44 est en ligne/)).toBeVisible();
    expect(bodyOf('POST /take-back')).toEqual({ releaseId: '20261120-164410', note: 'Frais erronés' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps the dialog and its note when it fails', async () => {
    const { user } = openDesk('/history', { 'POST /take-back': refusal('not-found', { status: 404 }) });
    await user.click(await screen.findByRole('button', take));
    const dialog = await screen.findByRole('alertdialog');
    await user.type(within(dialog).getByLabelText('Note'), 'Frais');
    await user.click(within(dialog).getByRole('button', take));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Cet élément n’existe plus.');
    expect(within(dialog).getByLabelText('Note')).toHaveValue('Frais');
  });

  it('is not for editors', async () => {
    openDesk('/history', { 'GET /session': { body: sessionOf('editor') } });
    await heading('Versions conservées');
    expect(screen.queryByRole('button', take)).not.toBeInTheDocument();
    expect(screen.getByText('Une personne chargée de la publication peut y ramener le site.')).toBeVisible();
  });
});
