import { Button, chakra, Code, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import type { Session } from '../../api';
import { deskApi } from '../deskApi';
import { Notice, ProblemNotice } from '../kit/feedback';
import { EntryPage } from './SignIn';
import { SignOutButton } from './SignOutButton';
import { useDeskDispatch } from '../kit/deskStore';
import { CodeField, isWrongPassword, Refusal, useCodeField } from './useCodeField';
import { ActionButton, CopyButton, Labelled } from '../kit/controls';
import { accountApi } from './accountApi';
import { Small } from '../kit/screenLayout';

/** Dark on light, which is what cameras read. */
function QrCode({ text }: { text: string }) {
  const { t } = useTranslation('desk');
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <chakra.svg
      role="img"
      aria-label={t('secondFactor.qr')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="full"
      maxWidth="3xs"
      bg="white"
      color="black"
    >
      <path d={dark.join('')} fill="currentColor" />
    </chakra.svg>
  );
}

interface CurrentPasswordProps {
  value: string;
  isMissing: boolean;
  onChange: (password: string) => void;
  input: RefObject<HTMLInputElement>;
}

function CurrentPassword({ value, isMissing, onChange, input }: CurrentPasswordProps) {
  const { t } = useTranslation('desk');
  return (
    <Labelled label={t('secondFactor.password')} wrong={isMissing && t('account.currentMissing')} required>
      <Input
        ref={input}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}

function Confirmation({ onOn }: { onOn: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('desk');
  const [confirm, { isLoading, error }] = accountApi.useConfirmSecondFactorMutation();
  const [typed, setTyped] = useState({ code: '', password: '' });
  const [isTried, setIsTried] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { password } = typed;
  const code = typed.code.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const result = code === '' || password === '' ? undefined : await confirm({ code, password });
    if (result?.data) onOn(result.data);
    else if (code !== '' && (password === '' || isWrongPassword(result?.error)))
      passwordInput.current?.focus();
    else codeInput.current?.focus();
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Refusal error={error} />
        <CodeField
          help={t('secondFactor.firstCode')}
          value={typed.code}
          isWrong={isTried && code === ''}
          onChange={(next) => setTyped({ ...typed, code: next })}
          input={codeInput}
        />
        <CurrentPassword
          value={password}
          isMissing={isTried && password === ''}
          onChange={(next) => setTyped({ ...typed, password: next })}
          input={passwordInput}
        />
        <ActionButton type="submit" label={t('secondFactor.on')} isBusy={isLoading} />
      </Stack>
    </chakra.form>
  );
}

interface SwitchOnProps {
  hasPassword: boolean;
  onOn: (recoveryCodes: string[]) => void;
}

function SwitchOn({ hasPassword, onOn }: SwitchOnProps) {
  const { t } = useTranslation('desk');
  const [propose, { data, isLoading, error }] = accountApi.useProposeSecondFactorMutation();
  if (data) {
    return (
      <Stack gap="4">
        <Text>{t('secondFactor.scan')}</Text>
        <QrCode text={data.uri} />
        <Stack gap="1">
          <Small>{t('secondFactor.secret')}</Small>
          <Code alignSelf="flex-start" size="md" whiteSpace="normal">
            {data.secret.replace(/.{4}(?=.)/g, '$& ')}
          </Code>
        </Stack>
        <Confirmation onOn={onOn} />
      </Stack>
    );
  }
  return (
    <>
      <Text color="fg.muted">{t(hasPassword ? 'secondFactor.lead' : 'secondFactor.noPassword')}</Text>
      {error && <ProblemNotice error={error} />}
      {hasPassword && (
        <ActionButton
          variant="outline"
          label={t('secondFactor.begin')}
          isBusy={isLoading}
          onClick={() => void propose()}
        />
      )}
    </>
  );
}

function RecoveryCodes({ codes, onRead }: { codes: string[]; onRead: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <Notice status="success" isUrgent title={t('secondFactor.isOn')}>
      <Stack gap="3">
        <Text>{t('secondFactor.codesLead')}</Text>
        <Stack as="ul" listStyleType="none" gap="1" aria-label={t('secondFactor.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <Code bg="bg" size="md">
                {code}
              </Code>
            </li>
          ))}
        </Stack>
        <HStack flexWrap="wrap">
          <CopyButton
            text={codes.join('\n')}
            label={t('secondFactor.copy')}
            copied={t('secondFactor.copied')}
            variant="outline"
            bg="bg"
          />
          <Button onClick={onRead}>{t('secondFactor.kept')}</Button>
        </HStack>
      </Stack>
    </Notice>
  );
}

function SwitchOff({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const [switchOff, { isLoading, error }] = accountApi.useSwitchOffSecondFactorMutation();
  const asked = useCodeField();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { error: refusal } = password === '' ? {} : await switchOff({ password, ...asked.code });
    if (password !== '' && (!refusal || asked.refused(refusal))) return;
    setPassword('');
    input.current?.focus();
  };
  return (
    <>
      <Text>{t('secondFactor.left', { count: session.recoveryCodesLeft })}</Text>
      <Text color="fg.muted">
        {t(session.hasPassword ? 'secondFactor.offLead' : 'secondFactor.offByOther')}
      </Text>
      {session.hasPassword && (
        <chakra.form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="4">
            <Refusal error={error} />
            <CurrentPassword
              value={password}
              isMissing={isTried && password === '' && !isWrongPassword(error)}
              onChange={setPassword}
              input={input}
            />
            {asked.field}
            <ActionButton type="submit" variant="outline" label={t('secondFactor.off')} isBusy={isLoading} />
          </Stack>
        </chakra.form>
      )}
    </>
  );
}

/** Switches one's own second factor on and off. */
export function SecondFactor({ session }: { session: Session }) {
  const dispatch = useDeskDispatch();
  const [codes, setCodes] = useState<string[]>();
  const show = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    // Whoever closes the dialog before they say that they keep the codes has it on all the same.
    dispatch(
      deskApi.util.updateQueryData('session', undefined, (known) =>
        known ? { ...known, hasSecondFactor: true, recoveryCodesLeft: recoveryCodes.length } : known,
      ),
    );
  };
  const onRead = () => {
    setCodes(undefined);
    dispatch(deskApi.util.invalidateTags(['Session']));
  };
  if (codes) return <RecoveryCodes codes={codes} onRead={onRead} />;
  return session.hasSecondFactor ? (
    <SwitchOff session={session} />
  ) : (
    <SwitchOn hasPassword={session.hasPassword} onOn={show} />
  );
}

/** In place of every other screen, for whoever may publish and has to set it up first. */
export function SecondFactorScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  return (
    <EntryPage title={t('secondFactor.title')} lead={t('secondFactor.required')}>
      <SecondFactor session={session} />
      <SignOutButton session={session} alignSelf="flex-start" marginStart="-4" />
    </EntryPage>
  );
}
