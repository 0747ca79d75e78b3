import { Badge, Box, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, isPlainText } from '../../../api';
import { goTo, TextLink } from '../../kit/address';
import { Notice, Pending, ProblemNotice } from '../../kit/feedback';
import { Moment } from '../../kit/formats';
import { draftAddress } from '../contentItems';
import { ActionButton, Labelled } from '../../kit/controls';
import { useProblemSentence } from '../../problemTexts';
import { Quoted, Screen, Section, Small } from '../../kit/screenLayout';
import { draftApi } from './draftApi';

const pollMs = 60_000;
const titleLimit = 200;

const palettes = { written: 'gray', asked: 'blue', approved: 'green', returned: 'orange' } as const;

export function DraftState({ draft: { review } }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  const state = review?.state ?? 'written';
  return (
    <Badge colorPalette={palettes[state]} alignSelf="flex-start">
      {t(`drafts.state.${state}`)}
    </Badge>
  );
}

/** Who has asked for a review, approved or returned it, and what they said. */
export function ReviewNote({ draft: { review } }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  if (!review) return null;
  return (
    <Text textStyle="small">
      {t(`drafts.by.${review.state}`, { name: review.by })} <Moment at={review.at} />
      <Quoted text={review.note} />
    </Text>
  );
}

export function DraftFacts({ draft }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  return (
    <Small>
      {t('drafts.owner', { name: draft.owner })}
      {` · ${draft.changedFiles > 0 ? t('drafts.files', { count: draft.changedFiles }) : t('unchanged')}`}
      {draft.changedAt !== null && (
        <>
          {' · '}
          <Moment at={draft.changedAt} />
        </>
      )}
    </Small>
  );
}

function NewDraft() {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [create, { isLoading, error }] = draftApi.useNewDraftMutation();
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
      {error && <ProblemNotice error={error} />}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <HStack align="flex-end" gap="3" flexWrap="wrap" maxWidth="measure">
          <Labelled
            label={t('drafts.title')}
            wrong={
              isTried && isWrong && t(title.trim() === '' ? 'drafts.titleMissing' : 'problem.unprintable')
            }
            required
            flex="1"
            minWidth="56"
          >
            <Input
              ref={field}
              value={title}
              maxLength={titleLimit}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Labelled>
          <ActionButton type="submit" alignSelf="auto" label={t('drafts.create')} isBusy={isLoading} />
        </HStack>
      </form>
    </Stack>
  );
}

/** Those that wait for somebody come first. */
const states = ['returned', 'asked', 'approved', 'written'];
const rank = ({ review }: Draft) => states.indexOf(review?.state ?? 'written');

function ReadableDraft({ draft }: { draft: Draft }) {
  return (
    <>
      <HStack gap="2" flexWrap="wrap">
        <TextLink href={draftAddress(draft.name)} fontWeight="600">
          {draft.title}
        </TextLink>
        <DraftState draft={draft} />
      </HStack>
      <DraftFacts draft={draft} />
      <ReviewNote draft={draft} />
    </>
  );
}

/** A draft whose commits cannot be read: only the technical team can do something about it. */
function UnreadableDraft({ title, problem }: { title: string; problem: string }) {
  const { t } = useTranslation('desk');
  const sentenceOf = useProblemSentence();
  return (
    <Notice status="error" title={t('drafts.unreadable', { title })}>
      {sentenceOf(problem)}
    </Notice>
  );
}

function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useTranslation('desk');
  return (
    <Section title={t('drafts.current')} lead={drafts.length === 0 ? t('drafts.none') : undefined}>
      <Box as="ul" listStyleType="none" borderBottomWidth={drafts.length > 0 ? '1px' : undefined}>
        {drafts
          .toSorted((a, b) => rank(a) - rank(b))
          .map((draft) => (
            <Stack as="li" key={draft.name} gap="0.5" borderTopWidth="1px" paddingBlock="3">
              {draft.problem === undefined ? (
                <ReadableDraft draft={draft} />
              ) : (
                <UnreadableDraft title={draft.title} problem={draft.problem} />
              )}
            </Stack>
          ))}
      </Box>
    </Section>
  );
}

/** Lists the drafts: a publish takes nothing of them before they are merged. */
export function DraftsScreen() {
  const { t } = useTranslation('desk');
  const drafts = draftApi.useDraftsQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    // A draft that was merged or removed is no longer in it.
    refetchOnMountOrArgChange: true,
  });
  return (
    <Screen title={t('screen.drafts')} lead={t('drafts.lead')}>
      <NewDraft />
      <Pending of={drafts} />
      {drafts.data && <DraftList drafts={drafts.data} />}
    </Screen>
  );
}
