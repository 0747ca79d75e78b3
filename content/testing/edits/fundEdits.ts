import { isinCheckDigit } from '../../schemas/isin';
import { testPdf } from '../testPdf';
import { type DrawnEdit, NothingToEdit } from './DrawnEdit';

const fundFile = /^funds\/[^/]+\/fund\.yaml$/;
export const shareFile = /^funds\/[^/]+\/shares\/[^/]+\.yaml$/;
const navFile = /^funds\/[^/]+\/navs\/[^/]+\.csv$/;

const codeOf = (name: string) => name.split('/')[1] ?? '';
const isinOf = (name: string) => name.replace(/^.*\/([^/]+)\.\w+$/, '$1');

const newIsin = (number: number) => {
  const bare = `ZZ9${String(number).padStart(8, '0')}`;
  return `${bare}${isinCheckDigit(bare)}`;
};

/** Files of a fund, or of a share. */
const filesOf = (edit: DrawnEdit, fund: string, isin = '') =>
  edit.names(/^funds\//).filter((name) => name.startsWith(`funds/${fund}/`) && name.includes(isin));

function copyShare(edit: DrawnEdit, name: string, isin: string, to = isin): string {
  const bytes = edit.read(name);
  const copy = name.replaceAll(isin, to);
  edit.write(copy, /\.(?:yaml|csv)$/.test(name) ? bytes.toString().replaceAll(isin, to) : bytes);
  return copy;
}

export function addShare(edit: DrawnEdit): void {
  const name = edit.pickName(shareFile);
  const [fund, isin, isNew] = [codeOf(name), isinOf(name), newIsin(edit.number)];
  for (const file of filesOf(edit, fund, isin)) copyShare(edit, file, isin, isNew);
  const share = `funds/${fund}/shares/${isNew}.yaml`;
  const names = edit.names(shareFile).filter((other) => codeOf(other) === fund);
  const used = names.flatMap((other) => edit.fields(other).filter(({ path }) => path[0] === 'name'));
  const free = ['I', 'I USD', 'R', 'R USD', 'N', 'N USD', 'F', 'S USD'].filter(
    (candidate) => !used.some(({ value }) => value === candidate),
  );
  edit.set(share, ['name'], edit.draws.pick(free));
  edit.set(share, ['slug'], `drawn-${edit.number}`);
}

export function removeShare(edit: DrawnEdit): void {
  const name = edit.pickName(shareFile);
  filesOf(edit, codeOf(name), isinOf(name)).forEach((file) => edit.remove(file));
}

export function closeShare(edit: DrawnEdit): void {
  const name = edit.pickName(shareFile);
  const isActive = edit.fields(name).some(({ path, value }) => path[0] === 'active' && value === true);
  edit.set(name, ['active'], !isActive);
}

/** A share or a fund is shown to other investors. */
export function changeReaders(edit: DrawnEdit): void {
  const name = edit.draws.pick([...edit.names(shareFile), ...edit.names(fundFile)]);
  const sets = [['RETAIL', 'INSTIT', 'PRO'], ['INSTIT', 'PRO'], ['RETAIL', 'PRO'], ['PRO']];
  edit.set(name, ['visibleTo'], edit.draws.pick(sets));
}

export function addFund(edit: DrawnEdit): void {
  const { number, draws } = edit;
  const code = codeOf(edit.pickName(fundFile));
  const to = `drawn-${number}`;
  const shares = edit.names(shareFile).filter((name) => codeOf(name) === code);
  // A fund of one share, so that the site does not grow by half.
  const kept = isinOf(draws.pick(shares));
  for (const name of filesOf(edit, code)) {
    if (shares.some((share) => isinOf(share) !== kept && name.includes(isinOf(share)))) continue;
    const copy = name.replace(`/${code}/`, `/${to}/`).replaceAll(kept, newIsin(number));
    const bytes = edit.read(name);
    const isText = /\.(?:yaml|csv)$/.test(name);
    edit.write(copy, isText ? bytes.toString().replaceAll(kept, newIsin(number)) : bytes);
  }
  const file = `funds/${to}/fund.yaml`;
  edit.set(file, ['code'], to);
  for (const locale of ['fr', 'en', 'it']) {
    edit.set(file, ['slug', locale], to);
    edit.set(file, ['title', locale], `Meridane ${number} ${locale}`);
  }
}

export const removeFund = (edit: DrawnEdit): void => removeFundOf(edit, codeOf(edit.pickName(fundFile)));

/** News name it no more. */
export function removeFundOf(edit: DrawnEdit, code: string): void {
  filesOf(edit, code).forEach((name) => edit.remove(name));
  for (const name of edit.names(/^news\/[^/]+\/news\.yaml$/)) {
    const funds = edit.fields(name).filter(({ path }) => path[0] === 'funds');
    if (!funds.some(({ value }) => value === code)) continue;
    const left = funds.flatMap(({ value }) => (value === code ? [] : [value]));
    edit.set(name, ['funds'], left.length > 0 ? left : undefined);
  }
}

export function changeCategory(edit: DrawnEdit): void {
  const categories = edit.fields('categories/categories.yaml').filter(({ path }) => path[1] === 'code');
  edit.set(edit.pickName(fundFile), ['category'], edit.draws.pick(categories).value);
}

export function retagFund(edit: DrawnEdit): void {
  const tags = edit.fields('funds/tags.yaml').filter(({ path }) => path[1] === 'code');
  edit.set(edit.pickName(fundFile), ['tags'], edit.draws.isOneIn(3) ? [] : [edit.draws.pick(tags).value]);
}

function nextWeekday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  do date.setUTCDate(date.getUTCDate() + 1);
  while ([0, 6].includes(date.getUTCDay()));
  return date.toISOString().slice(0, 10);
}

