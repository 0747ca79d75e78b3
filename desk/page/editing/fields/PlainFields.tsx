import '@github/markdown-toolbar-element';
import { Button, chakra, Field, HStack, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { createElement, type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemSentence } from '../../problemTexts';
import { type FieldProps, FormContext, useFieldProblems } from './formContext';
import { FieldRemarks, RemarkButton } from '../remarks/RemarkNote';
import { bodyField } from '../../../api';

/** Problems of a group of fields, or of a list. */
export function GroupProblems({ file, path }: Pick<FieldProps, 'file' | 'path'>) {
  const sentenceOf = useProblemSentence();
  return useFieldProblems(file, path).map((sentence) => (
    <Text key={sentence} color="fg.error" textStyle="small" role="status">
      {sentenceOf(sentence)}
    </Text>
  ));
}

export function Group({ label, children, ...field }: Omit<FieldProps, 'value'> & { children: ReactNode }) {
  const id = useId();
  return (
    <chakra.fieldset minWidth="0" aria-labelledby={id}>
      <chakra.legend fontWeight="600" marginBottom="2">
        <span id={id}>{label}</span>
        <RemarkButton {...field} label={label} />
      </chakra.legend>
      <Stack gap="2">
        <GroupProblems {...field} />
        <FieldRemarks {...field} />
        {children}
      </Stack>
    </chakra.fieldset>
  );
}

/** A custom element, which React gives attributes only. Its buttons change the text area that `for` names. */
function Toolbar({ controls, label, children }: { controls: string; label: string; children: ReactNode }) {
  return createElement('markdown-toolbar', { for: controls, 'aria-label': label }, children);
}

/** News take paragraphs, bold, italic and links only. */
const newsStyles = ['bold', 'italic', 'link'] as const;
const styles = [...newsStyles, 'header-3', 'unordered-list', 'ordered-list', 'quote'] as const;

/** Markdown as it is written, byte for byte. */
export function MarkdownField({ value, ...field }: FieldProps<string>) {
  const { t } = useTranslation('desk');
  const { set } = useContext(FormContext);
  const id = useId();
  const { file, path, lang, label } = field;
  const isNews = path.at(-1) === bodyField;
  return (
    <FieldFrame {...field} controlId={id}>
      <Toolbar controls={id} label={t('markdown.toolbar', { field: label })}>
        <HStack gap="1" flexWrap="wrap">
          {(isNews ? newsStyles : styles).map((style) => (
            <Button key={style} data-md-button={style} size="xs" variant="outline" type="button">
              {t(`markdown.${style}`)}
            </Button>
          ))}
        </HStack>
      </Toolbar>
      {/* The toolbar's own changes are told by `input` only. */}
      <Textarea
        autoresize
        rows={isNews ? 12 : 4}
        value={value}
        lang={lang}
        spellCheck={lang !== undefined}
        onInput={({ currentTarget }) => set(file, path, currentTarget.value)}
      />
    </FieldFrame>
  );
}

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

/** `2026-12-01T09:00` of a time or day of the content, which are of Paris. */
export const inputTime = (text: string) =>
  text === '' || text.length > 10 ? text.replace(' ', 'T') : `${text}T00:00`;

/** A day, or a day with its time. */
export function DateField({ value, isMoment, ...field }: FieldProps<string> & { isMoment: boolean }) {
  const { set } = useContext(FormContext);
  return (
    <FieldFrame {...field}>
      <Input
        type={isMoment ? 'datetime-local' : 'date'}
        maxWidth={isMoment ? '60' : '44'}
        value={isMoment ? inputTime(value) : value}
        onChange={({ target }) => set(field.file, field.path, target.value.replace('T', ' '))}
      />
    </FieldFrame>
  );
}
