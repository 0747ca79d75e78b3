import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { askFile, contentOf, draftOf, fileOf, newsItem, openDrafts, values } from '../testing/drafts';
import { fr, refusal } from '../testing/server';

const news = 'news/2026-10-30-letter/news.yaml';
const french = 'news/2026-10-30-letter/fr.md';
const saved = (path: string, merged: string[] = []) => ({
  body: { commit: 'fade', merged, files: [{ path, blob: 'newer' }] },
});

const inFrench = () => screen.findByRole('region', { name: 'Français' });
const titleIn = async (name: string) =>
  within(await screen.findByRole('region', { name })).getByRole('textbox', { name: 'Titre' });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

afterEach(() => localStorage.clear());

describe('the form of a news item', () => {
  it('shows shared fields once, and the languages beside each other', async () => {
    openDrafts(newsItem);
    expect(await titleIn('Français')).toHaveValue('La lettre');
    expect(await titleIn('Anglais')).toHaveValue('The letter');
    expect(screen.getByRole('region', { name: 'Italien' })).toHaveTextContent('N’existe pas en italien.');
    const category = screen.getByRole('combobox', { name: 'Catégorie' });
    await waitFor(() => expect(category).toHaveDisplayValue('Supports'));
    expect(screen.getByRole('checkbox', { name: 'Meridane Asie' })).toBeChecked();
    expect(screen.getByLabelText('Retrait')).toHaveValue('');
    expect(within(await inFrench()).getByRole('textbox', { name: 'Texte' })).toHaveValue(
      '\nBonjour **tous**.\n',
    );
  });

  it('saves the fields that changed, and nothing else', async () => {
    const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(french) });
    await user.type(await titleIn('Français'), ' !');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Histoires');
    fireEvent.change(screen.getByLabelText('Retrait'), { target: { value: '2026-12-31T18:00' } });
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    await user.click(save());
    await screen.findByText(/^(Enregistré\.|Modifications non enregistrées)$/);
    expect(bodyOf('POST /drafts/1/save')).toEqual({
      files: [
        {
          path: news,
          base: `of ${news}`,
          edits: [
            { path: ['category'], value: 'stories' },
            { path: ['expireAt'], value: '2026-12-31 18:00' },
          ],
        },
        { path: french, base: `of ${french}`, edits: [{ path: ['title'], value: 'La lettre !' }] },
      ],
    });
  });

  it('saves by Ctrl+S, from the newest blob, and says when there is nothing to save', async () => {
    const { user, asked, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(french) });
    const title = await titleIn('Français');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Rien à enregistrer.')).toBeVisible();
    await user.type(title, '1');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Enregistré.')).toBeVisible();
    await user.type(title, '2');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(asked.filter(({ what }) => what.endsWith('/save'))).toHaveLength(2));
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({
      files: [{ base: 'newer', edits: [{ path: ['title'], value: 'La lettre12' }] }],
    });
  });

  it('reads the draft again after a save that ended while it was being read', async () => {
    const { user, answers, asked } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(french) });
    const title = await titleIn('Français');
    let answer = () => {};
    const until = new Promise<void>((resolve) => (answer = resolve));
    answers['GET /drafts/1'] = { body: contentOf(), until };
    for (const saves of [1, 2]) {
      await user.type(title, '!');
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(asked.filter(({ what }) => what.endsWith('/save'))).toHaveLength(saves));
      expect(await screen.findByText('Enregistré.')).toBeVisible();
    }
    answers['GET /drafts/1'] = { body: contentOf({ draft: draftOf({ title: 'Lettre de décembre' }) }) };
    answer();
    expect(await screen.findByRole('link', { name: '← Lettre de décembre' })).toBeVisible();
  });

  it('takes the PDF that an item opens, where it opens one', async () => {
    const value = { ...(values[news] as object), routeType: 'DOC' };
    const { bodyOf } = openDrafts(newsItem, {
      [askFile(news)]: fileOf(news, { value }),
      'POST /drafts/1/save': saved(french.replace('.md', '.pdf')),
    });
    const button = within(await inFrench()).getByRole('button', { name: fr('Choisir un PDF : Français') });
    const drop = (file: File) => fireEvent.drop(button, { dataTransfer: { files: [file] } });
    drop(new File(['GIF89a'], 'plan.gif'));
    expect(await screen.findByText(/^plan\.gif n’est pas un PDF/)).toBeVisible();
    drop(new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Le document est enregistré.')).toBeVisible();
    expect(bodyOf('POST /drafts/1/save')).toEqual({
      files: [
        { path: french.replace('.md', '.pdf'), base: null, content: btoa('%PDF-1.7'), encoding: 'base64' },
      ],
    });
  });

  it('takes the data files and the scenarios of a share', async () => {
    const share = 'funds/asia/shares/ZZ0000000016';
    const csv = { path: `${share}/EMT.csv`, blob: 'of csv', size: 2_000 };
    const value = { dataFiles: [{ template: 'EMT', version: 'V4.3', date: '2026-10-30' }] };
    const { bodyOf } = openDrafts(
      `/drafts/1/${share}`,
      {
        [askFile(`${share}.yaml`)]: fileOf(`${share}.yaml`, { value }),
        'POST /drafts/1/save': saved(csv.path),
      },
      {
        content: {
          files: [...contentOf().files, { path: `${share}.yaml`, blob: 'of share', size: 9 }, csv],
        },
      },
    );
    const drop = async (name: string, file: File) =>
      fireEvent.drop(await screen.findByRole('button', { name: fr(`Choisir un fichier : ${name}`) }), {
        dataTransfer: { files: [file] },
      });
    await drop('EMT', new File(['%PDF-1.7'], 'emt.pdf'));
    expect(await screen.findByText(/^emt\.pdf n’est pas un fichier du type attendu ici/)).toBeVisible();
    await drop('EMT', new File(['PK'], 'emt.xlsx'));
    expect(await screen.findByText('Le document est enregistré.')).toBeVisible();
    const content = { content: btoa('PK'), encoding: 'base64' };
    expect(bodyOf('POST /drafts/1/save')).toEqual({
      files: [
        { path: `${share}/EMT.xlsx`, base: null, ...content },
        { path: csv.path, base: csv.blob, content: null },
      ],
    });
    await drop('Scénarios de performance', new File(['PK'], 'scenarios.csv'));
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toEqual({
        files: [{ path: 'funds/asia/scenarios/ZZ0000000016.csv', base: null, ...content }],
      }),
    );
  });

  it('shows a field that was emptied and saved, as the content needs it', async () => {
    const problems = [{ file: `content/${french}`, line: 1, expected: 'summary: missing, expected a text' }];
    const { user, bodyOf } = openDrafts(
      newsItem,
      { 'POST /drafts/1/save': saved(french) },
      { content: { problems } },
    );
    const summary = within(await inFrench()).getByRole('textbox', { name: 'Résumé' });
    expect(summary).toBeInvalid();
    await user.type(summary, 'Bref');
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [{ path: french, edits: [{ path: ['summary'], value: 'Bref' }] }],
      }),
    );
  });

  it('removes a field that is emptied', async () => {
    const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(french) });
    const text = within(await inFrench()).getByRole('textbox', { name: 'Texte' });
    await user.clear(text);
    await user.click(screen.getByRole('checkbox', { name: 'Meridane Asie' }));
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [{ edits: [{ path: ['funds'], remove: true }] }, { edits: [{ path: ['---'], remove: true }] }],
      }),
    );
  });

  it('adds a text in another language', async () => {
    const italian = 'news/2026-10-30-letter/it.md';
    const { user, bodyOf } = openDrafts(newsItem, {
      'POST /drafts/1/save': saved(italian),
      [askFile(italian)]: fileOf(italian, { value: { title: '', '---': '' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ajouter en italien' }));
    expect(await titleIn('Italien')).toHaveValue('');
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ path: italian, base: null }] });
  });

  it('formats Markdown by its toolbar', async () => {
    const { user } = openDrafts(newsItem);
    const region = await inFrench();
    const text = within(region).getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte' });
    text.focus();
    text.setSelectionRange(1, 8);
    await user.click(within(region).getByRole('button', { name: 'Gras' }));
    expect(text).toHaveValue('\n**Bonjour** **tous**.\n');
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
  });

  it('says that the item is not there', async () => {
    openDrafts('/drafts/1/news/2020-01-01-none');
    expect(await screen.findByText(/^Ce contenu n’est pas, ou plus, dans le brouillon/)).toBeVisible();
  });
});

