import * as v from 'valibot';
import { unprintable } from '../api';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

/** The id of a row, in an address. */
export const rowId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** `:id` of a route. */
export const idParams = v.object({ id: rowId });

/** @throws HttpError 400 that names the fields that are wrong, not what was in them */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  if (result.issues.some(({ message }) => message === unprintable)) {
    throw new HttpError(httpProblems.unprintable);
  }
  const fields = new Set(result.issues.map((issue) => v.getDotPath(issue) ?? 'the body'));
  throw new HttpError(httpProblems.fieldsNotAccepted([...fields].join(', ')));
}
