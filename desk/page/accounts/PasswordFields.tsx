import { chakra, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, Labelled } from '../kit/controls';

const fields = ['current', 'password', 'again'] as const;

type PasswordField = (typeof fields)[number];

export type TypedPasswords = Partial<Record<PasswordField, string>>;

interface PasswordFieldsProps {
  /** The account’s name, with which password managers store the password. */
  name: string;
  /** A field is drawn where it has a label. */
  labels: TypedPasswords;
  help: string;
  action: string;
  isBusy: boolean;
  /** Says what was refused. */
  children?: ReactNode;
  /** Further fields. */
  more?: ReactNode;
  /** @returns the field that gets the focus, where it was refused */
  onSubmit: (typed: TypedPasswords) => Promise<PasswordField | undefined>;
}

/** A form for a new password, typed twice; the server checks the rest. */
export function PasswordFields({
  name,
  labels,
  help,
  action,
  isBusy,
  children,
  more,
  onSubmit,
}: PasswordFieldsProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState<TypedPasswords>({});
  const [isTried, setIsTried] = useState(false);
  const inputs = useRef<Partial<Record<PasswordField, HTMLInputElement | null>>>({});
  const shown = fields.filter((field) => labels[field] !== undefined);
  const isWrong = (field: PasswordField) =>
    field === 'again' ? (typed.again ?? '') !== (typed.password ?? '') : (typed[field] ?? '') === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const first = shown.find(isWrong);
    setIsTried(first !== undefined);
    const focused = first ?? (await onSubmit(typed));
    if (focused) inputs.current[focused]?.focus();
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        {children}
        <chakra.input type="text" autoComplete="username" value={name} readOnly hidden />
        {shown.map((field) => (
          <Labelled
            key={field}
            label={labels[field]}
            help={field === 'password' ? help : undefined}
            wrong={isTried && isWrong(field) && t(`account.${field}Missing`)}
            required
          >
            <Input
              ref={(input) => {
                inputs.current[field] = input;
              }}
              type="password"
              name={field}
              autoComplete={field === 'current' ? 'current-password' : 'new-password'}
              maxLength={200}
              value={typed[field] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </Labelled>
        ))}
        {more}
        <ActionButton type="submit" label={action} isBusy={isBusy} />
      </Stack>
    </chakra.form>
  );
}
