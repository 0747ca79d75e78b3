import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../api';
import { PageLink } from '../address';
import { Loading, ProblemNotice, ScreenTitle } from '../feedback';
import { draftAddress } from './contentItems';
import { useDraftQuery } from './draftApi';

/** Names the document after what is open. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Meridane`;
  }, [title]);
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
  const { data, error, refetch } = useDraftQuery(name);
  useDocumentTitle(title);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <PageLink href={draftAddress(name)} color="link" textStyle="small" width="fit-content">
          {`← ${data?.draft.title ?? t('drafts.draft')}`}
        </PageLink>
        <ScreenTitle>{title}</ScreenTitle>
        {typeof lead === 'string' ? (
          <Text color="fg.muted" maxWidth="measure">
            {lead}
          </Text>
        ) : (
          lead
        )}
      </Stack>
      {/* What is typed stays in sight when the draft cannot be asked again. */}
      {error && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data ? children(data) : !error && <Loading />}
    </Stack>
  );
}
