import { fireEvent, screen, within } from '@testing-library/react';
import type { Changes } from '../../api';
import { changesOf, difference, fr, openDesk } from '../testing/server';

const open = (over: Partial<Changes> = {}) =>
  openDesk('/changes', { 'GET /changes': { body: changesOf(over) } });

const itemOf = (differences: Changes['changes'][number]['differences']): Changes['changes'][number] => ({
  kind: 'funds',
  code: 'debt',
  title: 'Dettes',
  change: 'edited',
  differences,
  omitted: 0,
});

/** Opens the only item, and gives the texts of its differences. */
async function differencesShown(differences: Changes['changes'][number]['differences']): Promise<string[]> {
  const { user } = open({ changes: [itemOf(differences)] });
  await user.click(await screen.findByRole('button', { name: /différence/ }));
  const [item] = await screen.findAllByRole('listitem');
  return within(item ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '));
}

test('shows the words that differ, with numbers whole', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /différence/ }));
  expect(await screen.findByText('Texte (français)')).toBeVisible();
  expect(screen.getByRole('deletion')).toHaveTextContent('1,20 %');
  expect(screen.getByRole('insertion')).toHaveTextContent('1,10 %');
});

test('shows words that change one after the other as one change', async () => {
  const before = 'Les dettes locales, vingt ans après la crise';
  const ofFund = (name: string, before: string, after: string) =>
    difference({ file: 'fund.yaml', path: [name, 'fr'], before, after });
  const differences = [
    ofFund('title', before, 'Le palimpseste des dettes après la crise'),
    ofFund('description', 'Un fonds.\n\nUne fin.', 'Des fonds.\n\nDeux fins.'),
    ofFund('quote', 'Une fin', 'Une belle, longue fin'),
  ];
  const { user } = open({
    changes: [itemOf(differences)],
  });
  await user.click(await screen.findByRole('button', { name: /différence/ }));
  const [title, description, note] = await screen.findAllByText(/^\p{Lu}\w+ \(français\)$/u);
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

test('keeps every change of a long text in sight, and shows the rest on demand', async () => {
  const stretch = 'Un passage qui ne change pas. '.repeat(40);
  const differences = [
    difference({ before: `${stretch}Ancien${stretch}`, after: `${stretch}Nouveau${stretch}` }),
  ];
  const { user } = open({ changes: [itemOf(differences)] });
  await user.click(await screen.findByRole('button', { name: /différence/ }));
  const item = (await screen.findByRole('insertion')).closest('li');
  expect(item?.textContent.length).toBeLessThan(400);
  expect(item).toHaveTextContent(/Nouveau/);
  await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
  expect(item?.textContent.length).toBeGreaterThan(2 * stretch.length);
  expect(screen.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-expanded', 'true');
});

test('names each field in words, and shows dates, numbers and lists as a reader writes them', async () => {
  const share = { file: 'shares/ZZ0011759204.yaml', share: 'I' };
  const kiid = { entry: 'KIID', date: '2026-11-15' };
  expect(
    await differencesShown([
      difference({
        ...share,
        path: ['documents', kiid, 'date'],
        before: '2026-07-20',
        after: '2026-11-15',
      }),
      difference({
        ...share,
        path: ['documents', kiid, 'publishAt'],
        before: null,
        after: '2026-12-01 09:00',
      }),
      difference({ ...share, path: ['fees', 'management'], before: 0.95, after: 1 }),
      difference({ ...share, path: ['costs', 'year'], before: 2024, after: 2025 }),
      difference({ ...share, path: ['costs', 'ongoing'], before: 1.04, after: 1.02 }),
      difference({ file: 'fund.yaml', path: ['aum', 'value'], before: 1234567.5, after: 2000000 }),
      difference({ file: 'fund.yaml', path: ['visibleTo'], before: ['RETAIL', 'PRO'], after: ['PRO'] }),
      difference({
        file: 'portfolio.yaml',
        path: ['geographic', { entry: 'IN', title: { fr: 'Inde', en: 'India' } }, 'value'],
        before: 9.1,
        after: 10,
      }),
      difference({
        file: 'fr.yaml',
        path: ['components', { entry: 'a', title: 'Nos fonds' }, 'texts', '2.title'],
        before: null,
        after: 'Compter',
      }),
      difference({ file: 'news.yaml', path: ['newField'], before: true, after: false }),
      difference({
        file: 'news.yaml',
        path: ['expireAt'],
        before: '2026-12-01 09:00',
        after: '2026-12-01T09:00:00.000Z',
      }),
      // A word that is also a code.
      difference({ path: ['slug'], before: 'research', after: 'sales' }),
    ]),
  ).toEqual([
    'Part I (ZZ0011759204) › Documents › DIC › Date20 juillet 2026 → 15 novembre 2026',
    'Part I (ZZ0011759204) › Documents › DIC (15 novembre 2026) › Mise en ligne+1 déc. 2026, 09:00',
    'Part I (ZZ0011759204) › Frais › Frais de gestion0,95 % → 1 %',
    'Part I (ZZ0011759204) › Coûts prélevés › Exercice2024 → 2025',
    'Part I (ZZ0011759204) › Coûts prélevés › Coûts récurrents1,04 % → 1,02 %',
    'Encours (EUR) › Valeur1 234 567,5 → 2 000 000',
    'Visible pourParticuliers et Professionnels → Professionnels',
    'Portefeuille › Répartition géographique › Inde › Valeur9,1 % → 10 %',
    'Blocs › Nos fonds › Textes › n° 2 › Titre (français)+Compter',
    'Champ « newField »oui → non',
    'Retrait1 déc. 2026, 09:00 → 1 déc. 2026, 10:00',
    'Adresse de la page (français)research → sales',
  ]);
});

test('shows answers of the target market in words, and minimums as percentages', async () => {
  const share = { file: 'shares/ZZ0011759204.yaml', share: 'I' };
  const fund = { file: 'fund.yaml' };
  const market = (group: string, name: string) => ['targetMarket', group, name];
  expect(
    await differencesShown([
      difference({ ...share, path: market('investors', 'retail'), before: 'YES', after: 'NO' }),
      difference({ ...share, path: market('losses', 'none'), before: 'NEUTRAL', after: 'NO' }),
      difference({ ...share, path: market('distribution', 'advice'), before: 'BOTH', after: 'NEITHER' }),
      difference({ ...share, path: ['fees', 'performanceRate'], before: 15, after: 20 }),
      difference({ ...fund, path: ['esg', 'minimumSustainable'], before: 0, after: 20 }),
      difference({ ...fund, path: ['kid', 'liquidityRisk'], before: 'NONE', after: 'MATERIAL' }),
      difference({
        ...fund,
        path: ['dealing', { entry: '2026-10-11' }, 'cutOff'],
        before: null,
        after: '11:00',
      }),
    ]),
  ).toEqual([
    'Part I (ZZ0011759204) › Marché cible › Types de clients › Clients de détailOui → Non',
    'Part I (ZZ0011759204) › Marché cible › Capacité à subir des pertes › Aucune perte en capitalNeutre → Non',
    'Part I (ZZ0011759204) › Marché cible › Stratégie de distribution › Conseil en investissementParticuliers et professionnels → Personne',
    'Part I (ZZ0011759204) › Frais › Taux de la commission de surperformance15 % → 20 %',
    'Données ESG › Part minimale d’investissements durables0 % → 20 %',
    'Données du DIC › Risque de liquiditéAucun → Important',
    'Conditions des ordres › 2026-10-11 › Heure limite (Paris)+11:00',
  ]);
});

test('names a document by its share, its type, its day and its language, and says that it is another', async () => {
  const share = { type: 'file', share: 'I' } as const;
  expect(
    await differencesShown([
      {
        ...share,
        file: 'shares/ZZ0011759204/KIID.fr.pdf',
        before: { bytes: 12_400 },
        after: { bytes: 1_300_000 },
      },
      {
        ...share,
        file: 'shares/ZZ0011759204/KIID.fr.2026-02-16.pdf',
        before: null,
        after: { bytes: 12_400 },
      },
      { type: 'file', file: 'documents/PROSPECTUS.en.pdf', before: { bytes: 500 }, after: null },
      { type: 'file', file: 'it.pdf', before: null, after: { bytes: 1_000 } },
    ]),
  ).toEqual([
    'Part I (ZZ0011759204) › DIC (français)Fichier remplacé.12,4 ko → 1,3 Mo',
    'Part I (ZZ0011759204) › DIC (16 février 2026) (français)+12,4 ko',
    'Prospectus (anglais)−500 o',
    'Document PDF (italien)+1 ko',
  ]);
});

test('replaces dates and numbers within a text as a whole', async () => {
  await differencesShown([
    difference({
      before: 'Du 7 novembre 2026, soit 2026-11-07.',
      after: 'Du 15 novembre 2026, soit 2026-11-15.',
    }),
  ]);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('deletion')).toEqual(['7 novembre 2026', '2026-11-07']);
  expect(texts('insertion')).toEqual(['15 novembre 2026', '2026-11-15']);
});

test('names the month of scenarios and their share', async () => {
  const [shown] = await differencesShown([
    difference({
      file: 'scenarios/ZZ0011759204.csv',
      share: 'I',
      path: [{ entry: '2026-11' }],
      before: null,
      after: ['STRESS 4300 -57 3540 -18.8'],
    }),
  ]);
  expect(shown).toContain('Scénarios de performance › Part I (ZZ0011759204) › 2026-11');
});

test('shows prices day by day, with the change in percent', async () => {
  const line = (nav: string, benchmark = '') => ({ nav, benchmark });
  const changed = { date: '2018-01-12', before: line('1200.00', '100'), after: line('1320.00', '100') };
  const [shown] = await differencesShown([
    {
      type: 'navs',
      file: 'navs/ZZ0011759204.csv',
      share: 'I',
      added: 998,
      changed: 2,
      removed: 1,
      days: [changed, { date: '2026-11-20', before: null, after: line('1234.5') }],
      largest: changed,
      uncorrected: ['2018-01-12'],
    },
  ]);
  expect(shown).toContain('Une VL change sans correction déclarée');
  expect(shown).toContain('la valeur d’avant et le motif : 12 janvier 2018.');
  expect(shown).toContain('Valeurs liquidatives › Part I (ZZ0011759204)');
  expect(shown).toContain('2 jours modifiés, 1 jour supprimé et 998 jours ajoutés.');
  expect(shown).toContain('Plus fort écart : le 12 janvier 2018, de +10,00 %.');
  expect(shown).toContain('999 autres jours ne sont pas affichés.');
  const rows = screen
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(rows).toEqual([
    'JourValeur liquidativeIndice',
    '12 janvier 20181 200,00 → 1 320,00+10,00 %100',
    '20 novembre 2026+1 234,5–',
  ]);
});

test('shows both pictures, with their sizes', async () => {
  const path = 'team/portraits/ana é.png';
  await differencesShown([
    {
      type: 'picture',
      file: 'portraits/ana é.png',
      before: { bytes: 48_303, path },
      after: { bytes: 900, path },
    },
  ]);
  const [before, after] = screen.getAllByRole('figure');
  const sources = Array.from(document.images, (image) => image.getAttribute('src'));
  const query = '?path=team%2Fportraits%2Fana%20%C3%A9.png';
  expect(sources).toEqual([`/api/pictures/rev-1${query}`, `/api/pictures/rev-2${query}`]);
  const [first, second] = document.images;
  if (!first || !second) throw new Error('There are no pictures');
  Object.defineProperties(first, { naturalWidth: { value: 640 }, naturalHeight: { value: 800 } });
  fireEvent.load(first);
  expect(before).toHaveTextContent(fr('Avant · 48,3 ko · 640 × 800 pixels'));
  fireEvent.error(second);
  expect(after).toHaveTextContent('Cette image ne peut pas être affichée');
});

test('says what else may have become of a file', async () => {
  const file = 'company.yaml';
  expect(
    await differencesShown([
      { type: 'file', file: 'terms.pdf', before: { bytes: 2_000 }, after: { bytes: 3_500_000 } },
      { type: 'renamed', file, from: 'old.yaml' },
      { type: 'layout', file },
      {
        type: 'order',
        file: 'team.yaml',
        path: [],
        before: ['Ana', 'Léa', 'Zoé'],
        after: ['Ana', 'Zoé', 'Léa'],
      },
      { type: 'incomparable', file, why: 'link', isBefore: false },
      { type: 'incomparable', file, why: 'too-large', isBefore: true },
    ]),
  ).toEqual([
    'terms.pdfFichier remplacé.2 ko → 3,5 Mo',
    expect.stringContaining('Fichier renommé : old.yaml → company.yaml'),
    expect.stringContaining('rien de ce qui est affiché'),
    expect.stringMatching(/^Ordre : team.yamlAna, /),
    expect.stringContaining('car c’est un lien vers un autre fichier'),
    expect.stringContaining('Version en ligne. Trop volumineux'),
  ]);
});

test('writes out signs that cannot be seen', async () => {
  const [shown] = await differencesShown([difference({ before: 'a\u0007', after: 'a\u202eb' })]);
  expect(shown).toContain('a[U+0007] → a[U+202E]b');
});
