import { shareAge } from '../../figures/countedNavs';
import { ContentApiError } from './contentApiError';
import type { LocaleContent } from './fetchLocaleContent';

/** A sentence for each share that is said to be a year old, and is not by its own days (AMF position-recommendation DOC-2011-24). */
export function ageProblems({ categories }: LocaleContent): string[] {
  return categories
    .flatMap(({ funds }) => funds)
    .flatMap(({ code, shares }) =>
      shares.flatMap(({ isinCode, inceptionDate, lastPrice, lessThanOneYear, computedData }) => {
        const firstNav = computedData?.performances.find((row) => row.code === 'inception')?.startDate;
        const navs = [firstNav ?? inceptionDate, lastPrice?.date].flatMap((date) => (date ? [{ date }] : []));
        if (lessThanOneYear || (lastPrice && !shareAge(inceptionDate, navs).lessThanOneYear)) return [];
        return [
          `Fund "${code}", share "${isinCode}": lessThanOneYear is false, although no year has passed between its inception (${inceptionDate}), ` +
            `its first NAV (${firstNav ?? 'unknown'}) and its last (${lastPrice?.date ?? 'none'})`,
        ];
      }),
    );
}

/** @throws ContentApiError naming the shares: their performance may not be published */
export function checkAges(contents: readonly LocaleContent[], address: string): void {
  const problems = [...new Set(contents.flatMap(ageProblems))];
  if (problems.length === 0) return;
  throw new ContentApiError(
    address,
    ['shares are not as old as they are said to be:', ...problems].join('\n  - '),
  );
}