const moved = (figure: string, { draws }: DrawnEdit) =>
  figure === '' ? '' : (Number(figure) * (1 + (draws.below(200) - 100) / 10_000)).toFixed(2);

/** The next day of every share of a fund; tomorrow's is there already, now and then. */
export function addNavs(edit: DrawnEdit): void {
  const fund = codeOf(edit.pickName(navFile));
  for (const name of edit.names(navFile).filter((file) => codeOf(file) === fund)) {
    const [date = '', nav = '', benchmark = ''] =
      edit.text(name).trimEnd().split('\n').at(-1)?.split(',') ?? [];
    const next = nextWeekday(date);
    if (next > edit.day(1)) throw new NothingToEdit();
    edit.write(name, `${edit.text(name).trimEnd()}\n${next},${moved(nav, edit)},${moved(benchmark, edit)}\n`);
  }
}

export function correctNav(edit: DrawnEdit): void {
  const name = edit.pickName(navFile);
  const lines = edit.text(name).trimEnd().split('\n');
  const at = edit.draws.isOneIn(2) ? lines.length - 1 : 1 + edit.draws.below(lines.length - 1);
  const [date, nav = '', benchmark] = lines[at]?.split(',') ?? [];
  edit.write(name, `${lines.with(at, [date, moved(nav, edit), benchmark].join(',')).join('\n')}\n`);
}

export function removeLastNav(edit: DrawnEdit): void {
  const name = edit.pickName(navFile);
  edit.write(name, `${edit.text(name).trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
}

export function removePortfolio(edit: DrawnEdit): void {
  edit.remove(edit.pickName(/^funds\/[^/]+\/portfolio\.yaml$/));
}

export function shortenScenarios(edit: DrawnEdit): void {
  const name = edit.pickName(/^funds\/[^/]+\/scenarios\/[^/]+\.csv$/);
  edit.write(name, `${edit.text(name).trimEnd().split('\n').slice(0, -4).join('\n')}\n`);
}

const ownerFile = /^(?:funds\/[^/]+\/(?:fund|shares\/[^/]+)|company\/company)\.yaml$/;

interface OwnDocument {
  /** The file that lists it. */
  owner: string;
  index: number;
  type: string;
  date: string;
  /** Files of its latest edition. */
  files: string[];
}

function pickDocument(edit: DrawnEdit): OwnDocument {
  const owner = edit.pickName(ownerFile);
  const listed = edit.fields(owner).filter(({ path }) => path[0] === 'documents');
  const index = Number(edit.draws.pick(listed).path[1]);
  const at = (key: string) => edit.textAt(owner, ['documents', index, key]);
  const [type, date] = [at('type'), at('date')];
  const folder = owner.includes('/shares/')
    ? owner.replace(/\.yaml$/, '/')
    : owner.replace(/[^/]+$/, 'documents/');
  const files = edit.names(/\.pdf$/).filter((name) => {
    return name.startsWith(`${folder}${type}.`) && /\.(?:fr|en|it)\.pdf$/.test(name);
  });
  return { owner, index, type, date, files };
}

const drawPdf = (edit: DrawnEdit, title: string) =>
  testPdf({ text: `${title} ${edit.number}`, information: `/Title (${title} ${edit.number})` });

/** The edition of before stays to be read, now and then. */
export function replaceDocument(edit: DrawnEdit): void {
  const { owner, index, type, date, files } = pickDocument(edit);
  if (edit.draws.isOneIn(2)) files.forEach((file) => edit.move(file, file.replace(/pdf$/, `${date}.pdf`)));
  for (const file of files) edit.write(file, drawPdf(edit, type));
  edit.set(owner, ['documents', index, 'date'], edit.day(edit.draws.pick([-1, 0, 1])));
}

export function removeDocument(edit: DrawnEdit): void {
  const { owner, index, type, files } = pickDocument(edit);
  const [folder = ''] = files.map((file) => file.slice(0, file.lastIndexOf('/')));
  edit.names(/\.pdf$/).forEach((name) => name.startsWith(`${folder}/${type}.`) && edit.remove(name));
  edit.set(owner, ['documents', index], undefined);
}

export function removeLanguageOfDocument(edit: DrawnEdit): void {
  edit.remove(edit.draws.pick(pickDocument(edit).files));
}

export function scheduleDocument(edit: DrawnEdit): void {
  const { owner, index } = pickDocument(edit);
  const key = edit.draws.pick(['publishAt', 'expireAt']);
  edit.set(owner, ['documents', index, key], `${edit.day(edit.draws.pick([0, 1, 2]))} 09:00`);
}
