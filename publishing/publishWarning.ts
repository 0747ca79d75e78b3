import * as v from 'valibot';

/** What may be meant, and should be looked at. The desk says it in its reader's language. */
export const publishWarningSchema = v.variant('about', [
  v.object({ about: v.literal('short-page'), path: v.string(), characters: v.number() }),
  /** Only its translations link to it, if any page does. */
  v.object({ about: v.literal('unlinked-page'), path: v.string() }),
  v.object({
    about: v.literal('untranslated'),
    /** The folder of the content: `news`. */
    kind: v.string(),
    title: v.string(),
    locales: v.array(v.string()),
  }),
  v.object({
    about: v.literal('unnamed'),
    /** A document of the content whose metadata lack these. */
    file: v.string(),
    missing: v.array(v.picklist(['title', 'language'])),
  }),
  /** Files that are in no commit, so in no release. */
  v.object({ about: v.literal('uncommitted'), files: v.array(v.string()) }),
  /** How many warnings are left out of a list. */
  v.object({ about: v.literal('more'), count: v.number() }),
]);

export type PublishWarning = v.InferOutput<typeof publishWarningSchema>;

/** For logs and terminals, in English. */
export function describeWarning(warning: PublishWarning): string {
  switch (warning.about) {
    case 'short-page':
      return `${warning.path} is short: its main part has ${warning.characters} characters.`;
    case 'unlinked-page':
      return `${warning.path} is linked from no other page, only from its translations at most.`;
    case 'untranslated':
      return `Not written in ${warning.locales.join(' and ')}: ${warning.kind}, "${warning.title}"`;
    case 'unnamed':
      return `${warning.file} does not say its ${warning.missing.join(' and ')} in its metadata.`;
    case 'uncommitted':
      return `Not committed, and so not published: ${warning.files.join(', ')}`;
    case 'more':
      return `And ${warning.count} more.`;
  }
}
