import type { Block, Section } from './pdf/blockRows';
import type { FundDocumentInput, FundDocumentShare } from './fundDocumentInput';
import { identityFacts, type KeyFigure, keyFigures } from './fundFacts';
import type { DocumentLabels } from './labels/en';

type FundSectionName =
  | 'product'
  | 'objective'
  | 'identity'
  | 'risk'
  | 'riskLevel'
  | 'performance'
  | 'portfolio'
  | 'fees'
  | 'duration'
  | 'sustainability'
  | 'esgAnalysis'
  | 'howToRead'
  | 'investorProtection'
  | 'moreInformation'
  | 'targetInvestors'
  | 'management'
  | 'letter'
  | 'investor'
  | 'order'
  | 'declarations'
  | 'signature';

type SectionBlocks = (input: FundDocumentInput, labels: DocumentLabels) => Block[];

function paragraph(text: string | null): Block[] {
  return text === null ? [] : [{ kind: 'paragraph', text }];
}

function riskLevelBlocks({ fund }: FundDocumentInput, { risk, riskClasses }: DocumentLabels): Block[] {
  const riskClass = riskClasses[(fund.riskLevel ?? 0) - 1];
  if (fund.riskLevel === null || riskClass === undefined) return paragraph(risk.none);
  const description = risk.level(fund.riskLevel, riskClass);
  return [
    { kind: 'riskScale', level: fund.riskLevel, lower: risk.lower, higher: risk.higher, description },
    ...paragraph(`${description} ${risk.assumption(fund.recommendedYears)} ${risk.scale}`),
  ];
}

function riskBlocks(input: FundDocumentInput, labels: DocumentLabels): Block[] {
  const { particular, particularRisks } = labels.risk;
  return [
    ...riskLevelBlocks(input, labels),
    ...paragraph(particular),
    { kind: 'list', items: particularRisks },
  ];
}

function sharePerformance(share: FundDocumentShare, { performance }: DocumentLabels): Block[] {
  if (share.performances.length === 0) return paragraph(share.notice);
  return [
    { kind: 'paragraph', text: performance.warning, tone: 'warning' },
    ...(share.currency === 'EUR' ? [] : paragraph(performance.currency(share.currency))),
    {
      kind: 'table',
      header: [performance.period, performance.share, performance.benchmark],
      rows: share.performances.map((line) => [line.label, line.share, line.benchmark]),
    },
    { kind: 'paragraph', text: performance.method, tone: 'note' },
    ...paragraph(share.notice),
  ];
}

function portfolioBlocks(
  { portfolio: lists, portfolioNotice }: FundDocumentInput,
  { portfolio }: DocumentLabels,
): Block[] {
  if (!lists) return paragraph(portfolioNotice);
  return [
    { kind: 'paragraph', text: portfolio.basis(lists.date), tone: 'note' },
    {
      kind: 'weights',
      lists: [
        { title: portfolio.geographic, rows: lists.geographic },
        { title: portfolio.topLines, rows: lists.topLines },
      ],
    },
  ];
}

function feesBlocks({ share }: FundDocumentInput, { fees }: DocumentLabels): Block[] {
  if (!share || share.fees.length === 0) return paragraph(fees.onShare);
  return [...paragraph(fees.introduction), { kind: 'facts', rows: share.fees }];
}

function sustainabilityText({ fund }: FundDocumentInput, { sustainability }: DocumentLabels): string {
  switch (fund.sfdrArticle) {
    case 6:
    case 8:
    case 9:
      return sustainability.byArticle[fund.sfdrArticle];
    default:
      return sustainability.unclassified;
  }
}

function letterBlocks(
  { fund, portfolio, companyTitle }: FundDocumentInput,
  { letter }: DocumentLabels,
): Block[] {
  const countries = portfolio?.geographic.slice(0, 3).map(({ title }) => title) ?? [];
  const texts = [
    letter.greeting,
    letter.opening(fund.title),
    ...(countries.length > 0
      ? [letter.portfolio(letter.list(countries), portfolio?.topLines[0]?.title ?? null)]
      : []),
    letter.patience(fund.recommendedYears),
    letter.closing,
    letter.signature(companyTitle),
  ];
  return texts.map((text) => ({ kind: 'paragraph', text, tone: 'letter' }));
}

