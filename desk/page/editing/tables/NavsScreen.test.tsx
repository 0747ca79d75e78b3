import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxNavFile, type NavRefusal, type ShareNavs } from '../../../api';
import { contentOf, openDrafts } from '../../testing/drafts';
import { fr, heading, refusal } from '../../testing/server';

const line = (nav: string) => ({ nav, benchmark: '' });

const share = (over: Partial<ShareNavs> = {}): ShareNavs => ({
  isin: 'ZZ0000000016',
  fund: 'asia',
  added: 1,
  changed: 0,
  unchanged: 2,
  days: [{ date: '2026-11-25', before: null, after: line('101.50') }],
  jumpLimit: 0.1,
  jumps: [],
  ...over,
});

const jump = { date: '2026-11-25', column: 'nav' as const, before: '100.00', after: '120.00' };

const planOf = (...shares: ShareNavs[]) => ({ body: { commit: 'c0ffee', shares, leftOut: [] } });
const csv = new File(['isin;date;vl'], 'VL novembre.csv', { type: 'text/csv' });
const base64 = btoa('isin;date;vl');
const saved = { body: { commit: 'fade', merged: [], files: [] } };

async function openImport(answers: Parameters<typeof openDrafts>[1] = {}) {
  const opened = openDrafts('/drafts/1', answers);
  await opened.user.click(await screen.findByRole('link', { name: 'Importer des VL' }));
  await heading('Importer des VL');
  const choose = (file = csv) =>
    opened.user.upload(screen.getByLabelText('Choisir un fichier', { selector: 'input' }), file);
  return { ...opened, choose };
}

const apply = () => screen.getByRole('button', { name: 'Enregistrer dans le brouillon' });

test('a file is looked at, its jumps are confirmed, and it is saved', async () => {
  const jumping = share({
    changed: 1,
    days: [{ date: '2026-11-25', before: line('100.00'), after: line('120.00') }],
    jumps: [jump],
  });
  const { user, bodyOf, asked, choose } = await openImport({
    'POST /drafts/1/navs/check': planOf(jumping, share({ isin: 'ZZ0000000024' })),
    'POST /drafts/1/navs': saved,
  });
  await choose();
  const region = await screen.findByRole('region', { name: 'Meridane Asie › Part ZZ0000000016' });
  expect(screen.getByRole('status')).toHaveTextContent('2 parts dans le fichier.');
  expect(bodyOf('POST /drafts/1/navs/check')).toEqual({ file: base64, answers: {} });
  expect(region).toHaveTextContent('1 jour ajouté, 1 jour modifié et 2 jours inchangés');
  expect(within(region).getByRole('listitem')).toHaveTextContent(
    '25 novembre 2026 : Valeur liquidative de 100,00 à 120,00, soit +20,00 %',
  );
  expect(within(region).getByRole('row', { name: /25 novembre 2026.*120,00/ })).toBeVisible();
  expect(screen.getByText(/une autre personne devra approuver le brouillon/)).toBeVisible();

  await user.click(apply());
  expect(screen.getByRole('alert')).toHaveTextContent('Vérifiez les écarts de la part ZZ0000000016');
  expect(asked.map(({ what }) => what)).not.toContain('POST /drafts/1/navs');
  await user.click(screen.getByRole('checkbox', { name: /les écarts de la part ZZ0000000016/ }));
  await user.click(apply());
  await waitFor(() => expect(window.location.pathname).toBe('/drafts/1'));
  expect(bodyOf('POST /drafts/1/navs')).toEqual({
    file: base64,
    answers: {},
    commit: 'c0ffee',
    confirmed: ['ZZ0000000016'],
    changesOnly: false,
  });
  expect(await screen.findByText('Les VL sont enregistrées dans le brouillon.')).toBeVisible();
});

