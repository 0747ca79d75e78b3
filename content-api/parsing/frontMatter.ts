export type FrontMatter = {
  /** YAML between the lines of three hyphens; it begins at line 2 of the file. */
  yaml: string;
  body: string;
  /** Line of the file, from 1, at which the body begins. */
  bodyLine: number;
};

/** `null` where a text does not begin with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) return null;
  return {
    yaml: `${lines.slice(1, end).join('\n')}\n`,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
