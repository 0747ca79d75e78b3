/* Drafts, their files and reviews. */
import * as v from 'valibot';
import { isPlainText } from '../../contract/plainText';
import {
  contentChangesSchema,
  contentRevisionSchema,
  shownText,
  titleSchema,
} from '../../contract/revisionSchemas';
import { fieldPathSchema, isoTime, jsonSchema, noteSchema, unprintable } from './common';

/** Git's name of a file's bytes, or of a commit. */
const objectId = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const editedPath = v.pipe(fieldPathSchema, v.minLength(1));

/** One field of a file: set, removed, or an entry of a list that is added or moved. Paths are as of before the edit. */
export const fieldEditSchema = v.union([
  v.strictObject({ path: editedPath, value: jsonSchema }),
  v.strictObject({ path: editedPath, remove: v.literal(true) }),
  v.strictObject({ path: editedPath, insert: jsonSchema }),
  v.strictObject({ path: editedPath, moveTo: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);

export type FieldEdit = v.InferOutput<typeof fieldEditSchema>;

/** One request names 500 files at most, and each 500 edits: they are counted before any is looked at. */
const fewOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(v.array(v.unknown()), v.maxLength(500), v.array(item));

const editedFileSchema = v.object({
  path: v.string(),
  base: v.nullable(objectId),
  edits: fewOf(fieldEditSchema),
});

/**
 * A file of a save: fields of a YAML or Markdown file, or a whole file (`null` removes it). `base` is the blob that it was made from, or `null`
 * for a new file, whose edits begin without fields.
 */
export const savedFileSchema = v.union([
  editedFileSchema,
  v.object({
    path: v.string(),
    base: v.nullable(objectId),
    content: v.nullable(v.string()),
    encoding: v.optional(v.picklist(['utf8', 'base64'])),
  }),
]);

export type SavedFile = v.InferOutput<typeof savedFileSchema>;

/** A copy of another file of the draft: a PDF stays under its day when a new edition is saved, and is not sent again. */
export const copiedFileSchema = v.object({
  path: v.string(),
  base: v.nullable(objectId),
  copyOf: v.string(),
});

export type CopiedFile = v.InferOutput<typeof copiedFileSchema>;

/** Where a draft stands: written, asked for review, approved, or returned. An approval is of one commit: a later save voids it. */
export const reviewSchema = v.object({
  state: v.picklist(['asked', 'approved', 'returned']),
  by: v.string(),
  at: isoTime,
  note: v.string(),
  commit: v.string(),
});

export const draftSchema = v.object({
  /** The name of the branch, without `draft/`. */
  name: v.string(),
  title: v.string(),
  owner: v.string(),
  /** Its newest commit. */
  head: v.string(),
  /** Accounts and others that have written in it. */
  authors: v.array(v.string()),
  changedAt: v.nullable(isoTime),
  changedFiles: v.number(),
  /** `null` while it is written. */
  review: v.nullable(reviewSchema),
  /** Why it cannot be read, as a sentence for the technical team. */
  problem: v.optional(shownText),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** `GET /api/drafts`. `POST /api/drafts` with {@link newDraftSchema}: 201 with a {@link draftSchema}. */
export const draftsSchema = v.object({ drafts: v.array(draftSchema) });

export const newDraftSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.check(isPlainText, unprintable)),
});

/** A reviewer's remark at a field. It stays until it is marked as done, and is then known as done until the draft is merged. */
export const remarkSchema = v.object({
  id: v.number(),
  file: v.string(),
  field: fieldPathSchema,
  text: v.string(),
  /** The beginning of the field's text as it was; empty for a list or a group of fields. */
  about: v.string(),
  /** The words of the field's list entry when the remark was made, as entries may move. Empty for a field outside of lists. */
  entry: v.string(),
  by: v.string(),
  at: isoTime,
  doneBy: v.nullable(v.string()),
});

export type Remark = v.InferOutput<typeof remarkSchema>;

const plainText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(500),
  v.check(isPlainText, unprintable),
);

/**
 * `POST /api/drafts/<name>/remarks`: 201; a reviewer, in whose draft it is not (403 `own-draft`). 404 where the draft has no such file. `POST
 * …/remarks/<id>/done`: any account, which may all write in the draft.
 */
export const newRemarkSchema = v.object({
  file: plainText,
  field: v.pipe(v.array(v.union([plainText, v.number()])), v.maxLength(20)),
  text: plainText,
});

export type NewRemark = v.InferOutput<typeof newRemarkSchema>;

/**
 * `GET /api/drafts/<name>`: what it changes against the live branch, what is wrong with it, and all files of the content as it has
 * them, of which lists of items are made. `DELETE` removes it: its owner, or a publisher.
 */
export const draftContentSchema = v.object({
  draft: draftSchema,
  ...contentChangesSchema.entries,
  problems: contentRevisionSchema.entries.problems,
  untranslated: contentRevisionSchema.entries.untranslated,
  files: v.array(
    v.object({ path: v.string(), blob: v.string(), size: v.number(), title: v.optional(titleSchema) }),
  ),
  /** The oldest first. */
  remarks: v.array(remarkSchema),
  /** False if a merge would be refused for want of an approval. */
  mayMerge: v.boolean(),
  /** True if it needs no approval, as it only adds NAVs of days after the last of each share. */
  hasOnlyNewNavs: v.optional(v.boolean(), false),
});

export type DraftContent = v.InferOutput<typeof draftContentSchema>;

/**
 * `GET /api/drafts/<name>/page?identity=news:letter`: the page of that identity in the site of the draft's latest commit, as of now or
 * of a moment to come. Each address of that site is below `/api/site/<revision>/<profile>`. 422 `has-problems` with them.
 */
export const askedPageSchema = v.object({ identity: v.string(), at: v.optional(isoTime) });

export const shownPageSchema = v.object({
  revision: v.string(),
  /** By locale; none where it is not published. */
  paths: v.record(v.string(), v.string()),
});

export type ShownPage = v.InferOutput<typeof shownPageSchema>;

/** A YAML or Markdown file as its fields. */
export const contentFileSchema = v.object({
  path: v.string(),
  blob: v.string(),
  value: jsonSchema,
  /** All fields that it may have, empty. A list has an empty entry, or one of each kind. */
  shape: v.optional(jsonSchema),
  /** Codes to choose from, by field: `documents.type`. */
  codes: v.optional(v.record(v.string(), v.array(v.string()))),
});

export type ContentFile = v.InferOutput<typeof contentFileSchema>;

/** `GET /api/drafts/<name>/files?path=…&path=…`: in their order, all as the newest commit has them. 404 where there is none. */
export const contentFilesSchema = v.object({
  files: v.tupleWithRest([contentFileSchema], contentFileSchema),
});

/**
 * `POST /api/drafts/<name>/save`: one commit by the account. Other fields that somebody changed meanwhile are kept, and their files
 * named in `merged`. 409 `draft-conflicts` with `conflicts` where they changed the same: then nothing is saved.
 * SVG files are saved without what could run in them; 422 `svg-refused` for one that is no drawing, or not the brand's.
 */
export const saveSchema = v.object({ files: fewOf(v.union([savedFileSchema, copiedFileSchema])) });

export const savedSchema = v.object({
  commit: v.string(),
  merged: v.array(v.string()),
  files: v.array(v.object({ path: v.string(), blob: v.nullable(v.string()) })),
});

export type Saved = v.InferOutput<typeof savedSchema>;

/**
 * A conflict of a field, in which a value that is not there is left out. Or of a whole file: then `field` is absent, and the values are texts, `null` for what is
 * not there, or `{}` for what is no text. A save of edits, an update and a merge have conflicts of fields where they can; a save of a whole file has those of files.
 */
export const conflictSchema = v.object({
  path: v.string(),
  /** The blob that is there now: a save that is made from it replaces what the other wrote. */
  blob: v.nullable(v.string()),
  field: v.optional(fieldPathSchema),
  base: v.optional(jsonSchema),
  theirs: v.optional(jsonSchema),
  yours: v.optional(jsonSchema),
});

export type Conflict = v.InferOutput<typeof conflictSchema>;

/**
 * `POST /api/drafts/<name>/update`: brings what is live into the draft, after a merge that was refused with `draft-conflicts`. `files` settle
 * conflicts, where `theirs` is what is live: a side of the file, or edits made to the fields of both, in which those in conflict are `theirs`.
 * `base` is the `blob` of the conflict. `{ commit }` of the draft.
 */
export const updateSchema = v.object({
  files: fewOf(
    v.union([
      editedFileSchema,
      v.object({ path: v.string(), base: v.nullable(objectId), keep: v.picklist(['draft', 'live']) }),
    ]),
  ),
});

export type SettledFile = v.InferOutput<typeof updateSchema>['files'][number];

/** `POST /api/drafts/<name>/problems` with {@link saveSchema}: what would be wrong, were these files saved. */
export const draftProblemsSchema = v.object({ problems: contentRevisionSchema.entries.problems });

/** `GET /api/drafts/<name>/history?path=…`: the newest 50 commits that changed a file, or anything in a folder. */
export const versionsSchema = v.object({
  versions: v.array(v.object({ commit: v.string(), at: isoTime, by: v.string(), message: v.string() })),
});

export type Version = v.InferOutput<typeof versionsSchema>['versions'][number];

/** `GET /api/drafts/<name>/changes?since=<commit>&commit=<commit>`: what changed between two versions. */
export const versionChangesSchema = v.object({ since: v.string(), commit: v.string() });

/** `POST /api/drafts/<name>/restore`: one save that makes a file or folder what it was at a commit. Answers with a {@link savedSchema}. */
export const restoreSchema = v.object({ path: v.string(), commit: v.string() });

/** `POST /api/drafts/<name>/open`: says that the account has an item open, as it does every 15 s. Answers with who else has. */
export const openItemSchema = v.object({ item: v.pipe(v.string(), v.maxLength(500)) });

export const othersSchema = v.object({ others: v.array(v.string()) });

/**
 * `POST /api/drafts/<name>/review` asks for a review, `/approve` and `/return` are a reviewer's or a publisher's, of a draft in which they
 * wrote nothing (403 `own-draft`) and whose content they may approve (403 `not-approver`). Each names the commit that was looked at: 409 `draft-changed` where there is a newer one. They
 * answer with the {@link draftSchema}.
 */
export const reviewActSchema = v.object({ commit: v.string(), note: noteSchema });

/**
 * `POST /api/drafts/<name>/merge`: into the live branch, once it is approved (403 `not-approved`) or where it only adds new NAVs. 409 `draft-conflicts`, 422 `has-problems`.
 * With `publish`, a publisher also publishes it: 409 `held` and `already-publishing` are told before anything is merged. Answers with
 * {@link mergedSchema}.
 */
export const mergeSchema = v.object({
  commit: v.string(),
  note: noteSchema,
  publish: v.optional(v.boolean(), false),
});
