import { screen, waitFor, within } from '@testing-library/react';
import type { NavRefusal } from '../../../api';
import { openDrafts } from '../../testing/drafts';
import { fr, refusal } from '../../testing/server';

const path = 'funds/asia/portfolio.yaml';
const india = { code: 'IN', title: { fr: 'Inde', en: 'India' }, value: 60.5 };
const brazil = { code: 'BR', title: { fr: 'Brésil', en: 'Brazil' }, value: 39.5 };
const [bank, foods] = ['Example Bank', 'Example Foods'].map((title) => ({ title, value: 0.1 }));
const lists = { sector: [], capitalisation: [] };
const plan = {
  path,
  blob: 'old',
  before: { date: '2026-10-30', geographic: [india, brazil], topLines: [foods, bank], ...lists },
  after: {
    date: '2026-11-26',
    geographic: [
      { ...india, value: 70 },
      { code: 'CASH', title: 'Liquidités', value: 5 },
    ],
    // A line without a code is known by its title.
    topLines: [bank, { ...foods, value: 0.2 }],
    ...lists,
  },
  leftOut: [{ what: 'columns', sheet: 'Pays', place: 'B–C' }],
};
const file = new File(['x'], 'portefeuille.csv', { type: 'text/csv' });

async function choose(answers: Parameters<typeof openDrafts>[1]) {
  const desk = openDrafts('/drafts/1/portfolio', answers);
  const fund = await screen.findByRole('combobox', { name: 'Fonds' });
  expect(screen.queryByLabelText('Choisir un fichier')).not.toBeInTheDocument();
  await desk.user.selectOptions(fund, 'Meridane Asie');
  await desk.user.upload(screen.getByLabelText('Choisir un fichier'), file);
  return desk;
}

test('a file shows what it changes and what would be wrong, then is saved as edits', async () => {
  const problem = { file: `content/${path}`, line: 2, expected: 'geographic: expected weights that add up' };
  const { user, bodyOf } = await choose({
    'POST /drafts/1/portfolio/check': { body: plan },
    'POST /drafts/1/problems': {
      body: { problems: [problem, { ...problem, file: 'content/team/team.yaml' }] },
    },
    'POST /drafts/1/save': { body: { commit: 'fade', merged: [], files: [] } },
  });
  const region = await screen.findByRole('region', { name: fr('Ce que change « portefeuille.csv »') });
  expect(region).toHaveTextContent('Date30 octobre 2026 → 26 novembre 2026');
  const countries = within(region).getByRole('region', { name: 'Répartition géographique' });
  expect(countries).toHaveTextContent('3 lignes modifiées');
  expect(countries).toHaveTextContent('Somme : 75,00 %');
  expect(
    within(countries)
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ).toEqual(['LignePoids', 'Inde60,5 % → 70 %', 'Liquidités+5 %', 'Brésil−39,5 %']);
  const largest = within(region).getByRole('region', { name: 'Principales lignes' });
  expect(largest).toHaveTextContent('1 ligne modifiée');
  expect(largest).toHaveTextContent('Somme : 0,30 %');
  expect(within(region).getByRole('region', { name: '1 erreur à corriger' })).toHaveTextContent(
    'Meridane Asie › Portefeuille, ligne 2',
  );
  expect(bodyOf('POST /drafts/1/portfolio/check')).toEqual({ fund: 'asia', file: btoa('x'), answers: {} });
  expect(region).toHaveTextContent('colonnes masquées B–C');
  await user.click(within(region).getByRole('button', { name: 'Enregistrer dans le brouillon' }));
  await waitFor(() => expect(window.location.pathname).toBe('/drafts/1/funds/asia/portfolio'));
  const [saved] = (bodyOf('POST /drafts/1/save') as { files: { edits: unknown[] }[] }).files;
  expect(saved).toMatchObject({ path, base: 'old' });
  expect(saved?.edits).toContainEqual({ path: ['date'], value: '2026-11-26' });
  expect(saved?.edits).toContainEqual({ path: ['geographic', 0, 'value'], value: 70 });
  expect(bodyOf('POST /drafts/1/problems')).toEqual({ files: [saved] });
});

test('a file that changes nothing saves nothing', async () => {
  await choose({ 'POST /drafts/1/portfolio/check': { body: { ...plan, after: plan.before } } });
  expect(await screen.findByText(/^Le brouillon contient déjà toutes ces valeurs/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enregistrer dans le brouillon' })).not.toBeInTheDocument();
});

test('a refused file says why and where', async () => {
  const wrong = { reason: 'no-title', sheet: 'Pays', cell: 'B2', value: 'MX' } as const;
  await choose({
    'POST /drafts/1/portfolio/check': refusal('navs-refused', { status: 422, refusal: wrong }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Feuille « Pays », cellule B2 : cette ligne n’a pas de titre',
  );
});

test('a save that conflicts says so', async () => {
  const { user } = await choose({
    'POST /drafts/1/portfolio/check': { body: plan },
    'POST /drafts/1/save': refusal('draft-conflicts'),
  });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer dans le brouillon' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(window.location.pathname).toBe('/drafts/1/portfolio');
});

test('weights that may be fractions are asked about', async () => {
  const choices: NavRefusal['choices'] = [
    { answers: { weights: 'fractions' }, readings: ['9.1'] },
    { answers: { weights: 'percentages' }, readings: ['0.091'] },
  ];
  const told = { reason: 'which-weights', cell: 'D2', value: '0,091', choices } as const;
  const { user, answers, bodyOf } = await choose({
    'POST /drafts/1/portfolio/check': refusal('navs-refused', { status: 422, refusal: told }),
    'POST /drafts/1/problems': { body: { problems: [] } },
  });
  await user.click(await screen.findByRole('radio', { name: /^Comme une fraction\s: 9,1\s%$/ }));
  answers['POST /drafts/1/portfolio/check'] = { body: plan };
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByRole('region', { name: fr('Ce que change « portefeuille.csv »') })).toBeVisible();
  expect(bodyOf('POST /drafts/1/portfolio/check')).toMatchObject({ answers: { weights: 'fractions' } });
});
