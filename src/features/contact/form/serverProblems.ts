import type { ContactValues } from './contactValues';
import { type FieldProblems, listProblems, type FieldProblem, validateContact } from './validateContact';

type Refusal = FieldProblem & { value: string | boolean };

/** What the server has found wrong stays wrong until the field is written anew. */
export type ServerProblems = {
  remember: (values: ContactValues, found: FieldProblems) => void;
  /** What is wrong by the rules, and by what the server has said of these very values. */
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
