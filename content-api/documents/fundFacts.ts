import type { FundDocumentInput, LabelledValue } from './fundDocumentInput';
import type { DocumentLabels } from './labels/en';

type OptionalFact = { label: string; value: string | null };

function stated(facts: readonly OptionalFact[]): LabelledValue[] {
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function withDate(
  value: string | null,
  date: string | null,
  { asOf }: DocumentLabels['facts'],
): string | null {
  return value !== null && date !== null ? `${value} ${asOf(date)}` : value;
}

/** Identifies the fund and the share; unknown facts are left out. */
export function identityFacts(
  { fund, share }: FundDocumentInput,
  { facts }: DocumentLabels,
): LabelledValue[] {
  const shareFacts: OptionalFact[] = share
    ? [
        { label: facts.share, value: share.name },
        { label: facts.isin, value: share.isin },
        { label: facts.currency, value: share.currency },
        { label: facts.inception, value: share.inceptionDate },
        { label: facts.nav, value: withDate(share.priceDisplay, share.priceDate, facts) },
      ]
    : [];
  return stated([
    { label: facts.category, value: fund.category },
    ...shareFacts,
    { label: facts.benchmark, value: fund.benchmark },
    {
      label: facts.recommendedDuration,
      value: fund.recommendedYears === null ? null : facts.years(fund.recommendedYears),
    },
    { label: facts.aum, value: withDate(fund.aumDisplay, fund.aumDate, facts) },
    { label: facts.sfdr, value: fund.sfdrArticle === null ? null : facts.sfdrArticle(fund.sfdrArticle) },
    { label: facts.labels, value: fund.labels.join(', ') || null },
  ]);
}

/** A figure at the top of a report; `note` is its date. */
export type KeyFigure = LabelledValue & { note: string | null };

export function keyFigures({ fund, share }: FundDocumentInput, { facts }: DocumentLabels): KeyFigure[] {
  const noted = (label: string, value: string | null | undefined, date?: string | null): KeyFigure[] =>
    value ? [{ label, value, note: date ? facts.asOf(date) : null }] : [];
  return [
    ...noted(facts.nav, share?.priceDisplay, share?.priceDate),
    ...noted(facts.aum, fund.aumDisplay, fund.aumDate),
    ...noted(
      facts.recommendedDuration,
      fund.recommendedYears === null ? null : facts.years(fund.recommendedYears),
    ),
    ...noted(facts.risk, fund.riskLevel === null ? null : `${fund.riskLevel} / 7`),
  ];
}
