import type { InValue } from '@libsql/client';

/** SQL and the values that are bound to it. */
export interface Statement {
  sql: string;
  args: InValue[];
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'sql' in value;
}

/** What JavaScript passes to the tag of a template. */
export type SqlParameters = [TemplateStringsArray, ...(InValue | undefined | Statement)[]];

/** A statement, or a part of one: values are bound, as NULL where they are undefined; parts are put in. */
export function sql(...[texts, ...values]: SqlParameters): Statement {
  const parts = values.map((value) => (isStatement(value) ? value : { sql: '?', args: [value ?? null] }));
  return {
    sql: texts.map((text, index) => text + (parts[index]?.sql ?? '')).join(''),
    args: parts.flatMap(({ args }) => args),
  };
}

/** A part of a statement that is text of the program, such as a list of columns. */
export function rawSql(text: string): Statement {
  return { sql: text, args: [] };
}