describe('problems as one types', () => {
  const problem = (expected: string) => ({ file: `content/${french}`, line: 2, expected });

  it('stand at their fields', async () => {
    const problems = [
      problem('title: expected a text, got nothing'),
      { ...problem('[0].code: expected a code'), file: 'content/team/team.yaml' },
    ];
    const { user } = openDrafts(newsItem, { 'POST /drafts/1/problems': { body: { problems } } });
    const title = await titleIn('Français');
    await user.clear(title);
    await waitFor(() => expect(title).toBeInvalid());
    await waitFor(() => expect(title).toHaveAccessibleErrorMessage(/^attendu.*un texte.*rien$/));
    expect(screen.getByRole('region', { name: '1 erreur à corriger' })).toHaveTextContent('Équipe, ligne 2');
    expect(screen.getByText('2 erreurs')).toBeVisible();
  });

  it('are asked for once nobody types, and a late answer is dropped', async () => {
    const { user, asked } = openDrafts(newsItem);
    const title = await titleIn('Français');
    const answers: ((answer: Response) => void)[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      (input as Request).url.endsWith('/problems')
        ? new Promise((resolve) => answers.push(resolve))
        : answer(input, init);
    const reply = (expected: string) =>
      new Response(JSON.stringify({ problems: [problem(`title: ${expected}`)] }), {
        headers: { 'content-type': 'application/json' },
      });
    await user.type(title, 'abc');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(title, 'def');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.(reply('expected newest')));
    await waitFor(() => expect(title).toHaveAccessibleErrorMessage(/newest/));
    await act(async () => answers[0]?.(reply('expected oldest')));
    expect(title).not.toHaveAccessibleErrorMessage(/oldest/);
    expect(asked.some(({ what }) => what.endsWith('/problems'))).toBe(false);
  });

  it('of the draft as it is saved are shown from the start', async () => {
    const problems = [problem('slug: expected a slug that is not taken in fr, got "la-lettre" as in x')];
    openDrafts(newsItem, {}, { content: { problems } });
    const region = await inFrench();
    expect(within(region).getByRole('textbox', { name: 'Adresse de la page' })).toBeInvalid();
  });
});

