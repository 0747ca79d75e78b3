import { Button, chakra, CloseButton, Dialog, Field, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../api';
import { deskError, useChangePasswordMutation, useEndOtherSessionsMutation } from './deskApi';
import { SecondFactor } from './accounts/SecondFactor';
import { Notice, ProblemNotice, toaster } from './feedback';

const fields = ['current', 'password', 'again'] as const;

type Passwords = Record<(typeof fields)[number], string>;

const none: Passwords = { current: '', password: '', again: '' };

/** Finds wrong fields; the server checks the rest. */
function missing({ current, password, again }: Passwords) {
  return { current: current === '', password: password === '', again: again !== password };
}

function PasswordForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { t } = useTranslation('desk');
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const [typed, setTyped] = useState(none);
  const [isTried, setIsTried] = useState(false);
  const inputs = useRef<Partial<Record<keyof Passwords, HTMLInputElement | null>>>({});
  const wrong = missing(typed);
  const help = { current: undefined, password: t('account.passwordHelp'), again: undefined };
  const code = error && deskError(error).code;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const first = fields.find((field) => wrong[field]);
    if (first) {
      inputs.current[first]?.focus();
      return;
    }
    const result = await change({ current: typed.current, password: typed.password });
    setIsTried(false);
    if (result.error) {
      const refused = deskError(result.error).code === 'wrong-password' ? 'current' : 'password';
      inputs.current[refused]?.focus();
    } else onChanged();
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        {error && code !== 'signed-out' && code !== 'wrong-password' && <ProblemNotice error={error} />}
        {code === 'wrong-password' && (
          <Notice status="error" isUrgent>
            {t('account.currentWrong')}
          </Notice>
        )}
        {/* Password managers store the password with this name. */}
        <chakra.input type="text" autoComplete="username" value={name} readOnly hidden />
        {fields.map((field) => (
          <Field.Root key={field} required invalid={isTried && wrong[field]}>
            <Field.Label>{t(`account.${field}`)}</Field.Label>
            <Input
              ref={(input) => {
                inputs.current[field] = input;
              }}
              type="password"
              name={field}
              autoComplete={field === 'current' ? 'current-password' : 'new-password'}
              maxLength={200}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
            {help[field] !== undefined && <Field.HelperText color="fg.muted">{help[field]}</Field.HelperText>}
            <Field.ErrorText>{t(`account.${field}Missing`)}</Field.ErrorText>
          </Field.Root>
        ))}
        <Button type="submit" alignSelf="flex-start" loading={isLoading} loadingText={t('account.change')}>
          {t('account.change')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" paddingTop="5">
      <Text as="h3" textStyle="group">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function OtherSessions() {
  const { t } = useTranslation('desk');
  const [end, { data, isLoading, error }] = useEndOtherSessionsMutation();
  return (
    <>
      <Text color="fg.muted">{t('account.othersLead')}</Text>
      {error && deskError(error).code !== 'signed-out' && <ProblemNotice error={error} />}
      <Button
        variant="outline"
        alignSelf="flex-start"
        loading={isLoading}
        loadingText={t('account.endOthers')}
        onClick={() => void end()}
      >
        {t('account.endOthers')}
      </Button>
      <Text role="status">
        {data !== undefined &&
          (data === 0 ? t('account.noOthers') : t('account.othersEnded', { count: data }))}
      </Text>
    </>
  );
}

function OwnCredentials({ session, onChanged }: { session: Session; onChanged: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Part title={t('account.passwordTitle')}>
        {session.hasPassword ? (
          <PasswordForm name={session.name} onChanged={onChanged} />
        ) : (
          <Text color="fg.muted">{t('account.byLink')}</Text>
        )}
      </Part>
      <Part title={t('secondFactor.title')}>
        <SecondFactor session={session} />
      </Part>
    </>
  );
}

/** Lets people change their own password and second factor, and end their other sessions. */
export function AccountDialog({ session, trigger }: { session: Session; trigger: ReactNode }) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const onChanged = () => {
    setIsOpen(false);
    toaster.create({ type: 'success', title: t('account.changed') });
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      placement="center"
      scrollBehavior="outside"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header paddingEnd="12">
              <Dialog.Title textStyle="section">{t('account.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Stack gap="6">
                <Dialog.Description color="fg" textStyle="md">
                  {`${session.name}, ${t(`role.${session.role}`)}. ${t(`accounts.roleHelp.${session.role}`)}`}
                </Dialog.Description>
                {session.isCompanyAccount ? (
                  <Part title={t('account.company')}>
                    <Text color="fg.muted">{t('account.companyLead')}</Text>
                  </Part>
                ) : (
                  <OwnCredentials session={session} onChanged={onChanged} />
                )}
                <Part title={t('account.others')}>
                  <OtherSessions />
                </Part>
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
