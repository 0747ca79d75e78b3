import { Badge, Box, Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, isPlainText } from '../../api';
import { goTo, PageLink } from '../address';
import { deskError } from '../deskApi';
import { Loading, ProblemNotice, ScreenTitle, SectionTitle } from '../feedback';
import { Moment } from '../formats';
import { draftAddress } from './contentItems';
import { useDraftsQuery, useNewDraftMutation } from './draftApi';

const pollMs = 60_000;
const titleLimit = 200;

const palettes = { written: 'gray', asked: 'blue', approved: 'green', returned: 'orange' } as const;

export function DraftState({ draft: { review } }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  const state = review?.state ?? 'written';
  return <Badge colorPalette={palettes[state]}>{t(`drafts.state.${state}`)}</Badge>;
}

/** Who has asked for a review, approved or returned it, and what they said. */
export function ReviewNote({ draft: { review } }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  if (!review) return null;
  return (
    <Text textStyle="small">
      {t(`drafts.by.${review.state}`, { name: review.by })} <Moment at={review.at} />
      {review.note !== '' && (
        <Text as="span" display="block" fontStyle="italic">
          {t('quoted', { text: review.note })}
        </Text>
      )}
    </Text>
  );
}

export function DraftFacts({ draft }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  return (
    <Text textStyle="small" color="fg.muted">
      {t('drafts.owner', { name: draft.owner })}
      {` · ${draft.changedFiles > 0 ? t('drafts.files', { count: draft.changedFiles }) : t('unchanged')}`}
      {draft.changedAt !== null && (
        <>
          {' · '}
          <Moment at={draft.changedAt} />
        </>
      )}
    </Text>
  );
}

function NewDraft() {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [create, { isLoading, error }] = useNewDraftMutation();
  const isWrong = title.trim() === '' || !isPlainText(title);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isWrong) {
      field.current?.focus();
      return;
    }
    const { data } = await create({ title });
    if (data) goTo(draftAddress(data.name));
  };
  return (
    <Stack gap="3">
      {error && deskError(error).code !== 'signed-out' && <ProblemNotice error={error} />}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <HStack align="flex-end" gap="3" flexWrap="wrap" maxWidth="measure">
          <Field.Root invalid={isTried && isWrong} required flex="1" minWidth="56">
            <Field.Label>{t('drafts.title')}</Field.Label>
            <Input
              ref={field}
              value={title}
              maxLength={titleLimit}
              onChange={({ target }) => setTitle(target.value)}
            />
            <Field.ErrorText>
              {t(title.trim() === '' ? 'drafts.titleMissing' : 'problem.unprintable')}
            </Field.ErrorText>
          </Field.Root>
          <Button type="submit" loading={isLoading} loadingText={t('drafts.create')}>
            {t('drafts.create')}
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}

/** Those that wait for somebody come first. */
const states = ['returned', 'asked', 'approved', 'written'];
const rank = ({ review }: Draft) => states.indexOf(review?.state ?? 'written');

function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useTranslation('desk');
  return (
    <Stack as="section" aria-labelledby="drafts" gap="3">
      <SectionTitle id="drafts">{t('drafts.current')}</SectionTitle>
      {drafts.length === 0 && <Text color="fg.muted">{t('drafts.none')}</Text>}
      <Box as="ul" listStyleType="none" borderBottomWidth={drafts.length > 0 ? '1px' : undefined}>
        {drafts
          .toSorted((a, b) => rank(a) - rank(b))
          .map((draft) => (
            <Stack as="li" key={draft.name} gap="0.5" borderTopWidth="1px" paddingBlock="3">
              <HStack gap="2" flexWrap="wrap">
                <PageLink
                  href={draftAddress(draft.name)}
                  color="link"
                  fontWeight="600"
                  textDecoration="underline"
                >
                  {draft.title}
                </PageLink>
                <DraftState draft={draft} />
              </HStack>
              <DraftFacts draft={draft} />
              <ReviewNote draft={draft} />
            </Stack>
          ))}
      </Box>
    </Stack>
  );
}

/** Lists the drafts: a publish takes nothing of them before they are merged. */
export function DraftsScreen() {
  const { t } = useTranslation('desk');
  const { data, error, refetch } = useDraftsQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    // A draft that was merged or removed is no longer in it.
    refetchOnMountOrArgChange: true,
  });
  return (
    <Stack gap="8">
      <Stack gap="2">
        <ScreenTitle>{t('screen.drafts')}</ScreenTitle>
        <Text color="fg.muted">{t('drafts.lead')}</Text>
      </Stack>
      <NewDraft />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data && <DraftList drafts={data} />}
      {!data && !error && <Loading />}
    </Stack>
  );
}
