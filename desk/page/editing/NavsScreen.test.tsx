import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxNavFile, type ShareNavs } from '../../api';
import { openDrafts } from '../testing/drafts';
import { heading, refusal } from '../testing/server';

const line = (nav: string) => ({ nav, benchmark: '' });

const share = (over: Partial<ShareNavs> = {}): ShareNavs => ({
  isin: 'ZZ0000000016',
  fund: 'asia',
  added: 1,
  changed: 0,
  unchanged: 2,
  days: [{ date: '2026-11-25', before: null, after: line('101.50') }],
  jumps: [],
  ...over,
});

const jump = { date: '2026-11-25', column: 'nav' as const, before: '100.00', after: '120.00' };

const planOf = (...shares: ShareNavs[]) => ({ body: { commit: 'c0ffee', shares } });
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
  expect(bodyOf('POST /drafts/1/navs/check')).toEqual({ file: base64 });
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
    commit: 'c0ffee',
    confirmed: ['ZZ0000000016'],
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
    body: { commit: 'fade', shares: [share({ isin: 'ZZ0000000024' })] },
  };
  await user.click(apply());
  expect(await screen.findByRole('region', { name: 'Meridane Asie › Part ZZ0000000024' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Quelqu’un a modifié ce brouillon');
});
