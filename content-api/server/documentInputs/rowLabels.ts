import type { ContentLocale } from '../../parsing/content';
import type { PeriodCode } from '../../performance/sharePerformance';

/** Rows of a document's tables, and the words that follow a rate. */
export type RowLabels = {
  periods: Record<PeriodCode, string>;
  fees: {
    management: string;
    movement: string;
    performance: string;
    subscription: string;
    redemption: string;
    perYear: (rate: string) => string;
    perTransaction: (rate: string) => string;
  };
};

const fr: RowLabels = {
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
  fees: {
    management: 'Frais de gestion',
    movement: 'Commission de mouvement',
    performance: 'Commission de surperformance',
    subscription: 'Droits d’entrée',
    redemption: 'Droits de sortie',
    perYear: (rate) => `${rate} par an`,
    perTransaction: (rate) => `${rate} de chaque transaction`,
  },
};

const en: RowLabels = {
  periods: {
    ytd: 'Year to date',
    '1m': '1 month',
    '3m': '3 months',
    '6m': '6 months',
    '1y': '1 year',
    '3y': '3 years',
    '5y': '5 years',
    '10y': '10 years',
    inception: 'Since inception',
    creation_annu: 'Since inception, annualised',
  },
  fees: {
    management: 'Management fee',
    movement: 'Transaction fee',
    performance: 'Performance fee',
    subscription: 'Subscription fee',
    redemption: 'Redemption fee',
    perYear: (rate) => `${rate} a year`,
    perTransaction: (rate) => `${rate} of each transaction`,
  },
};

const it: RowLabels = {
  periods: {
    ytd: 'Da inizio anno',
    '1m': '1 mese',
    '3m': '3 mesi',
    '6m': '6 mesi',
    '1y': '1 anno',
    '3y': '3 anni',
    '5y': '5 anni',
    '10y': '10 anni',
    inception: 'Dal lancio',
    creation_annu: 'Dal lancio, annualizzata',
  },
  fees: {
    management: 'Commissione di gestione',
    movement: 'Commissione di movimento',
    performance: 'Commissione di performance',
    subscription: 'Commissione di sottoscrizione',
    redemption: 'Commissione di rimborso',
    perYear: (rate) => `${rate} annuo`,
    perTransaction: (rate) => `${rate} di ogni operazione`,
  },
};

export const rowLabels: Record<ContentLocale, RowLabels> = { fr, en, it };