describe('others at the same time', () => {
  it('keeps what others changed elsewhere, and says so', async () => {
    const merged = { title: 'La lettre 1', slug: 'autre', '---': '\nBonjour **tous**.\n' };
    const { user, answers } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(french, [french]) });
    await user.type(await titleIn('Français'), ' 1');
    answers[askFile(french)] = fileOf(french, { blob: 'newer', value: merged });
    await user.click(save());
    expect(await screen.findByText(/^Enregistré\. D’autres personnes/)).toHaveTextContent(
      'conservés : La lettre (français)',
    );
    expect(within(await inFrench()).getByRole('textbox', { name: 'Adresse de la page' })).toHaveValue(
      'autre',
    );
    expect(await titleIn('Français')).toHaveValue('La lettre 1');
  });

  const conflict = {
    path: french,
    blob: 'theirs',
    field: ['title'],
    base: 'La lettre',
    theirs: 'La lettre d’octobre',
    yours: 'La lettre 1',
  };

  it.each([
    ['Ma version', { path: ['title'], value: 'La lettre 1' }],
    ['Leur version', undefined],
  ])('shows both versions of a field, and saves “%s”', async (choice, edit) => {
    const { user, answers, bodyOf } = openDrafts(newsItem, {
      'POST /drafts/1/save': refusal('draft-conflicts', { conflicts: [conflict] }),
    });
    await user.type(await titleIn('Français'), ' 1');
    await user.type(await titleIn('Anglais'), ' 2');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('group', { name: 'Titre (français)' })).toHaveTextContent(
      'La lettre d’octobre',
    );
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(choice) }));
    const value = { ...(values[french] as object), title: 'La lettre d’octobre' };
    answers[askFile(french)] = fileOf(french, { blob: 'theirs', value });
    answers['POST /drafts/1/save'] = saved(french);
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const { files } = bodyOf('POST /drafts/1/save') as {
      files: { path: string; base: string; edits: unknown }[];
    };
    expect(files.find(({ path }) => path === french)).toEqual(
      edit && { path: french, base: 'theirs', edits: [edit] },
    );
    expect(files.find(({ path }) => path.endsWith('en.md'))).toBeDefined();
    expect(await titleIn('Français')).toHaveValue(edit?.value ?? 'La lettre d’octobre');
  });

  it('saves nothing while a file is gone', async () => {
    const { user } = openDrafts(newsItem, {
      'POST /drafts/1/save': refusal('draft-conflicts', { conflicts: [{ path: french, blob: null }] }),
    });
    await user.type(await titleIn('Français'), ' 1');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('La lettre (français) a été supprimé ou remplacé');
    expect(within(dialog).queryByRole('button', { name: 'Enregistrer ce choix' })).not.toBeInTheDocument();
  });
});

