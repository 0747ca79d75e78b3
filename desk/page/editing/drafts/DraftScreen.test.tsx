import { screen, waitFor, within } from '@testing-library/react';
import { askFile, change, draftOf, fileOf, openDrafts, reviewOf } from '../../testing/drafts';
import { heading, refusal } from '../../testing/server';

const asked = {
  draft: draftOf({ owner: 'Hugo Ferrand', authors: ['Hugo Ferrand'], review: reviewOf('asked') }),
};

describe('what can be done with a draft', () => {
  it('an editor asks for a review, and reads what it is about', async () => {
    const { user, bodyOf } = openDrafts(
      '/drafts/1',
      { 'POST /drafts/1/review': { body: draftOf() } },
      { role: 'editor' },
    );
    await user.click(await screen.findByRole('button', { name: 'Demander une relecture' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('La lettre (Modification)');
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Merci');
    await user.click(within(dialog).getByRole('button', { name: 'Demander une relecture' }));
    expect(await screen.findByText('La relecture est demandée.')).toBeVisible();
    expect(bodyOf('POST /drafts/1/review')).toEqual({ commit: 'c0ffee', note: 'Merci' });
    expect(screen.queryByRole('button', { name: 'Intégrer et publier' })).not.toBeInTheDocument();
  });

  it.each([
    ['Approuver', 'approve', 'Le brouillon est approuvé.'],
    ['Renvoyer', 'return', 'Le brouillon est renvoyé.'],
  ])('a reviewer chooses “%s”', async (name, act, done) => {
    const { user, bodyOf } = openDrafts(
      '/drafts/1',
      { [`POST /drafts/1/${act}`]: { body: draftOf() } },
      { role: 'reviewer', content: asked },
    );
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(bodyOf(`POST /drafts/1/${act}`)).toEqual({ commit: 'c0ffee', note: '' });
  });

  it('who merges chooses where the content has changed in the same places', async () => {
    const conflicts = [
      {
        path: 'news/2026-10-30-letter/fr.md',
        blob: 'live',
        field: ['title'],
        yours: 'Ma lettre',
        theirs: 'La leur',
      },
      { path: 'news/2026-10-30-letter/fr.md', blob: 'live', field: ['slug'], theirs: 'la-leur' },
      { path: 'news/2026-10-30-letter/image.png', blob: 'picture', theirs: {}, yours: null },
    ];
    const { user, answers, bodyOf } = openDrafts(
      '/drafts/1',
      { 'POST /drafts/1/merge': refusal('draft-conflicts', { conflicts }) },
      { content: { draft: draftOf({ review: reviewOf('approved') }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Intégrer' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Intégrer' }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Le contenu a changé aux mêmes endroits' });
    const choose = (field: RegExp, version: string) =>
      user.click(
        within(within(dialog).getByRole('group', { name: field })).getByRole('radio', {
          name: new RegExp(version),
        }),
      );
    await choose(/^La lettre.* › Titre \(français\)$/, 'Version du brouillon.*Ma lettre');
    await choose(/Adresse de la page \(français\)$/, 'Version du brouillon.*\\(vide\\)');
    await choose(/^La lettre › Image$/, 'Version actuelle.*pas du texte');
    const update = within(dialog).getByRole('button', { name: 'Mettre à jour le brouillon' });
    answers['POST /drafts/1/update'] = refusal('draft-conflicts', { conflicts: conflicts.slice(1) });
    await user.click(update);
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/update')).toEqual({
        files: [
          {
            path: 'news/2026-10-30-letter/fr.md',
            base: 'live',
            edits: [
              { path: ['title'], value: 'Ma lettre' },
              { path: ['slug'], remove: true },
            ],
          },
          { path: 'news/2026-10-30-letter/image.png', base: 'picture', keep: 'live' },
        ],
      }),
    );
    // Somebody has merged something else meanwhile.
    await waitFor(() => expect(within(dialog).getAllByRole('group')).toHaveLength(2));
    answers['POST /drafts/1/update'] = { body: { commit: 'fade' } };
    await user.click(update);
    expect(
      await screen.findByText('Le brouillon est à jour. Demandez une nouvelle relecture.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('an editor sees that it waits', async () => {
    openDrafts('/drafts/1', {}, { role: 'editor', content: asked });
    expect(await screen.findByText('Le brouillon attend d’être relu.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approuver' })).not.toBeInTheDocument();
  });

  it('who wrote in it reads why the approval was refused', async () => {
    const { user } = openDrafts(
      '/drafts/1',
      { 'POST /drafts/1/approve': refusal('own-draft', { status: 403 }) },
      { content: { draft: draftOf({ review: reviewOf('asked') }) } },
    );
    expect(await screen.findByText(/^Vous avez écrit dans ce brouillon/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approuver' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('une autre personne doit l’approuver');
  });

  it.each([
    ['Intégrer et publier', true, '/publish'],
    ['Intégrer', false, '/drafts'],
  ])('a publisher chooses “%s”', async (name, publish, path) => {
    const { user, bodyOf } = openDrafts(
      '/drafts/1',
      { 'POST /drafts/1/merge': { body: { commit: 'fade' } } },
      { content: { draft: draftOf({ review: reviewOf('approved') }) } },
    );
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect(bodyOf('POST /drafts/1/merge')).toEqual({ commit: 'c0ffee', note: '', publish });
  });

  it('who merges, and gets no answer of the desk, is not told that it failed', async () => {
    const { user } = openDrafts(
      '/drafts/1',
      { 'POST /drafts/1/merge': { status: 504, body: {} } },
      { content: { draft: draftOf({ review: reviewOf('approved') }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Intégrer' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Intégrer' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^On ne sait pas si le brouillon/);
  });

  it('an editor reads that new NAVs need no approval, and merges them', async () => {
    openDrafts('/drafts/1', {}, { role: 'editor', content: { hasOnlyNewNavs: true } });
    expect(await screen.findByText(/il peut être intégré sans approbation/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Intégrer' })).toBeEnabled();
  });

  it('is not merged with problems', async () => {
    const problems = [
      { file: 'content/team/team.yaml', line: 2, expected: '[0].name: expected a text, got nothing' },
    ];
    openDrafts('/drafts/1', {}, { content: { problems, mayMerge: false } });
    const region = await screen.findByRole('region', { name: '1 erreur à corriger' });
    expect(region).toHaveTextContent('Équipe, ligne 2n° 1 › Nom');
    expect(within(region).getByRole('link')).toHaveAttribute('href', '/drafts/1/team/team');
    expect(screen.queryByRole('button', { name: 'Intégrer' })).not.toBeInTheDocument();
  });

  it('is removed by its owner, once that is confirmed', async () => {
    const { user, asked: requests } = openDrafts(
      '/drafts/1',
      { 'DELETE /drafts/1': { body: {} } },
      { role: 'editor' },
    );
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('2 fichiers modifiés seront perdus.');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await heading('Brouillons');
    expect(requests.map(({ what }) => what)).toContain('DELETE /drafts/1');
  });

  it('tells that it is gone', async () => {
    openDrafts('/drafts/1', { 'GET /drafts/1': refusal('draft-gone', { status: 404 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce brouillon n’existe plus');
  });
});

describe('the items', () => {
  it('are found by kind, and by words without accents', async () => {
    const { user } = openDrafts('/drafts/1');
    const region = await screen.findByRole('region', { name: 'Contenus' });
    expect(
      within(region)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Documents et images',
      'Importer des VL',
      'Importer un portefeuille',
      'La lettre',
      'Catégories',
      'Meridane Asie',
      'Équipe',
    ]);
    await user.type(within(region).getByRole('searchbox'), 'equipe');
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
    expect(within(region).getByText('1 contenu trouvé')).toBeVisible();
  });

  it('a news item is begun with its folder and texts', async () => {
    const { user, bodyOf } = openDrafts('/drafts/1', {
      'POST /drafts/1/save': { body: { commit: 'fade', merged: [], files: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle actualité' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
    expect(within(dialog).getByRole('textbox')).toBeInvalid();
    await user.type(within(dialog).getByRole('textbox'), 'L’été à Séoul');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Italien' }));
    await user.clear(within(dialog).getByLabelText(/^Date/));
    await user.type(within(dialog).getByLabelText(/^Date/), '2026-12-01');
    await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(window.location.pathname).toBe('/drafts/1/news/2026-12-01-l-ete-a-seoul'));
    const { files } = bodyOf('POST /drafts/1/save') as { files: { path: string; base: unknown }[] };
    expect(files.map(({ path }) => path)).toEqual(
      ['news.yaml', 'fr.md', 'en.md'].map((file) => `news/2026-12-01-l-ete-a-seoul/${file}`),
    );
    expect(files.every(({ base }) => base === null)).toBe(true);
  });
});

describe('changes of a fund that investors should know', () => {
  const riskLevel = { type: 'field' as const, file: 'fund.yaml', path: ['riskLevel'], before: 4, after: 5 };
  const fundChange = { ...change, kind: 'funds', code: 'asia', title: 'Meridane Asie' };
  const added = { body: { commit: 'c0ffee', merged: [], files: [] } };
  const propose = { name: 'Ajouter aux évolutions du fonds' };

  it('are proposed, with a sentence in each language that the form then shows', async () => {
    const changes = [{ ...fundChange, differences: [riskLevel] }];
    const { user, bodyOf } = openDrafts(
      '/drafts/1',
      { [askFile('funds/asia/fund.yaml')]: fileOf('funds/asia/fund.yaml'), 'POST /drafts/1/save': added },
      { content: { changes } },
    );
    await user.click(await screen.findByRole('button', propose));
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [
          {
            path: 'funds/asia/fund.yaml',
            edits: [
              {
                path: ['changes'],
                value: [
                  {
                    subject: 'RISK_INDICATOR',
                    text: {
                      fr: 'L’indicateur de risque du fonds passe de 4 à 5.',
                      en: 'The fund’s risk indicator goes from 4 to 5.',
                      it: 'L’indicatore di rischio del fondo passa da 4 a 5.',
                    },
                  },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Meridane Asie' })).toBeVisible();
  });
});
