/* NAVs and portfolios from files. */
import * as v from 'valibot';
import { navDay } from '../../platform/revisionSchemas';
import { jsonSchema } from './common';

/** Largest file of NAVs, in bytes. */
export const maxNavFile = 5_000_000;

/** A change from one day of a share to the next that somebody has to confirm, in proportion. */
export const navJump = 0.1;

/** A CSV or XLSX file, in base64. */
export const navFileSchema = v.object({ file: v.string() });

/** `confirmed` are the shares (ISIN) whose jumps were looked at. */
export const navImportSchema = v.object({
  ...navFileSchema.entries,
  commit: v.string(),
  confirmed: v.array(v.string()),
});

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

/**
 * `POST /api/drafts/<name>/navs/check` with {@link navFileSchema}: what an import would change in the draft as it is at `commit`. `POST
 * /api/drafts/<name>/navs` with {@link navImportSchema} saves it, and answers with {@link savedSchema}; 409 `draft-changed` where there
 * is a newer commit. Both: 413 for a file that is too large, 422 `navs-refused` with a `refusal` for one that cannot be used as it is.
 */
export const navPlanSchema = v.object({ commit: v.string(), shares: v.array(shareNavsSchema) });

export type NavPlan = v.InferOutput<typeof navPlanSchema>;

export const portfolioSections = ['geographic', 'sector', 'capitalisation', 'topLines'] as const;

export type PortfolioSection = (typeof portfolioSections)[number];

/** A CSV or XLSX file in base64, and the code of the fund whose portfolio it is. */
export const portfolioFileSchema = v.object({ fund: v.string(), file: v.string() });

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
});

export type PortfolioPlan = v.InferOutput<typeof portfolioPlanSchema>;

/** The problem of a file of NAVs or of a portfolio, and its place. */
export const navRefusalSchema = v.object({
  reason: v.picklist([
    'too-large',
    'unreadable',
    'empty',
    'formula',
    'merged',
    'no-header',
    'unknown-column',
    'column-twice',
    'unknown-isin',
    'not-date',
    'month-first',
    'future',
    'not-number',
    'mixed-marks',
    'day-twice',
    'jumps',
    'no-weights',
    'unknown-section',
    'no-date',
    'other-date',
    'no-code',
    'no-title',
    'line-twice',
  ]),
  sheet: v.optional(v.string()),
  /** Such as `B12`, also of a text: row 12, second column. */
  cell: v.optional(v.string()),
  /** The value that was found. */
  value: v.optional(v.string()),
});

export type NavRefusal = v.InferOutput<typeof navRefusalSchema>;