describe('nothing typed is lost', () => {
  it('is there again after the page was closed, and can be discarded', async () => {
    const first = openDrafts(newsItem);
    await first.user.type(await titleIn('Français'), ' 1');
    first.unmount();
    const { user } = openDrafts(newsItem);
    expect(await titleIn('Français')).toHaveValue('La lettre 1');
    expect(screen.getByText('Vos modifications non enregistrées sont reprises')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Les abandonner' }));
    await waitFor(async () => expect(await titleIn('Français')).toHaveValue('La lettre'));
    expect(localStorage).toHaveLength(1);
  });

  it('is saved from the blob that it was typed in', async () => {
    const first = openDrafts(newsItem);
    await first.user.type(await titleIn('Français'), ' 1');
    first.unmount();
    const { user, bodyOf } = openDrafts(newsItem, {
      [askFile(french)]: fileOf(french, { blob: 'theirs', value: { title: 'X', slug: 'y', '---': '' } }),
      'POST /drafts/1/save': saved(french),
    });
    expect(await titleIn('Français')).toHaveValue('La lettre 1');
    await user.click(save());
    await screen.findByText('Enregistré.');
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ base: `of ${french}` }] });
  });

  it('asks before another screen is opened', async () => {
    const { user } = openDrafts(newsItem);
    await user.type(await titleIn('Français'), ' 1');
    await user.click(screen.getByRole('link', { name: 'Historique' }));
    const dialog = await screen.findByRole('alertdialog', { name: fr('Quitter sans enregistrer ?') });
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(window.location.pathname).toBe(newsItem);
    await user.click(screen.getByRole('link', { name: 'Historique' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(window.location.pathname).toBe('/history'));
  });

  it('asks before the browser goes back', async () => {
    const { user } = openDrafts(newsItem);
    await user.type(await titleIn('Français'), ' 1');
    window.history.pushState(null, '', '/drafts/1');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(window.location.pathname).toBe(newsItem);
    await user.click(await screen.findByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(window.location.pathname).toBe('/drafts/1'));
  });

  it('stays in the form when the server is not reached', async () => {
    const { user } = openDrafts(newsItem);
    await user.type(await titleIn('Français'), ' 1');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
    expect(await titleIn('Français')).toHaveValue('La lettre 1');
  });
});

