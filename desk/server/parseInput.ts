import * as v from 'valibot';
import { unprintable } from '../api';
import { DeskProblem } from './ports';

/** @throws DeskProblem 400 that names the fields that are wrong, not what was in them */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  if (result.issues.some(({ message }) => message === unprintable)) {
    const advice = 'Delete it, or type the text anew.';
    throw new DeskProblem(
      400,
      'unprintable',
      `There is an invisible control character in the text. ${advice}`,
    );
  }
  const fields = new Set(result.issues.map((issue) => v.getDotPath(issue) ?? 'the body'));
  throw new DeskProblem(400, 'invalid', `Not accepted: ${[...fields].join(', ')}.`);
}
