import sharp from 'sharp';
import { contentLocales } from '../../contentLocales';
import { bodyKey } from '../../drafts/fieldEdits';
import type { DrawnEdit, Draws } from './DrawnEdit';
import { reworded } from './textEdits';

const newsFile = /^news\/[^/]+\/news\.yaml$/;
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

/** A picture that no content has had. */
export function drawPicture(draws: Draws, width: number, height: number): Promise<Buffer> {
  const background = { r: draws.below(256), g: draws.below(256), b: draws.below(256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const drawNewsPicture = ({ draws }: DrawnEdit) => drawPicture(draws, 1280, 720);

function moveFolder(edit: DrawnEdit, from: string, to: string): void {
  for (const name of edit.names(/^news\//)) {
    if (name.startsWith(`${from}/`)) edit.move(name, to + name.slice(from.length));
  }
}

function pickFolder(edit: DrawnEdit): { folder: string; date: string; code: string } {
  const folder = folderOf(edit.pickName(newsFile));
  const [, date = '', code = ''] = /^news\/(\d{4}-\d\d-\d\d)-(.*)$/.exec(folder) ?? [];
  return { folder, date, code };
}

/** Earlier, today, or still to come. */
const pickDay = (edit: DrawnEdit) => edit.day(edit.draws.pick([-40, -3, -1, 0, 0, 1, 2]));

const pickTime = ({ draws }: DrawnEdit) => `${String(draws.below(24)).padStart(2, '0')}:30`;

export async function addNews(edit: DrawnEdit): Promise<void> {
  const { draws, number } = edit;
  const { folder } = pickFolder(edit);
  const target = `news/${pickDay(edit)}-drawn-${number}`;
  for (const name of edit.names(/^news\//)) {
    if (!name.startsWith(`${folder}/`)) continue;
    const copy = target + name.slice(folder.length);
    // In some languages only, now and then.
    if (name.endsWith('.md') && draws.isOneIn(5)) continue;
    edit.write(copy, name.endsWith('image.png') ? await drawNewsPicture(edit) : edit.read(name));
    if (!copy.endsWith('.md')) continue;
    edit.set(copy, ['slug'], `drawn-${number}`);
    edit.set(copy, ['title'], `${reworded(edit.textAt(copy, ['title']), draws)} ${number}`);
  }
}

export function removeNews(edit: DrawnEdit): void {
  const { folder } = pickFolder(edit);
  for (const name of edit.names(/^news\//)) if (name.startsWith(`${folder}/`)) edit.remove(name);
}

export function editNewsBody(edit: DrawnEdit): void {
  const name = edit.pickName(/^news\/[^/]+\/\w+\.md$/);
  edit.set(name, [bodyKey], reworded(edit.textAt(name, [bodyKey]), edit.draws));
}

export function renameNewsCode(edit: DrawnEdit): void {
  const { folder, date, code } = pickFolder(edit);
  moveFolder(edit, folder, `news/${date}-${code.replace(/-y\d+$/, '')}-y${edit.number}`);
}

export function redateNews(edit: DrawnEdit): void {
  const { folder, code } = pickFolder(edit);
  moveFolder(edit, folder, `news/${pickDay(edit)}-${code}`);
}

/** It comes or goes at a moment, or not any more. */
export function scheduleNews(edit: DrawnEdit): void {
  const name = edit.pickName(newsFile);
  const key = edit.draws.pick(['publishAt', 'expireAt']);
  const moment = `${edit.day(edit.draws.pick([-1, 0, 1, 2]))} ${pickTime(edit)}`;
  edit.set(name, [key], edit.draws.isOneIn(4) ? undefined : moment);
}

export function reclassifyNews(edit: DrawnEdit): void {
  const name = edit.pickName(newsFile);
  const categories = edit.fields('news/categories.yaml').filter(({ path }) => path[1] === 'code');
  edit.set(name, ['category'], edit.draws.pick(categories).value);
}

export function changeMediaOfNews(edit: DrawnEdit): void {
  const types = ['PODCAST', 'PRESS_RELEASE', 'VIDEO', undefined];
  edit.set(edit.pickName(newsFile), ['mediaType'], edit.draws.pick(types));
}

export function changeFundsOfNews(edit: DrawnEdit): void {
  const funds = edit.names(/^funds\/[^/]+\/fund\.yaml$/).map((name) => name.split('/')[1] ?? '');
  const chosen = [edit.draws.pick(funds), edit.draws.pick(funds)];
  edit.set(edit.pickName(newsFile), ['funds'], edit.draws.isOneIn(4) ? undefined : [...new Set(chosen)]);
}

export async function changeNewsPicture(edit: DrawnEdit): Promise<void> {
  edit.write(edit.pickName(/^news\/[^/]+\/image\.png$/), await drawNewsPicture(edit));
}

export async function addNewsPicture(edit: DrawnEdit): Promise<void> {
  const isBare = (name: string) =>
    edit.names(/image\.png$/).every((image) => folderOf(image) !== folderOf(name));
  const name = edit.draws.pick(edit.names(newsFile).filter(isBare));
  edit.write(`${folderOf(name)}/image.png`, await drawNewsPicture(edit));
  const alt = Object.fromEntries(contentLocales.map((locale) => [locale, `${locale} ${edit.number}`]));
  edit.set(name, ['image'], edit.draws.isOneIn(3) ? { decorative: true } : { alt });
}

export function removeNewsPicture(edit: DrawnEdit): void {
  const image = edit.pickName(/^news\/[^/]+\/image\.png$/);
  edit.remove(image);
  edit.set(`${folderOf(image)}/news.yaml`, ['image'], undefined);
}

/** The same picture with two items. */
export function copyNewsPicture(edit: DrawnEdit): void {
  const pictures = /^news\/[^/]+\/image\.png$/;
  edit.write(edit.pickName(pictures), edit.read(edit.pickName(pictures)));
}

export function removeLanguageOfNews(edit: DrawnEdit): void {
  edit.remove(edit.pickName(/^news\/[^/]+\/\w+\.md$/));
}

/** From another language of the item. */
export function addLanguageOfNews(edit: DrawnEdit): void {
  const lacking = edit.names(newsFile).flatMap((name) => {
    const files = contentLocales.map((locale) => `${folderOf(name)}/${locale}.md`);
    const there = files.filter((file) => edit.names(/^news\//).includes(file));
    const [like] = there;
    return like === undefined
      ? []
      : files.filter((file) => !there.includes(file)).map((file) => ({ file, like }));
  });
  const { file, like } = edit.draws.pick(lacking);
  edit.write(file, edit.read(like));
}
