import * as v from 'valibot';
import { Button, chakra, Dialog, HStack, Input, Separator, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyProblems, type Session, sessionLimits, signInSchema } from '../../api';
import { useCodeField } from './useCodeField';
import { leaveLink, usePath } from '../kit/address';
import type { SerializedError } from '@reduxjs/toolkit';
import { deskApi, deskError, type DeskError } from '../deskApi';
import { Notice, useProblemText } from '../kit/feedback';
import { Brand, LanguageSwitch } from '../Brand';
import { useDeskSelector } from '../kit/deskStore';
import { ActionButton, Labelled } from '../kit/controls';
import { DialogFrame } from '../kit/dialogs';
import { ScreenTitle, Small } from '../kit/screenLayout';

/** Leads to the company's identity provider, and from there back to this address. */
function CompanyLink({ target }: { target?: '_blank' }) {
  const { t } = useTranslation('desk');
  const path = usePath();
  return (
    <Button
      asChild
      height="auto"
      minHeight="10"
      paddingBlock="2"
      whiteSpace="normal"
      textAlign="center"
      textWrap="balance"
    >
      <a href={`/oidc/start?return=${encodeURIComponent(path)}`} target={target}>
        {t('signIn.company')}
      </a>
    </Button>
  );
}

/** Above the form for name and password. */
export function CompanySignIn() {
  const { t } = useTranslation('desk');
  return (
    <>
      <CompanyLink />
      <HStack gap="3">
        <Separator flex="1" />
        <Small>{t('signIn.or')}</Small>
        <Separator flex="1" />
      </HStack>
    </>
  );
}

/** In another tab, as the page would lose what was typed; it goes on once the person comes back to it. */
export function CompanySignInAgain() {
  const { t } = useTranslation('desk');
  const [signIn] = deskApi.useSignInMutation();
  useEffect(() => {
    const resume = () => void signIn('elsewhere');
    window.addEventListener('focus', resume);
    return () => window.removeEventListener('focus', resume);
  }, [signIn]);
  return (
    <>
      <Text textStyle="md">{t('signIn.companyAgain')}</Text>
      <CompanyLink target="_blank" />
    </>
  );
}

/** Why signing in was refused. A code that is asked for is none: its field says so. */
function Refusal({ error }: { error: DeskError | SerializedError }) {
  const textOf = useProblemText();
  if (deskError(error).code === 'code-needed') return null;
  return (
    <Notice status="error" isUrgent>
      {textOf(error)}
    </Notice>
  );
}

/** @param isSecond something else is offered first */
function SignInForm({ knownName = '', isSecond = false }: { knownName?: string; isSecond?: boolean }) {
  const { t } = useTranslation('desk');
  const [signIn, { error, isLoading }] = deskApi.useSignInMutation();
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
        {error && <Refusal error={error} />}
        <Labelled label={t('signIn.name')} wrong={isNameMissing && t('signIn.nameMissing')} required>
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
        </Labelled>
        <Labelled
          label={t('signIn.password')}
          wrong={isPasswordMissing && t('signIn.passwordMissing')}
          required
        >
          <Input
            ref={password}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={account.password}
            onChange={({ target }) => setAccount({ ...account, password: target.value })}
          />
        </Labelled>
        {asked.field}
        <ActionButton
          type="submit"
          alignSelf="stretch"
          variant={isSecond ? 'outline' : 'solid'}
          label={t('signIn.submit')}
          isBusy={isLoading}
        />
      </Stack>
    </chakra.form>
  );
}

/** Asks for a press: programs that only look at a link must not use it up. */
function LinkForm({ token }: { token: string }) {
  const { t } = useTranslation('desk');
  const [signIn, { error, isLoading }] = deskApi.useSignInMutation();
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
        {error && <Refusal error={error} />}
        {asked.field}
        <ActionButton type="submit" alignSelf="stretch" label={t('signIn.submit')} isBusy={isLoading} />
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
    <DialogFrame
      title={t('signIn.overTitle')}
      open={isOpen}
      role="alertdialog"
      isFixed
      content={{ maxWidth: 'form' }}
    >
      <Dialog.Body paddingBottom="6">
        <Stack gap="5">
          <Dialog.Description color="fg" textStyle="md">
            {t('signIn.over', sessionLimits)}
          </Dialog.Description>
          {session.isCompanyAccount ? <CompanySignInAgain /> : <SignInForm knownName={session.name} />}
        </Stack>
      </Dialog.Body>
    </DialogFrame>
  );
}
