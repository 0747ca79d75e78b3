import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Changes, isAtLeast, type Session } from '../../api';
import { TextLink } from '../kit/address';
import { ConfirmDialog, NoteField } from '../kit/dialogs';
import { deskApi, deskError } from '../deskApi';
import { Notice, Pending, ProblemNotice, toaster } from '../kit/feedback';
import { formatCount, useLanguage } from '../kit/formats';
import { PlanForm, PlannedPublishes } from './PlannedPublishes';
import { PublishProgress } from './PublishProgress';
import { PublishResult } from './PublishResult';
import { useDeskDispatch, useDeskSelector } from '../kit/deskStore';
import { Quoted, Screen, Section, Small } from '../kit/screenLayout';
import { Tick } from '../kit/controls';
import { noteTyped } from '../kit/visit';

const changeKinds = ['added', 'edited', 'removed'] as const;

function countsOf({ changes }: Changes) {
  return changeKinds.map((kind) => ({ kind, count: changes.filter(({ change }) => change === kind).length }));
}

function Counts({ changes }: { changes: Changes }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return (
    <HStack as="dl" gap={{ base: '6', md: '10' }} flexWrap="wrap">
      {countsOf(changes).map(({ kind, count }) => (
        // Read as "added: 3", shown with the figure first.
        <Stack key={kind} direction="column-reverse" gap="0">
          <Small as="dt">{t(`publish.${kind}`, { count })}</Small>
          <Text as="dd" textStyle="figure" color="brand.fg">
            {formatCount(count, language)}
          </Text>
        </Stack>
      ))}
    </HStack>
  );
}

/** A sentence: the number of changes, or why there is none. */
function useSummary({ live, changes }: Changes): string {
  const { t } = useTranslation('desk');
  if (!live) return t('publish.first');
  if (!live.revision) return t('publish.unknownChanges');
  return changes.length === 0 ? t('publish.noChanges') : t('publish.someChanges', { count: changes.length });
}

/** The reason why this person cannot publish now. */
function Obstacle({ changes, session }: { changes: Changes; session: Session }) {
  const { t } = useTranslation('desk');
  const problems = changes.latest.problems.length;
  if (!isAtLeast(session.role, 'publisher'))
    return <Notice status="info">{t('publish.editorsMayNot')}</Notice>;
  if (changes.hold) return <Notice status="warning">{t('publish.isHeld')}</Notice>;
  return (
    <Notice status="error">
      {t('publish.hasProblems', { count: problems })}{' '}
      <TextLink href="/changes">{t('publish.seeProblems')}</TextLink>
    </Notice>
  );
}

/** True also while on hold: the planned publish then waits. */
function mayPlan({ latest }: Changes, { role }: Session): boolean {
  return isAtLeast(role, 'publisher') && latest.problems.length === 0;
}

const times = ['now', 'later'] as const;

type When = (typeof times)[number];

function WhenField({ value, onChange }: { value: When; onChange: (when: When) => void }) {
  const { t } = useTranslation('desk');
  const labels = { now: t('publish.whenNow'), later: t('publish.whenLater') };
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="500" marginBottom="2">
        {t('publish.when')}
      </chakra.legend>
      <HStack gap="6" rowGap="2" flexWrap="wrap">
        {times.map((time) => (
          <Tick
            key={time}
            oneOf="when"
            label={labels[time]}
            isTicked={value === time}
            onTick={() => onChange(time)}
          />
        ))}
      </HStack>
    </chakra.fieldset>
  );
}

interface ConfirmProps {
  changes: Changes;
  isBusy: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onConfirm: () => void;
}

function ConfirmPublish({ changes, isBusy, isOpen, onOpen, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('desk');
  const trigger = useRef<HTMLButtonElement>(null);
  const note = useDeskSelector(({ visit }) => visit.publishNote);
  const summary = useSummary(changes);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={onOpen}
      trigger={
        <Button ref={trigger} size="lg" alignSelf="flex-start">
          {t('publish.now')}
        </Button>
      }
      title={t('publish.confirmTitle')}
      description={summary}
      confirm={t('publish.confirm')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      // The button is gone once a publish is under way.
      finalFocus={() => trigger.current ?? document.querySelector('h1')}
    >
      {changes.changes.length > 0 && <Counts changes={changes} />}
      <Quoted text={note} />
      <Text>{t('publish.confirmBody')}</Text>
    </ConfirmDialog>
  );
}

function PublishForm({ changes, session }: { changes: Changes; session: Session }) {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  const note = useDeskSelector(({ visit }) => visit.publishNote);
  const [isOpen, setIsOpen] = useState(false);
  const [when, setWhen] = useState<When>('now');
  const [publish, { isLoading, error }] = deskApi.usePublishMutation();
  const summary = useSummary(changes);
  const revision = changes.latest.id;
  const isAllowed = mayPlan(changes, session);

  const start = async () => {
    const result = await publish({ revision, note });
    if (result.error) {
      // Any other refusal means that what the dialog says is no longer so.
      if (deskError(result.error).code !== 'signed-out') setIsOpen(false);
      return;
    }
    setIsOpen(false);
    dispatch(noteTyped(''));
    toaster.create({ type: 'info', title: t('publish.started') });
  };

  return (
    <Section title={t('publish.next')} gap="6">
      <Text>{summary}</Text>
      {changes.changes.length > 0 && <Counts changes={changes} />}
      {error && <ProblemNotice error={error} />}
      {(!isAllowed || changes.hold) && <Obstacle changes={changes} session={session} />}
      {isAllowed && (
        <>
          <Box maxWidth="measure">
            <NoteField value={note} onChange={(typed) => dispatch(noteTyped(typed))} />
          </Box>
          {!changes.hold && <WhenField value={when} onChange={setWhen} />}
          {when === 'now' && !changes.hold ? (
            <ConfirmPublish
              changes={changes}
              isBusy={isLoading}
              isOpen={isOpen}
              onOpen={setIsOpen}
              onConfirm={() => void start()}
            />
          ) : (
            <PlanForm revision={revision} note={note} onPlanned={() => dispatch(noteTyped(''))} />
          )}
        </>
      )}
    </Section>
  );
}

export function PublishScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const changes = deskApi.useChangesQuery();
  const latest = deskApi.useLatestPublishQuery();
  const asked = {
    data: latest.data === undefined ? undefined : changes.data,
    error: changes.error ?? latest.error,
    refetch: () => Promise.all([changes.refetch(), latest.refetch()]),
  };
  const publish = latest.data;
  const isEnded = publish?.state === 'succeeded' || publish?.state === 'failed';
  return (
    <Screen title={t('screen.publish')} lead={t('publish.lead')}>
      <Pending of={asked} />
      {publish && !isEnded && <PublishProgress publish={publish} />}
      {changes.data && publish !== undefined && (publish === null || isEnded) && (
        <PublishForm changes={changes.data} session={session} />
      )}
      <PlannedPublishes session={session} />
      {publish && isEnded && <PublishResult publish={publish} siteUrl={session.siteUrl} />}
    </Screen>
  );
}
