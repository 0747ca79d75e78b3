import { chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useProblemSentence } from '../problemTexts';
import { type FieldProps, useFieldProblems } from './formContext';
import { FieldRemarks, RemarkButton } from './RemarkNote';

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
