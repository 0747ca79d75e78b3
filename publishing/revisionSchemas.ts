import * as v from 'valibot';

const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** What is wrong with a file of the content. `line` counts from 1. */
export const contentProblemSchema = v.object({
  file: v.string(),
  line: v.number(),
  /** What was expected there, as a sentence for an editor. */
  expected: v.string(),
});

/** A state of the whole content, which never changes: a commit, and which of its moments have passed. */
export const contentRevisionSchema = v.object({
  /** Opaque; goes into the header `content-revision`. */
  id: v.pipe(v.string(), v.regex(/^[\w.:@+-]{1,100}$/)),
  at: isoTime,
  author: v.string(),
  message: v.string(),
  problems: v.array(contentProblemSchema),
  /** Items that are not written in every language. */
  untranslated: v.array(
    v.object({ kind: v.string(), code: v.string(), title: v.string(), locales: v.array(v.string()) }),
  ),
  /** When its content next shows or takes away something by itself. */
  changesAt: v.optional(isoTime),
  /** Files that were changed and not committed: they are in no revision. */
  uncommitted: v.optional(v.array(v.string()), []),
});

export type ContentRevision = v.InferOutput<typeof contentRevisionSchema>;

/** One item that differs between two revisions. */
export const contentChangeSchema = v.object({
  /** The folder of the content that it is in: `funds`, `news`, `pages`, `team`. */
  kind: v.string(),
  /** Of the item within its kind, such as `2026-03-letter`. */
  code: v.string(),
  title: v.string(),
  change: v.picklist(['added', 'edited', 'removed']),
  /** Of the newest commit that touched it; absent when the two revisions have no history in common. */
  by: v.optional(v.string()),
  at: v.optional(isoTime),
  /** By path within the item: `fr.md title`. '' is a field that is not there. Empty for pictures. */
  fields: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
});

export type ContentChange = v.InferOutput<typeof contentChangeSchema>;
