import type { PageFacts } from './pageFacts';

/** Characters. The shortest page of the site, the end of a short list, has some 350; a page that failed has none. */
const shortestText = 80;

/** What a page lacks that every page has. */
export function contentProblems(facts: ReadonlyMap<string, PageFacts>): string[] {
  return [...facts].flatMap(([page, { hasTitle, headings, textLength }]) => [
    ...(hasTitle ? [] : [`${page} has no title.`]),
    ...(headings > 0 ? [] : [`${page} has no heading h1.`]),
    ...(textLength >= shortestText
      ? []
      : [
          `${page} is empty: its main part has ${textLength} characters, and at least ${shortestText} are due.`,
        ]),
  ]);
}
