import { Dialog, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../api';
import { deskApi } from '../deskApi';
import { OwnSessions } from './OwnSessions';
import { SecondFactor } from './SecondFactor';
import { isWrongPassword, Refusal, useCodeField } from './useCodeField';
import { toaster } from '../kit/feedback';
import { DialogFrame } from '../kit/dialogs';
import { PasswordFields, type TypedPasswords } from './PasswordFields';

function PasswordForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { t } = useTranslation('desk');
  const [change, { isLoading, error }] = deskApi.useChangePasswordMutation();
  const asked = useCodeField();
  const submit = async ({ current = '', password = '' }: TypedPasswords) => {
    const { data, error: refusal } = await change({ current, password, ...asked.code });
    if (!data) {
      if (asked.refused(refusal)) return undefined;
      return isWrongPassword(refusal) ? 'current' : 'password';
    }
    asked.accepted(data);
    onChanged();
    return undefined;
  };
  return (
    <PasswordFields
      name={name}
      labels={{ current: t('account.current'), password: t('account.password'), again: t('account.again') }}
      help={t('account.passwordHelp')}
      action={t('account.change')}
      isBusy={isLoading}
      onSubmit={submit}
      more={asked.field}
    >
      <Refusal error={error} />
    </PasswordFields>
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

/** Lets people change their own password and second factor, and look after their sessions. */
export function AccountDialog({ session, trigger }: { session: Session; trigger: ReactNode }) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const onChanged = () => {
    setIsOpen(false);
    toaster.create({ type: 'success', title: t('account.changed') });
  };
  return (
    <DialogFrame
      title={t('account.title')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      scrollBehavior="outside"
    >
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
          <Part title={t('account.sessions')}>
            <OwnSessions />
          </Part>
        </Stack>
      </Dialog.Body>
    </DialogFrame>
  );
}
