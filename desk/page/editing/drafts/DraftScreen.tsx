import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, Session } from '../../../api';
import { BackLink } from '../../kit/address';
import { ChangeList } from '../../changes/ChangeList';
import { Pending } from '../../kit/feedback';
import { draftAddress, itemsOf } from '../contentItems';
import { DraftActions } from './DraftActions';
import { useDocumentTitle } from './DraftPart';
import { DraftFacts, DraftState, ReviewNote } from './DraftsScreen';
import { ItemList } from '../ItemList';
import { ProposedChanges } from '../tables/ProposedChanges';
import { RemarkList } from '../remarks/RemarkList';
import { useTitles } from '../useTitles';
import { Screen } from '../../kit/screenLayout';
import { deskApi } from '../../deskApi';
import { draftApi } from './draftApi';

const pollMs = 30_000;

/** Changes are called what the content calls their items in the language of who reads. */
function useTitledChanges({ files, changes }: DraftContent): DraftContent['changes'] {
  const { titleOf } = useTitles(files);
  return changes.map((change) => ({ ...change, title: titleOf(change.kind, change.code) ?? change.title }));
}

function Contents({ content: read, session }: { content: DraftContent; session: Session }) {
  const { t } = useTranslation('desk');
  const content = { ...read, changes: useTitledChanges(read) };
  const { draft, changes, omitted, remarks, files } = content;
  const items = itemsOf(files.map(({ path }) => path));
  const addressOf = ({ kind, code }: DraftContent['changes'][number]) => {
    const item = items.find((found) => found.kind === kind && found.code === code);
    return item && draftAddress(draft.name, item.id);
  };
  const { data: live } = deskApi.useChangesQuery();
  return (
    <>
      <Stack gap="1">
        <DraftState draft={draft} />
        <DraftFacts draft={draft} />
        <ReviewNote draft={draft} />
      </Stack>
      <DraftActions content={content} session={session} />
      <ProposedChanges content={content} />
      {remarks.length > 0 && <RemarkList content={content} />}
      {changes.length > 0 && (
        <ChangeList
          title={t('drafts.changes', { count: changes.length + omitted })}
          changes={changes}
          omitted={omitted}
          revisions={{ before: live?.latest.id ?? '', after: draft.head }}
          addressOf={addressOf}
        />
      )}
      <ItemList content={content} />
    </>
  );
}

/** One draft: what it changes, what can be done with it, and all that it can change. */
export function DraftScreen({ name, session }: { name: string; session: Session }) {
  const { t } = useTranslation('desk');
  const draft = draftApi.useDraftQuery(name, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const title = draft.data?.draft.title;
  useDocumentTitle(title);
  return (
    <Screen title={title ?? t('drafts.draft')} back={<BackLink href="/drafts">{t('drafts.all')}</BackLink>}>
      <Pending of={draft} />
      {draft.data && <Contents content={draft.data} session={session} />}
    </Screen>
  );
}
