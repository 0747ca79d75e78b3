import * as v from 'valibot';
import { HttpError, httpProblems } from '../../../../platform/http/httpErrors';
import { dayInParis } from '../../../../platform/parisTime';
import {
  type FileAnswers,
  type LeftOut,
  maxNavFile,
  type NavRefusal,
  type SavedFile,
  type ShareNavs,
} from '../../../api';
import type { ContentDrafts } from '../contentDrafts';
import { isinOf } from './isins';
import { findNavs, type KnownShare, readNavs } from './parseNavs';
import { planShare } from './planShare';
import { type FileTables, readTables } from './readTables';
import { NavFileRefusal } from './tables';

const sharePath = /^funds\/([^/]+)\/shares\/([^/]+)\.yaml$/;

/** One share of an import: what the page shows of it, and its NAV file as it is saved; without one where nothing changes. */
interface SharePlan {
  shown: ShareNavs;
  file?: SavedFile;
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

/** @throws HttpError 413, or a NavFileRefusal */
export function readFile({ bytes }: ChosenFile): Promise<FileTables> {
  if (bytes.length > maxNavFile) throw new HttpError(httpProblems.saveTooLarge('The file'));
  return readTables(bytes);
}

/** A share of the content, and its NAV file. */
interface Share extends KnownShare {
  fund: string;
  path: string;
  file?: { content: string; blob: string | null };
}

const shareFields = v.fallback(v.object({ currency: v.optional(v.string()) }), {});

/** The last NAV of a file. */
function lastNav(text: string): number | undefined {
  const nav = Number(text.trimEnd().split('\n').at(-1)?.split(',')[1]);
  return nav > 0 ? nav : undefined;
}

/** The shares of a commit that a file names. */
async function sharesOf(content: ContentDrafts, commit: string, isins: ReadonlySet<string>) {
  const paths = new Set((await content.files(commit)).map(({ path }) => path));
  const found = Array.from(paths, (path) => [path, ...(sharePath.exec(path) ?? []).slice(1)] as const);
  const read = async ([sharePath, fund = '', isin = '']: readonly string[]): Promise<[string, Share]> => {
    const path = `funds/${fund}/navs/${isin}.csv`;
    const file = paths.has(path) ? await content.content(commit, path) : undefined;
    const nav = file && lastNav(file.content);
    // A share whose file cannot be read has no currency to compare with.
    const fields = await content.fields(commit, sharePath ?? '').catch(() => undefined);
    const { currency } = v.parse(shareFields, fields?.value);
    return [isin, { fund, path, ...(file && { file }), ...(nav && { nav }), ...(currency && { currency }) }];
  };
  return new Map(await Promise.all(found.filter(([, , isin = '']) => isins.has(isin)).map(read)));
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
    const { tables, leftOut } = await readFile(file);
    const places = findNavs(tables, file.answers);
    const shares = await sharesOf(content, commit, new Set(places.map(({ isin }) => isinOf(isin.cell))));
    const navs = readNavs(places, shares, dayInParis(now), file.answers);
    const plans = Array.from(navs, ([isin, days]): SharePlan[] => {
      const share = shares.get(isin);
      if (!share) return [];
      const { content: text, ...planned } = planShare(share.file?.content, days);
      const shown = { isin, fund: share.fund, ...planned };
      if (planned.added + planned.changed === 0) return [{ shown }];
      return [{ shown, file: { path: share.path, base: share.file?.blob ?? null, content: text } }];
    });
    return { shares: plans.flat(), leftOut };
  });
}
