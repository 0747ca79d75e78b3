import { HttpError, httpProblems } from '../../../../platform/http/httpErrors';
import { dayInParis } from '../../../../platform/parisTime';
import { maxNavFile, type NavRefusal, type SavedFile, type ShareNavs } from '../../../api';
import type { ContentDrafts } from '../contentDrafts';
import { parseNavs } from './parseNavs';
import { planShare } from './planShare';
import { readTables } from './readTables';
import { NavFileRefusal } from './tables';

const sharePath = /^funds\/([^/]+)\/shares\/([^/]+)\.yaml$/;

/** One share of an import: what the page shows of it, and its NAV file as it is saved; without one where nothing changes. */
interface SharePlan {
  shown: ShareNavs;
  file?: SavedFile;
}

export function navsRefused(refusal: NavRefusal): HttpError {
  const where = Object.values(refusal).join(', ');
  return new HttpError(httpProblems.navsRefused(where), { details: { refusal } });
}

/** @throws HttpError 422 in place of a NavFileRefusal */
export async function refusingNavs<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof NavFileRefusal ? navsRefused(error.refusal) : error;
  }
}

/** @throws HttpError 413 or 422 for a file that cannot be used */
function readFile(bytes: Buffer, isins: ReadonlySet<string>, now: Date) {
  if (bytes.length > maxNavFile) throw new HttpError(httpProblems.saveTooLarge('The file'));
  return refusingNavs(async () => parseNavs(await readTables(bytes), isins, dayInParis(now)));
}

/**
 * Works out the changes by a file of NAVs in the content of a commit.
 *
 * @throws HttpError 413 or 422 for a file that cannot be used
 */
export async function planImport(
  content: ContentDrafts,
  { commit, bytes, now }: { commit: string; bytes: Buffer; now: Date },
): Promise<SharePlan[]> {
  const files = await content.files(commit);
  const fundOf = new Map(
    files.flatMap(({ path }) => {
      const [, fund, isin] = sharePath.exec(path) ?? [];
      return fund !== undefined && isin !== undefined ? [[isin, fund] as const] : [];
    }),
  );
  const shares = await readFile(bytes, new Set(fundOf.keys()), now);
  const plan = async ([isin, navs]: [string, Parameters<typeof planShare>[1]]): Promise<SharePlan> => {
    const fund = fundOf.get(isin) ?? '';
    const path = `funds/${fund}/navs/${isin}.csv`;
    const isThere = files.some((file) => file.path === path);
    const file = isThere ? await content.content(commit, path) : undefined;
    const { content: text, ...planned } = planShare(file?.content, navs);
    const shown = { isin, fund, ...planned };
    if (planned.added + planned.changed === 0) return { shown };
    return { shown, file: { path, base: file?.blob ?? null, content: text } };
  };
  return Promise.all([...shares].map(plan));
}
