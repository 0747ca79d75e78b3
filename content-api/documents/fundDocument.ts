import { fundDocumentPlan } from './fundDocumentPlan';
import type { FundDocumentInput } from './fundDocumentInput';
import { documentLabels } from './labels';
import type { DocumentLabels } from './labels/en';
import { renderPdf } from './pdf/composition';
import type { FrameTexts } from './pdf/pageFrame';
import { styles } from './pdf/typography';
import { formatDate } from '../format';

function subtitleOf({ fund, share }: FundDocumentInput, { facts }: DocumentLabels): string {
  return share ? `${facts.shareTitle(share.name, share.currency)} – ISIN ${share.isin}` : fund.category;
}

function frameOf(input: FundDocumentInput, labels: DocumentLabels): FrameTexts {
  const { companyTitle, documentType, date, fund, locale } = input;
  return {
    company: companyTitle,
    kind: documentType.title,
    date: date === null ? null : formatDate(date, locale),
    title: fund.title,
    labels,
  };
}

/** Title in the file's metadata: what a reader's window and a search engine show. */
function metadataTitle({ documentType, fund, share }: FundDocumentInput): string {
  return [fund.title, share?.name, documentType.title].filter(Boolean).join(' – ');
}

/** The PDF of a fund's document or of one of its shares. */
export function renderFundDocument(input: FundDocumentInput): Promise<Buffer> {
  const { locale, date } = input;
  const labels = documentLabels[locale];
  const plan = fundDocumentPlan(input, labels);
  const description = { title: metadataTitle(input), locale, date };
  return renderPdf(frameOf(input, labels), description, (composition) => {
    composition.title(input.fund.title, subtitleOf(input, labels));
    if (plan.lead) composition.line(plan.lead, styles.lead, 22);
    else composition.space(14);
    composition.keyFigures(plan.keyFigures);
    plan.sections.forEach((section) => composition.section(section));
  });
}
