import { Button, chakra, Dialog, Field, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { companyProblems, type Session, signInSchema } from '../api';
import { CompanySignIn, CompanySignInAgain } from './accounts/CompanySignIn';
import { useCodeField } from './accounts/useCodeField';
import { leaveLink } from './address';
import { deskError, useSignInMutation } from './deskApi';
import { Notice, ScreenTitle, useProblemText } from './feedback';
import { Brand, LanguageSwitch } from './Brand';
import { useDeskSelector } from './store';

/** @param isSecond something else is offered first */
function SignInForm({ knownName = '', isSecond = false }: { knownName?: string; isSecond?: boolean }) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  const [signIn, { error, isLoading }] = useSignInMutation();
  const asked = useCodeField();
  const [account, setAccount] = useState({ name: knownName, password: '' });
  const [isTried, setIsTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isNameMissing = isTried && account.name.trim() === '';
  const isPasswordMissing = isTried && account.password === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { success, output } = v.safeParse(signInSchema, account);
    const first = account.name.trim() === '' ? name : password;
    if (!success) {
      first.current?.focus();
      return;
    }
    const { data, error: refusal } = await signIn({ ...output, ...asked.code });
    if (data) asked.accepted(data);
    else if (!asked.refused(refusal)) {
      // People retype a hidden password rather than correct it.
      setAccount({ ...account, password: '' });
      setIsTried(false);
      password.current?.focus();
    }
  };

  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="5">
        {error && deskError(error).code !== 'code-needed' && (
          <Notice status="error" isUrgent>
            {textOf(error)}
          </Notice>
        )}
        <Field.Root required invalid={isNameMissing}>
          <Field.Label>{t('signIn.name')}</Field.Label>
          <Input
            ref={name}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={account.name}
            onChange={({ target }) => setAccount({ ...account, name: target.value })}
          />
          <Field.ErrorText>{t('signIn.nameMissing')}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={isPasswordMissing}>
          <Field.Label>{t('signIn.password')}</Field.Label>
          <Input
            ref={password}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={account.password}
            onChange={({ target }) => setAccount({ ...account, password: target.value })}
          />
          <Field.ErrorText>{t('signIn.passwordMissing')}</Field.ErrorText>
        </Field.Root>
        {asked.field}
        <Button
          type="submit"
          variant={isSecond ? 'outline' : 'solid'}
          loading={isLoading}
          loadingText={t('signIn.submit')}
        >
          {t('signIn.submit')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** Asks for a press: programs that only look at a link must not use it up. */
function LinkForm({ token }: { token: string }) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  const [signIn, { error, isLoading }] = useSignInMutation();
  const asked = useCodeField();
  const use = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error: refusal } = await signIn({ token, ...asked.code });
    if (data) {
      asked.accepted(data);
      leaveLink();
    } else if (!asked.refused(refusal) && deskError(refusal).code === 'link-expired')
      leaveLink('?link=expired');
  };
  return (
    <chakra.form onSubmit={(event) => void use(event)} noValidate>
      <Stack gap="5">
        {error && deskError(error).code !== 'code-needed' && (
          <Notice status="error" isUrgent>
            {textOf(error)}
          </Notice>
        )}
        {asked.field}
        <Button type="submit" loading={isLoading} loadingText={t('signIn.submit')}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** A form in the middle of an otherwise empty page. */
export function EntryPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack minHeight="100dvh" bg="bg.warm" gap="0">
      <Stack
        as="header"
        direction="row"
        justify="space-between"
        align="center"
        padding={{ base: '4', md: '6' }}
      >
        <Brand />
        <LanguageSwitch />
      </Stack>
      <Stack as="main" flex="1" align="center" justify="center" padding="4" paddingBottom="24">
        <Stack
          width="full"
          maxWidth="form"
          gap="6"
          padding={{ base: '6', md: '8' }}
          bg="bg"
          borderWidth="1px"
          borderTopWidth="3px"
          borderTopColor="brand.solid"
        >
          <Stack gap="2">
            <ScreenTitle>{title}</ScreenTitle>
            {lead !== '' && <Text color="fg.muted">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** @param token of a link that signs in; without it a name and a password do */
export function SignInScreen({ token }: { token?: string }) {
  const { t } = useTranslation('desk');
  const hasCompanySignIn = useDeskSelector(({ visit }) => visit.hasCompanySignIn);
  const query = new URLSearchParams(window.location.search);
  const isLinkExpired = query.get('link') === 'expired';
  const problem = companyProblems.find((one) => one === query.get('company'));
  return (
    <EntryPage title={t('signIn.title')} lead={t(token === undefined ? 'signIn.lead' : 'signIn.byLink')}>
      {isLinkExpired && <Notice status="warning">{t('signIn.linkExpired')}</Notice>}
      {problem && (
        <Notice status="error" isUrgent>
          {t(`companyProblem.${problem}`)}
        </Notice>
      )}
      {token === undefined && hasCompanySignIn && <CompanySignIn />}
      {token === undefined ? <SignInForm isSecond={hasCompanySignIn} /> : <LinkForm token={token} />}
    </EntryPage>
  );
}

/** Over the screen that was open, which stays as it was: what somebody typed is not lost. */
export function SessionOverDialog({ isOpen, session }: { isOpen: boolean; session: Session }) {
  const { t } = useTranslation('desk');
  return (
    <Dialog.Root
      open={isOpen}
      role="alertdialog"
      placement="center"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content maxWidth="form">
            <Dialog.Header>
              <Dialog.Title textStyle="section">{t('signIn.overTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Stack gap="5">
                <Dialog.Description color="fg" textStyle="md">
                  {t('signIn.over')}
                </Dialog.Description>
                {session.isCompanyAccount ? <CompanySignInAgain /> : <SignInForm knownName={session.name} />}
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
