import { type BoundFunctions, fireEvent, type queries, screen, within } from '@testing-library/react';
import type { Json } from '../../../api';
import { askFile, contentOf, fileOf, newsItem, openDrafts, values } from '../../testing/drafts';
import { fr, heading } from '../../testing/server';

const folder = 'funds/asia/shares/ZZ0000000016';
const list = `${folder}.yaml`;
const fileNamed = (name: string) => `${folder}/${name}.pdf`;
const names = ['KIID.fr', 'KIID.en', 'KIID.it.2024-02-01'];
const title = (text: string) => ({ fr: text, en: text, it: text });
const types = [
  { code: 'KIID', title: title('DIC') },
  { code: 'REPORT', title: title('Rapport') },
];
const pdf = (name = 'new.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

type Dialog = BoundFunctions<typeof queries>;

/** The share's documents, unfolded. */
async function open(documents: Json = [{ type: 'KIID', date: '2025-01-10' }]) {
  const files = [list, ...names.map(fileNamed)].map((path) => ({ path, blob: `of ${path}`, size: 1_000 }));
  const saved = { body: { commit: 'fade', merged: [], files: [] } };
  const page = openDrafts(
    '/drafts/1/files',
    {
      'POST /drafts/1/save': saved,
      [askFile(list)]: fileOf(list, { value: { documents } }),
      [askFile('document-types/document-types.yaml')]: fileOf('x', { value: types }),
    },
    { content: { files: [...contentOf().files, ...files] } },
  );
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: /ZZ0000000016/ }));
  const openDialog = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: fr(name) }));
    return within(await screen.findByRole('alertdialog'));
  };
  const choose = (dialog: Dialog, language: string, file: File) =>
    fireEvent.drop(dialog.getByRole('button', { name: fr(`Choisir un PDF : ${language}`) }), {
      dataTransfer: { files: [file] },
    });
  const wasSaved = () => page.asked.some(({ what }) => what.endsWith('/save'));
  return { ...page, openDialog, choose, wasSaved };
}

const setDate = (dialog: Dialog, value: string) =>
  fireEvent.change(dialog.getByLabelText(/^Date du document/), { target: { value } });

