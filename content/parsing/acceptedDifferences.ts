import { templateDifferences } from '../facts/compareTemplate';
import { kidContradictions } from '../facts/kidContradictions';
import { type Difference, type FactSource, placeOf, sourcesOf } from '../facts/fact';
import type { AcceptedDifference, Content } from './content';
import { contentLocales } from '../contentLocales';
import type { ContentProblem } from '../files/ProblemList';
import type { ContentSource } from '../files/contentSource';
import { acceptedSchema } from '../schemas/companySchema';

/** Differences between files and content that a person accepts, for a reason and until a day. */
export const acceptedFile = 'company/accepted-differences.yaml';

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
      return kidContradictions(kid, of, { date, locale }).map((said) => ({
        ...said,
        written: placeOf(said, of),
        file: path,
        line: 1,
      }));
    }),
  );
}

/** The differences between each file of a share and the content. */
export function shareDifferences(of: FactSource): Difference[] {
  return [...of.share.dataFiles.flatMap((file) => templateDifferences(of, file)), ...documentDifferences(of)];
}

/** The differences that somebody accepts. */
export async function readAcceptedDifferences(source: ContentSource): Promise<AcceptedDifference[]> {
  const { files } = await source.names('company');
  const isThere = files.some((name) => acceptedFile.endsWith(`/${name}`));
  const file = isThere ? await source.readYaml(acceptedFile, acceptedSchema) : null;
  return Promise.all(
    (file?.value ?? []).map(async (entry, index) => ({
      ...entry,
      line: await source.lineOf(acceptedFile, [index]),
    })),
  );
}

function differenceText({ field, value, expected, written }: Difference): string {
  return (
    `${field}: expected ${expected}, as ${written} says, got "${value}": correct one of the two, or accept the ` +
    `difference in ${acceptedFile}`
  );
}

const inContent = (file: string) => `content/${file}`;

/**
 * The differences between a share's files and the content that nobody accepts on the day are problems of a publish. The content
 * itself can be read, and its pages be looked at.
 *
 * @param today `YYYY-MM-DD` in Paris
 */
export function contradictions(
  content: Pick<Content, 'company' | 'funds' | 'acceptedDifferences'>,
  today: string,
): ContentProblem[] {
  const { acceptedDifferences: accepted } = content;
  const differences = sourcesOf(content).flatMap(shareDifferences);
  const unaccepted = differences
    .filter((difference) => !accepted.some(sameAs(difference)))
    .map((difference) => ({
      file: inContent(difference.file),
      line: difference.line,
      expected: differenceText(difference),
    }));
  const outdated = accepted.flatMap((entry) => {
    const { file, field, value, until, line } = entry;
    const isThere = differences.some((difference) => sameAs(difference)(entry));
    if (isThere && until >= today) return [];
    const expected = isThere
      ? `until: expected a day from today on for ${field} "${value}" of ${file}, got "${until}": correct the file, or accept it anew`
      : `expected a difference that there is, and ${file} has no ${field} "${value}": remove this entry`;
    return [{ file: inContent(acceptedFile), line, expected }];
  });
  return [...unaccepted, ...outdated];
}
