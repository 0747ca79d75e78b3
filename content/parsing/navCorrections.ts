import type * as v from 'valibot';
import type { NavPoint } from '../../figures/adjustedNavs';
import type { Content, NavCorrection, Share } from './content';
import type { ContentFile, ContentSource } from '../files/contentSource';
import type { ContentProblem } from '../files/ProblemList';
import { reportDuplicates } from '../files/duplicates';
import type { correctionsSchema } from '../schemas/shareSchema';

type CorrectionFile = ContentFile<Pick<Share, 'isin'> & { navCorrections: NavCorrectionFields[] }>;
type NavCorrectionFields = v.InferOutput<typeof correctionsSchema>[number];

/** The value after a correction: before the next one of the same day, else that of the file. */
function correctedNav(
  { date, correctedOn }: NavCorrectionFields,
  all: readonly NavCorrectionFields[],
  navs: readonly NavPoint[],
): number | undefined {
  const [next] = all
    .filter((other) => other.date === date && other.correctedOn > correctedOn)
    .toSorted((a, b) => a.correctedOn.localeCompare(b.correctedOn));
  return next?.formerNav ?? navs.find((point) => point.date === date)?.nav;
}

/** Reads the corrections of a share, latest first. @param path of the share's file @param navs as published */
export async function readCorrections(
  source: ContentSource,
  path: string,
  { value: { isin, navCorrections }, report }: CorrectionFile,
  navs: readonly NavPoint[],
): Promise<NavCorrection[]> {
  const list = 'navCorrections';
  reportDuplicates(
    navCorrections,
    ({ date, correctedOn }) => `${date} ${correctedOn}`,
    ({ date, correctedOn }, index) =>
      report(
        [list, index, 'correctedOn'],
        `expected one correction of a NAV a day, got a second of that of ${date} on ${correctedOn}`,
      ),
  );
  const read = navCorrections.map(async (correction, index): Promise<NavCorrection[]> => {
    const { date, correctedOn, formerNav } = correction;
    const nav = correctedNav(correction, navCorrections, navs);
    if (!navs.some((point) => point.date === date)) {
      report([list, index, 'date'], `expected a day that has a NAV in navs/${isin}.csv, got "${date}"`);
    }
    if (correctedOn < date) {
      report(
        [list, index, 'correctedOn'],
        `expected a day from that of the NAV on, ${date}, got "${correctedOn}"`,
      );
    }
    if (nav === formerNav) {
      report(
        [list, index, 'formerNav'],
        `expected the NAV as it was published before, got ${formerNav}, to which it was corrected: navs/${isin}.csv has the right one`,
      );
    }
    const line = await source.lineOf(path, [list, index, 'correctedOn']);
    return nav === undefined ? [] : [{ ...correction, nav, line }];
  });
  return (await Promise.all(read))
    .flat()
    .toSorted((a, b) => b.correctedOn.localeCompare(a.correctedOn) || b.date.localeCompare(a.date));
}

/**
 * Corrections that are dated later than today: nobody has made them. They are problems of a publish, as the content itself knows no
 * today.
 *
 * @param today `YYYY-MM-DD` in Paris
 */
export function correctionsToCome({ funds }: Pick<Content, 'funds'>, today: string): ContentProblem[] {
  return funds.flatMap(({ code, shares }) =>
    shares.flatMap(({ isin, navCorrections }) =>
      navCorrections
        .filter(({ correctedOn }) => correctedOn > today)
        .map(({ correctedOn, line }) => ({
          file: `content/funds/${code}/shares/${isin}.yaml`,
          line,
          expected: `correctedOn: expected a day until today, ${today}, got "${correctedOn}"`,
        })),
    ),
  );
}
