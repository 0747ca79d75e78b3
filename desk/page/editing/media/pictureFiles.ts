import { type DraftContent, isMap, type Json } from '../../../api';

type DraftFile = DraftContent['files'][number];

/** Where a picture is shown: the item, and who or what it shows there. */
export type PictureUse =
  | { item: string; news: string[] }
  | { item: string; member: string }
  | { item: string; field: string };

export interface PictureFile extends DraftFile {
  uses: PictureUse[];
}

export const [teamFile, companyFile] = ['team/team.yaml', 'company/company.yaml'];

const ofNews = /^(news\/[^/]+)\/image\.png$/;

/** Texts of the news item that a picture belongs to. */
function newsUses(path: string, files: readonly DraftFile[]): PictureUse[] {
  const [, item] = ofNews.exec(path) ?? [];
  if (item === undefined) return [];
  const texts = files.filter((file) => file.path.startsWith(`${item}/`) && file.path.endsWith('.md'));
  return texts.length > 0 ? [{ item, news: texts.map((file) => file.path) }] : [];
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

function teamUses(path: string, team: Json | undefined): PictureUse[] {
  const members = Array.isArray(team) ? team.filter(isMap) : [];
  return members
    .filter(({ portrait }) => path === `team/portraits/${textOf(portrait)}`)
    .map(({ name, code }) => ({ item: 'team/team', member: textOf(name) || textOf(code) }));
}

function brandUses(path: string, company: Json | undefined): PictureUse[] {
  const brand = isMap(company) && isMap(company.brand) ? company.brand : {};
  const fields = Object.entries(brand).filter(([, file]) => path === `company/${textOf(file)}`);
  return fields.map(([field]) => ({ item: 'company/company', field }));
}

/** The pictures of the content: those that nothing shows, then those of the newest news, of the team and of the brand. */
export function pictureFiles(
  files: readonly DraftFile[],
  lists: { team: Json | undefined; company: Json | undefined },
): PictureFile[] {
  const found = files
    .filter(({ path }) => /\.(?:png|svg|jpe?g|gif|webp)$/i.test(path))
    .map((file) => ({
      ...file,
      uses: [
        ...newsUses(file.path, files),
        ...teamUses(file.path, lists.team),
        ...brandUses(file.path, lists.company),
      ],
    }));
  const rank = ({ path, uses }: PictureFile) =>
    uses.length === 0 ? 0 : 1 + ['news/', 'team/', 'company/'].findIndex((folder) => path.startsWith(folder));
  return found.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (ofNews.test(a.path) ? b.path.localeCompare(a.path) : a.path.localeCompare(b.path)),
  );
}