test('a newer KID is added, and the older edition of all languages is kept', async () => {
  const { user, openDialog, choose, bodyOf } = await open();
  const row = (await screen.findByText('DIC – 10 janvier 2025')).closest('li');
  expect(row).toHaveTextContent('français (1 ko) · anglais (1 ko)');
  expect(row).toHaveTextContent('Manque en : italien');
  expect(row).toHaveTextContent('Édition du 1er février 2024 : italien');
  const dialog = await openDialog('Remplacer ou compléter : DIC');
  setDate(dialog, '2026-02-01');
  expect(dialog.getByText(/restent accessibles comme édition du 10 janvier 2025/)).toBeVisible();
  choose(dialog, 'Français', pdf());
  expect(await dialog.findByText('new.pdf')).toBeVisible();
  expect(dialog.getByText(/n’existera pas en anglais/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Le document est enregistré.')).toBeVisible();
  const [french, english] = ['KIID.fr', 'KIID.en'].map(fileNamed);
  expect(bodyOf('POST /drafts/1/save')).toEqual({
    files: [
      { path: french, base: `of ${french}`, content: btoa('%PDF-1.7'), encoding: 'base64' },
      { path: fileNamed('KIID.fr.2025-01-10'), base: null, copyOf: french },
      { path: fileNamed('KIID.en.2025-01-10'), base: null, copyOf: english },
      { path: english, base: `of ${english}`, content: null },
      { path: list, base: `of ${list}`, edits: [{ path: ['documents', 0, 'date'], value: '2026-02-01' }] },
    ],
  });
});

test('another document is added', async () => {
  const { user, openDialog, choose, bodyOf } = await open();
  const dialog = await openDialog('Ajouter un document');
  setDate(dialog, '2026-02-01');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choisissez au moins un fichier.');
  choose(dialog, 'Italien', pdf());
  await dialog.findByText('new.pdf');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Le document est enregistré.');
  expect(bodyOf('POST /drafts/1/save')).toMatchObject({
    files: [{ path: fileNamed('REPORT.it'), base: null }, { path: list }],
  });
});

test('present files without a date are replaced, which the dialog says', async () => {
  const { openDialog, choose } = await open([{ type: 'KIID' }]);
  const dialog = await openDialog('Remplacer ou compléter : DIC');
  expect(dialog.getByText(/Ce document n’a pas encore de date/)).toBeVisible();
  choose(dialog, 'Italien', pdf('italian.pdf'));
  await dialog.findByText('italian.pdf');
  expect(dialog.queryByText(/sont remplacés/)).not.toBeInTheDocument();
  choose(dialog, 'Français', pdf());
  expect(await dialog.findByText(/les fichiers actuels en français sont remplacés/)).toBeVisible();
});

test('a file that is no PDF, or too large, is refused; the size before it is read', async () => {
  const { openDialog, choose, wasSaved } = await open();
  const dialog = await openDialog('Remplacer ou compléter : DIC');
  choose(dialog, 'Français', new File(['PK'], 'letter.pdf', { type: 'application/pdf' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('letter.pdf n’est pas un PDF.');
  const read = jest.spyOn(FileReader.prototype, 'readAsDataURL');
  choose(dialog, 'Français', Object.defineProperty(pdf('film.pdf'), 'size', { value: 200_000_000 }));
  expect(await dialog.findByText(/^film\.pdf fait 200/)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  choose(dialog, 'Français', pdf());
  expect(await dialog.findByText('new.pdf')).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(wasSaved()).toBe(false);
});

test('what the server finds in a file is said, and nothing is saved', async () => {
  const { user, answers, openDialog, choose, wasSaved } = await open();
  const expected = 'expected a PDF that starts with %PDF-';
  answers['POST /drafts/1/problems'] = {
    body: {
      problems: [
        { file: `content/${fileNamed('KIID.fr')}`, line: 1, expected },
        { file: 'content/team/team.yaml', line: 2, expected: 'something else' },
      ],
    },
  };
  const dialog = await openDialog('Remplacer ou compléter : DIC');
  choose(dialog, 'Français', pdf());
  await dialog.findByText('new.pdf');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^KIID\.fr\.pdf – /);
  expect(dialog.getByRole('alert')).not.toHaveTextContent('something else');
  expect(wasSaved()).toBe(false);
});

test('a document is removed with its editions, once that is confirmed', async () => {
  const { user, openDialog, bodyOf } = await open();
  const dialog = await openDialog('Retirer : DIC');
  expect(dialog.getByText(/^3 fichiers de Meridane Asie/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Le document est retiré.')).toBeVisible();
  expect(bodyOf('POST /drafts/1/save')).toEqual({
    files: [
      ...names.map(fileNamed).map((path) => ({ path, base: `of ${path}`, content: null })),
      { path: list, base: `of ${list}`, edits: [{ path: ['documents', 0], remove: true }] },
    ],
  });
});

test('funds and shares are found by name or ISIN', async () => {
  const { user } = await open();
  await heading('Documents de la société, des fonds et des parts');
  expect(screen.getByText('1 document incomplet')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'asie zz0000');
  expect(await screen.findByText('1 fonds ou part')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Asie$/ })).not.toBeInTheDocument();
});

/** The screen with a picture of the news item, and a portrait of Ana or of nobody. */
function openPictures(portrait: string) {
  const item = newsItem.replace('/drafts/1/', '');
  const paths = [`${item}/image.png`, 'team/portraits/ana.png'];
  const team = (values['team/team.yaml'] as object[]).map((member) => ({ ...member, portrait }));
  return openDrafts(
    '/drafts/1/files',
    {
      'POST /drafts/1/save': { body: { commit: 'fade', merged: [], files: [] } },
      [askFile('document-types/document-types.yaml')]: fileOf('x', { value: types }),
      [askFile('team/team.yaml')]: fileOf('x', { value: team.slice(0, 1) }),
      [askFile('company/company.yaml')]: fileOf('x', { value: {} }),
    },
    {
      content: {
        files: [...contentOf().files, ...paths.map((path) => ({ path, blob: `of ${path}`, size: 42_000 }))],
      },
    },
  );
}

test('pictures are listed with their size, and with the titles of what shows them', async () => {
  openPictures('ana.png');
  const pictures = within(await screen.findByRole('region', { name: 'Images' }));
  expect(await pictures.findByRole('link', { name: 'La lettre' })).toHaveAttribute('href', newsItem);
  expect(pictures.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/drafts/1/team/team');
  expect(pictures.getAllByText(/^42/)[0]).toBeVisible();
  expect(pictures.queryByText('Inutilisée')).not.toBeInTheDocument();
});

test('an unused picture is named as such, and may be removed', async () => {
  const { user, bodyOf } = openPictures('');
  expect(await screen.findByText('Inutilisée')).toBeVisible();
  expect(screen.getByText(/^team\/portraits\/ana\.png · 42/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: fr('Retirer « ana.png » ?') }));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('L’image est retirée.')).toBeVisible();
  const path = 'team/portraits/ana.png';
  expect(bodyOf('POST /drafts/1/save')).toEqual({ files: [{ path, base: `of ${path}`, content: null }] });
});
