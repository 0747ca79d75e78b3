import type { FundDocumentInput } from '../fundDocumentInput';

/** Test input: a share with a NAV history, in French. */
export const exampleFundDocument: FundDocumentInput = {
  locale: 'fr',
  companyTitle: 'Meridane Asset Management',
  documentType: { code: 'MONTHLY_REPORT', title: 'Rapport mensuel' },
  date: '2026-10-30',
  fund: {
    title: 'Meridane Emerging Equity',
    description:
      'Un portefeuille d’entreprises des pays émergents choisies une à une, dont la croissance vient de la demande intérieure : « comprendre avant d’acheter » à 1 200 € comme à 12 000 €.',
    category: 'Actions émergentes',
    riskLevel: 4,
    sfdrArticle: 8,
    benchmark: 'Indice marchés émergents, dividendes nets réinvestis (EUR)',
    recommendedYears: 5,
    aumDisplay: '412,3\u202fM€',
    aumDate: '30 octobre 2026',
    labels: ['Label ISR'],
  },
  share: {
    name: 'I USD',
    isin: 'ZZ0000000017',
    currency: 'USD',
    inceptionDate: '14 mars 2011',
    priceDisplay: '1\u202f842,17\u00a0$',
    priceDate: '30 octobre 2026',
    managementGoal:
      'Obtenir, sur cinq ans et nette de frais, une performance supérieure à celle de l’indicateur de référence.',
    performances: [
      { label: 'Depuis le 1er janvier', share: '+6,42\u00a0%', benchmark: '+5,10\u00a0%' },
      { label: '1 mois', share: '\u22121,20\u00a0%', benchmark: '\u22120,87\u00a0%' },
      { label: '1 an', share: '+9,75\u00a0%', benchmark: '+8,31\u00a0%' },
      { label: '3 ans', share: '+21,08\u00a0%', benchmark: '+18,40\u00a0%' },
      { label: '5 ans', share: '+34,66\u00a0%', benchmark: '+29,12\u00a0%' },
      { label: '10 ans', share: '+88,05\u00a0%', benchmark: '+71,93\u00a0%' },
      { label: 'Depuis la création, annualisée', share: '+5,98\u00a0%', benchmark: '+4,77\u00a0%' },
    ],
    notice: null,
    fees: [
      { label: 'Frais de gestion', value: '0,90\u00a0% par an' },
      { label: 'Commission de mouvement', value: '0,10\u00a0% de chaque transaction' },
      {
        label: 'Commission de surperformance',
        value: '15\u00a0% de la performance au-delà de l’indicateur de référence',
      },
      { label: 'Droits d’entrée', value: '2,00\u00a0%' },
      { label: 'Droits de sortie', value: '–' },
    ],
  },
  portfolio: {
    date: '30 octobre 2026',
    geographic: [
      { title: 'Inde', value: '21,4\u00a0%' },
      { title: 'Chine', value: '19,8\u00a0%' },
      { title: 'Taïwan', value: '14,2\u00a0%' },
      { title: 'Corée du Sud', value: '11,0\u00a0%' },
      { title: 'Brésil', value: '8,6\u00a0%' },
      { title: 'Mexique', value: '6,1\u00a0%' },
      { title: 'Indonésie', value: '5,4\u00a0%' },
      { title: 'Afrique du Sud', value: '4,9\u00a0%' },
      { title: 'Autres pays', value: '5,3\u00a0%' },
      { title: 'Liquidités', value: '3,3\u00a0%' },
    ],
    topLines: [
      { title: 'Taihua Semiconductors', value: '6,2\u00a0%' },
      { title: 'Deccan Private Bank', value: '4,8\u00a0%' },
      { title: 'Hanseong Electronics', value: '4,5\u00a0%' },
      { title: 'Lingnan Consumer Brands Holdings', value: '4,1\u00a0%' },
      { title: 'Banco do Planalto', value: '3,6\u00a0%' },
      { title: 'Malwa Cement', value: '3,4\u00a0%' },
      { title: 'Puerto Azul Retail', value: '3,1\u00a0%' },
      { title: 'Nusantara Telekom', value: '2,9\u00a0%' },
      { title: 'Highveld Health', value: '2,7\u00a0%' },
      { title: 'Shenwan Logistics', value: '2,5\u00a0%' },
    ],
  },
};
