import * as v from 'valibot';
import type { Benchmark, CodedText } from './content';
import type { ContentFile } from '../files/contentSource';
import { currency, fields, localisedText, percentage } from '../schemas/fieldSchemas';
import { type ByCode, codeIn } from '../schemas/references';

export function benchmarkSchema(providers: ByCode<CodedText>) {
  return fields({
    name: localisedText,
    returnType: localisedText,
    currency,
    composition: v.array(fields({ title: localisedText, weight: percentage }), 'a list of weights'),
    /** Its text says whether it is in ESMA's register. */
    provider: codeIn(providers),
  });
}

type BenchmarkFields = v.InferOutput<ReturnType<typeof benchmarkSchema>>;

/** `null` for a fund without one, and when the list of providers is invalid. */
export function resolveProvider(
  benchmark: BenchmarkFields | null,
  providers: ByCode<CodedText>,
): Benchmark | null {
  const provider = benchmark && providers?.get(benchmark.provider);
  return provider ? { ...benchmark, provider } : null;
}

export function reportWrongWeights({
  value,
  report,
}: ContentFile<{ benchmark: BenchmarkFields | null }>): void {
  if (!value.benchmark) return;
  const weights = value.benchmark.composition.map(({ weight }) => weight);
  // Sums of decimal fractions are not exact.
  const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100;
  if (sum === 100) return;
  report(
    ['benchmark', 'composition'],
    `benchmark.composition: expected weights that add up to 100, got ${sum}`,
  );
}
