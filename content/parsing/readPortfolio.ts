import type { Portfolio, Weight } from './content';
import type { ContentSource } from '../files/contentSource';
import { reportDuplicateCodes } from '../files/duplicates';
import { portfolioSchema } from '../schemas/fundSchema';

/** 100 % and half a point for rounding. */
const maxSum = 100.5;

/** A breakdown covers the whole portfolio; the largest lines are more than a hundredth of it. Catches weights given as fractions, which add up to 1. */
const minSums = { geographic: 95, sector: 95, capitalisation: 95, topLines: 1.5 } as const;

function sumOf(weights: readonly Weight[]): number {
  // Sums of decimal fractions are not exact.
  return Math.round(weights.reduce((sum, { value }) => sum + value, 0) * 100) / 100;
}

const sections = ['geographic', 'sector', 'capitalisation', 'topLines'] as const;

/** `null` while the fund has no portfolio, or when the file is invalid. `folder` is the fund's. */
export async function readPortfolio(source: ContentSource, folder: string): Promise<Portfolio | null> {
  const { files } = await source.names(folder);
  if (!files.includes('portfolio.yaml')) return null;
  const file = await source.readYaml(`${folder}/portfolio.yaml`, portfolioSchema);
  if (!file) return null;
  for (const section of sections) {
    const weights = file.value[section];
    reportDuplicateCodes(weights, [section], file.report);
    const [sum, minSum] = [sumOf(weights), minSums[section]];
    if (weights.length > 0 && sum < minSum) {
      file.report(
        [section],
        `expected weights in percent (21.4, not 0.214) that add up to ${minSum} at least, got ${sum}`,
      );
    }
    if (sum > maxSum) {
      file.report([section], `expected weights that add up to ${maxSum} at most, got ${sum}`);
    }
  }
  file.value.topLines.forEach(({ value }, index, lines) => {
    const before = lines[index - 1];
    if (before && before.value < value) {
      file.report(
        ['topLines', index, 'value'],
        `expected the largest first, got ${value} after ${before.value}`,
      );
    }
  });
  return file.value;
}
