import { screen, within } from '@testing-library/react';
import type { Changes } from '../api';
import { changesOf, heading, live, openDesk, refusal, revision } from './testing/server';

const open = (over: Partial<Changes> = {}) =>
  openDesk('/changes', { 'GET /changes': { body: changesOf(over) } });

describe('what is live and what is not', () => {
  it('names the live release and the latest revision', async () => {
    open();
    const region = await screen.findByRole('region', { name: 'En ligne' });
    expect(region).toHaveTextContent('20261124-071502');
    expect(region).toHaveTextContent('24 nov. 2026, 08:15');
    expect(region).toHaveTextContent('Claire Delmas');
    expect(screen.getByRole('region', { name: 'Dernière révision du contenu' })).toHaveTextContent(
      'Hugo Ferrand',
    );
  });

  it('groups the changes by kind, each with what happened, who and when', async () => {
    open();
    await heading('2 modifications à publier');
    const news = screen.getByRole('region', { name: 'Actualités' });
    expect(within(news).getByRole('listitem')).toHaveTextContent(
      'Lettre de novembreModification2026-11-letter · Hugo Ferrand · 25 nov. 2026, 09:15',
    );
    const funds = screen.getByRole('region', { name: 'Fonds' });
    expect(within(funds).getByRole('listitem')).toHaveTextContent('Emerging DebtAjout');
    expect(within(funds).getByRole('listitem')).toHaveTextContent('Sans texte à comparer');
  });

  it('lists the pages that a publish will touch, with links to those that stay', async () => {
    const body = {
      rendered: ['/fr/actualites', '/fr/actualites/lettre'],
      created: ['/fr/actualites/lettre'],
      removed: ['/fr/actualites/ancienne'],
      redirected: [{ from: '/fr/vieux', to: '/fr/neuf' }],
    };
    openDesk('/changes', { 'GET /foretold': { body } });
    const region = await screen.findByRole('region', { name: 'Pages concernées' });
    const link = await within(region).findByRole('link', { name: '/fr/actualites/lettre' });
    expect(link).toHaveAttribute('href', 'https://www.meridane.example/fr/actualites/lettre');
    expect(within(region).getByText('/fr/actualites/ancienne')).not.toHaveAttribute('href');
    expect(within(region).getByText(/\/fr\/vieux/)).toHaveTextContent('/fr/vieux → /fr/neuf');
  });

  it('says why they cannot be foretold, and shows the rest', async () => {
    openDesk('/changes', {
      'GET /foretold': refusal('not-foretold', { status: 502, message: 'A slug is there twice' }),
    });
    expect(await screen.findByText(/A slug is there twice/)).toBeVisible();
    await heading('2 modifications à publier');
  });

  it('foretells nothing of content with problems', async () => {
    const problems = [{ file: 'content/news/letter/fr.md', line: 3, expected: 'title: expected a text' }];
    const { asked } = open({ latest: revision({ problems }) });
    await screen.findByText('1 erreur à corriger');
    expect(asked.map(({ what }) => what)).not.toContain('GET /foretold');
  });

  it('shows the words that differ, with numbers whole', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /champs? modifié/ }));
    expect(await screen.findByText('text (français)')).toBeVisible();
    expect(screen.getByRole('deletion')).toHaveTextContent('1,20');
    expect(screen.getByRole('insertion')).toHaveTextContent('1,10');
  });

  it('shows words that change one after the other as one change', async () => {
    const before = 'Les dettes locales, vingt ans après la crise';
    const fields = [
      { field: 'fund.yaml title.fr', before, after: 'Le palimpseste des dettes après la crise' },
      {
        field: 'fund.yaml description.fr',
        before: 'Un fonds.\n\nUne fin.',
        after: 'Des fonds.\n\nDeux fins.',
      },
      { field: 'fund.yaml note.fr', before: 'Une fin', after: 'Une belle, longue fin' },
    ];
    const { user } = open({
      changes: [{ kind: 'funds', code: 'debt', title: 'Dettes', change: 'edited', fields }],
    });
    await user.click(await screen.findByRole('button', { name: /champs? modifié/ }));
    const [title, description, note] = await screen.findAllByText(/^fund\.yaml \w+ \(français\)$/);
    const texts = (role: string, of?: HTMLElement) =>
      within(of?.closest('li') ?? document.body)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('deletion', title)).toEqual(['Les dettes locales, vingt ans ']);
    expect(texts('insertion', title)).toEqual(['Le palimpseste des dettes ']);
    // Paragraphs stay apart.
    expect(texts('insertion', description)).toEqual(['Des', 'Deux fins']);
    expect(texts('insertion', note).join('')).toBe('belle, longue ');
    expect(note?.closest('li')).toHaveTextContent(/Une belle, longue fin$/);
  });

  it('keeps every change of a long text in sight, and shows the rest on demand', async () => {
    const stretch = 'Un passage qui ne change pas. '.repeat(40);
    const field = {
      field: 'body',
      before: `${stretch}Ancien${stretch}`,
      after: `${stretch}Nouveau${stretch}`,
    };
    const { user } = open({
      changes: [{ kind: 'pages', code: 'about', title: 'À propos', change: 'edited', fields: [field] }],
    });
    await user.click(await screen.findByRole('button', { name: /champs? modifié/ }));
    const item = (await screen.findByRole('insertion')).closest('li');
    expect(item?.textContent.length).toBeLessThan(400);
    expect(item).toHaveTextContent(/Nouveau/);
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(item?.textContent.length).toBeGreaterThan(2 * stretch.length);
    expect(screen.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows HTML of the content as text', async () => {
    const html = '<img src=x onerror="alert(1)">';
    const { user, container } = open({
      changes: [
        {
          kind: html,
          code: 'x',
          title: html,
          change: 'edited',
          by: html,
          fields: [{ field: html, before: html, after: `${html}!` }],
        },
      ],
      latest: revision({ message: html, problems: [{ file: html, line: 1, expected: html }] }),
    });
    await user.click(await screen.findByRole('button', { name: /champs? modifié/ }));
    await screen.findByRole('insertion');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByText(html, { exact: false }).length).toBeGreaterThan(5);
  });

  it('says that all is live', async () => {
    open({ latest: live.revision, changes: [] });
    expect(await screen.findByText('Tout est en ligne')).toBeVisible();
  });

  it('says that nothing is live yet', async () => {
    open({ live: null, changes: [] });
    expect(await screen.findByText(/Rien n’est en ligne/)).toBeVisible();
  });

  it('explains a content server without revisions', async () => {
    open({ latest: null, changes: [] });
    expect(await screen.findByText(/ne tient pas de révisions/)).toBeVisible();
    expect(screen.queryByText('Tout est en ligne')).not.toBeInTheDocument();
  });

  it('explains a live release of an unknown revision', async () => {
    open({ live: { ...live, revision: null }, changes: [] });
    expect(await screen.findByText(/On ne sait pas de quelle révision/)).toBeVisible();
  });
});

