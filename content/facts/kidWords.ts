import type { ContentLocale } from '../contentLocales';

/**
 * Costs that key information documents and factsheets name: `movement` is a fee for each transaction of the fund, `performanceRate`
 * a share of what it earns beyond its benchmark, and `performance` what this came to in a year.
 */
export const kidCosts = [
  'entry',
  'exit',
  'operating',
  'management',
  'movement',
  'transaction',
  'performanceRate',
  'performance',
] as const;

export type KidCost = (typeof kidCosts)[number];

/**
 * The words of documents in a language, as regular expressions in which a space is any space or line end. Most words are those
 * of Delegated Regulation (EU) 2017/653, annexes I to VII, in that language.
 */
export interface KidWords {
  /** Names of a cost. An earlier cost is looked for first. */
  costs: Record<KidCost, string>;
  /** Sentences that say that there is no such cost. */
  without: Partial<Record<KidCost, string>>;
  /** Stands for no cost behind its name. */
  none: string;
  /** May stand between the name of a cost and its percentage, or behind it, and changes neither. */
  filler: string;
  /** Stands before "4 out of 7". */
  riskBefore: string;
  outOf: string;
  page: string;
  riskIndicator: string;
  holdingPeriod: string;
  /** May stand between the holding period's name and its years. */
  holdingFiller: string;
  keptFor: string;
  years: string;
  /** From one to ten. */
  numbers: readonly string[];
  andMore: string;
  /** Stands before the document's day, where the day is not alone on its line. */
  dayBefore: string;
}

const fr: KidWords = {
  costs: {
    entry: "(?:coûts?|frais|droits?) d'entrée|commissions? de souscription",
    exit: '(?:coûts?|frais|droits?) de sortie|commissions? de rachat',
    operating:
      "(?:frais|commissions) de gestion et autres (?:frais|coûts) administratifs (?:et|ou) (?:d'exploitation|de fonctionnement)",
    management: '(?:frais|commissions?) de gestion(?! et autres)',
    movement:
      'commissions? de mouvement|(?:coûts|frais) de transaction(?=[^%]{0,20}% (?:de|par) (?:chaque )?transaction)',
    transaction: '(?:coûts|frais) de transaction(?: du portefeuille)?',
    performanceRate:
      'commissions? de (?:sur)?performance(?=[^%]{0,20}% (?:TTC )?de (?:la |toute )?(?:sur)?performance)',
    performance:
      "commissions? de (?:sur)?performance|commissions? liées? aux résultats(?: ?\\(? ?et commission d'intéressement ?\\)?)?",
  },
  without: {
    entry: "nous ne facturons (?:pas|aucun) (?:de |d')?(?:coûts?|frais|droits?) d'entrée",
    exit: "nous ne facturons (?:pas|aucun) (?:de |d')?(?:coûts?|frais|droits?) de sortie",
  },
  none: 'néant|aucune?',
  filler:
    "jusqu'à|maximum|maximale?s?|max|au plus|de|d'|est|sont|ttc|par an|l'an|non acquise?s? (?:à l'opcvm|à l'opc|au fonds)",
  riskBefore:
    'class(?:e|é|ée|ons|ification)|niveau|catégorie|indicateur (?:synthétique )?de risque|profil de risque|sri|isr',
  outOf: 'sur|/',
  page: 'page',
  riskIndicator: 'indicateur (?:synthétique )?de risque',
  holdingPeriod:
    "(?:durée|période) (?:minimale )?(?:de placement|de détention|d'investissement) (?:minimale )?recommandée|horizon (?:de placement|d'investissement) (?:minimum )?recommandé",
  holdingFiller: "de|est|d'|au moins|minimum|rhp",
  keptFor: 'conserve[zr] (?:le|ce) produit(?: pendant)?',
  years: 'ans?|années?',
  numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  andMore: 'et (?:\\d|demi|six)',
  dayBefore:
    '(?:date de (?:production|publication|révision|mise à jour) d[ue]|(?:document|dic|informations clés)) ?[^.\\d\\n]{0,50}?(?:\\) ?:?|clés ?:?|document ?:?|à jour (?:au|le)|produit le|daté du|exact(?:es)? au)',
};

