import { Box, chakra, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantInParis, isAtLeast, localTimeInParis, type Schedule, type Session } from '../../api';
import { ProblemNotice, toaster } from '../kit/feedback';
import { formatMoment, Moment, useLanguage } from '../kit/formats';
import { ActionButton, Labelled } from '../kit/controls';
import { ListRow, Quoted, Section } from '../kit/screenLayout';
import { deskApi } from '../deskApi';
import { WithdrawButton } from '../kit/dialogs';

/** Plans that have become due leave the list by polling. */
const pollMs = 60_000;

interface PlanFormProps {
  revision: string;
  note: string;
  onPlanned: () => void;
}

/** Plans a publish of the revision that is shown. It asks nothing more, as what is planned can be withdrawn. */
export function PlanForm({ revision, note, onPlanned }: PlanFormProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [earliest] = useState(() => localTimeInParis(new Date()));
  const [time, setTime] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [plan, { isLoading, error }] = deskApi.usePlanMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const instant = instantInParis(time);
    const isToCome = instant !== undefined && instant.getTime() > Date.now();
    setIsWrong(!isToCome);
    if (!isToCome) {
      field.current?.focus();
      return;
    }
    const at = instant.toISOString();
    const result = await plan({ revision, note, at });
    if (result.error) return;
    setTime('');
    onPlanned();
    toaster.create({ type: 'success', title: t('plan.done', { moment: formatMoment(at, language) }) });
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5" align="flex-start">
        {error && <ProblemNotice error={error} />}
        <Labelled
          label={t('plan.time')}
          help={t('plan.timeHelp')}
          wrong={isWrong && t('plan.timeMissing')}
          required
          maxWidth="form"
        >
          <Input
            ref={field}
            type="datetime-local"
            min={earliest}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </Labelled>
        <ActionButton type="submit" size="lg" label={t('plan.submit')} isBusy={isLoading} />
      </Stack>
    </chakra.form>
  );
}

function Withdraw({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('desk');
  const moment = formatMoment(schedule.at, useLanguage());
  const [withdraw] = deskApi.useWithdrawMutation();
  return (
    <WithdrawButton
      describedBy={`schedule-${schedule.id}`}
      title={t('plan.withdrawTitle', { moment })}
      description={t('plan.withdrawBody')}
      label={t('plan.withdraw')}
      done={t('plan.withdrawn', { moment })}
      withdraw={() => withdraw(schedule.id)}
    />
  );
}

/** Publishes that are planned, the next first; nothing where there are none. */
export function PlannedPublishes({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const {
    data: schedules = [],
    error,
    refetch,
  } = deskApi.useSchedulesQuery(undefined, { pollingInterval: pollMs });
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (schedules.length === 0) return null;
  return (
    <Section id="planned" title={t('plan.title')}>
      <Box as="ul" aria-labelledby="planned" listStyleType="none" borderBottomWidth="1px">
        {schedules.map((schedule) => (
          <ListRow key={schedule.id}>
            <Stack gap="0" minWidth="0" id={`schedule-${schedule.id}`}>
              <HStack gap="3" rowGap="0" flexWrap="wrap">
                <Moment at={schedule.at} />
                <Text color="fg.muted">{t('plan.by', { name: schedule.by })}</Text>
              </HStack>
              {schedule.isOrphaned && (
                <Text fontWeight="600">{t('plan.orphaned', { name: schedule.by })}</Text>
              )}
              {schedule.isOvertaken && !schedule.isOrphaned && (
                <Text fontWeight="600">{t('plan.overtaken')}</Text>
              )}
              <Quoted text={schedule.note} />
            </Stack>
            {isAtLeast(session.role, 'publisher') && <Withdraw schedule={schedule} />}
          </ListRow>
        ))}
      </Box>
    </Section>
  );
}
