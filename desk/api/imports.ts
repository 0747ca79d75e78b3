/* NAVs and portfolios from files. */
import * as v from 'valibot';
import { navDay } from '../../contract/revisionSchemas';
import { jsonSchema } from './common';

/** Largest file of NAVs, in bytes. */
export const maxNavFile = 5_000_000;

/** What a person says of a file that can be read in two ways. */
const fileAnswersSchema = v.object({
  days: v.optional(v.picklist(['day-first', 'month-first'])),
  /** The decimal mark. */
  mark: v.optional(v.picklist([',', '.'])),
  /** Whether numbers are as cells show them, or as they hold them, with digits that are not shown. */
  digits: v.optional(v.picklist(['shown', 'held'])),
  /** Whether weights of a section that add up to 1 are percentages or fractions. */
  weights: v.optional(v.picklist(['percentages', 'fractions'])),
  /** ISIN of the share whose NAVs stand without one. */
  share: v.optional(v.string()),
});

export type FileAnswers = v.InferOutput<typeof fileAnswersSchema>;

/** A CSV or XLSX file, in base64. */
export const navFileSchema = v.object({ file: v.string(), answers: v.optional(fileAnswersSchema, {}) });

/** `confirmed` are the shares (ISIN) whose jumps were looked at, which is written into their files with the name of who says so; `changesOnly` that the file only changes days that were there. */
export const navImportSchema = v.object({
  ...navFileSchema.entries,
  commit: v.string(),
  confirmed: v.array(v.string()),
  changesOnly: v.optional(v.boolean(), false),
});

/** A part of a file that was not read: hidden sheets, rows or columns, and notes below the table. `place` names rows or columns. */
const leftOutSchema = v.object({
  what: v.picklist(['sheet', 'rows', 'columns', 'notes']),
  sheet: v.optional(v.string()),
  place: v.optional(v.string()),
});

export type LeftOut = v.InferOutput<typeof leftOutSchema>;

const shareNavsSchema = v.object({
  isin: v.string(),
  /** Its code. */
  fund: v.string(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** The first days that differ: changed ones, then the newest. */
  days: v.array(navDay),
  largest: v.optional(navDay),
  /** The change from one day to the next that somebody has to confirm, in proportion. */
  jumpLimit: v.number(),
  jumps: v.array(
    v.object({
      date: v.string(),
      column: v.picklist(['nav', 'benchmark']),
      before: v.string(),
      after: v.string(),
    }),
  ),
});

export type ShareNavs = v.InferOutput<typeof shareNavsSchema>;

/** True for a file that adds no day at all: its dates may be wrong, or it is a correction. */
export const changesDaysOnly = (shares: readonly ShareNavs[]) =>
  shares.some(({ changed }) => changed > 0) && shares.every(({ added }) => added === 0);

/**
 * `POST /api/drafts/<name>/navs/check` with {@link navFileSchema}: what an import would change in the draft as it is at `commit`. `POST
 * /api/drafts/<name>/navs` with {@link navImportSchema} saves it, and answers with {@link savedSchema}; 409 `draft-changed` where there
 * is a newer commit. Both: 413 for a file that is too large, 422 `navs-refused` with a `refusal` for one that cannot be used as it is.
 */
export const navPlanSchema = v.object({
  commit: v.string(),
  shares: v.array(shareNavsSchema),
  leftOut: v.array(leftOutSchema),
});

export type NavPlan = v.InferOutput<typeof navPlanSchema>;

export const portfolioSections = ['geographic', 'sector', 'capitalisation', 'topLines'] as const;

export type PortfolioSection = (typeof portfolioSections)[number];

/** A CSV or XLSX file in base64, and the code of the fund whose portfolio it is. */
export const portfolioFileSchema = v.object({ ...navFileSchema.entries, fund: v.string() });

/**
 * `POST /api/drafts/<name>/portfolio/check` with {@link portfolioFileSchema}: the fields of the fund's portfolio in the draft, and as the file
 * makes them. They are saved as any edit, from `blob`, which is `null` for a fund without a portfolio. 404 for a fund that is not there, 413 and 422 as for
 * a file of NAVs.
 */
export const portfolioPlanSchema = v.object({
  path: v.string(),
  blob: v.nullable(v.string()),
  before: v.record(v.string(), jsonSchema),
  after: v.record(v.string(), jsonSchema),
  leftOut: v.array(leftOutSchema),
});

export type PortfolioPlan = v.InferOutput<typeof portfolioPlanSchema>;

/** Reasons of files that can be read in two ways. */
const questions = ['which-days', 'which-mark', 'which-digits', 'which-weights', 'which-share'] as const;

/** The problem of a file of NAVs or of a portfolio, and its place. Where {@link isQuestion} says so, the file is sent again with an answer. */
export const navRefusalSchema = v.object({
  reason: v.picklist([
    'too-large',
    'unreadable',
    'empty',
    'formula',
    'merged',
    'hidden',
    ...questions,
    'no-header',
    'unknown-column',
    'column-twice',
    'unknown-isin',
    'not-date',
    'month-first',
    'future',
    'not-number',
    'not-positive',
    'other-currency',
    'mixed-marks',
    'day-twice',
    'jumps',
    'changes-only',
    'no-weights',
    'unknown-section',
    'no-date',
    'other-date',
    'no-code',
    'no-title',
    'line-twice',
    'too-many-lines',
  ]),
  sheet: v.optional(v.string()),
  /** Such as `B12`, also of a text: row 12, second column. */
  cell: v.optional(v.string()),
  /** The value that was found, as it is shown. */
  value: v.optional(v.string()),
  /** What can be answered, with the first days (`YYYY-MM-DD`) or numbers of the file as they are read then. */
  choices: v.optional(v.array(v.object({ answers: fileAnswersSchema, readings: v.array(v.string()) }))),
});

export type NavRefusal = v.InferOutput<typeof navRefusalSchema>;

/** Whether the file can be used as soon as somebody has answered. */
export const isQuestion = (reason: NavRefusal['reason']): reason is (typeof questions)[number] =>
  questions.some((question) => question === reason);
