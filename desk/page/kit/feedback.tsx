import {
  Alert,
  Box,
  Button,
  chakra,
  createToaster,
  Spinner,
  Stack,
  Text,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publish } from '../../api';
import { deskError, type DeskError } from '../deskApi';

export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true });

/** Results of actions, over whatever screen is open. */
export function Toasts() {
  const { t } = useTranslation('desk');
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          <Toast.CloseTrigger aria-label={t('close')} />
        </Toast.Root>
      )}
    </Toaster>
  );
}

/** Words for what the server refused, and what to do about it. */
export function useProblemText(): (error: DeskError | SerializedError) => string {
  const { t } = useTranslation('desk');
  return (error) => {
    const { code, message, retryAfter } = deskError(error);
    if (code === 'too-many-requests' && retryAfter !== undefined)
      return t('problem.too-many-requests-seconds', { count: retryAfter });
    return t(`problem.${code}`, { message });
  };
}

interface NoticeProps {
  status: 'error' | 'warning' | 'info' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once: the answer to something that was just done. */
  isUrgent?: boolean;
}

export function Notice({ status, title, children, isUrgent = false }: NoticeProps) {
  return (
    <Alert.Root
      status={status}
      role={isUrgent ? 'alert' : undefined}
      bg="colorPalette.subtle"
      borderInlineStartWidth="3px"
      borderInlineStartColor="colorPalette.solid"
      borderRadius="0"
    >
      <Alert.Indicator aria-hidden />
      <Alert.Content color="fg">
        {title !== undefined && <Alert.Title fontWeight="600">{title}</Alert.Title>}
        {children !== undefined && <Alert.Description as="div">{children}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  );
}

/** A notice that says what the server refused. The dialog of a session that has ended says so itself. */
export function ProblemNotice({
  error,
  onRetry,
}: {
  error: DeskError | SerializedError;
  onRetry?: () => void;
}) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  if (deskError(error).code === 'signed-out') return null;
  return (
    <Notice status="error" isUrgent>
      <Stack align="flex-start" gap="3">
        <Text>{textOf(error)}</Text>
        {onRetry && (
          <Button size="sm" variant="outline" bg="bg" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

/** Why a publish failed and what to do, with the lines that say more. */
export function FailureText({ failure, message }: Pick<Publish, 'failure' | 'message'>) {
  const { t } = useTranslation('desk');
  // The first line says what our own words say, and that of a hold what to do in a shell.
  const [, ...others] = (message ?? '').split('\n');
  const lines = failure === undefined ? message : failure === 'held' ? '' : others.join('\n');
  return (
    <>
      {failure && t(`failure.${failure}`)}
      {lines && (
        <Text as="span" display="block" textStyle="code" whiteSpace="pre-wrap">
          {lines}
        </Text>
      )}
      {!failure && t('failure.other')}
    </>
  );
}

/** Ids and the like, for technical support: nobody else needs to see them. */
export function Technical({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk');
  return (
    <details>
      <chakra.summary textStyle="small" color="fg.muted" cursor="pointer" width="fit-content">
        {t('changes.technical')}
      </chakra.summary>
      <Box textStyle="code" paddingTop="2">
        {children}
      </Box>
    </details>
  );
}

export function Loading() {
  const { t } = useTranslation('desk');
  return (
    <Stack direction="row" align="center" role="status" color="fg.muted" paddingBlock="8">
      <Spinner size="sm" />
      <Text>{t('loading')}</Text>
    </Stack>
  );
}

interface PendingProps {
  of: { data?: unknown; error?: DeskError | SerializedError | undefined; refetch: () => unknown };
}

/** Stands for an answer until it is there, and says why it does not come. */
export function Pending({ of: { data, error, refetch } }: PendingProps) {
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : null;
}
