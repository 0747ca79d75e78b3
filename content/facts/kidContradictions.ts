import type { ContentLocale } from '../contentLocales';
import type { Difference, Fact, FactSource } from './fact';
import type { KidCost } from './kidWords';
import type { KidFacts } from './readKid';
import type { SaidPercent } from './readKidCosts';
import { shareFacts } from './shareFacts';

/** A difference before it is known in which file. */
type Said = Pick<Difference, 'field' | 'value' | 'expected' | 'written'>;

/** The names that documents give to fees are those of the prospectus, and their costs are those of the last year. */
const factOfCost: Record<KidCost, Fact> = {
  entry: shareFacts.entryCostsMaximum,
  exit: shareFacts.exitCostsMaximum,
  management: shareFacts.managementFeeMaximum,
  operating: shareFacts.operatingCostsExAnte,
  movement: shareFacts.movementFeeMaximum,
  transaction: shareFacts.transactionCosts,
  performanceRate: shareFacts.performanceFeeRate,
  performance: shareFacts.incidentalCosts,
};

/** A document may round: half of its last decimal either way is the same. */
function isSame({ value, decimals }: SaidPercent, expected: number): boolean {
  return Math.abs(value - expected) <= 0.5 / 10 ** decimals + 1e-9;
}

function contradiction(fact: Fact, of: FactSource, said: number | undefined): Said[] {
  const expected = fact.value(of);
  if (said === undefined || typeof expected !== 'number' || said === expected) return [];
  return [{ field: fact.meaning, value: String(said), expected: String(expected), written: fact.written }];
}

function costContradictions({ costs }: KidFacts, of: FactSource): Said[] {
  return Object.entries(factOfCost).flatMap(([cost, fact]) => {
    // The keys of the table are costs.
    const said = costs[cost as KidCost];
    const expected = fact.value(of);
    if (!said || typeof expected !== 'number' || isSame(said, expected)) return [];
    const shown = `${said.value.toFixed(said.decimals)}%`;
    return [{ field: fact.meaning, value: shown, expected: `${expected}%`, written: fact.written }];
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');

function namesContradictions(said: KidFacts, { fund, share }: FactSource, locale: ContentLocale) {
  const found: Said[] = [];
  const title = fund.title[locale];
  if (!plain(said.opening).includes(plain(title))) {
    const [line = ''] = said.opening.split('\n');
    const field = 'the name of the fund, in the first lines';
    found.push({ field, value: line, expected: title, written: 'funds/<fund>/fund.yaml: title' });
  }
  if (said.isins.length > 0 && !said.isins.includes(share.isin)) {
    const { meaning: field, written } = shareFacts.isin;
    found.push({ field, value: said.isins.join(', '), expected: share.isin, written });
  }
  return found;
}

/**
 * The values of a key information document or factsheet that the content contradicts. A value that only one of them has
 * contradicts nothing.
 *
 * @param document that was read: its day in the content, and its language
 */
export function kidContradictions(
  said: KidFacts,
  of: FactSource,
  { date, locale }: { date: string | null; locale: ContentLocale },
): Said[] {
  const found = [
    ...namesContradictions(said, of, locale),
    ...contradiction(shareFacts.riskIndicator, of, said.riskIndicator),
    ...contradiction(shareFacts.holdingPeriod, of, said.holdingPeriod),
    ...costContradictions(said, of),
  ];
  if (said.day !== undefined && date !== null && said.day !== date) {
    const written = shareFacts.kidDate.written;
    found.push({ field: "the document's day", value: said.day, expected: date, written });
  }
  return found;
}