describe('a list', () => {
  const team = '/drafts/1/team/team';

  it('is folded by entry; entries are moved, added and removed', async () => {
    const { user, bodyOf } = openDrafts(team, { 'POST /drafts/1/save': saved('team/team.yaml') });
    await user.click(await screen.findByRole('button', { name: /^Descendre.*› Ana/ }));
    expect(screen.getByText('Déplacé en position 2 sur 2.')).toBeInTheDocument();
    // At the end of the list it goes no further down.
    expect(screen.getByRole('button', { name: /2 › Ana$/, expanded: false })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: fr('Ajouter : Éléments') }));
    const code = screen.getByRole('textbox', { name: 'Code' });
    await user.type(code, 'cleo');
    await user.click(screen.getByRole('button', { name: /^Retirer.*› Bob/ }));
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [
          {
            edits: [
              { path: [1], insert: { code: 'cleo', department: 'sales' } },
              { path: [2], remove: true },
            ],
          },
        ],
      }),
    );
  });

  it('gets its first entry with the fields and codes that the content allows', async () => {
    const { user, bodyOf } = openDrafts(team, {
      'POST /drafts/1/save': saved('team/team.yaml'),
      [askFile('team/team.yaml')]: fileOf('team/team.yaml', { value: [] }),
    });
    await user.click(await screen.findByRole('button', { name: fr('Ajouter : Éléments') }));
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Cleo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pôle' }), 'ESG');
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [{ edits: [{ path: [0], insert: { name: 'Cleo', department: 'esg' } }] }],
      }),
    );
  });

  it('of the risks of a fund offers those of the content, by their titles', async () => {
    const [fund, risks] = ['funds/asia/fund.yaml', 'funds/risks.yaml'];
    const { user, bodyOf } = openDrafts('/drafts/1/funds/asia/fund', {
      'POST /drafts/1/save': saved(fund),
      [askFile(fund)]: fileOf(fund, { value: { risks: [] }, shape: { risks: [{ code: '' }] } }),
      [askFile(risks)]: fileOf(risks, {
        value: [{ code: 'EQUITY', title: { fr: 'Marchés d’actions', en: 'Equity markets' } }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: fr('Ajouter : Risques') }));
    const code = screen.getByRole('combobox', { name: 'Code' });
    await within(code).findByRole('option', { name: 'Marchés d’actions' });
    await user.selectOptions(code, 'Marchés d’actions');
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [{ edits: [{ path: ['risks'], value: [{ code: 'EQUITY' }] }] }],
      }),
    );
  });

  it('has the texts of the kind that is chosen for a block', async () => {
    const page = 'pages/contact/fr.yaml';
    const kinds = [
      { code: '', kind: '', texts: {} },
      { code: '', kind: 'QUOTE', texts: { body: '', author: '' } },
    ];
    const { user, bodyOf } = openDrafts(
      '/drafts/1/pages/contact',
      {
        'POST /drafts/1/save': saved(page),
        [askFile(page)]: fileOf(page, {
          value: { title: 'Contact', components: [] },
          shape: { title: '', components: kinds },
        }),
      },
      { content: { files: [{ path: page, blob: `of ${page}`, size: 1_000 }] } },
    );
    await user.click(await screen.findByRole('button', { name: fr('Ajouter : Blocs') }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type de bloc' }), 'Citation');
    await user.type(screen.getByRole('textbox', { name: 'Auteur' }), 'Ana');
    await user.click(save());
    await waitFor(() =>
      expect(bodyOf('POST /drafts/1/save')).toMatchObject({
        files: [{ edits: [{ path: ['components'], value: [{ kind: 'QUOTE', texts: { author: 'Ana' } }] }] }],
      }),
    );
  });

  it('tells of problems in a folded entry', async () => {
    const problems = [
      { file: 'content/team/team.yaml', line: 9, expected: '[1].role.it: expected a text, got nothing' },
    ];
    openDrafts(team, {}, { content: { ...contentOf(), problems } });
    expect(await screen.findByRole('button', { name: /2 › Bob 1 erreur/, expanded: false })).toBeVisible();
  });
});

describe('the history of an item', () => {
  const history = {
    [`GET /drafts/1/history?path=${encodeURIComponent('news/2026-10-30-letter')}`]: {
      body: {
        versions: [
          { commit: 'new', at: '2026-11-25T08:15:00Z', by: 'Claire Delmas', message: 'Titre' },
          { commit: 'old', at: '2026-11-20T08:15:00Z', by: 'Hugo Ferrand', message: 'La lettre' },
        ],
      },
    },
    'GET /drafts/1/changes?since=old&commit=new': { body: contentOf() },
    'POST /drafts/1/restore': saved(french),
  };

  it('shows what a version changed, and restores an older one', async () => {
    const { user, bodyOf } = openDrafts(newsItem, history);
    await user.click(await screen.findByRole('button', { name: 'Afficher l’historique' }));
    await user.click(await screen.findByRole('button', { name: 'Ce qui a changé' }));
    expect(await screen.findByText('Rien à comparer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Rétablir' }));
    expect(await screen.findByText('La version est rétablie dans ce brouillon.')).toBeVisible();
    expect(bodyOf('POST /drafts/1/restore')).toEqual({ path: 'news/2026-10-30-letter', commit: 'old' });
  });
});

it('says who else has the item open', async () => {
  openDrafts(newsItem, { 'POST /drafts/1/open': { body: { others: ['Hugo Ferrand'] } } });
  expect(await screen.findByText('Hugo Ferrand a aussi ouvert ce contenu.')).toBeVisible();
});

it('takes a news item off the site by its time of withdrawal', async () => {
  const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved(news) });
  await user.click(await screen.findByRole('button', { name: 'Retirer du site' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Retirer du site' }));
  await user.click(save());
  await screen.findByText('Enregistré.');
  const expected = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(bodyOf('POST /drafts/1/save')).toMatchObject({
    files: [{ path: news, edits: [{ path: ['expireAt'], value: expected }] }],
  });
});
