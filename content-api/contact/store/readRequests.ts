import * as v from 'valibot';
import { sql } from '../../../platform/database/sql';
import { contentLocales } from '../../../content/contentLocales';
import { InvestorProfileCode } from '../../../contract/codes.generated';
import type { ContactRequest } from '../contactFields';

/** Read as text: libsql fails the whole result for one integer beyond 2^53. */
const integerText = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));

/** Largest time value of a `Date`. */
const lastMoment = 8_640_000_000_000_000;

const momentText = v.pipe(
  integerText,
  v.maxValue(lastMoment),
  v.transform((time) => new Date(time)),
);

const storedRequestSchema = v.pipe(
  v.object({
    id: v.number(),
    request_key: v.string(),
    received_at: momentText,
    locale: v.picklist(contentLocales),
    investor_profile: v.picklist(InvestorProfileCode),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    company: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    message: v.string(),
    attempts: integerText,
    delivered_at: v.nullable(momentText),
  }),
  v.transform((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    /** Attempts to send the mail, the current one included. */
    attempts: row.attempts,
    deliveredAt: row.delivered_at,
    request: {
      requestKey: row.request_key,
      locale: row.locale,
      investorProfile: row.investor_profile,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      company: row.company,
      phone: row.phone,
      message: row.message,
    } satisfies ContactRequest,
  })),
);

/** A request with the state of its delivery. */
export type StoredRequest = v.InferOutput<typeof storedRequestSchema>;

/** A row that another version, or a person, has written: the columns that do not parse. */
export type UnreadableRequest = { id: number; columns: readonly string[] };

export type ReadRequests = {
  requests: readonly StoredRequest[];
  unreadable: readonly UnreadableRequest[];
};

export const requestColumns = sql`id, request_key, CAST(received_at AS TEXT) AS received_at, locale, investor_profile, first_name,
  last_name, email, company, phone, message, CAST(attempts AS TEXT) AS attempts, CAST(delivered_at AS TEXT) AS delivered_at`;

export const rowSchema = v.record(v.string(), v.unknown());

/** Parses row by row, so that one unreadable request does not hold up the others. */
export function readRequests(rows: readonly v.InferOutput<typeof rowSchema>[]): ReadRequests {
  const requests: StoredRequest[] = [];
  const unreadable: UnreadableRequest[] = [];
  for (const row of rows) {
    const result = v.safeParse(storedRequestSchema, { ...row });
    if (result.success) requests.push(result.output);
    else unreadable.push({ id: Number(row.id), columns: Object.keys(v.flatten(result.issues).nested ?? {}) });
  }
  return { requests, unreadable };
}
