import type { DrawnEdit, Draws } from './DrawnEdit';

/** Words that some step between a text and its page may take for something else. */
const words = [
  ...['prudence', 'R&D', '« entre nous »', '3 < 4', '"quoted"', "l'été", '</script>', '<b>bold</b>', '&amp;'],
  ...['$&', '$1', '{{count}}', '%s', '漢字', '🌍', 'e\u0301te\u0301', '\u200f', 'A\u00a0B', '--', '\\n'],
];

/** Adds, takes out or exchanges a word. */
export function reworded(text: string, draws: Draws): string {
  const parts = text.split(' ');
  const at = draws.below(parts.length);
  const taken = parts.length > 3 && draws.isOneIn(2) ? 1 : 0;
  const added = taken === 1 && draws.isOneIn(3) ? [] : [draws.pick(words)];
  return parts.toSpliced(at, taken, ...added).join(' ');
}

/** Prose: codes, slugs, dates and addresses have no space. */
const isProse = (text: string) => /\S \S/.test(text);

/** Changes the words of one text of a file. */
export function rewordIn(pattern: RegExp) {
  return (edit: DrawnEdit): void => {
    const name = edit.pickName(pattern);
    const { path, text } = edit.draws.pick(edit.texts(name).filter((field) => isProse(field.text)));
    edit.set(name, path, reworded(text, edit.draws));
  };
}

/** Raises or lowers one number of a file a little, among those whose name is one of `keys`. */
export function renumberIn(pattern: RegExp, keys: readonly string[]) {
  return (edit: DrawnEdit): void => {
    const name = edit.pickName(pattern);
    const numbers = edit.fields(name).flatMap(({ path, value }) => {
      const isOne = keys.includes(String(path.at(-1)));
      return isOne && typeof value === 'number' ? [{ path, value }] : [];
    });
    const { path, value } = edit.draws.pick(numbers);
    const step = Number.isInteger(value) ? 1 : 0.01;
    const changed = value + (edit.draws.isOneIn(2) ? step : -step);
    edit.set(name, path, Math.round(changed * 100) / 100);
  };
}

/** Gives a slug of a file another form. */
export function renameSlugIn(pattern: RegExp) {
  return (edit: DrawnEdit): void => {
    const name = edit.pickName(pattern);
    const slugs = edit.texts(name).filter(({ path }) => path.includes('slug'));
    const { path, text } = edit.draws.pick(slugs);
    const bare = text.replace(/-x\d+$/, '');
    edit.set(name, path, edit.draws.isOneIn(4) ? bare : `${bare}-x${edit.number}`);
  };
}

/** Removes, repeats or moves an entry of the list that `listOf` finds in a file. */
export function moveEntry(edit: DrawnEdit, name: string, key: string): void {
  const list = edit.fields(name).flatMap(({ path }) => (path[0] === key ? [Number(path[1])] : []));
  const count = new Set(list).size;
  const [from, moveTo] = [edit.draws.below(count), edit.draws.below(count)];
  edit.edit(name, { path: [key, from], moveTo });
}
