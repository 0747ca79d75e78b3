import {
  Box,
  Button,
  Center,
  Collapsible,
  HStack,
  Icon,
  Progress,
  Spinner,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publish } from '../../api';
import { formatClock, formatSeconds, Moment, useWho } from '../kit/formats';
import { Quoted, Section, Small } from '../kit/screenLayout';
import { type PublishStep, publishSteps } from '../../../publishing/events';

export interface StepState {
  step: PublishStep;
  state: 'waiting' | 'running' | 'finished' | 'failed' | 'skipped';
  seconds?: number;
}

/** Each step as the events so far tell. */
export function stepStates({ events, state }: Publish): StepState[] {
  return publishSteps.map((step) => {
    const own = events
      .map(({ event }) => event)
      .filter((event) => event.type !== 'published' && event.step === step);
    const end = own.findLast(({ type }) => type === 'finished' || type === 'failed');
    if (end?.type === 'finished') return { step, state: 'finished', seconds: end.seconds };
    if (end) return { step, state: 'failed' };
    if (own.length === 0) return { step, state: state === 'failed' ? 'skipped' : 'waiting' };
    // A killed process has not told that its step failed.
    return { step, state: state === 'failed' ? 'failed' : 'running' };
  });
}

/** Output of Gatsby and the steps, in order. */
export function linesOf({ events }: Publish): { at: string; line: string }[] {
  return events.flatMap(({ at, event }) =>
    event.type === 'progress' || event.type === 'finished' ? [{ at, line: event.detail }] : [],
  );
}

export function reportOf({ events }: Publish) {
  const last = events.findLast(({ event }) => event.type === 'published')?.event;
  return last?.type === 'published' ? last.report : undefined;
}

/** The bar does not say "done" before the server does. */
const maxPercent = 95;

/** Ticks each second; stops with the component. */
export function useSecondsSince(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  // The server's clock may be ahead of this one.
  return Math.max(0, (now - Date.parse(iso)) / 1_000);
}

const marks = {
  finished: 'M3 8.5l3.2 3.2L13 5',
  failed: 'M4 4l8 8M12 4l-8 8',
  waiting: 'M8 8h.01',
  skipped: 'M5 8h6',
} as const;
const markColors = {
  finished: 'green.fg',
  failed: 'fg.error',
  waiting: 'fg.muted',
  skipped: 'fg.muted',
} as const;

/** Decoration: the state is written beside it. */
function StepMark({ state }: Pick<StepState, 'state'>) {
  if (state === 'running') return <Spinner size="xs" />;
  return (
    <Icon size="sm" color={markColors[state]} aria-hidden>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d={marks[state]} />
      </svg>
    </Icon>
  );
}

export function StepList({ publish }: { publish: Publish }) {
  const { t } = useTranslation('desk');
  return (
    <Box as="ol" listStyleType="none" aria-label={t('publish.steps')} borderBottomWidth="1px">
      {stepStates(publish).map(({ step, state, seconds }) => (
        <HStack
          as="li"
          key={step}
          aria-current={state === 'running' ? 'step' : undefined}
          borderTopWidth="1px"
          paddingBlock="2"
          gap="3"
          color={state === 'waiting' || state === 'skipped' ? 'fg.muted' : 'fg'}
          fontWeight={state === 'running' ? '600' : '400'}
        >
          <Center boxSize="5" flexShrink="0">
            <StepMark state={state} />
          </Center>
          <Text flex="1">{t(`step.${step}`)}</Text>
          <Small fontWeight="400" fontVariantNumeric="tabular-nums">
            {seconds === undefined ? t(`stepState.${state}`) : formatSeconds(seconds)}
          </Small>
        </HStack>
      ))}
    </Box>
  );
}

export function Lines({ publish }: { publish: Publish }) {
  const { t } = useTranslation('desk');
  const lines = linesOf(publish);
  if (lines.length === 0) return null;
  return (
    <Collapsible.Root lazyMount>
      <Collapsible.Trigger asChild>
        <Button size="sm" variant="outline">
          {t('publish.lines', { count: lines.length })}
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Box
          // Reached by the keyboard, or those who use no mouse could not scroll it.
          tabIndex={0}
          role="region"
          aria-label={t('publish.linesLabel')}
          textStyle="code"
          bg="bg.subtle"
          borderWidth="1px"
          marginTop="3"
          padding="3"
          maxHeight="log"
          overflowY="auto"
        >
          {lines.map(({ at, line }, index) => (
            // Lines repeat, and are only ever added.
            <Text key={index} textStyle="code" whiteSpace="pre-wrap">
              <Text as="span" color="fg.muted">
                {formatClock(at)}{' '}
              </Text>
              {line}
            </Text>
          ))}
        </Box>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

/** @param percent null while nobody knows */
export function ProgressBar({
  label,
  percent,
  time,
}: {
  label: string;
  percent: number | null;
  time: string;
}) {
  const id = useId();
  return (
    <Progress.Root value={percent} size="sm" colorPalette="brand">
      <HStack justify="space-between" gap="4" flexWrap="wrap" marginBottom="2">
        <Progress.Label id={id} fontWeight="600">
          {label}
        </Progress.Label>
        <Small fontVariantNumeric="tabular-nums">{time}</Small>
      </HStack>
      <Progress.Track aria-labelledby={id}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

/** Says who has asked for the publish, when and why. */
export function AskedBy({ publish: { by, via, note, queuedAt } }: { publish: Publish }) {
  const { t } = useTranslation('desk');
  const who = useWho();
  return (
    <Box>
      <Text color="fg.muted">
        {t(`publish.askedBy.${via}`, { name: who(by) })} <Moment at={queuedAt} />
      </Text>
      <Quoted text={note} />
    </Box>
  );
}

export function PublishProgress({ publish }: { publish: Publish }) {
  const { t } = useTranslation('desk');
  const { queuedAt, startedAt, estimatedSeconds, state } = publish;
  const elapsed = useSecondsSince(startedAt ?? queuedAt);
  const running = stepStates(publish).find((step) => step.state === 'running')?.step;
  const now = running ? t(`step.${running}`) : t('publish.queued');
  const percent =
    state === 'queued' || estimatedSeconds === null || estimatedSeconds === 0
      ? null
      : Math.min(maxPercent, Math.round((elapsed / estimatedSeconds) * 100));
  return (
    <Section title={t('publish.underWay')} gap="5">
      <AskedBy publish={publish} />
      {/* The step alone: seconds and lines would never let a reader finish. */}
      <VisuallyHidden role="status">{t('publish.stepNow', { step: now })}</VisuallyHidden>
      <ProgressBar
        label={now}
        percent={percent}
        time={
          estimatedSeconds === null
            ? formatSeconds(elapsed)
            : `${formatSeconds(elapsed)} · ${t('publish.usually', { time: formatSeconds(estimatedSeconds) })}`
        }
      />
      <StepList publish={publish} />
      <Lines publish={publish} />
    </Section>
  );
}
