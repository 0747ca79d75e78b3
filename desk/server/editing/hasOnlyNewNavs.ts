import type { ContentChanges } from '../../../platform/revisionSchemas';

/**
 * True if all that a draft changes are days after the last one of each share. The first days of a share are not: no day before them
 * says that they are right.
 *
 * @param changedFiles of the draft: each has to be among the changes, as some files are no content
 */
export function hasOnlyNewNavs({ changes, omitted }: ContentChanges, changedFiles: number): boolean {
  const differences = changes.flatMap((change) => change.differences);
  return (
    omitted === 0 &&
    differences.length > 0 &&
    differences.length === changedFiles &&
    changes.every((change) => change.change === 'edited' && change.omitted === 0 && !change.from) &&
    differences.every((difference) => difference.type === 'navs' && difference.isAppended)
  );
}
