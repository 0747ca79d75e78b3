import type { ContentLocale } from '../contentLocales';
import { normalisedText } from './documentText';
import { type KidFacts, readKid } from './readKid';

/** Words that say nothing, in front of and behind what is tested. */
const words = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt. '.repeat(
  4,
);

function facts(text: string, locale: ContentLocale = 'fr'): KidFacts {
  const reading = readKid(normalisedText(`${words}\n${text}\n${words}`), locale);
  if (!reading.hasText) throw new Error('expected a text');
  return reading;
}

function costs(text: string, locale?: ContentLocale): Partial<Record<string, number>> {
  const said = Object.entries(facts(text, locale).costs);
  return Object.fromEntries(said.flatMap(([cost, percent]) => (percent ? [[cost, percent.value]] : [])));
}

test.each([
  ['fr', 'Le fonds est classé 4 sur 7, soit une classe de risque moyenne.'],
  ['fr', 'Nous avons classé ce produit dans la classe de risque 4\nsur 7, qui est une classe moyenne.'],
  ['fr', 'Indicateur synthétique de risque : 4/7'],
  ['fr', '4 / 7\nIndicateur de risque'],
  ['en', 'We have classified this product as 4 out of 7, which is a medium risk class.'],
  ['en', 'Summary risk indicator (SRI)\n4/7'],
  ['it', 'Abbiamo classificato questo prodotto al livello 4 su 7.'],
] as const)('in %s the risk indicator is read from "%s"', (locale, text) => {
  expect(facts(text, locale).riskIndicator).toBe(4);
});

test.each([
  ['a page number', 'Profil de risque Page 4 sur 7'],
  ['a page number without a word', 'Une perte est possible. 4 / 7'],
  ['another level elsewhere', 'Classé 4 sur 7. Indicateur de risque : 5/7'],
  ['a scale alone', 'Niveau de risque : échelle de 1 à 7. Le niveau 1 ne signifie pas l’absence de risque.'],
  ['a day', 'Indicateur de risque au 4/7/2026'],
  ['another language', 'Classified as 4 out of 7.'],
])('%s is no risk indicator', (_, text) => {
  expect(facts(text).riskIndicator).toBeUndefined();
});

test.each([
  ['fr', 'Période de détention recommandée : 5 ans'],
  ['fr', 'Durée de placement recommandée de cinq ans. Vous conservez le produit 5 années.'],
  ['fr', 'Horizon de placement recommandé : minimum 5 ans'],
  ['en', 'Recommended holding period (RHP): 5 years'],
  ['en', 'The recommended minimum holding period is 5 years.'],
  ['it', 'Il periodo di detenzione raccomandato è di 5 anni.'],
] as const)('in %s the holding period is read from "%s"', (locale, text) => {
  expect(facts(text, locale).holdingPeriod).toBe(5);
});

test.each([
  ['a range', 'Durée de placement recommandée : 3 à 5 ans'],
  ['months', 'Durée de placement recommandée : 18 mois'],
  ['years and months', 'Durée de placement recommandée : 2 ans et 6 mois'],
  ['more than some years', 'Durée de placement recommandée supérieure à 5 ans'],
  ['two of them', 'Durée de placement recommandée : 5 ans. Vous conservez le produit pendant 3 ans.'],
  ['figures above their names', '5 ans\nDurée de placement recommandée\n3 ans\nAncienneté du fonds'],
  ['another period of the table', 'Période de détention recommandée Si vous sortez après 1 an'],
])('%s is no holding period', (_, text) => {
  expect(facts(text).holdingPeriod).toBeUndefined();
});

test('fees of the prospectus are told from costs a year, in each language', () => {
  const said = { entry: 3, exit: 0, management: 1.85, movement: 0, performanceRate: 15 };
  const fr =
    'Frais de gestion\n1,85 % par an\nCommission de mouvement 0,00 % de chaque transaction\nCommission de surperformance 15 % de la surperformance\nDroits d’entrée 3,00 %\nDroits de sortie 0,00 %\nFin';
  const en =
    'Management fee 1.85% a year\nTransaction fee 0.00% of each transaction\nPerformance fee 15% of the return above the benchmark\nSubscription fee 3.00%\nRedemption fee None\nEnd';
  const it =
    'Commissione di gestione 1,85 % annuo\nCommissione di movimento 0,00 % di ogni operazione\nCommissione di performance 15% della sovraperformance\nCommissione di sottoscrizione 3,00 %\nCommissione di rimborso Nessuna\nFine';
  expect([costs(fr), costs(en, 'en'), costs(it, 'it')]).toEqual([said, said, said]);
});

test.each([
  ['names in one column, percentages in the next', 'Droits d’entrée\nDroits de sortie\n3,00 %\n0,00 %'],
  [
    'percentages above their names',
    '3,00 %\nDroits d’entrée\n0,00 %\nDroits de sortie\n1,85 %\nFrais de gestion',
  ],
  [
    'percentages with words above their names',
    '1,85 % par an\nFrais de gestion\n3,00 % au plus\nDroits d’entrée',
  ],
  ['one percentage for two', 'Droits d’entrée et droits de sortie : 3 %'],
  ['a range', 'Droits d’entrée de 1 à 3 %'],
  ['a range of percentages', 'Droits d’entrée : 1 % à 3 %'],
  ['a fee that the fund keeps', 'Droits d’entrée acquis à l’OPC : 3 %'],
  ['different entry costs', 'Droits d’entrée : 3 %. Coûts d’entrée : 2 %'],
  ['a sentence of another cost', 'Droits d’entrée : Nous ne facturons pas de coût de sortie'],
  ['other words between', 'Droits d’entrée : voir le prospectus. TVA 20 %'],
])('%s: no costs are said', (_, text) => {
  expect(costs(text)).toEqual({});
});

test('the same costs in two ways of writing are one, with the decimals of the more exact', () => {
  const { entry } = facts('Droits d’entrée maximum : 3 %\nLorem\nCoûts d’entrée (1) 3,00 %').costs;
  expect(entry).toEqual({ value: 3, decimals: 2 });
});

test.each([
  ['fr', 'Lorem\n16 février 2026\nIpsum', '2026-02-16'],
  ['fr', 'Lorem\n1er mars 2026', '2026-03-01'],
  ['fr', 'Date de production du document d’informations clés : 01/02/2026', '2026-02-01'],
  ['fr', 'Valeur liquidative 160,88 € au 16 février 2026', undefined],
  ['fr', '16 février 2026\nLorem\n17 février 2026', undefined],
  ['fr', '31 février 2026', undefined],
  ['en', 'Date of production of the KID: February 16, 2026', '2026-02-16'],
  ['en', '16/02/2026', '2026-02-16'],
  ['en', '01/02/2026', undefined],
  ['en', '2026-02-01', '2026-02-01'],
  ['it', '1° marzo 2026', '2026-03-01'],
] as const)('in %s the day of "%s" is %s', (locale, text, day) => {
  expect(facts(text, locale).day).toBe(day);
});

test('all ISINs are named once, and what only looks like one is none', () => {
  const { isins } = facts('ISIN ZZ0011759386, ZZ0011759204 et ZZ0011759386. Ref. ZZ0011759387 AZZ0011759386');
  expect(isins).toEqual(['ZZ0011759386', 'ZZ0011759204']);
});

test('a picture with a stamp on it has no text', () => {
  expect(readKid('Page 1 sur 2\nDocument numérisé', 'fr')).toEqual({ hasText: false });
});
