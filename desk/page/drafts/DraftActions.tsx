import { Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, Session } from '../../api';
import { goTo } from '../address';
import { Notice, SectionTitle, toaster } from '../feedback';
import { NoteDialog } from '../NoteDialog';
import { WithdrawButton } from '../WithdrawButton';
import { useMergeMutation, useRemoveDraftMutation, useReviewMutation } from './draftApi';

interface ActionProps {
  content: DraftContent;
  session: Session;
}

const shownItems = 10;

/** Names what an act is about. */
function Waiting({ content: { changes, omitted } }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const left = changes.length + omitted - shownItems;
  return (
    <List.Root gap="1" paddingStart="4" marginTop="2">
      {changes.slice(0, shownItems).map(({ kind, code, title, change }) => (
        <List.Item key={`${kind}/${code}`}>{`${title} (${t(`change.${change}`)})`}</List.Item>
      ))}
      {left > 0 && <List.Item>{t('drafts.moreItems', { count: left })}</List.Item>}
    </List.Root>
  );
}

function ReviewAct({
  content,
  act,
  isMain,
}: {
  content: DraftContent;
  act: 'review' | 'approve' | 'return';
  isMain: boolean;
}) {
  const { t } = useTranslation('desk');
  const [review] = useReviewMutation();
  const { name, head } = content.draft;
  const confirm = async (note: string) => {
    const result = await review({ name, act, commit: head, note });
    if (!result.error) toaster.create({ type: 'success', title: t(`drafts.${act}.done`) });
    return result;
  };
  return (
    <NoteDialog
      title={t(`drafts.${act}.title`)}
      confirm={t(`drafts.${act}.button`)}
      onConfirm={confirm}
      trigger={<Button variant={isMain ? 'solid' : 'outline'}>{t(`drafts.${act}.button`)}</Button>}
    >
      {t(`drafts.${act}.body`)}
      <Waiting content={content} />
    </NoteDialog>
  );
}

function MergeAct({
  content,
  isPublished,
  isMain,
}: {
  content: DraftContent;
  isPublished: boolean;
  isMain: boolean;
}) {
  const { t } = useTranslation('desk');
  const [merge] = useMergeMutation();
  const { name, head } = content.draft;
  const act = isPublished ? 'mergeAndPublish' : 'merge';
  const confirm = async (note: string) => {
    const result = await merge({ name, commit: head, note, publish: isPublished });
    if (!result.error) {
      toaster.create({ type: 'success', title: t(`drafts.${act}.done`) });
      goTo(isPublished ? '/publish' : '/drafts');
    }
    return result;
  };
  return (
    <NoteDialog
      title={t(`drafts.${act}.title`)}
      confirm={t(`drafts.${act}.button`)}
      onConfirm={confirm}
      trigger={<Button variant={isMain ? 'solid' : 'outline'}>{t(`drafts.${act}.button`)}</Button>}
    >
      {t(`drafts.${act}.body`)}
      <Waiting content={content} />
    </NoteDialog>
  );
}

function RemoveDraft({ content: { draft } }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const [remove, state] = useRemoveDraftMutation();
  const confirm = async () => {
    const result = await remove(draft.name);
    if (!result.error) goTo('/drafts');
    return result;
  };
  return (
    <WithdrawButton
      size="md"
      title={t('drafts.remove.title', { title: draft.title })}
      description={t('drafts.remove.body', { count: draft.changedFiles })}
      label={t('drafts.remove.button')}
      done={t('drafts.remove.done')}
      withdraw={confirm}
      state={state}
    />
  );
}

/** Says why something cannot be done now; the server decides. */
function Obstacles({ content: { draft, problems, changes }, session }: ActionProps) {
  const { t } = useTranslation('desk');
  const isReviewer = session.role !== 'editor';
  if (changes.length === 0) return <Text color="fg.muted">{t('drafts.empty')}</Text>;
  if (problems.length > 0)
    return <Notice status="warning">{t('drafts.hasProblems', { count: problems.length })}</Notice>;
  if (draft.review?.state === 'approved') return null;
  if (draft.review?.state !== 'asked') return <Text color="fg.muted">{t('drafts.notAsked')}</Text>;
  if (isReviewer && draft.authors.includes(session.name))
    return <Notice status="info">{t('drafts.own')}</Notice>;
  return <Text color="fg.muted">{t(isReviewer ? 'drafts.toReview' : 'drafts.waits')}</Text>;
}

/** What can be done with a draft as a whole. */
export function DraftActions({ content, session }: ActionProps) {
  const { t } = useTranslation('desk');
  const { draft, changes, problems } = content;
  const state = draft.review?.state;
  const isAsked = state === 'asked';
  const isApproved = state === 'approved';
  const isChanged = changes.length > 0;
  const mayMerge = isChanged && problems.length === 0;
  const isPublisher = session.role === 'publisher';
  return (
    <Stack as="section" aria-labelledby="next" gap="4">
      <SectionTitle id="next">{t('drafts.next')}</SectionTitle>
      <Obstacles content={content} session={session} />
      <HStack gap="3" flexWrap="wrap">
        {isChanged && !isAsked && !isApproved && <ReviewAct content={content} act="review" isMain />}
        {isAsked && session.role !== 'editor' && (
          <>
            <ReviewAct content={content} act="approve" isMain />
            <ReviewAct content={content} act="return" isMain={false} />
          </>
        )}
        {mayMerge && isPublisher && <MergeAct content={content} isPublished isMain={isApproved} />}
        {mayMerge && <MergeAct content={content} isPublished={false} isMain={isApproved && !isPublisher} />}
        {(isPublisher || draft.owner === session.name) && <RemoveDraft content={content} />}
      </HStack>
    </Stack>
  );
}
