import { type ContactFieldRule, contactFieldRules } from '../../../../contract/contactFields.generated';
import {
  type ContactField,
  contactFields,
  type ContactValues,
  type FieldName,
  fieldNames,
} from './contactValues';

/** `ContactProblem` of the contract. */
const problems = ['REQUIRED', 'TOO_LONG', 'INVALID'] as const;
export type ContactProblem = (typeof problems)[number];

export function isContactProblem(value: unknown): value is ContactProblem {
  return problems.some((problem) => problem === value);
}

/** The first problem of each field that has one. */
export type FieldProblems = Partial<Record<FieldName, ContactProblem>>;
export type FieldProblem = { name: FieldName; problem: ContactProblem };

export const ruleOf: Readonly<Record<ContactField, ContactFieldRule>> = contactFieldRules;

/** The text that is validated and sent. */
export function normalised(text: string): string {
  return text.normalize('NFC').trim();
}

/** The first rule that a text breaks; an empty optional text breaks none (behaviour.md §5). */
export function problemOf(
  { required, maxLength, pattern }: ContactFieldRule,
  text: string,
): ContactProblem | null {
  const value = normalised(text);
  if (value === '') return required ? 'REQUIRED' : null;
  if (value.length > maxLength) return 'TOO_LONG';
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return 'INVALID';
  return null;
}

/** The contract's rules; the server validates again. */
export function validateContact(values: ContactValues): FieldProblems {
  const found: FieldProblems = {};
  for (const name of contactFields) {
    const problem = problemOf(ruleOf[name], values[name]);
    if (problem) found[name] = problem;
  }
  if (!values.consent) found.consent = 'REQUIRED';
  return found;
}

/** In the form's order. */
export function listProblems(found: FieldProblems): FieldProblem[] {
  return fieldNames.flatMap((name) => {
    const problem = found[name];
    return problem ? [{ name, problem }] : [];
  });
}

type Refusal = FieldProblem & { value: string | boolean };

/** A problem found by the server stays until the field changes. */
type ServerProblems = {
  remember: (values: ContactValues, found: FieldProblems) => void;
  /** The rules' problems, and those that the server reported for the same values. */
  validate: (values: ContactValues) => FieldProblems;
};

export function makeServerProblems(): ServerProblems {
  let refusals: Refusal[] = [];
  return {
    remember(values, found) {
      refusals = listProblems(found).map((item) => ({ ...item, value: values[item.name] }));
    },
    validate(values) {
      const standing = refusals.filter(({ name, value }) => values[name] === value);
      const remembered = Object.fromEntries(standing.map(({ name, problem }) => [name, problem]));
      return { ...remembered, ...validateContact(values) };
    },
  };
}
