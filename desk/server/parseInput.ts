import * as v from 'valibot';
import { unprintable } from '../api';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

/** The id of a row, in an address. */
export const rowId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** `:id` of a route. */
export const idParams = v.object({ id: rowId });

/** @throws HttpError 400 that names the first field that is wrong, not what was in it */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  if (result.issues.some(({ message }) => message === unprintable)) {
    throw new HttpError(httpProblems.unprintable);
  }
  const fields = new Set(result.issues.map((issue) => v.getDotPath(issue) ?? 'the body'));
  throw new HttpError(httpProblems.fieldsNotAccepted([...fields].join(', ')));
}

/** A save has some thousands of parts, and most of what is large stands in its texts. */
const maxParts = 100_000;

/** Finds where the text ends that begins at a quote. */
function endOfText(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = end;
    while (json[escapes - 1] === '\\') escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return json.length;
}

/**
 * Counts what JSON is made of before it is parsed, which would take seconds for millions of empty lists.
 *
 * @throws HttpError 413
 */
export function assertFewParts(json: string): void {
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? '';
    if (sign === '"') at = endOfText(json, at);
    else if (',[{'.includes(sign)) parts += 1;
    if (parts > maxParts) throw new HttpError(httpProblems.saveTooLarge('The request'));
  }
}
