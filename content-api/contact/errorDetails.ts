const loggedFields = ['name', 'code', 'originalCode', 'extendedCode', 'responseCode', 'command'] as const;

/** Name and codes of an error, for the log. Its message is left out: it may quote what a visitor sent. */
export function errorDetails(error: unknown): Record<string, string | number> {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const entries = loggedFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
