import { Button, HStack, List, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Conflict, type DraftContent, isAtLeast, type Session } from '../../../api';
import { goTo } from '../../kit/address';
import { deskError } from '../../deskApi';
import { Notice, toaster } from '../../kit/feedback';
import { formatLanguages, useLanguage } from '../../kit/formats';
import { NoteDialog, WithdrawButton } from '../../kit/dialogs';
import { DraftProblems } from './DraftPart';
import { Section } from '../../kit/screenLayout';
import { draftApi } from './draftApi';
import { ConflictDialog } from './ConflictDialog';
import { settledFiles } from '../itemFiles';

interface MergeConflictsProps {
  /** The draft's. */
  name: string;
  files: DraftContent['files'];
  conflicts: readonly Conflict[];
  onClose: () => void;
}

/** Settles the conflicts of a merge by bringing what is live into the draft. */
export function MergeConflicts({ name, files, conflicts, onClose }: MergeConflictsProps) {
  const { t } = useTranslation('desk');
  const [update, { isLoading, error }] = draftApi.useUpdateMutation();
  // Somebody may merge something else meanwhile.
  const [left, setLeft] = useState(conflicts);
  const settle = async (chosen: Parameters<typeof settledFiles>[0]) => {
    const result = await update({ name, files: settledFiles(chosen) });
    if (result.error) {
      setLeft(deskError(result.error).conflicts ?? left);
      return;
    }
    toaster.create({ type: 'success', title: t('conflict.updated') });
    onClose();
  };
  return (
    <ConflictDialog
      act="merge"
      files={files}
      conflicts={left}
      isBusy={isLoading}
      error={error}
      onClose={onClose}
      onSettle={(chosen) => void settle(chosen)}
    />
  );
}

interface ActionProps {
  content: DraftContent;
  session: Session;
}

const shownItems = 10;

/** Names what an act is about. */
function Waiting({ content: { changes, omitted, untranslated } }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const missing = changes.flatMap(({ kind, code, title }) => {
    const item = untranslated.find((found) => found.kind === kind && found.code === code);
    return item && item.locales.length > 0 ? [`${title} – ${formatLanguages(item.locales, language)}`] : [];
  });
  const left = changes.length + omitted - shownItems;
  return (
    <>
      <List.Root gap="1" paddingStart="4" marginTop="2">
        {changes.slice(0, shownItems).map(({ kind, code, title, change }) => (
          <List.Item key={`${kind}/${code}`}>{`${title} (${t(`change.${change}`)})`}</List.Item>
        ))}
        {left > 0 && <List.Item>{t('drafts.moreItems', { count: left })}</List.Item>}
      </List.Root>
      {missing.length > 0 && <Text marginTop="3">{t('drafts.missing', { items: missing.join('; ') })}</Text>}
    </>
  );
}

type Said = { name: string; commit: string; note: string };

interface ActProps {
  content: DraftContent;
  act: 'review' | 'approve' | 'return' | 'merge' | 'mergeAndPublish';
  isMain?: boolean;
}

/** A button, and the dialog that says what it is about. */
function Act({ content, act, isMain = false }: ActProps) {
  const { t } = useTranslation('desk');
  const [review] = draftApi.useReviewMutation();
  const [merge] = draftApi.useMergeMutation();
  const refused = useRef<readonly Conflict[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const { name, head } = content.draft;
  const isPublished = act === 'mergeAndPublish';
  const isMerge = isPublished || act === 'merge';
  const ask = (said: Said) => (isMerge ? merge({ ...said, publish: isPublished }) : review({ ...said, act }));
  const confirm = async (note: string) => {
    const { error } = await ask({ name, commit: head, note });
    refused.current = (error && deskError(error).conflicts) ?? [];
    if (error) return refused.current.length > 0 ? {} : { error };
    toaster.create({ type: 'success', title: t(`drafts.${act}.done`) });
    // A merged draft is no longer there.
    if (isMerge) goTo(isPublished ? '/publish' : '/drafts');
    return {};
  };
  return (
    <>
      <NoteDialog
        title={t(`drafts.${act}.title`)}
        confirm={t(`drafts.${act}.button`)}
        onConfirm={confirm}
        onClosed={() => setConflicts(refused.current)}
        trigger={<Button variant={isMain ? 'solid' : 'outline'}>{t(`drafts.${act}.button`)}</Button>}
      >
        {t(`drafts.${act}.body`)}
        <Waiting content={content} />
      </NoteDialog>
      {conflicts.length > 0 && (
        <MergeConflicts
          name={name}
          files={content.files}
          conflicts={conflicts}
          onClose={() => {
            refused.current = [];
            setConflicts([]);
          }}
        />
      )}
    </>
  );
}

function RemoveDraft({ content: { draft } }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const [remove] = draftApi.useRemoveDraftMutation();
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
    />
  );
}

/** Says why something cannot be done now; the server decides. */
function Obstacles({ content, session }: ActionProps) {
  const { t } = useTranslation('desk');
  const { draft, files, problems, changes, hasOnlyNewNavs } = content;
  const isReviewer = session.role !== 'editor';
  if (changes.length === 0) return <Text color="fg.muted">{t('drafts.empty')}</Text>;
  if (problems.length > 0) return <DraftProblems name={draft.name} files={files} problems={problems} />;
  if (draft.review?.state === 'approved') return null;
  if (hasOnlyNewNavs) return <Notice status="info">{t('navs.onlyNew')}</Notice>;
  if (draft.review?.state !== 'asked') return <Text color="fg.muted">{t('drafts.notAsked')}</Text>;
  if (isReviewer && draft.authors.includes(session.name))
    return <Notice status="info">{t('drafts.own')}</Notice>;
  return <Text color="fg.muted">{t(isReviewer ? 'drafts.toReview' : 'drafts.waits')}</Text>;
}

/** The acts on a draft as a whole. */
export function DraftActions({ content, session }: ActionProps) {
  const { t } = useTranslation('desk');
  const { draft, changes, mayMerge } = content;
  const state = draft.review?.state;
  const isAsked = state === 'asked';
  const isApproved = state === 'approved';
  const isChanged = changes.length > 0;
  const isPublisher = isAtLeast(session.role, 'publisher');
  return (
    <Section title={t('drafts.next')} gap="4">
      <Obstacles content={content} session={session} />
      <HStack gap="3" flexWrap="wrap">
        {isChanged && !isAsked && !isApproved && <Act content={content} act="review" isMain />}
        {isAsked && session.role !== 'editor' && (
          <>
            <Act content={content} act="approve" isMain />
            <Act content={content} act="return" />
          </>
        )}
        {mayMerge && isPublisher && <Act content={content} act="mergeAndPublish" isMain={isApproved} />}
        {mayMerge && <Act content={content} act="merge" isMain={isApproved && !isPublisher} />}
        {(isPublisher || draft.owner === session.name) && <RemoveDraft content={content} />}
      </HStack>
    </Section>
  );
}
