import { createContext, useContext } from 'react';
import type { DraftContent, FieldPath, Json } from '../../../api';
import type { FormFile } from '../keptEdits';
import { fieldKey, isKeyWithin } from './problemFields';

interface FormOptions {
  /** The draft's name. */
  name: string;
  /** The draft's last commit, and its files. */
  head: string;
  files: DraftContent['files'];
  set: (file: string, path: FieldPath, value: Json) => void;
  /** One of the form's files. */
  fileAt: (path: string) => FormFile | undefined;
}

/** Stays as it is while one types. */
export const FormContext = createContext<FormOptions>({
  name: '',
  head: '',
  files: [],
  set: () => undefined,
  fileAt: () => undefined,
});

export const ProblemsContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

const none: readonly string[] = [];

/** Sentences about a field. */
export function useFieldProblems(file: string, path: FieldPath): readonly string[] {
  return useContext(ProblemsContext).get(fieldKey(file, path)) ?? none;
}

/** How many problems there are in a field and those within it. */
export function useProblemCount(file: string, path: FieldPath): number {
  const start = fieldKey(file, path);
  const within = [...useContext(ProblemsContext)].filter(([key]) => isKeyWithin(key, start));
  return within.reduce((count, [, sentences]) => count + sentences.length, 0);
}

export interface FieldProps<Value = Json> {
  file: string;
  path: FieldPath;
  value: Value;
  label: string;
  /** Read out only: entries of a list stand below its own label. */
  isLabelHidden?: boolean;
  /** Language of what is typed. */
  lang?: string | undefined;
}
