const place = /\{\{(\w+)\}\}/g;

/** A text of the dictionaries with its values. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(place, (_, name: string) => String(values[name] ?? ''));
}

/** A text of the dictionaries with any values. */
export function withAnyValues(text: string): RegExp {
  const escaped = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(escaped.join('.+'));
}
