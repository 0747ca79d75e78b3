import * as v from 'valibot';
import { type Difference, templateDifferences } from '../facts/compareTemplate';
import { kidContradictions } from '../facts/kidContradictions';
import { type FactSource, placeOf } from '../facts/fact';
import { type AcceptedDifference, type Company, contentLocales, type Fund } from './content';
import type { ContentSource } from './contentSource';
import { day, fields, text } from './fieldSchemas';

/** Differences between files and content that a person accepts, for a reason and until a day. */
export const acceptedFile = 'company/accepted-differences.yaml';

export const acceptedSchema = v.array(
  fields({
    /** Path of the file in the content. */
    file: text,
    /** As the file names it. */
    field: text,
    /** What the file says: another value is another difference. */
    value: text,
    reason: text,
    acceptedBy: text,
    /** The last day on which it is accepted. */
    until: day,
  }),
  'a list of differences',
);

const sameAs =
  ({ file, field, value }: Difference) =>
  (accepted: AcceptedDifference) =>
    accepted.file === file && accepted.field === field && accepted.value === value;

/** The documents that are shown, or will be: an earlier edition says what was so. */
function documentDifferences(of: FactSource): Difference[] {
  return of.share.documents.flatMap(({ date, files }) =>
    contentLocales.flatMap((locale) => {
      const { path, kid } = files[locale] ?? {};
      if (path === undefined || !kid?.hasText) return [];
      return kidContradictions(kid, of, { date, locale }).map(({ meaning, said, expected, written }) => ({
        file: path,
        line: 1,
        field: meaning,
        value: said,
        expected,
        written: placeOf({ written }, of),
      }));
    }),
  );
}

/** Where each file of a share says what the content does not. */
export function shareDifferences(of: FactSource): Difference[] {
  return [...of.share.dataFiles.flatMap((file) => templateDifferences(of, file)), ...documentDifferences(of)];
}

function differencesOf(company: Company, funds: readonly Fund[]): Difference[] {
  // No address is compared.
  const addresses = { kid: null, pastPerformance: '', scenarios: '', disclosure: null };
  return funds.flatMap((fund) =>
    fund.shares.flatMap((share) => shareDifferences({ company, fund, share, addresses, pastYears: 0 })),
  );
}

export function differenceText({ field, value, expected, written }: Difference): string {
  return (
    `${field}: expected ${expected}, as ${written} says, got "${value}": correct one of the two, or accept the ` +
    `difference in ${acceptedFile}`
  );
}

/** The accepted differences. All others, and entries of none, are reported. */
export async function readAcceptedDifferences(
  source: ContentSource,
  company: Company,
  funds: readonly Fund[],
): Promise<AcceptedDifference[]> {
  const { files } = await source.names('company');
  const isThere = files.some((name) => acceptedFile.endsWith(`/${name}`));
  const file = isThere ? await source.readYaml(acceptedFile, acceptedSchema) : null;
  const accepted = await Promise.all(
    (file?.value ?? []).map(async (entry, index) => ({
      ...entry,
      line: await source.lineOf(acceptedFile, [index]),
    })),
  );
  const differences = differencesOf(company, funds);
  for (const difference of differences) {
    if (accepted.some(sameAs(difference))) continue;
    source.report(difference.file, difference.line, differenceText(difference));
  }
  for (const [index, entry] of accepted.entries()) {
    if (differences.some((difference) => sameAs(difference)(entry))) continue;
    file?.report([index], `[${index}]: expected a difference that there is: remove this one`);
  }
  return accepted;
}

/** Those of the content that nobody accepts on the day any more, as problems of a publish. @param today `YYYY-MM-DD` in Paris */
export function expiredDifferences(accepted: readonly AcceptedDifference[], today: string) {
  return accepted
    .filter(({ until }) => until < today)
    .map(({ file, field, value, until, line }) => ({
      file: `content/${acceptedFile}`,
      line,
      expected: `until: expected a day from today on for ${field} "${value}" of ${file}, got "${until}": correct the file, or accept it anew`,
    }));
}
