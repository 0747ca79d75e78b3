import { Field, HStack, Input, Textarea } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemSentence } from '../problemTexts';
import { type FieldProps, FormContext, useFieldProblems } from './formContext';
import { FieldRemarks, RemarkButton } from './RemarkNote';

/** Label, problems and help of a field. */
export function FieldFrame({
  file,
  path,
  label,
  isLabelHidden = false,
  controlId,
  children,
}: Omit<FieldProps, 'value'> & { controlId?: string; children: ReactNode }) {
  const { t } = useTranslation('desk');
  const problems = useFieldProblems(file, path);
  const sentenceOf = useProblemSentence();
  return (
    <Field.Root invalid={problems.length > 0} id={controlId}>
      <HStack gap="0">
        <Field.Label srOnly={isLabelHidden}>{label}</Field.Label>
        {!isLabelHidden && <RemarkButton file={file} path={path} label={label} />}
      </HStack>
      {children}
      {path.at(-1) === 'slug' && <Field.HelperText color="fg.muted">{t('form.slugHelp')}</Field.HelperText>}
      <Field.ErrorText>{problems.map(sentenceOf).join(' · ')}</Field.ErrorText>
      <FieldRemarks file={file} path={path} />
    </Field.Root>
  );
}

export function TextField({ value, isLong, ...field }: FieldProps<string> & { isLong: boolean }) {
  const { set } = useContext(FormContext);
  const { file, path, lang } = field;
  const control = { value, lang, spellCheck: lang !== undefined };
  return (
    <FieldFrame {...field}>
      {isLong ? (
        <Textarea {...control} autoresize rows={2} onChange={({ target }) => set(file, path, target.value)} />
      ) : (
        <Input {...control} onChange={({ target }) => set(file, path, target.value)} />
      )}
    </FieldFrame>
  );
}

export function NumberField({ value, ...field }: FieldProps<number | null>) {
  const { set } = useContext(FormContext);
  const [text, setText] = useState(String(value ?? ''));
  return (
    <FieldFrame {...field}>
      <Input
        type="number"
        step="any"
        maxWidth="40"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          set(field.file, field.path, Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
        }}
      />
    </FieldFrame>
  );
}

export function DayField({ value, ...field }: FieldProps<string>) {
  const { set } = useContext(FormContext);
  return (
    <FieldFrame {...field}>
      <Input
        type="date"
        maxWidth="44"
        value={value}
        onChange={({ target }) => set(field.file, field.path, target.value)}
      />
    </FieldFrame>
  );
}

/** `2026-12-01T09:00` of a time or day of the content, which are of Paris. */
export const inputTime = (text: string) =>
  text === '' || text.length > 10 ? text.replace(' ', 'T') : `${text}T00:00`;

export function MomentField({ value, ...field }: FieldProps<string>) {
  const { set } = useContext(FormContext);
  return (
    <FieldFrame {...field}>
      <Input
        type="datetime-local"
        maxWidth="60"
        value={inputTime(value)}
        onChange={({ target }) => set(field.file, field.path, target.value.replace('T', ' '))}
      />
    </FieldFrame>
  );
}