const BLOCKS: Record<FundSectionName, SectionBlocks> = {
  product: (input, labels) => [{ kind: 'facts', rows: identityFacts(input, labels) }],
  identity: (input, labels) => [{ kind: 'facts', rows: identityFacts(input, labels) }],
  objective: ({ share }) => paragraph(share?.managementGoal ?? null),
  risk: riskBlocks,
  riskLevel: riskLevelBlocks,
  performance: ({ share }, labels) =>
    share ? sharePerformance(share, labels) : paragraph(labels.texts.noShare),
  portfolio: portfolioBlocks,
  fees: feesBlocks,
  duration: ({ fund }, { texts }) => paragraph(texts.duration(fund.recommendedYears)),
  sustainability: (input, labels) => paragraph(sustainabilityText(input, labels)),
  esgAnalysis: ({ portfolio }, { sustainability }) => (portfolio ? paragraph(sustainability.holdings) : []),
  howToRead: (_, { texts }) => paragraph(texts.howToRead),
  investorProtection: (_, { texts }) => paragraph(texts.investorProtection),
  moreInformation: ({ companyTitle }, { texts }) => paragraph(texts.moreInformation(companyTitle)),
  targetInvestors: ({ fund }, { texts }) => paragraph(texts.targetInvestors(fund.recommendedYears)),
  management: (_, { texts }) => paragraph(texts.annualReport),
  letter: letterBlocks,
  investor: (_, { subscription }) => [{ kind: 'fields', labels: subscription.investor }],
  order: (_, { subscription }) => [{ kind: 'fields', labels: subscription.order }],
  declarations: (_, { subscription }) => [{ kind: 'checkboxes', items: subscription.declarations }],
  signature: (_, { subscription }) => [{ kind: 'frames', labels: subscription.signature }],
};

function sectionTitle(name: FundSectionName, { sections }: DocumentLabels): string {
  // A letter has no headings.
  if (name === 'letter') return '';
  return name === 'riskLevel' ? sections.risk : sections[name];
}

/** `null` when the input has no data for it. */
function fundSection(
  name: FundSectionName,
  input: FundDocumentInput,
  labels: DocumentLabels,
): Section | null {
  const blocks = BLOCKS[name](input, labels);
  return blocks.length === 0 ? null : { title: sectionTitle(name, labels), blocks };
}

/** Content of a document, before layout. */
type FundDocumentPlan = {
  /** Under the title. */
  lead: string | null;
  keyFigures: KeyFigure[];
  sections: Section[];
};

/** Sections of each document type, in order. */
const SECTIONS: Record<string, readonly FundSectionName[]> = {
  KIID: ['product', 'objective', 'risk', 'investorProtection', 'fees', 'duration', 'moreInformation'],
  PROSPECTUS: [
    'identity',
    'objective',
    'targetInvestors',
    'risk',
    'sustainability',
    'fees',
    'moreInformation',
  ],
  SUBSCRIPTION: ['investor', 'order', 'declarations', 'signature'],
  MONTHLY_REPORT: ['performance', 'riskLevel', 'portfolio', 'identity'],
  RETAIL_MONTHLY_REPORT: ['howToRead', 'performance', 'riskLevel', 'portfolio', 'fees'],
  ESG_MONTHLY_REPORT: ['sustainability', 'esgAnalysis', 'portfolio', 'identity', 'moreInformation'],
  ANNUAL_REPORT: ['management', 'performance', 'portfolio', 'identity', 'fees'],
  SHAREHOLDERS_LETTER: ['letter', 'identity'],
};

const FACTSHEET: readonly FundSectionName[] = ['identity', 'riskLevel', 'performance', 'portfolio'];

/** Legal documents, forms and letters have no key figures at the top. */
const WITHOUT_FIGURES = new Set(['KIID', 'PROSPECTUS', 'SUBSCRIPTION', 'SHAREHOLDERS_LETTER']);

function leadOf({ documentType, fund }: FundDocumentInput, labels: DocumentLabels): string | null {
  switch (documentType.code) {
    case 'SUBSCRIPTION':
      return labels.subscription.introduction;
    case 'SHAREHOLDERS_LETTER':
      return null;
    default:
      return fund.description;
  }
}

export function fundDocumentPlan(input: FundDocumentInput, labels: DocumentLabels): FundDocumentPlan {
  const { code } = input.documentType;
  const names = SECTIONS[code] ?? FACTSHEET;
  return {
    lead: leadOf(input, labels),
    keyFigures: WITHOUT_FIGURES.has(code) ? [] : keyFigures(input, labels),
    sections: names.flatMap((name) => fundSection(name, input, labels) ?? []),
  };
}
