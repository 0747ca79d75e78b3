import * as v from 'valibot';
import { listedActions } from '../../../../figures/adjustedNavs';
import { valuationFrequencies } from '../../../../figures/countedNavs';
import { HttpError, httpProblems } from '../../../../platform/http/httpErrors';
import { TimedWorker } from '../../../../platform/TimedWorker';
import { dayInParis } from '../../../../contract/parisTime';
import {
  type FileAnswers,
  type LeftOut,
  maxNavFile,
  type NavRefusal,
  type SavedFile,
  type ShareNavs,
} from '../../../api';
import type { ContentDrafts } from '../contentDrafts';
import type { ContentShare, ImportAnswer, ImportQuestion, Wanted } from './importWorker';
import { NavFileRefusal } from './tableColumns';

const sharePath = /^funds\/([^/]+)\/shares\/([^/]+)\.yaml$/;

/** One share of an import: what the page shows of it, and its NAV file as it is saved; without one where nothing changes. */
interface SharePlan {
  shown: ShareNavs;
  file?: SavedFile;
  /** The share's file with the name of who has looked at the jumps. */
  confirmedBy: (name: string) => SavedFile;
}

export interface ImportPlan {
  shares: SharePlan[];
  leftOut: LeftOut[];
}

export function navsRefused(refusal: NavRefusal): HttpError {
  const where = [refusal.reason, refusal.sheet, refusal.cell, refusal.value].filter(
    (part) => part !== undefined,
  );
  return new HttpError(httpProblems.navsRefused(where.join(', ')), { details: { refusal } });
}

/** @throws HttpError 422 in place of a NavFileRefusal */
export async function refusingNavs<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof NavFileRefusal ? navsRefused(error.refusal) : error;
  }
}

/** A file that somebody chose, and what they said of it. */
export interface ChosenFile {
  bytes: Buffer;
  answers: FileAnswers;
}

/** Reads what strangers made. A workbook of 100,000 rows takes some five seconds. */
const reader = new TimedWorker<ImportQuestion, ImportAnswer>('desk/server/editing/navs/importWorker.ts', {
  timeLimitMs: 20_000,
  memoryLimitMb: 512,
  idleMs: 60_000,
});

/** @throws HttpError 413, or a NavFileRefusal */
export async function readFile(file: ChosenFile, wanted: Wanted): Promise<ImportAnswer> {
  if (file.bytes.length > maxNavFile) throw new HttpError(httpProblems.saveTooLarge('The file'));
  const answer = (await reader.ask({ ...file, ...wanted })) ?? { refusal: { reason: 'too-large' } };
  if (answer.refusal) throw new NavFileRefusal(answer.refusal);
  return answer;
}

/** A share of the content, and its NAV file. */
interface Share extends ContentShare {
  fund: string;
  path: string;
  blob: string | null;
  /** The share's own file, and how many days it has whose NAV was confirmed. */
  shareFile: { path: string; blob: string | null; confirmed: number };
}

/** What cannot be read of a share is none of it here: the draft's problems name it. */
const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.fallback(v.array(v.looseObject({ date: v.string(), ...entries })), []);

const shareFields = v.fallback(
  v.object({
    currency: v.optional(v.string()),
    splits: listOf({ ratio: v.number() }),
    mergers: listOf({ ratio: v.optional(v.nullable(v.number()), null) }),
    renamings: listOf({}),
    distributions: listOf({ amount: v.number() }),
    confirmedNavs: listOf({}),
  }),
  { splits: [], mergers: [], renamings: [], distributions: [], confirmedNavs: [] },
);

const fundFields = v.fallback(v.object({ valuationFrequency: v.picklist(valuationFrequencies) }), {
  valuationFrequency: 'DAILY',
});

function confirmationOf(
  { shareFile }: Share,
  { jumps }: Pick<ShareNavs, 'jumps'>,
  confirmedBy: string,
): SavedFile {
  const { path, blob, confirmed } = shareFile;
  const entries = [...new Set(jumps.map(({ date }) => date))].map((date) => ({ date, confirmedBy }));
  const edits =
    confirmed === 0
      ? [{ path: ['confirmedNavs'], value: entries }]
      : entries.map((insert, index) => ({ path: ['confirmedNavs', confirmed + index], insert }));
  return { path, base: blob, edits };
}

/** The shares of a commit that a file names. */
async function sharesOf(content: ContentDrafts, commit: string, file: ChosenFile) {
  const paths = new Set((await content.files(commit)).map(({ path }) => path));
  const found = [...paths].flatMap((path) => {
    const match = sharePath.exec(path);
    return match ? [match] : [];
  });
  const known = found.map(([, , isin = '']) => isin);
  const { isins } = await readFile(file, { wanted: 'isins', known });
  const named = new Set(isins);
  const read = async ([sharePath = '', fund = '', isin = '']: readonly string[]): Promise<
    [string, Share]
  > => {
    const path = `funds/${fund}/navs/${isin}.csv`;
    const navs = paths.has(path) ? await content.wholeFile(commit, path) : undefined;
    const fieldsOf = (of: string) => content.fields(commit, of).catch(() => undefined);
    const [fields, ofFund] = await Promise.all([fieldsOf(sharePath), fieldsOf(`funds/${fund}/fund.yaml`)]);
    const { currency, confirmedNavs, ...lists } = v.parse(shareFields, fields?.value);
    const rules = {
      frequency: v.parse(fundFields, ofFund?.value).valuationFrequency,
      actions: listedActions(lists),
      confirmed: confirmedNavs.map(({ date }) => date),
    };
    const shareFile = { path: sharePath, blob: fields?.blob ?? null, confirmed: confirmedNavs.length };
    const share = { fund, path, rules, shareFile, blob: navs?.blob ?? null, currency, text: navs?.content };
    return [isin, share];
  };
  return new Map(await Promise.all(found.filter(([, , isin = '']) => named.has(isin)).map(read)));
}

/**
 * Works out the changes by a file of NAVs in the content of a commit.
 *
 * @throws HttpError 413 or 422 for a file that cannot be used
 */
export function planImport(
  content: ContentDrafts,
  { commit, file, now }: { commit: string; file: ChosenFile; now: Date },
): Promise<ImportPlan> {
  return refusingNavs(async () => {
    const shares = await sharesOf(content, commit, file);
    const { navs = [], leftOut = [] } = await readFile(file, {
      wanted: 'navs',
      shares,
      today: dayInParis(now),
    });
    const plans = navs.flatMap(([isin, { content: text, ...planned }]): SharePlan[] => {
      const share = shares.get(isin);
      if (!share) return [];
      const { fund, path, blob } = share;
      const shown = { isin, fund, ...planned };
      const confirmedBy = (name: string) => confirmationOf(share, planned, name);
      if (planned.added + planned.changed === 0) return [{ shown, confirmedBy }];
      return [{ shown, confirmedBy, file: { path, base: blob, content: text } }];
    });
    return { shares: plans, leftOut };
  });
}
