import funds from '../../../locales/fr/funds.json';
import type { DocumentLabels } from './en';

const years = (count: number) => (count === 1 ? '1 an' : `${count} ans`);

const names = new Intl.ListFormat('fr-FR');

export const fr: DocumentLabels = {
  sampleMark: 'Document d’exemple – société de gestion fictive',
  sampleExplanation: 'Fonds inventés, chiffres simulés.',
  footer: 'Le capital n’est pas garanti. Ce document est sans valeur contractuelle.',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  riskClasses: [
    'très faible',
    'faible',
    'entre faible et moyenne',
    'moyenne',
    'entre moyenne et élevée',
    'élevée',
    'très élevée',
  ],
  facts: {
    category: 'Catégorie',
    benchmark: 'Indicateur de référence',
    recommendedDuration: 'Durée de placement recommandée',
    aum: 'Encours du fonds',
    isin: 'Code ISIN',
    share: 'Part',
    currency: 'Devise',
    inception: 'Date de création',
    nav: 'Valeur liquidative',
    sfdr: 'Classification SFDR',
    sfdrArticle: (article) => `Article ${article}`,
    labels: 'Particularités',
    risk: 'Indicateur de risque',
    asOf: (date) => `au ${date}`,
    years,
    shareTitle: (name, currency) => (name.includes(currency) ? `Part ${name}` : `Part ${name} (${currency})`),
  },
  sections: {
    product: 'En quoi consiste ce produit ?',
    objective: 'Objectif de gestion',
    identity: 'Caractéristiques',
    risk: 'Profil de risque',
    performance: 'Performances passées',
    portfolio: 'Portefeuille',
    fees: 'Frais',
    duration: 'Combien de temps conserver ce produit ?',
    sustainability: 'Durabilité',
    esgAnalysis: 'Analyse ESG',
    howToRead: 'Comment lire ce document',
    investorProtection: 'Que se passe-t-il en cas de défaillance ?',
    moreInformation: 'Autres informations',
    targetInvestors: 'Souscripteurs concernés',
    investor: 'Souscripteur',
    order: 'Souscription',
    declarations: 'Déclarations',
    signature: 'Signature',
    management: 'Rapport de gestion',
  },
  periods: {
    ytd: 'Depuis le 1er janvier',
    '1m': '1 mois',
    '3m': '3 mois',
    '6m': '6 mois',
    '1y': '1 an',
    '3y': '3 ans',
    '5y': '5 ans',
    '10y': '10 ans',
    inception: 'Depuis la création',
    creation_annu: 'Depuis la création, annualisée',
  },
  performance: {
    warning: funds.pastPerformance,
    currency: (currency) => funds.currencyRisk.replace('{{currency}}', currency),
    method:
      'Performances nettes de frais de gestion, dans la devise de la part, cumulées sauf mention contraire. Elles ne tiennent pas compte des droits d’entrée éventuels.',
    period: 'Période',
    share: 'Part',
    benchmark: 'Indicateur',
  },
  portfolio: {
    geographic: 'Répartition géographique',
    topLines: 'Principales lignes',
    basis: (date) => `Au ${date}, en pourcentage de l’actif net.`,
    underInvestment:
      'Le portefeuille est en cours d’investissement ; sa composition n’est pas encore publiée.',
    unknown: 'La composition du portefeuille à la date de ce document n’est pas disponible.',
  },
  risk: {
    scale: funds.risk.scale,
    lower: 'Risque plus faible',
    higher: 'Risque plus élevé',
    level: (level, riskClass) =>
      `Le fonds est classé ${level} sur 7, soit une classe de risque ${riskClass}. Cet indicateur exprime la probabilité que le fonds enregistre des pertes en cas de mouvements sur les marchés.`,
    assumption: (count) =>
      count === null
        ? 'Le risque réel peut être très différent si vous sortez avant la fin de la période de détention recommandée.'
        : `L’indicateur part de l’hypothèse que vous conservez le produit ${years(count)}. Le risque réel peut être très différent si vous sortez plus tôt.`,
    particular:
      'Le capital n’est pas garanti. L’indicateur ne reflète pas entièrement les risques suivants :',
    particularRisks: [
      'le risque des pays émergents, où les marchés varient plus vivement et où les règles peuvent changer ;',
      'le risque de change, une part des actifs étant libellée dans une autre devise que celle de la part ;',
      'le risque de liquidité, lorsque les échanges sur un titre ne permettent pas de le céder à son prix.',
    ],
    none: 'L’indicateur de risque n’est pas encore publié.',
  },
  fees: {
    management: 'Frais de gestion',
    movement: 'Commission de mouvement',
    performance: 'Commission de surperformance',
    subscription: 'Droits d’entrée',
    redemption: 'Droits de sortie',
    perYear: (rate) => `${rate} par an`,
    perTransaction: (rate) => `${rate} de chaque transaction`,
    introduction:
      'Les frais réduisent la croissance potentielle du placement. Les taux indiqués sont des maximums, toutes taxes comprises.',
    onShare:
      'Les frais diffèrent d’une part à l’autre. Ils figurent dans le document d’informations clés de chaque part.',
  },
  sustainability: {
    byArticle: {
      6: 'Le fonds relève de l’article 6 du règlement (UE) 2019/2088. Les risques en matière de durabilité sont pris en compte dans l’analyse des émetteurs, sans que le fonds promeuve de caractéristiques environnementales ou sociales.',
      8: 'Le fonds relève de l’article 8 du règlement (UE) 2019/2088. Il promeut des caractéristiques environnementales et sociales et s’assure que les sociétés détenues appliquent des pratiques de bonne gouvernance, sans avoir l’investissement durable pour objectif.',
      9: 'Le fonds relève de l’article 9 du règlement (UE) 2019/2088. Il a pour objectif l’investissement durable : chaque émetteur contribue à un objectif environnemental ou social, sans causer de préjudice important aux autres.',
    },
    unclassified: 'La classification du fonds au titre du règlement (UE) 2019/2088 n’est pas publiée.',
    holdings:
      'L’analyse porte sur chaque ligne du portefeuille. Les lignes les plus importantes et leur répartition par pays figurent ci-dessous ; les exclusions et la méthode de notation sont décrites dans la politique ESG de la société.',
  },
  texts: {
    duration: (count) =>
      count === null
        ? 'Les parts peuvent être rachetées à chaque valorisation, aux conditions du prospectus.'
        : `La durée de placement recommandée est de ${years(count)}. Les parts peuvent être rachetées avant ce terme, à chaque valorisation, mais le fonds pourrait ne pas convenir à qui prévoit de retirer son apport plus tôt.`,
    investorProtection:
      'Les actifs du fonds sont conservés par un dépositaire distinct de la société de gestion. Une défaillance de cette dernière n’affecterait pas les actifs du fonds. Le placement n’est couvert par aucun système de garantie ou d’indemnisation des investisseurs.',
    moreInformation: (company) =>
      `Le prospectus, les rapports périodiques et la valeur liquidative sont disponibles sur le site de ${company} et adressés sans frais sur demande. Toute réclamation peut être transmise par courrier au siège de la société ou au moyen du formulaire de contact du site.`,
    targetInvestors: (count) =>
      `Le fonds s’adresse à des investisseurs qui souhaitent une exposition aux marchés émergents, en acceptent les variations et peuvent immobiliser leur placement${count === null ? ' à long terme' : ` au moins ${years(count)}`}. Le montant qu’il est raisonnable d’investir dépend de la situation de chacun ; il est recommandé de diversifier ses placements.`,
    howToRead:
      'La valeur liquidative est le prix d’une part. L’indicateur de référence situe le fonds par rapport à ses marchés. L’échelle de risque va de 1 à 7 : plus le chiffre est élevé, plus la valeur de la part peut monter ou baisser.',
    annualReport:
      'Ce rapport rend compte de la gestion du fonds au cours de l’exercice. Les décisions d’investissement ont suivi la politique décrite dans le prospectus ; aucune modification n’a été apportée à l’objectif de gestion.',
    noShare: 'Les performances sont publiées part par part, dans le rapport de chacune d’elles.',
  },
  subscription: {
    introduction:
      'Avant de souscrire, prenez connaissance du document d’informations clés et du prospectus. Complétez ce bulletin en lettres capitales, puis remettez-le à votre intermédiaire ou adressez-le à la société.',
    investor: [
      'Nom ou raison sociale',
      'Prénom',
      'Date et lieu de naissance',
      'Adresse',
      'Code postal, ville, pays',
      'Téléphone',
      'Adresse électronique',
    ],
    order: [
      'Nombre de parts',
      'ou montant à investir',
      'Établissement teneur de compte',
      'IBAN du compte à débiter',
    ],
    declarations: [
      'J’ai reçu le document d’informations clés et le prospectus en temps utile avant de souscrire.',
      'J’ai compris que le capital n’est pas garanti et que la valeur des parts peut baisser.',
      'Je ne suis pas une « US Person » au sens de la réglementation américaine.',
    ],
    signature: ['Fait à, le', 'Signature'],
  },
  letter: {
    greeting: 'Madame, Monsieur,',
    opening: (fund) =>
      `Nous vous rendons compte, comme à chaque échéance, de la gestion de ${fund}. Vous trouverez ci-dessous les principales caractéristiques du fonds et l’état de son portefeuille.`,
    portfolio: (countries, line) =>
      `Le portefeuille reste construit société par société. Ses premiers pays d’investissement sont aujourd’hui les suivants : ${countries}.${line === null ? '' : ` La première ligne, ${line}, illustre notre recherche d’entreprises dont nous comprenons les comptes et les dirigeants.`}`,
    patience: (count) =>
      `Les marchés émergents demandent du temps. ${count === null ? 'La durée' : `La durée de ${years(count)}`} que nous recommandons n’est pas une formalité : elle laisse aux entreprises le temps de réaliser leurs projets et aux variations de cours celui de se compenser.`,
    closing:
      'Nous vous remercions de votre confiance et vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.',
    signature: (company) => `L’équipe de gestion, ${company}`,
    list: (texts) => names.format(texts),
  },
  news: { kind: 'Actualité' },
  navWorkbook: {
    sheet: 'Valeurs liquidatives',
    columns: ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indicateur'],
  },
};
