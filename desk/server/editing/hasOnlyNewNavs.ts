import type { ContentChanges, NavDay } from '../../../contract/revisionSchemas';

/**
 * True if all that a draft changes are days after the last one of each share, and none of them is to come: nobody knows its NAV. The
 * first days of a share do not count, as no day before them says that they are right. A jump is a problem, with which nothing is merged.
 *
 * @param changedFiles of the draft: each has to be among the changes, as some files are no content
 * @param today in Paris
 */
export function hasOnlyNewNavs(
  { changes, omitted }: ContentChanges,
  changedFiles: number,
  today: string,
): boolean {
  // The newest of the added days is listed first.
  const isPast = (days: readonly NavDay[]) => days.every(({ date }) => date <= today);
  const differences = changes.flatMap((change) => change.differences);
  return (
    omitted === 0 &&
    differences.length > 0 &&
    differences.length === changedFiles &&
    changes.every((change) => change.change === 'edited' && change.omitted === 0 && !change.from) &&
    differences.every(
      (difference) => difference.type === 'navs' && difference.isAppended && isPast(difference.days),
    )
  );
}
