import { Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../api';
import { ActionButton } from '../kit/controls';
import { Pending, ProblemNotice } from '../kit/feedback';
import { Moment } from '../kit/formats';
import { ListRow, Small } from '../kit/screenLayout';
import { accountApi } from './accountApi';

interface OwnSessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function OwnSessionRow({ session, isBusy, onEnd }: OwnSessionRowProps) {
  const { t } = useTranslation('desk');
  const id = useId();
  const { browser, isThis, signedInBy, startedAt, usedAt } = session;
  return (
    <ListRow>
      <Stack gap="0" minWidth="0" flex="1 1 {sizes.3xs}" id={id}>
        <Text>{`${browser || t('account.unknownBrowser')}${isThis ? ` ${t('account.thisSession')}` : ''}`}</Text>
        <Small>
          {t('account.since')} <Moment at={startedAt} />
          {`, ${t(`account.signedInBy.${signedInBy}`)} · ${t('account.lastUsed')} `}
          <Moment at={usedAt} />
        </Small>
      </Stack>
      {!isThis && (
        <ActionButton
          size="sm"
          variant="outline"
          alignSelf="center"
          label={t('account.endSession')}
          aria-describedby={id}
          isBusy={isBusy}
          onClick={onEnd}
        />
      )}
    </ListRow>
  );
}

/** One's own sessions: where, since when, how signed in; each of the others is ended, or all of them at once. */
export function OwnSessions() {
  const { t } = useTranslation('desk');
  const sessions = accountApi.useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { data, isLoading, error, originalArgs }] = accountApi.useEndOtherSessionsMutation();
  const told = useRef<HTMLParagraphElement>(null);
  const endOne = async (id: number) => {
    await end(id);
    // The button goes away with its row.
    told.current?.focus();
  };
  return (
    <>
      <Text color="fg.muted">{t('account.sessionsLead')}</Text>
      <Pending of={sessions} />
      {sessions.data && (
        <Stack as="ul" gap="0" borderBottomWidth="1px" aria-label={t('account.sessions')}>
          {sessions.data.map((session) => (
            <OwnSessionRow
              key={session.id}
              session={session}
              isBusy={isLoading && originalArgs === session.id}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </Stack>
      )}
      {error && <ProblemNotice error={error} />}
      <ActionButton
        variant="outline"
        label={t('account.endOthers')}
        isBusy={isLoading && originalArgs === undefined}
        onClick={() => void end(undefined)}
      />
      <Text ref={told} role="status" tabIndex={-1}>
        {data !== undefined &&
          (data === 0 ? t('account.noOthers') : t('account.othersEnded', { count: data }))}
      </Text>
    </>
  );
}
