import { Note } from '../../../components/ui/layout';
import { Box } from '@chakra-ui/react/box';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactField, fieldId } from './contactValues';
import { Input, Label, problemId, ProblemText, TextArea, useContactField } from './fieldParts';
import { ruleOf } from './validateContact';

type TextFieldProps = {
  name: ContactField;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Under the label. */
  hint?: string;
  multiline?: boolean;
};

/** A field with its label and its problem. */
export function TextField({ name, type = 'text', autoComplete, hint, multiline = false }: TextFieldProps) {
  const { t } = useTranslation();
  const { field, problem } = useContactField({ name });
  const { required, maxLength } = ruleOf[name];
  const id = fieldId(name);
  const descriptions = [problem && problemId(name), hint && `${id}-hint`].filter(Boolean);
  const attributes = {
    ...field,
    id,
    'aria-required': required,
    maxLength,
    'aria-invalid': problem !== null,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
  return (
    <div>
      <Label htmlFor={id}>
        {t(`contact:field.${name}`)}
        {!required && (
          <Box as="span" fontWeight="400" color="fg.muted">
            {` ${t('contact:optional')}`}
          </Box>
        )}
      </Label>
      {hint && (
        <Note id={`${id}-hint`} marginBottom="1.5">
          {hint}
        </Note>
      )}
      {multiline ? (
        <TextArea {...attributes} rows={8} />
      ) : (
        <Input
          {...attributes}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
      <ProblemText name={name} problem={problem} />
    </div>
  );
}
