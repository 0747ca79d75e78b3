import * as v from 'valibot';

const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** Signs that nobody sees, some of which turn the words around them about. */
const invisible =
  /(?![\n\t])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** Text from the content is untrusted: invisible characters are written out, as `[U+202E]`. */
export function withSigns(text: string): string {
  return text.replace(
    invisible,
    (sign) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

export const shownText = v.pipe(v.string(), v.transform(withSigns));

/** A mistake in a file of the content. `line` counts from 1. */
export const contentProblemSchema = v.object({
  file: shownText,
  line: v.number(),
  /** The expected value, as a sentence for an editor. */
  expected: shownText,
});

/** A state of the whole content, which never changes: a commit, and which of its moments have passed. */
export const contentRevisionSchema = v.object({
  /** Opaque; goes into the header `content-revision`. */
  id: v.pipe(v.string(), v.regex(/^[\w.:@+-]{1,100}$/)),
  at: isoTime,
  author: shownText,
  message: shownText,
  problems: v.array(contentProblemSchema),
  /** Items that are missing in a language. A document is then shown in another one. */
  untranslated: v.array(
    v.object({ kind: shownText, code: shownText, title: shownText, locales: v.array(shownText) }),
  ),
  /** Documents whose metadata do not say their title or language. */
  unnamed: v.optional(
    v.array(v.object({ file: shownText, missing: v.array(v.picklist(['title', 'language'])) })),
  ),
  /** Duties that are missed by now: which (`NAV`, `SETTLEMENT`, or the document's type), of what, and the day of the last version. */
  overdue: v.optional(v.array(v.object({ what: shownText, of: shownText, date: shownText }))),
  /** Documents without a text, which cannot be compared with the content. */
  uncompared: v.optional(v.array(shownText)),
  /** Columns that are mandatory and that the content does not fill, so that the file of the template is not written. */
  unfilled: v.optional(
    v.array(
      v.object({
        of: shownText,
        template: shownText,
        column: shownText,
        written: shownText,
        expected: shownText,
      }),
    ),
  ),
  /** When its content next shows or takes away something by itself. */
  changesAt: v.optional(isoTime),
  /** Files that were changed and not committed: they are in no revision. */
  uncommitted: v.optional(v.array(shownText), []),
  /** Commits that no branch has, each with its subject: they are in no revision either. */
  detached: v.optional(v.array(shownText)),
});

export type ContentRevision = v.InferOutput<typeof contentRevisionSchema>;

/** A text in some languages, or one for all. */
export const titleSchema = v.union([shownText, v.record(v.string(), shownText)]);

export type Title = v.InferOutput<typeof titleSchema>;

/** The name of a field, or an entry of a list by what it holds: its code, its title, its date. */
const pathPart = v.union([
  shownText,
  v.object({ entry: shownText, title: v.optional(titleSchema), date: v.optional(shownText) }),
]);

export type PathPart = v.InferOutput<typeof pathPart>;

const scalar = v.union([shownText, v.number(), v.boolean()]);
const fieldValue = v.nullable(v.union([scalar, v.array(scalar)]));

export type FieldValue = v.InferOutput<typeof fieldValue>;

/** Numbers as they are written in the file; `null` is a day that is not there. */
const navLine = v.nullable(v.object({ nav: shownText, benchmark: shownText }));
export const navDay = v.object({ date: shownText, before: navLine, after: navLine });

export type NavDay = v.InferOutput<typeof navDay>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.object({ bytes: count });
/** Its path in the content, for `/_revisions/{id}/file`. */
const picture = v.object({ bytes: count, path: v.string() });

const ofFile = {
  /** Within the item. */ file: shownText,
  /** Name of the share that it is of. */ share: v.optional(shownText),
};

/** One difference of a file. `null` before or after is what is not there. */
const differenceSchema = v.variant('type', [
  v.object({
    ...ofFile,
    type: v.literal('field'),
    path: v.array(pathPart),
    before: fieldValue,
    after: fieldValue,
  }),
  /** Entries that both sides have, in another order. */
  v.object({
    ...ofFile,
    type: v.literal('order'),
    path: v.array(pathPart),
    before: v.array(titleSchema),
    after: v.array(titleSchema),
  }),
  v.object({
    ...ofFile,
    type: v.literal('navs'),
    added: count,
    changed: count,
    removed: count,
    /** The first of them, changed ones before removed and added ones. */
    days: v.array(navDay),
    /** The changed day whose NAV or benchmark has moved most, in proportion. */
    largest: v.optional(navDay),
    /** True if all that was there is as it was, and each new day is after the last of it. */
    isAppended: v.optional(v.boolean()),
    /** Shown days whose NAV changes while no correction of the share says so. */
    uncorrected: v.optional(v.array(shownText)),
  }),
  v.object({
    ...ofFile,
    type: v.literal('picture'),
    before: v.nullable(picture),
    after: v.nullable(picture),
  }),
  /** Neither a text nor a picture. */
  v.object({ ...ofFile, type: v.literal('file'), before: v.nullable(size), after: v.nullable(size) }),
  v.object({ ...ofFile, type: v.literal('renamed'), from: shownText }),
  /** Spaces, comments, the order of fields or the file's mode: nothing that is shown anywhere. */
  v.object({ ...ofFile, type: v.literal('layout') }),
  v.object({
    ...ofFile,
    type: v.literal('incomparable'),
    /** `invalid` is YAML that cannot be parsed, at `line` because of `message`. */
    why: v.picklist(['link', 'repository', 'too-large', 'binary', 'invalid', 'failed']),
    /** True if the message is about the older side. */
    isBefore: v.optional(v.boolean()),
    line: v.optional(v.number()),
    message: v.optional(shownText),
  }),
]);

export type Difference = v.InferOutput<typeof differenceSchema>;

/** A difference of one type, without the file that it is in. */
export type DifferenceOf<Type extends Difference['type'] = Difference['type']> = Type extends unknown
  ? Omit<Extract<Difference, { type: Type }>, keyof typeof ofFile>
  : never;

/** One item that differs between two revisions. */
const contentChangeSchema = v.object({
  /** The folder of the content that it is in: `funds`, `news`, `pages`, `team`. */
  kind: shownText,
  /** Code of the item within its kind, such as `2026-03-letter`. */
  code: shownText,
  title: shownText,
  change: v.picklist(['added', 'edited', 'removed']),
  /** Its earlier code, if that has changed. */
  from: v.optional(shownText),
  /** Author of the newest commit that touched it; absent when the two revisions have no history in common. */
  by: v.optional(shownText),
  at: v.optional(isoTime),
  differences: v.array(differenceSchema),
  /** Differences that are left out, as there are too many. */
  omitted: v.optional(count, 0),
});

export type ContentChange = v.InferOutput<typeof contentChangeSchema>;

export const contentChangesSchema = v.object({
  changes: v.array(contentChangeSchema),
  /** Items that are left out, as there are too many. */
  omitted: v.optional(count, 0),
});

export type ContentChanges = v.InferOutput<typeof contentChangesSchema>;
