import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localeDetails, parseLocale } from '../../../i18n/locales';
import { contactFields, type FieldName, fieldId } from './contactValues';
import { type ContactProblem, isContactProblem, ruleOf } from './validateContact';

/** Id of the message under a field. */
export function problemId(name: FieldName): string {
  return `${fieldId(name)}-problem`;
}

export const Label = chakra('label', {
  base: { display: 'block', textStyle: 'label', color: 'fg.title', marginBottom: '1.5' },
});

const control = {
  display: 'block',
  width: 'full',
  minHeight: '12',
  paddingInline: '3',
  paddingBlock: '2.5',
  textStyle: 'body',
  color: 'fg',
  bg: 'bg',
  borderWidth: '1px',
  borderColor: 'fg.muted',
  borderRadius: 'sm',
  // A link of the error summary scrolls the label into view too.
  scrollMarginTop: '10',
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--m-colors-danger)' },
} as const;

export const Input = chakra('input', { base: control });

export const TextArea = chakra('textarea', { base: { ...control, minHeight: '40', resize: 'vertical' } });

/**
 * A field and its problem, which is shown from the first change on (behaviour.md §5, aggressive mode), or when the field
 * is left or the form sent.
 */
export function useContactField(options: { name: FieldName; type?: 'checkbox' }) {
  const [field, { error, touched }, { setTouched }] = useField<string>(options);
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    void setTouched(true, false);
    field.onChange(event);
  };
  return { field: { ...field, onChange }, problem: touched && isContactProblem(error) ? error : null };
}

/** Error messages (behaviour.md §5). */
export function useProblemText(): (name: FieldName, problem: ContactProblem) => string {
  const { t, i18n } = useTranslation();
  return (name, problem) => {
    if (problem === 'REQUIRED') return t('contact:problem.required');
    const field = contactFields.find((candidate) => candidate === name);
    if (problem === 'TOO_LONG' && field) {
      const { tag } = localeDetails[parseLocale(i18n.language)];
      return t('contact:problem.tooLong', {
        most: ruleOf[field].maxLength.toLocaleString(tag, { useGrouping: 'always' }),
      });
    }
    if (name === 'email') return t('contact:problem.email');
    return name === 'phone' ? t('contact:problem.phone') : t('contact:problem.other');
  };
}

type ProblemTextProps = { name: FieldName; problem: ContactProblem | null };

/**
 * Red (behaviour.md §5), and the field's accessible description. Its line is kept free without a problem: a message that comes
 * when the field is left would move the button away from under the pointer that presses it.
 */
export function ProblemText({ name, problem }: ProblemTextProps) {
  const textOf = useProblemText();
  return (
    <Box as="p" id={problemId(name)} textStyle="small" color="danger" minHeight="1lh" marginTop="1">
      {problem && textOf(name, problem)}
    </Box>
  );
}
