/** Which keys a place in the code asks for. */
export interface KeyPattern {
  /** `key`: this one. `prefix`: all that start with the text. `tree`: the key of a list or object, with all in it. */
  kind: 'key' | 'prefix' | 'tree';
  text: string;
}

/** One place in the code that reads texts. */
export interface KeyUse extends KeyPattern {
  /** The file and line: `src/features/funds/FundCard.tsx:12`. */
  place: string;
  /** Where the key is looked for, in this order; more than one only when code names more than one. */
  namespaces: readonly string[];
}

/** A place in the code whose key cannot be known without running it. */
export interface UnreadableUse {
  place: string;
  reason: string;
}

/** Whether the pattern asks for the key. */
export function asksFor({ kind, text }: KeyPattern, key: string): boolean {
  if (kind === 'key') return key === text;
  return kind === 'prefix' ? key.startsWith(text) : key.startsWith(`${text}.`);
}

/** `funds:period.ytd` → namespace `funds`, text `period.ytd`; without a namespace, those that the code is bound to. */
export function splitNamespace(
  text: string,
  bound: readonly string[],
): { namespaces: readonly string[]; text: string } {
  const at = text.indexOf(':');
  if (at < 0) return { namespaces: bound, text };
  return { namespaces: [text.slice(0, at)], text: text.slice(at + 1) };
}
