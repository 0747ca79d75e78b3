import { Input } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecoveryCode, type Session } from '../../api';
import { deskError, type DeskError } from '../deskApi';
import { Notice, ProblemNotice, toaster } from '../kit/feedback';
import { Labelled } from '../kit/controls';

interface CodeFieldProps {
  help: string;
  value: string;
  isWrong: boolean;
  onChange: (code: string) => void;
  input: React.RefObject<HTMLInputElement>;
}

export function CodeField({ help, value, isWrong, onChange, input }: CodeFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <Labelled
      label={t('secondFactor.code')}
      help={help}
      wrong={isWrong && t('secondFactor.codeMissing')}
      required
    >
      <Input
        ref={input}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}

export const isWrongPassword = (error: DeskError | SerializedError | undefined) =>
  error !== undefined && deskError(error).code === 'wrong-password';

/** Says why password and code were refused. A code that is asked for is no refusal: its field says so. */
export function Refusal({ error }: { error: DeskError | SerializedError | undefined }) {
  const { t } = useTranslation('desk');
  if (!error || deskError(error).code === 'code-needed') return null;
  if (!isWrongPassword(error)) return <ProblemNotice error={error} />;
  return (
    <Notice status="error" isUrgent>
      {t('account.currentWrong')}
    </Notice>
  );
}

interface AskedCode {
  /** To be sent, once it is asked for. */
  code: { code?: string };
  field: ReactNode;
  /** @returns true if the refusal is about the code alone: then it is asked for, and what else was typed was right */
  refused: (error: DeskError | SerializedError) => boolean;
  /** Says how many recovery codes are left, once one was used. */
  accepted: (session: Session) => void;
}

/** The code of the second factor, in a form that signs in: it is there once the server asks for it. */
export function useCodeField(): AskedCode {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  const code = typed.trim();
  return {
    code: isAsked && code !== '' ? { code } : {},
    field: isAsked && (
      <CodeField
        help={t('secondFactor.codeHelp')}
        value={typed}
        isWrong={isTried && code === ''}
        onChange={setTyped}
        input={input}
      />
    ),
    refused: (error) => {
      const { code: reason } = deskError(error);
      setIsTried(isAsked && reason === 'code-needed');
      if (reason === 'wrong-code') setTyped('');
      if (reason === 'code-needed') setIsAsked(true);
      else if (reason !== 'wrong-code') return isAsked && reason === 'too-many-requests';
      input.current?.focus();
      return true;
    },
    accepted: ({ recoveryCodesLeft: count }) => {
      if (isAsked && isRecoveryCode(code))
        toaster.create({
          type: 'warning',
          title: t('secondFactor.recoveryUsed', { count }),
          duration: 20_000,
        });
    },
  };
}
