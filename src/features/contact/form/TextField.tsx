import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactField, fieldId } from './contactValues';
import { Input, Label, problemId, ProblemText, TextArea } from './fieldParts';
import { isContactProblem, ruleOf } from './validateContact';

const Optional = chakra('span', { base: { fontWeight: '400', color: 'fg.muted' } });

type TextFieldProps = {
  name: ContactField;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Under the label. */
  hint?: string;
  multiline?: boolean;
};

/**
 * A field with its label and its problem: shown from the first letter on (behaviour.md §5, aggressive mode), or
 * when the field is left or the form sent.
 */
export function TextField({ name, type = 'text', autoComplete, hint, multiline = false }: TextFieldProps) {
  const { t } = useTranslation();
  const [field, { error, touched, value, initialValue }] = useField<string>(name);
  const { required, maxLength } = ruleOf[name];
  const problem = (touched || value !== initialValue) && isContactProblem(error) ? error : null;
  const id = fieldId(name);
  const descriptions = [problem && problemId(name), hint && `${id}-hint`].filter(Boolean);
  const attributes = {
    ...field,
    id,
    required,
    maxLength,
    'aria-invalid': problem !== null,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
  return (
    <div>
      <Label htmlFor={id}>
        {t(`contact:field.${name}`)}
        {!required && <Optional>{` ${t('contact:optional')}`}</Optional>}
      </Label>
      {hint && (
        <Box as="p" id={`${id}-hint`} textStyle="small" color="fg.muted" marginBottom="1.5">
          {hint}
        </Box>
      )}
      {multiline ? (
        // No maxLength: browsers would silently cut pasted text; the visitor gets an error instead.
        <TextArea {...attributes} maxLength={undefined} rows={8} />
      ) : (
        <Input
          {...attributes}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
      {problem && <ProblemText name={name} problem={problem} />}
    </div>
  );
}
