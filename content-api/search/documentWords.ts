import type { ContentLocale } from '../../content/contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';

const everywhere = {
  KIID: 'DIC DICI KID KIID PRIIPs',
  report: 'factsheet reporting',
  SFDR: 'SFDR RTS',
};

/** What people call a document beside its title. */
export const documentWords: Readonly<Record<DocumentTypeCode, Readonly<Record<ContentLocale, string>>>> = {
  KIID: {
    fr: `${everywhere.KIID} informations clés investisseur`,
    en: `${everywhere.KIID} key investor information`,
    it: `${everywhere.KIID} informazioni chiave investitori`,
  },
  PROSPECTUS: {
    fr: 'prospectus notice règlement',
    en: 'prospectus fund rules',
    it: 'prospetto prospectus regolamento',
  },
  SUBSCRIPTION: {
    fr: 'bulletin formulaire souscrire ordre',
    en: 'subscription application order form',
    it: 'modulo sottoscrizione ordine bulletin',
  },
  MONTHLY_REPORT: {
    fr: `${everywhere.report} fiche rapport mensuel`,
    en: `${everywhere.report} fact sheet monthly`,
    it: `${everywhere.report} scheda rapporto mensile`,
  },
  RETAIL_MONTHLY_REPORT: {
    fr: `${everywhere.report} fiche rapport mensuel`,
    en: `${everywhere.report} fact sheet monthly`,
    it: `${everywhere.report} scheda rapporto mensile`,
  },
  ESG_MONTHLY_REPORT: {
    fr: `${everywhere.report} rapport ISR durabilité extra-financier`,
    en: `${everywhere.report} SRI sustainability`,
    it: `${everywhere.report} rapporto ISR SRI sostenibilità`,
  },
  ANNUAL_REPORT: {
    fr: 'rapport annuel comptes exercice',
    en: 'annual report accounts financial statements',
    it: 'relazione annuale rendiconto bilancio',
  },
  HALF_YEARLY_REPORT: {
    fr: 'rapport semestriel comptes semestre',
    en: 'half-yearly semi-annual interim report accounts',
    it: 'relazione semestrale rendiconto semestre',
  },
  PRECONTRACTUAL_ANNEX: {
    fr: `${everywhere.SFDR} annexe précontractuelle durabilité prospectus`,
    en: `${everywhere.SFDR} pre-contractual annex sustainability`,
    it: `${everywhere.SFDR} allegato precontrattuale sostenibilità`,
  },
  PERIODIC_ANNEX: {
    fr: `${everywhere.SFDR} annexe périodique durabilité`,
    en: `${everywhere.SFDR} periodic annex sustainability`,
    it: `${everywhere.SFDR} allegato periodico sostenibilità`,
  },
  SHAREHOLDERS_LETTER: {
    fr: 'lettre porteurs investisseurs commentaire',
    en: 'letter unitholders investors commentary',
    it: 'lettera partecipanti investitori commento',
  },
  ENGAGEMENT_POLICY: {
    fr: 'engagement actionnarial vote dialogue',
    en: 'engagement stewardship voting dialogue',
    it: 'engagement azionariato voto dialogo',
  },
  VOTING_REPORT: {
    fr: 'vote droits de vote assemblées engagement rapport',
    en: 'voting proxy votes engagement stewardship',
    it: 'voto diritti di voto assemblee engagement dialogo',
  },
  REMUNERATION_POLICY: {
    fr: 'rémunération salaires variable',
    en: 'remuneration pay compensation bonus',
    it: 'remunerazione retribuzione compensi',
  },
  BEST_SELECTION_POLICY: {
    fr: 'meilleure exécution sélection intermédiaires courtiers ordres',
    en: 'best execution selection brokers intermediaries orders',
    it: 'best execution esecuzione ordini intermediari broker',
  },
  CONFLICTS_POLICY: {
    fr: 'conflits d’intérêts',
    en: 'conflicts of interest',
    it: 'conflitti di interesse',
  },
  COMPLAINTS_POLICY: {
    fr: 'réclamation plainte médiateur médiation',
    en: 'complaint ombudsman mediation',
    it: 'reclamo mediatore mediazione arbitro',
  },
  ARTICLE_29_REPORT: {
    fr: 'article 29 LEC loi énergie climat biodiversité rapport',
    en: 'article 29 energy climate law biodiversity',
    it: 'articolo 29 legge energia clima biodiversità',
  },
};

/** The same of the pages that are published like documents. */
export const pageWords = {
  SUSTAINABILITY: {
    fr: 'SFDR ESG durabilité article 8 article 9 annexe site internet',
    en: 'SFDR ESG sustainability article 8 article 9 website disclosure',
    it: 'SFDR ESG sostenibilità articolo 8 articolo 9 informativa sito web',
  },
  PAST_PERFORMANCE: {
    fr: 'PRIIPs historique performance scénario tensions défavorable intermédiaire favorable',
    en: 'PRIIPs history scenario stress unfavourable moderate favourable',
    it: 'PRIIPs storico rendimenti scenario stress sfavorevole moderato favorevole',
  },
} satisfies Record<string, Record<ContentLocale, string>>;
