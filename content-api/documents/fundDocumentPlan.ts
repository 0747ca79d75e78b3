import type { Section } from './blocks';
import { keyFigures, type KeyFigure } from './fundFacts';
import type { FundDocumentInput } from './fundDocumentInput';
import { fundSection, type FundSectionName } from './fundSections';
import type { DocumentLabels } from './labels';

/** What a document says, before it is set. */
export type FundDocumentPlan = {
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

/** Documents that are signed or read as a text open without figures. */
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
