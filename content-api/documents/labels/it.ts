import funds from '../../../locales/it/funds.json';
import type { DocumentLabels } from './en';

const years = (count: number) => (count === 1 ? '1 anno' : `${count} anni`);

/** «al 30 ottobre», but «all’8» and «all’11», which begin with a vowel. */
const onDay = (date: string) => (/^(8|11)\b/.test(date) ? `all’${date}` : `al ${date}`);

const names = new Intl.ListFormat('it-IT');

export const it: DocumentLabels = {
  sampleMark: 'Documento di esempio – società di gestione fittizia',
  sampleExplanation: 'Fondi inventati, dati simulati.',
  footer: 'Il capitale non è garantito. Questo documento è privo di valore contrattuale.',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  riskClasses: ['molto bassa', 'bassa', 'medio-bassa', 'media', 'medio-alta', 'alta', 'molto alta'],
  facts: {
    category: 'Categoria',
    benchmark: 'Indice di riferimento',
    recommendedDuration: 'Periodo di detenzione raccomandato',
    aum: 'Patrimonio del fondo',
    isin: 'Codice ISIN',
    share: 'Classe',
    currency: 'Valuta',
    inception: 'Data di lancio',
    nav: 'Valore della quota',
    sfdr: 'Classificazione SFDR',
    sfdrArticle: (article) => `Articolo ${article}`,
    labels: 'Particolarità',
    risk: 'Indicatore di rischio',
    asOf: onDay,
    years,
    shareTitle: (name, currency) =>
      name.includes(currency) ? `Classe ${name}` : `Classe ${name} (${currency})`,
  },
  sections: {
    product: 'Cos’è questo prodotto?',
    objective: 'Obiettivo di gestione',
    identity: 'Caratteristiche',
    risk: 'Profilo di rischio',
    performance: 'Rendimenti passati',
    portfolio: 'Portafoglio',
    fees: 'Costi',
    duration: 'Per quanto tempo detenerlo?',
    sustainability: 'Sostenibilità',
    esgAnalysis: 'Analisi ESG',
    howToRead: 'Come leggere il documento',
    investorProtection: 'Cosa accade in caso di insolvenza?',
    moreInformation: 'Altre informazioni',
    targetInvestors: 'Investitori a cui si rivolge',
    investor: 'Sottoscrittore',
    order: 'Sottoscrizione',
    declarations: 'Dichiarazioni',
    signature: 'Firma',
    management: 'Relazione sulla gestione',
  },
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
  performance: {
    warning: funds.pastPerformance,
    currency: (currency) => funds.currencyRisk.replace('{{currency}}', currency),
    method:
      'Rendimenti al netto delle commissioni di gestione, nella valuta della classe, cumulati salvo diversa indicazione. Non tengono conto di eventuali commissioni di sottoscrizione.',
    period: 'Periodo',
    share: 'Classe',
    benchmark: 'Indice',
  },
  portfolio: {
    geographic: 'Ripartizione geografica',
    topLines: 'Principali titoli',
    basis: (date) => `In percentuale del patrimonio netto, ${onDay(date)}.`,
    underInvestment: 'Il portafoglio è in fase di investimento; la sua composizione non è ancora pubblicata.',
    unknown: 'La composizione del portafoglio alla data di questo documento non è disponibile.',
  },
  risk: {
    scale: funds.risk.scale,
    lower: 'Rischio più basso',
    higher: 'Rischio più alto',
    level: (level, riskClass) =>
      `Il fondo è classificato al livello ${level} su 7, che corrisponde alla classe di rischio ${riskClass}. L’indicatore esprime la probabilità che il fondo subisca perdite a causa dei movimenti di mercato.`,
    assumption: (count) =>
      count === null
        ? 'Il rischio effettivo può variare in misura significativa in caso di disinvestimento anticipato.'
        : `L’indicatore presuppone che il prodotto sia mantenuto per ${years(count)}. Il rischio effettivo può variare in misura significativa in caso di disinvestimento anticipato.`,
    particular: 'Il capitale non è garantito. L’indicatore non riflette pienamente i rischi seguenti:',
    particularRisks: [
      'il rischio dei Paesi emergenti, dove i mercati oscillano di più e le regole possono cambiare;',
      'il rischio di cambio, poiché parte del patrimonio è in una valuta diversa da quella della classe;',
      'il rischio di liquidità, quando gli scambi su un titolo non consentono di venderlo al suo prezzo.',
    ],
    none: 'L’indicatore di rischio non è ancora pubblicato.',
  },
  fees: {
    management: 'Commissione di gestione',
    movement: 'Commissione di movimento',
    performance: 'Commissione di performance',
    subscription: 'Commissione di sottoscrizione',
    redemption: 'Commissione di rimborso',
    perYear: (rate) => `${rate} annuo`,
    perTransaction: (rate) => `${rate} di ogni operazione`,
    introduction:
      'I costi riducono la crescita potenziale dell’investimento. Le aliquote indicate sono massime, imposte incluse.',
    onShare:
      'I costi variano da una classe all’altra. Sono riportati nel documento contenente le informazioni chiave di ciascuna.',
  },
  sustainability: {
    byArticle: {
      6: 'Il fondo rientra nell’articolo 6 del regolamento (UE) 2019/2088. I rischi di sostenibilità sono considerati nell’analisi degli emittenti, senza che il fondo promuova caratteristiche ambientali o sociali.',
      8: 'Il fondo rientra nell’articolo 8 del regolamento (UE) 2019/2088. Promuove caratteristiche ambientali e sociali e verifica che le società in portafoglio seguano prassi di buona governance, senza avere come obiettivo l’investimento sostenibile.',
      9: 'Il fondo rientra nell’articolo 9 del regolamento (UE) 2019/2088. Ha come obiettivo l’investimento sostenibile: ogni emittente contribuisce a un obiettivo ambientale o sociale senza arrecare un danno significativo agli altri.',
    },
    unclassified: 'La classificazione del fondo ai sensi del regolamento (UE) 2019/2088 non è pubblicata.',
    holdings:
      'L’analisi riguarda ogni titolo in portafoglio. Di seguito sono riportati i titoli principali e la loro ripartizione per Paese; le esclusioni e il metodo di valutazione sono descritti nella politica ESG della società.',
  },
  texts: {
    duration: (count) =>
      count === null
        ? 'Le quote possono essere rimborsate a ogni valorizzazione, alle condizioni del prospetto.'
        : `Il periodo di detenzione raccomandato è di ${years(count)}. Le quote possono essere rimborsate prima, a ogni valorizzazione, ma il fondo potrebbe non essere adatto a chi prevede di ritirare il capitale anticipatamente.`,
    investorProtection:
      'Il patrimonio del fondo è custodito da un depositario distinto dalla società di gestione. L’insolvenza di quest’ultima non inciderebbe sul patrimonio del fondo. L’investimento non è coperto da alcun sistema di indennizzo o di garanzia degli investitori.',
    moreInformation: (company) =>
      `Il prospetto, le relazioni periodiche e il valore della quota sono disponibili sul sito di ${company} e inviati gratuitamente su richiesta. I reclami possono essere inviati per posta alla sede della società o tramite il modulo di contatto del sito.`,
    targetInvestors: (count) =>
      `Il fondo si rivolge a investitori che desiderano un’esposizione ai mercati emergenti, ne accettano le oscillazioni e possono impegnare il capitale ${count === null ? 'a lungo termine' : `per almeno ${years(count)}`}. L’importo che è ragionevole investire dipende dalla situazione di ciascuno; è consigliabile diversificare gli investimenti.`,
    howToRead:
      'Il valore della quota è il prezzo di una quota del fondo. L’indice di riferimento colloca il fondo rispetto ai suoi mercati. La scala di rischio va da 1 a 7: più il numero è alto, più il valore della quota può salire o scendere.',
    annualReport:
      'La presente relazione dà conto della gestione del fondo nel corso dell’esercizio. Le decisioni di investimento hanno seguito la politica descritta nel prospetto; l’obiettivo di gestione non è stato modificato.',
    noShare: 'I rendimenti sono pubblicati per singola classe, nella relazione di ciascuna.',
  },
  subscription: {
    introduction:
      'Prima di sottoscrivere, prendere visione del documento contenente le informazioni chiave e del prospetto. Compilare il modulo in stampatello, poi consegnarlo al proprio intermediario o inviarlo alla società.',
    investor: [
      'Cognome o ragione sociale',
      'Nome',
      'Data e luogo di nascita',
      'Indirizzo',
      'CAP, città, Paese',
      'Telefono',
      'Indirizzo e-mail',
    ],
    order: [
      'Numero di quote',
      'o importo da investire',
      'Banca presso cui è aperto il conto',
      'IBAN del conto di addebito',
    ],
    declarations: [
      'Ho ricevuto il documento contenente le informazioni chiave e il prospetto in tempo utile.',
      'Ho compreso che il capitale non è garantito e che il valore delle quote può diminuire.',
      'Non sono una «US Person» ai sensi della normativa statunitense.',
    ],
    signature: ['Luogo e data', 'Firma'],
  },
  letter: {
    greeting: 'Gentile investitore,',
    opening: (fund) =>
      `come di consueto, diamo conto della gestione di ${fund}. Di seguito sono riportate le principali caratteristiche del fondo e la situazione del portafoglio.`,
    portfolio: (countries, line) =>
      `Il portafoglio resta costruito società per società. I Paesi in cui è oggi più investito sono i seguenti: ${countries}.${line === null ? '' : ` Il titolo principale, ${line}, rispecchia la nostra preferenza per imprese di cui comprendiamo i bilanci e i dirigenti.`}`,
    patience: (count) =>
      `I mercati emergenti richiedono tempo. ${count === null ? 'Il periodo di detenzione' : `Il periodo di ${years(count)}`} che raccomandiamo non è una formalità: lascia alle imprese il tempo di realizzare i loro progetti e alle oscillazioni dei prezzi quello di compensarsi.`,
    closing: 'La ringraziamo per la fiducia e Le porgiamo i nostri più cordiali saluti.',
    signature: (company) => `Il team di gestione, ${company}`,
    list: (texts) => names.format(texts),
  },
  news: { kind: 'Notizia' },
  navWorkbook: {
    sheet: 'Valori della quota',
    columns: ['Data', 'ISIN', 'Classe', 'Valuta', 'Valore della quota', 'Indice'],
  },
};
