import * as v from 'valibot';

/**
 * An answer with the shape of a schema.
 * @throws Error that names what was asked for and the path of the first field that is not as expected
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (success) return output;
  throw new Error(`${name}: ${[v.getDotPath(issues[0]) ?? [], issues[0].message].flat().join(': ')}`);
}
