import { screen, within } from '@testing-library/react';
import type { Changes } from '../../api';
import { changesOf, difference, heading, live, openDesk, refusal, revision } from '../testing/server';

const itemOf = (differences: Changes['changes'][number]['differences']): Changes['changes'][number] => ({
  kind: 'funds',
  code: 'debt',
  title: 'Dettes',
  change: 'edited',
  differences,
  omitted: 0,
});

const open = (over: Partial<Changes> = {}) =>
  openDesk('/changes', { 'GET /changes': { body: changesOf(over) } });

describe('what is live and what is not', () => {
  it('names the live release and the latest revision', async () => {
    open();
    const region = await screen.findByRole('region', { name: 'État du site' });
    expect(within(region).getByText(/20261124-071502/)).not.toBeVisible();
    expect(within(region).getByText('Site publié le 24 nov. 2026, 08:15.')).toBeVisible();
    expect(
      within(region).getByText(
        'Contenu enregistré le 25 nov. 2026, 09:15 par Hugo Ferrand. « Lettre de novembre »',
      ),
    ).toBeVisible();
  });

  it('groups the changes by kind, each with what happened, who and when', async () => {
    open();
    await heading('2 modifications à publier');
    const news = screen.getByRole('list', { name: 'Actualités' });
    expect(within(news).getByRole('listitem')).toHaveTextContent(
      'Lettre de novembreModificationHugo Ferrand · 25 nov. 2026, 09:15',
    );
    const funds = screen.getByRole('list', { name: 'Fonds' });
    expect(within(funds).getByRole('listitem')).toHaveTextContent('Emerging DebtAjout');
    expect(within(funds).getByRole('listitem')).toHaveTextContent('Rien à comparer');
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
    const links = await within(region).findAllByRole('link');
    const site = 'https://www.meridane.example';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${site}/fr/actualites`,
      `${site}/fr/actualites/ancienne`,
    ]);
    // These pages do not exist yet.
    expect(within(region).getByText('/fr/actualites/lettre')).toBeVisible();
    expect(within(region).getByText(/\/fr\/vieux/)).toHaveTextContent('/fr/vieux → /fr/neuf');
  });

  it('links new pages into the preview once it shows this revision', async () => {
    const pages = { rendered: [], created: ['/fr/lettre'], removed: [], redirected: [] };
    const shown = { revision: 'rev-2', builtAt: '2026-11-25T08:20:00.000Z' };
    const address = 'https://preview.meridane.example/preview?key=abc';
    openDesk('/changes', {
      'GET /foretold': { body: pages },
      'GET /preview': { body: { shown, building: null, failure: null } },
      'POST /preview/links': { body: { id: 1, address, expiresAt: '2026-11-26T08:20:00.000Z' } },
    });
    const link = await screen.findByRole('link', { name: '/fr/lettre' });
    expect(link).toHaveAttribute('href', `${address}&page=%2Ffr%2Flettre`);
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

  it('shows thousands of items a hundred at a time, and how many are left out', async () => {
    const items = Array.from({ length: 300 }, (_, index) => ({
      ...itemOf([difference({ before: 'a', after: 'b' })]),
      code: `fund-${index}`,
      omitted: 3,
    }));
    const { user } = open({ changes: items, omitted: 5 });
    await heading('305 modifications à publier');
    const funds = screen.getByRole('list', { name: 'Fonds' });
    expect(within(funds).getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Afficher 100 éléments de plus' }));
    expect(within(funds).getAllByRole('listitem')).toHaveLength(120);
    expect(screen.getByText(/^5 autres contenus modifiés/)).toBeVisible();
    const [first] = within(funds).getAllByRole('button', { name: /^4 différences/ });
    if (first) await user.click(first);
    expect(screen.getByText(/^3 autres différences ne sont pas affichées/)).toBeVisible();
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
          differences: [difference({ path: [html, { entry: html }], before: html, after: `${html}!` })],
          omitted: 0,
        },
      ],
      latest: revision({ message: html, problems: [{ file: html, line: 1, expected: html }] }),
    });
    await user.click(await screen.findByRole('button', { name: /différence/ }));
    await screen.findByRole('insertion');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByText(html, { exact: false }).length).toBeGreaterThan(5);
  });

  it('says that all is live', async () => {
    open({ latest: live.revision!, changes: [] });
    expect(await screen.findByText('Tout est en ligne')).toBeVisible();
  });

  it('says that nothing is live yet', async () => {
    open({ live: null, changes: [] });
    expect(await screen.findByText(/Rien n’est en ligne/)).toBeVisible();
  });

  it('explains a live release of an unknown revision', async () => {
    open({ live: { ...live, revision: null }, changes: [] });
    expect(await screen.findByText(/On ne sait pas de quel contenu/)).toBeVisible();
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

  it('tells one slip in a file as one problem', async () => {
    const file = 'content/team/team.yaml';
    const of = (line: number, message: string) => ({
      file,
      line,
      expected: `expected valid YAML: ${message}`,
    });
    const other = { ...of(1, ''), file: 'content/news/letter/fr.md', expected: 'title: expected a text' };
    open({ latest: revision({ problems: [of(2, 'One'), of(3, 'Two'), of(9, 'Three'), other] }) });
    const region = await screen.findByRole('region', { name: '2 erreurs à corriger' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    expect(region).not.toHaveTextContent('Two');
  });

  it('lists files without a commit', async () => {
    open({ latest: revision({ uncommitted: ['news/draft.md'] }) });
    const region = await screen.findByRole('region', { name: '1 fichier non enregistré' });
    expect(within(region).getByRole('listitem')).toHaveTextContent('news/draft.md');
  });

  it('lists commits that no branch has', async () => {
    open({ latest: revision({ detached: ['4c1d2e0 Frais de novembre'] }) });
    const region = await screen.findByRole('region', { name: '1 commit sur aucune branche' });
    expect(within(region).getByRole('listitem')).toHaveTextContent('4c1d2e0 Frais de novembre');
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
    ['no-revisions', 'Le serveur de contenu ne tient pas de révisions'],
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
