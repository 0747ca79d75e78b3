/** Parts of an SVG that browsers run or load. Build and desk remove them silently, so a file that has them is a problem: part of the drawing would go unnoticed. */
const unsafe =
  /<(?:script|foreignObject|iframe|object|embed)\b|\son\w+\s*=|(?:javascript|data:text\/html)\s*[:,]/i;

/** Read as text: programs that draw write what this finds, and those who write content are trusted. @returns null for one that the build can use */
export function svgProblem(text: string, fileName: string): string | null {
  const [root] = /<svg\b[^<>]*>/.exec(text) ?? [];
  const isWhole = root?.endsWith('/>') || /<\/svg>\s*$/.test(text);
  if (!root || !isWhole || !/\sviewBox\s*=/.test(root))
    return `expected a whole SVG drawing with a viewBox, which "${fileName}" is not: export it again`;
  if (unsafe.test(text))
    return `expected an SVG drawing without scripts or other pages, which "${fileName}" has: choose it in the desk, which takes them out`;
  return null;
}
