import { Button, chakra, Field, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveLink } from '../address';
import { deskError } from '../deskApi';
import { Loading, Notice, ProblemNotice } from '../feedback';
import { EntryPage } from '../SignIn';
import { useCodeField } from './useCodeField';
import { useAcceptInvitationMutation, useInviteeQuery } from './accountApi';

function PasswordForm({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('desk');
  const [accept, { error, isLoading }] = useAcceptInvitationMutation();
  const asked = useCodeField();
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [isTried, setIsTried] = useState(false);
  const inputs = useRef<Partial<Record<keyof typeof typed, HTMLInputElement | null>>>({});
  const fields = [
    { field: 'password', isWrong: typed.password === '', wrong: t('account.passwordMissing') },
    { field: 'again', isWrong: typed.again !== typed.password, wrong: t('account.againMissing') },
  ] as const;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const first = fields.find(({ isWrong }) => isWrong);
    if (first) {
      inputs.current[first.field]?.focus();
      return;
    }
    const { data, error: refusal } = await accept({ token, password: typed.password, ...asked.code });
    if (data) {
      asked.accepted(data);
      leaveLink();
    } else if (!asked.refused(refusal)) inputs.current.password?.focus();
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        {error && deskError(error).code !== 'code-needed' && <ProblemNotice error={error} />}
        {/* Password managers store the password with this name. */}
        <chakra.input type="text" autoComplete="username" value={name} readOnly hidden />
        {fields.map(({ field, isWrong, wrong }) => (
          <Field.Root key={field} required invalid={isTried && isWrong}>
            <Field.Label>{t(`accounts.${field}`)}</Field.Label>
            <Input
              ref={(input) => {
                inputs.current[field] = input;
              }}
              type="password"
              name={field}
              autoComplete="new-password"
              maxLength={200}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
            {field === 'password' && (
              <Field.HelperText color="fg.muted">{t('accounts.passwordHelp')}</Field.HelperText>
            )}
            <Field.ErrorText>{wrong}</Field.ErrorText>
          </Field.Root>
        ))}
        {asked.field}
        <Button type="submit" loading={isLoading} loadingText={t('accounts.choose')}>
          {t('accounts.choose')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** Opened by a link of an administrator. It is used up by choosing a password, not by being opened. */
export function InvitationScreen({ token }: { token: string }) {
  const { t } = useTranslation('desk');
  const { data: name, error, refetch } = useInviteeQuery(token);
  const isExpired = error && deskError(error).code === 'link-expired';
  return (
    <EntryPage
      title={t('accounts.welcome')}
      lead={name === undefined ? '' : t('accounts.welcomeLead', { name })}
    >
      {isExpired && <Notice status="warning">{t('accounts.expired')}</Notice>}
      {error && !isExpired && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!error && (name === undefined ? <Loading /> : <PasswordForm token={token} name={name} />)}
    </EntryPage>
  );
}