test.each([
  [{ reason: 'formula', sheet: 'VL', cell: 'C2' }, 'Feuille « VL », cellule C2 : il y a une formule.'],
  [{ reason: 'unknown-isin', cell: 'A2', value: 'FR01' }, 'Cellule A2 : aucune part n’a l’ISIN « FR01 ».'],
  [{ reason: 'empty' }, 'Il n’y a aucune valeur.'],
] as const)('tells why a file is refused, and where: %j', async (told, text) => {
  const { choose } = await openImport({
    'POST /drafts/1/navs/check': refusal('navs-refused', { status: 422, refusal: told }),
  });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a file that is too large is not read', async () => {
  const { choose, asked } = await openImport();
  await choose(new File([new Uint8Array(maxNavFile + 1)], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Il peut peser 5 Mo');
  expect(asked.map(({ what }) => what)).not.toContain('POST /drafts/1/navs/check');
});

test('a dropped file with nothing new has nothing to save', async () => {
  await openImport({ 'POST /drafts/1/navs/check': planOf(share({ added: 0, days: [] })) });
  const button = screen.getByRole('button', { name: 'Choisir un fichier' });
  fireEvent.drop(button, { dataTransfer: { files: [csv] } });
  expect(await screen.findByText(/il n’y a rien à enregistrer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enregistrer dans le brouillon' })).not.toBeInTheDocument();
});

test('a draft that has changed meanwhile is compared anew', async () => {
  const { user, choose, answers } = await openImport({
    'POST /drafts/1/navs/check': planOf(share()),
    'POST /drafts/1/navs': refusal('draft-changed'),
  });
  await choose();
  await screen.findByRole('region', { name: 'Meridane Asie › Part ZZ0000000016' });
  answers['POST /drafts/1/navs/check'] = {
    body: { commit: 'fade', shares: [share({ isin: 'ZZ0000000024' })], leftOut: [] },
  };
  await user.click(apply());
  expect(await screen.findByRole('region', { name: 'Meridane Asie › Part ZZ0000000024' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Quelqu’un a modifié ce brouillon');
});

const asked = (told: NavRefusal) => refusal('navs-refused', { status: 422, refusal: told });

test('a file that can be read in two ways is asked about, and looked at again with the answer', async () => {
  const { user, choose, answers, bodyOf } = await openImport({
    'POST /drafts/1/navs/check': asked({
      reason: 'which-days',
      sheet: 'VL',
      cell: 'B2',
      value: '11/05/2026',
      choices: [
        { answers: { days: 'day-first' }, readings: ['2026-05-11', '2026-06-11'] },
        { answers: { days: 'month-first' }, readings: ['2026-11-05', '2026-11-06'] },
      ],
    }),
    'POST /drafts/1/navs': saved,
  });
  await choose();
  const question = await screen.findByRole('group', {
    name: fr(
      'Feuille « VL », cellule B2 : dans « 11/05/2026 », est-ce le jour ou le mois qui vient en premier ?',
    ),
  });
  expect(question).toHaveFocus();
  const [first, second] = within(question).getAllByRole('radio');
  expect(first).toHaveAccessibleName(fr('Le jour : 11 mai 2026 et 11 juin 2026'));
  expect(second).toHaveAccessibleName(fr('Le mois : 5 novembre 2026 et 6 novembre 2026'));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choisissez une réponse.');
  answers['POST /drafts/1/navs/check'] = planOf(share());
  await user.click(second as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByRole('region', { name: 'Meridane Asie › Part ZZ0000000016' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(apply());
  await waitFor(() => expect(window.location.pathname).toBe('/drafts/1'));
  for (const what of ['POST /drafts/1/navs/check', 'POST /drafts/1/navs'])
    expect(bodyOf(what)).toMatchObject({ file: base64, answers: { days: 'month-first' } });
});

test.each<[told: NavRefusal, labels: string[]]>([
  [
    {
      reason: 'which-mark',
      value: '1,234',
      choices: [
        { answers: { mark: ',' }, readings: ['1.234'] },
        { answers: { mark: '.' }, readings: ['1234.00'] },
      ],
    },
    ['Des décimales : 1,234', 'Des milliers : 1 234,00'],
  ],
  [
    {
      reason: 'which-digits',
      value: '101.23',
      choices: [
        { answers: { digits: 'shown' }, readings: ['101.23'] },
        { answers: { digits: 'held' }, readings: ['101.2345'] },
      ],
    },
    ['Ceux qui sont affichés : 101,23', 'Ceux que la cellule contient : 101,2345'],
  ],
  [
    {
      reason: 'which-weights',
      value: '0,091',
      choices: [
        { answers: { weights: 'fractions' }, readings: ['9.1'] },
        { answers: { weights: 'percentages' }, readings: ['0.091'] },
      ],
    },
    ['Comme une fraction : 9,1 %', 'Comme un pourcentage : 0,091 %'],
  ],
])('both readings are shown: %j', async (told, labels) => {
  const { choose } = await openImport({ 'POST /drafts/1/navs/check': asked({ ...told, cell: 'C2' }) });
  await choose();
  const radios = await screen.findAllByRole('radio');
  const names = radios.map(({ parentElement }) => parentElement?.textContent.replaceAll(/\s/g, ' '));
  expect(names).toEqual(labels);
});

test('the share of a file without ISIN is chosen by hand', async () => {
  const content = contentOf();
  const path = 'funds/asia/shares/ZZ0000000016.yaml';
  const { user, choose, bodyOf } = await openImport({
    'GET /drafts/1': { body: { ...content, files: [...content.files, { path, blob: 'a', size: 1 }] } },
    'POST /drafts/1/navs/check': asked({ reason: 'which-share', cell: 'B1', value: 'VL' }),
  });
  await choose();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Part' }),
    'Meridane Asie › Part ZZ0000000016',
  );
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() =>
    expect(bodyOf('POST /drafts/1/navs/check')).toMatchObject({ answers: { share: 'ZZ0000000016' } }),
  );
});

test('a file without a new day is saved once somebody says that it corrects others', async () => {
  const changed = {
    date: '2026-11-25',
    before: line('100.00'),
    after: line('100.50'),
  };
  const { user, choose, bodyOf } = await openImport({
    'POST /drafts/1/navs/check': planOf(share({ added: 0, changed: 2, days: [changed], largest: changed })),
    'POST /drafts/1/navs': saved,
  });
  await choose();
  expect(
    await screen.findByText(/^Ce fichier n’ajoute aucun jour.* 2 jours déjà connus, de \+0,50\s% au plus\.$/),
  ).toBeVisible();
  await user.click(apply());
  expect(screen.getByRole('alert')).toHaveTextContent('Vérifiez ce qu’il modifie, puis cochez la case.');
  await user.click(
    screen.getByRole('checkbox', { name: 'Il s’agit bien d’une correction de valeurs passées' }),
  );
  await user.click(apply());
  await waitFor(() => expect(bodyOf('POST /drafts/1/navs')).toMatchObject({ changesOnly: true }));
});

test('what is hidden in a file, or stands below its table, is named', async () => {
  const { choose } = await openImport({
    'POST /drafts/1/navs/check': {
      body: {
        commit: 'c0ffee',
        shares: [share()],
        leftOut: [
          { what: 'sheet', sheet: 'Brouillon' },
          { what: 'rows', sheet: 'VL', place: '3–4' },
          { what: 'columns', sheet: 'VL', place: 'B' },
          { what: 'notes', place: '12' },
        ],
      },
    },
  });
  await choose();
  const title = await screen.findByText('Ce qui n’a pas été lu');
  const items = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Feuille « Brouillon » : feuille masquée',
    'Feuille « VL » : lignes masquées 3–4',
    'Feuille « VL » : colonnes masquées B',
    'Lignes 12, sous le tableau',
  ]);
});
