const variable = /\{\{-?\s*([^},\s]+)[^}]*\}\}/g;
const tag = /<(\/?)\s*([A-Za-z0-9]+)\s*(\/?)>/g;
const reference = /\$t\(\s*([^,)\s]+)/g;

/** Names of the `{{variables}}` in a text, formats left out. */
export function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => name);
}

/** The `{{variables, with a format}}` in a text. */
export function formattedVariablesOf(text: string): readonly string[] {
  return text.match(/\{\{[^},]*,[^}]*\}\}/g) ?? [];
}

/** The tags in a text, written without spaces: `<b>`, `</b>`, `<br/>`. */
export function tagsOf(text: string): readonly string[] {
  return [...text.matchAll(tag)].map(([, open = '', name = '', close = '']) => `<${open}${name}${close}>`);
}

/** The keys that a text includes: `$t(common:unit)`. */
export function referencesOf(text: string): readonly string[] {
  return [...text.matchAll(reference)].map(([, key = '']) => key);
}
