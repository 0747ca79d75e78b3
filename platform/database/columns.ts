import * as v from 'valibot';

/** Milliseconds since 1970, as databases have times. */
export const moment = v.pipe(
  v.number(),
  v.transform((time) => new Date(time)),
);

/** The same as ISO 8601. */
export const isoMoment = v.pipe(
  moment,
  v.transform((time) => time.toISOString()),
);

export const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

/** A column that may be empty, for records without `null`. */
export function filled<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );
}
