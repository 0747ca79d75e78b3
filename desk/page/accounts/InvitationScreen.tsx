import { useTranslation } from 'react-i18next';
import { leaveLink } from '../kit/address';
import { deskError } from '../deskApi';
import { Notice, Pending } from '../kit/feedback';
import { EntryPage } from './SignIn';
import { Refusal, useCodeField } from './useCodeField';
import { PasswordFields, type TypedPasswords } from './PasswordFields';
import { accountApi } from './accountApi';

function PasswordForm({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('desk');
  const [accept, { error, isLoading }] = accountApi.useAcceptInvitationMutation();
  const asked = useCodeField();
  const submit = async ({ password = '' }: TypedPasswords) => {
    const { data, error: refusal } = await accept({ token, password, ...asked.code });
    if (!data) return asked.refused(refusal) ? undefined : 'password';
    asked.accepted(data);
    leaveLink();
    return undefined;
  };
  return (
    <PasswordFields
      name={name}
      labels={{ password: t('accounts.password'), again: t('accounts.again') }}
      help={t('accounts.passwordHelp')}
      action={t('accounts.choose')}
      isBusy={isLoading}
      more={asked.field}
      onSubmit={submit}
    >
      <Refusal error={error} />
    </PasswordFields>
  );
}

/** Opened by a link of an administrator. It is used up by choosing a password, not by being opened. */
export function InvitationScreen({ token }: { token: string }) {
  const { t } = useTranslation('desk');
  const invitee = accountApi.useInviteeQuery(token);
  const { data: name, error } = invitee;
  const isExpired = error && deskError(error).code === 'link-expired';
  return (
    <EntryPage
      title={t('accounts.welcome')}
      lead={name === undefined ? '' : t('accounts.welcomeLead', { name })}
    >
      {isExpired ? <Notice status="warning">{t('accounts.expired')}</Notice> : <Pending of={invitee} />}
      {!error && name !== undefined && <PasswordForm token={token} name={name} />}
    </EntryPage>
  );
}
