import { HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, Session } from '../../api';
import { PageLink } from '../address';
import { ChangeList } from '../ChangeList';
import { useChangesQuery } from '../deskApi';
import { Loading, ProblemNotice, ScreenTitle } from '../feedback';
import { draftAddress, itemsOf } from './contentItems';
import { DraftActions } from './DraftActions';
import { useDraftQuery } from './draftApi';
import { useDocumentTitle } from './DraftPart';
import { DraftFacts, DraftState, ReviewNote } from './DraftsScreen';
import { ItemList } from './ItemList';
import { ProposedChanges } from './ProposedChanges';
import { RemarkList } from './RemarkList';
import { useTitles } from './useTitles';

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
  const { data: live } = useChangesQuery();
  return (
    <>
      <Stack gap="1">
        <HStack>
          <DraftState draft={draft} />
        </HStack>
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
  const { data, error, refetch } = useDraftQuery(name, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useDocumentTitle(data?.draft.title);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <PageLink href="/drafts" color="link" textStyle="small" width="fit-content">
          {`← ${t('drafts.all')}`}
        </PageLink>
        <ScreenTitle>{data?.draft.title ?? t('drafts.draft')}</ScreenTitle>
      </Stack>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data && <Contents content={data} session={session} />}
      {!data && !error && <Loading />}
    </Stack>
  );
}
