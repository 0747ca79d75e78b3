import * as v from 'valibot';
import type { Portfolio, Weight } from './content';
import type { ContentSource } from './contentSource';
import { reportDuplicateCodes } from './duplicates';
import { code, day, fields, textOrLocalisedText, weight } from './fieldSchemas';

const breakdownSchema = v.array(
  fields({ code, title: textOrLocalisedText, value: weight }),
  'a list of weights',
);
const topLinesSchema = v.pipe(
  v.array(
    fields({ code: v.nullish(code, null), title: textOrLocalisedText, value: weight }),
    'a list of weights',
  ),
  v.maxLength(10, 'ten lines at most'),
);
const portfolioSchema = fields({
  date: day,
  geographic: breakdownSchema,
  sector: breakdownSchema,
  capitalisation: breakdownSchema,
  topLines: topLinesSchema,
});

/** Half a point above 100 %, for figures that are rounded one by one. */
const largestSum = 100.5;

function sumOf(weights: readonly Weight[]): number {
  // In hundredths: a sum of decimal fractions is not exact.
  return weights.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100;
}

const sections = ['geographic', 'sector', 'capitalisation', 'topLines'] as const;

/** `null` while the fund has no portfolio, or when the file is wrong. `folder` is the fund's. */
export async function readPortfolio(source: ContentSource, folder: string): Promise<Portfolio | null> {
  const { files } = await source.names(folder);
  if (!files.includes('portfolio.yaml')) return null;
  const file = await source.readYaml(`${folder}/portfolio.yaml`, portfolioSchema);
  if (!file) return null;
  for (const section of sections) {
    const weights = file.value[section];
    reportDuplicateCodes(weights, [section], file.report);
    const sum = sumOf(weights);
    if (sum > largestSum) {
      file.report([section], `${section}: expected weights that add up to ${largestSum} at most, got ${sum}`);
    }
  }
  file.value.topLines.forEach(({ value }, index, lines) => {
    const before = lines[index - 1];
    if (before && before.value < value) {
      const at = `topLines[${index}].value`;
      file.report(
        ['topLines', index, 'value'],
        `${at}: expected the largest first, got ${value} after ${before.value}`,
      );
    }
  });
  return file.value;
}
