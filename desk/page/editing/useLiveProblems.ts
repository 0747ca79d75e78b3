import { useEffect, useMemo, useRef, useState } from 'react';
import type { SavedFile } from '../../api';
import type { FormFile } from './keptEdits';
import { type ContentProblem, type PlacedProblems, placeProblems } from './fields/problemFields';
import { draftApi } from './drafts/draftApi';

/** Once nobody has typed for this long, the server is asked. */
const restMs = 300;

const placed = (problems: readonly ContentProblem[], files: readonly FormFile[]): PlacedProblems =>
  placeProblems(problems, new Map(files.map(({ path, value }) => [path, value])));

const noFiles: readonly FormFile[] = [];

/**
 * Problems that the draft would have if the edits were saved, at their fields.
 *
 * @param known problems of the draft as it is saved
 */
export function useLiveProblems(
  name: string,
  itemId: string,
  files: readonly FormFile[] = noFiles,
  edited: readonly SavedFile[],
  known: readonly ContentProblem[],
): PlacedProblems {
  const [ask] = draftApi.useDraftProblemsMutation();
  const [answer, setAnswer] = useState<PlacedProblems>();
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const own = asked.current;
    if (edited.length === 0) return undefined;
    const check = async () => {
      const { data } = await ask({ name, files: [...edited] });
      // An answer that comes late is about what is no longer there.
      if (data && own === asked.current) setAnswer(placed(data, files));
    };
    const timer = setTimeout(() => void check(), restMs);
    return () => clearTimeout(timer);
  }, [ask, name, edited, files]);
  const saved = useMemo(() => placed(known, files), [known, files]);
  const { ofFields, others } = edited.length > 0 && answer ? answer : saved;
  // Problems of other items were there before.
  const isOfItem = ({ file }: ContentProblem) => file.startsWith(`content/${itemId}`);
  const isNew = (problem: ContentProblem) =>
    !known.some(({ file, expected }) => file === problem.file && expected === problem.expected);
  return { ofFields, others: others.filter((problem) => isOfItem(problem) || isNew(problem)) };
}
