import type { DraftContent } from '../../../api';
import { TextLink } from '../../kit/address';
import { Problems } from '../../changes/ChangeProblems';
import { draftAddress, itemIdOf } from '../contentItems';
import { contentPath, type ContentProblem } from '../fields/problemFields';
import { useTitles } from '../useTitles';

interface DraftProblemsProps {
  /** The draft's name. */
  name: string;
  files: DraftContent['files'];
  problems: readonly ContentProblem[];
}

/** Problems of a draft, with the titles of items, which lead to their forms. */
export function DraftProblems({ name, files, problems }: DraftProblemsProps) {
  const { fileTitle } = useTitles(files);
  const placeOf = (file: string) => {
    const path = contentPath(file);
    const item = itemIdOf(path);
    if (item === undefined) return fileTitle(path);
    return <TextLink href={draftAddress(name, item)}>{fileTitle(path)}</TextLink>;
  };
  return <Problems problems={problems} placeOf={placeOf} />;
}