describe('what needs work', () => {
  it('names each problem with its place, and that nothing can be published', async () => {
    const problem = { file: 'funds/debt/shares.yaml', line: 14, expected: 'An ISIN.' };
    open({ latest: revision({ problems: [problem] }) });
    const region = await screen.findByRole('region', { name: '1 erreur à corriger' });
    expect(region).toHaveTextContent('Rien ne peut être publié tant que ces erreurs ne sont pas corrigées.');
    expect(within(region).getByRole('listitem')).toHaveTextContent(
      'funds/debt/shares.yaml, ligne 14An ISIN.',
    );
  });

  it('lists files without a commit', async () => {
    open({ latest: revision({ uncommitted: ['news/draft.md'] }) });
    const region = await screen.findByRole('region', { name: '1 fichier non enregistré' });
    expect(within(region).getByRole('listitem')).toHaveTextContent('news/draft.md');
  });

  it('lists what is not translated, with the languages', async () => {
    const item = { kind: 'team', code: 'ana', title: 'Ana Ribeiro', locales: ['en', 'it'] };
    open({ latest: revision({ untranslated: [item] }) });
    const region = await screen.findByRole('region', { name: '1 contenu à traduire' });
    expect(within(region).getByRole('listitem')).toHaveTextContent(
      'Ana RibeiroÉquipe · manque en anglais et italien',
    );
  });
});

describe('a server that does not answer as it should', () => {
  it.each([
    ['content-api-away', 'Le serveur de contenu ne répond pas.'],
    ['forbidden', 'Votre compte ne permet pas cette action.'],
    ['not-found', 'Cet élément n’existe plus.'],
    ['invalid', 'Message du serveur'],
  ] as const)('%s', async (code, text) => {
    const { answers, user } = openDesk('/', { 'GET /changes': refusal(code, { status: 502 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    answers['GET /changes'] = { body: changesOf() };
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('2 modifications à publier')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['a page of a proxy', { status: 502, body: '<html>' }],
    ['another shape', { body: { live: 1 } }],
  ])('%s', async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation();
    openDesk('/', { 'GET /changes': answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('La réponse du serveur est illisible.');
    jest.restoreAllMocks();
  });
});