const en: KidWords = {
  costs: {
    entry: '(?:entry|subscription) (?:costs?|fees?|charges?)',
    exit: '(?:exit|redemption) (?:costs?|fees?|charges?)',
    operating: 'management fees? and other administrative (?:or|and) operating costs?',
    management: 'management (?:fees?|charges?)(?! and other)',
    movement:
      '(?:transaction|movement) fees?(?=[^%]{0,20}% (?:of|per) (?:each )?transaction)|movement commissions?',
    transaction: '(?:portfolio )?transaction costs?',
    performanceRate:
      'performance fees?(?=[^%]{0,20}% of (?:the |any )?(?:return above|outperformance|performance))',
    performance: 'performance fees?(?: ?\\(?and carried interest\\)?)?',
  },
  without: {
    entry: 'we do not charge an? entry (?:fee|cost|charge)',
    exit: 'we do not charge an? exit (?:fee|cost|charge)',
  },
  none: 'none|nil',
  filler: 'up to|maximum|max|of|is|are|a year|per year|per annum|p\\.a\\.|not acquired by the fund',
  riskBefore:
    'class(?:ified)?(?: as)?|level|category|(?:summary )?risk indicator|risk (?:class|profile|level)|sri',
  outOf: 'out of|/',
  page: 'page',
  riskIndicator: '(?:summary )?risk indicator',
  holdingPeriod:
    'recommended (?:minimum |required )*(?:holding|investment) (?:period|horizon)|minimum recommended holding period',
  holdingFiller: 'of|is|at least|minimum|rhp',
  keptFor: '(?:keep|hold) the product for(?: at least)?',
  years: 'years?',
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  andMore: 'and (?:\\d|a half|six)',
  dayBefore:
    '(?:date of (?:production|publication) of|(?:document|kid)) ?[^.\\d\\n]{0,50}?(?:\\) ?:?|document ?:?|kid ?:|updated on|produced on|published on|dated|accurate as (?:at|of))',
};

const it: KidWords = {
  costs: {
    entry:
      "(?:costi|spese|commission[ei]|diritti) (?:di|d')? ?(?:ingresso|entrata|sottoscrizione)|costo di ingresso",
    exit: '(?:costi|costo|spese|commission[ei]|diritti) di (?:uscita|rimborso)',
    operating:
      "commissioni di gestione e altri costi amministrativi (?:o|e) (?:di esercizio|di gestione|d'esercizio|operativi)",
    management: '(?:commission[ei]|spese) di gestione(?! e altr)',
    movement:
      'commission[ei] di movimento|costi di transazione(?=[^%]{0,20}% (?:di ogni|per) (?:operazione|transazione))',
    transaction: 'costi di (?:transazione|operazione)(?: del portafoglio)?',
    performanceRate:
      'commission[ei] di (?:sovra)?performance(?=[^%]{0,20}% della (?:sovra|sovra-)?performance)',
    performance:
      '(?:commission[ei] di (?:sovra)?performance|commission[ei] legat[ae] al rendimento)(?: ?\\(?e carried interest\\)?)?',
  },
  without: {
    entry:
      "non (?:addebitiamo|applichiamo) (?:una |alcuna )?(?:commissioni?e?|costi|spese) (?:di|d') ?(?:ingresso|entrata|sottoscrizione)",
    exit: 'non (?:addebitiamo|applichiamo) (?:una |alcuna )?(?:commissioni?e?|costi|spese) di (?:uscita|rimborso)',
  },
  none: 'nessun[oa]?',
  filler: "fino al?|massim[aoei]|max|del|di|è|sono|al massimo|annu[aoi]|all'anno|non acquisit[aei] dal fondo",
  riskBefore:
    'classificato(?: al| nel)?|classe(?: di rischio)?|livello|categoria|indicatore (?:sintetico )?di rischio|profilo di rischio|sri|isr',
  outOf: 'su|/',
  page: 'pagina|pag',
  riskIndicator: 'indicatore (?:sintetico )?di rischio',
  holdingPeriod:
    'periodo (?:minimo )?di (?:detenzione|investimento) (?:minimo )?(?:raccomandato|consigliato)|orizzonte (?:temporale )?(?:di investimento )?(?:minimo )?(?:raccomandato|consigliato)',
  holdingFiller: 'di|è|almeno|minimo|rhp',
  keptFor: '(?:mantenuto|detenuto|mantenere il prodotto|detenere il prodotto) per(?: almeno)?',
  years: 'ann[oi]',
  numbers: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  andMore: 'e (?:\\d|mezzo|sei)',
  dayBefore:
    '(?:data di (?:produzione|realizzazione|elaborazione|pubblicazione) del|(?:documento|kid|informazioni chiave)) ?[^.\\d\\n]{0,50}?(?:\\) ?:?|chiave ?:?|documento ?:?|aggiornato (?:al|il)|prodotto il|datato|accurato al)',
};

export const kidWords: Record<ContentLocale, KidWords> = { fr, en, it };

/** A part of a regular expression, in which a space is any space or line end. */
export const spaced = (source: string) => source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
