import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../../api';
import { BackLink, TextLink } from '../../kit/address';
import { Problems } from '../../changes/ChangeProblems';
import { Pending } from '../../kit/feedback';
import { draftAddress, itemIdOf } from '../contentItems';
import { contentPath, type ContentProblem } from '../fields/problemFields';
import { useTitles } from '../useTitles';
import { Screen } from '../../kit/screenLayout';
import { draftApi } from './draftApi';

/** Names the document after what is open. */
export function useDocumentTitle(title: string | undefined): void {
  const { t } = useTranslation('desk');
  const desk = t('desk');
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${desk}`;
  }, [title, desk]);
}

interface DraftPartProps {
  /** The draft's. */
  name: string;
  title: string;
  lead?: ReactNode;
  children: (content: DraftContent) => ReactNode;
}

/** A screen within a draft, and the way back to it. */
export function DraftPart({ name, title, lead, children }: DraftPartProps) {
  const { t } = useTranslation('desk');
  const draft = draftApi.useDraftQuery(name);
  const { data } = draft;
  useDocumentTitle(title);
  return (
    <Screen
      title={title}
      lead={lead}
      back={<BackLink href={draftAddress(name)}>{data?.draft.title ?? t('drafts.draft')}</BackLink>}
    >
      {/* What is typed stays in sight when the draft cannot be asked again. */}
      {data ? children(data) : <Pending of={draft} />}
    </Screen>
  );
}

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
