import { HttpError, httpProblems } from '../../../../platform/http/httpErrors';
import { isMap, type Json, type JsonMap } from '../../../../platform/jsonValues';
import { dayInParis } from '../../../../contract/parisTime';
import { type PortfolioPlan, portfolioSections } from '../../../api';
import type { ContentDrafts } from '../contentDrafts';
import { type ChosenFile, readFile, refusingNavs } from '../navs/planImport';
import { type ImportedLine, parsePortfolio } from './parsePortfolio';

const entriesOf = (portfolio: Json, section: string): JsonMap[] => {
  const entries = isMap(portfolio) ? portfolio[section] : undefined;
  return Array.isArray(entries) ? entries.filter(isMap) : [];
};

/** True if one of the texts is the title in any language. */
const isTitled = ({ title }: JsonMap, texts: readonly string[]) =>
  texts.some(
    (text) => text !== '' && (title === text || (isMap(title) && Object.values(title).includes(text))),
  );

/**
 * A line as the content has it. What the file does not say is that of a line of the same code or title, which keeps its title in all languages.
 *
 * @param known lines of this fund, then of others
 * @throws NavFileRefusal
 */
function entryOf(line: ImportedLine, known: readonly JsonMap[], needsCode: boolean): JsonMap {
  const { code, title, titles, value, refuse } = line;
  const texts = [title, ...Object.values(titles)];
  const like = known.find((entry) => (code === '' ? isTitled(entry, texts) : entry.code === code));
  const ownCode = code || like?.code;
  if (needsCode && ownCode === undefined) throw refuse('no-code');
  const inLanguages = Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== ''));
  const given = Object.keys(inLanguages).length > 0 ? inLanguages : title;
  const isKnown = like !== undefined && (texts.every((text) => text === '') || isTitled(like, texts));
  const ownTitle = isKnown ? like.title : given;
  if (ownTitle === undefined || ownTitle === '') throw refuse('no-title');
  return { ...(ownCode !== undefined && { code: ownCode }), title: ownTitle, value };
}

/**
 * Works out a fund's portfolio from a file, in the content of a commit. Sections that are not in the file stay as they are.
 *
 * @throws HttpError 404 for a fund that is not there, 413 or 422 for a file that cannot be used
 */
export async function planPortfolio(
  content: ContentDrafts,
  { commit, fund, file, now }: { commit: string; fund: string; file: ChosenFile; now: Date },
): Promise<PortfolioPlan> {
  const paths = (await content.files(commit, 'funds')).map((file) => file.path);
  if (!paths.includes(`funds/${fund}/fund.yaml`)) throw new HttpError(httpProblems.noSuchFund);
  const path = `funds/${fund}/portfolio.yaml`;
  const fieldsOf = (at: string) => content.fields(commit, at);
  const own = paths.includes(path) ? await fieldsOf(path) : undefined;
  const ofOthers = paths.filter((other) => /^funds\/[^/]+\/portfolio\.yaml$/.test(other) && other !== path);
  // A file that cannot be read has no titles to give, which is all that is wanted of it here.
  const others = await Promise.all(ofOthers.map((other) => fieldsOf(other).catch(() => undefined)));
  return refusingNavs(async () => {
    const { tables = [], leftOut = [] } = await readFile(file, { wanted: 'lines' });
    const { date, sections } = parsePortfolio(tables, dayInParis(now), file.answers);
    const sectionOf = (section: (typeof portfolioSections)[number]): JsonMap[] => {
      const known = [own, ...others].flatMap((read) => (read ? entriesOf(read.value, section) : []));
      const lines = sections.get(section);
      if (!lines) return own ? entriesOf(own.value, section) : [];
      return lines.map((line) => entryOf(line, known, section !== 'topLines'));
    };
    const fields = portfolioSections.map((section) => [section, sectionOf(section)] as const);
    const before = own && isMap(own.value) ? own.value : {};
    return {
      path,
      blob: own?.blob ?? null,
      before,
      after: { ...before, date, ...Object.fromEntries(fields) },
      leftOut,
    };
  });
}
