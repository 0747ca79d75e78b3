/** Where the desk and the mailer tell what happened. Nothing that a visitor wrote is ever told. */
export interface ContactLog {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
}

const toldFields = ['name', 'code', 'extendedCode', 'responseCode', 'command'] as const;

/**
 * What may be told of an error of a database, a mail server or a network: its name and codes. Messages may repeat what was
 * sent.
 */
export function errorDetails(error: unknown): Record<string, string | number> {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const told = toldFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(told);
}
