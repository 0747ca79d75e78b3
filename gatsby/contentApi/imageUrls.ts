import { createHash } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { runConcurrently } from '../../platform/runConcurrently';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { fetchContentFile } from './contentFile';
import { type ContentApi, postToContentApi } from './postToContentApi';

/** Images that are fetched at once. */
export const downloadsAtOnce = 8;

const image = v.nullable(v.object({ url: v.string() }));

const membersSchema = v.object({
  teamMembers: v.array(v.object({ code: v.string(), portrait: image })),
});

const newsSchema = v.record(
  v.picklist(locales),
  v.object({ total: v.number(), items: v.array(v.object({ code: v.string(), image })) }),
);

/** Addresses of images by the code of what they show. */
export type ImageUrls = ReadonlyMap<string, string>;

/** `<MD5 of the file>/<name without its ending>`, by the code of what is shown: so gatsby-plugin-sharp names an image in its address. */
export type ImageNames = ReadonlyMap<string, string>;

/** @throws ContentApiError naming what has an image that cannot be had */
export async function imageNames(contentApi: ContentApi, urls: ImageUrls): Promise<ImageNames> {
  const names = new Map<string, string>();
  await runConcurrently([...urls], downloadsAtOnce, async ([code, address]) => {
    const bytes = await fetchContentFile(contentApi, address, `the image of ${code}`);
    const { name } = path.posix.parse(new URL(address, contentApi.url).pathname);
    names.set(code, `${createHash('md5').update(bytes).digest('hex')}/${name}`);
  });
  return names;
}

/** Portraits of the team, by member. */
export async function portraitUrls(contentApi: ContentApi): Promise<ImageUrls> {
  const query = `{ teamMembers(locale: "${defaultLocale}") { code portrait { url } } }`;
  const { teamMembers } = v.parse(membersSchema, await postToContentApi(contentApi, query));
  return new Map(teamMembers.flatMap(({ code, portrait }) => (portrait ? [[code, portrait.url]] : [])));
}

const newsPerRequest = 100;

/** An item may be published in any of the locales; its image is the same in all. */
export async function newsImageUrls(contentApi: ContentApi): Promise<ImageUrls> {
  const urls = new Map<string, string>();
  for (let skip = 0, total = 1; skip < total; skip += newsPerRequest) {
    const page = `limit: ${newsPerRequest}, skip: ${skip}) { total items { code image { url } } }`;
    const query = `{ ${locales.map((locale) => `${locale}: news(locale: "${locale}", ${page}`).join(' ')} }`;
    const lists = Object.values(v.parse(newsSchema, await postToContentApi(contentApi, query)));
    for (const item of lists.flatMap(({ items }) => items))
      if (item.image) urls.set(item.code, item.image.url);
    total = Math.max(...lists.map((list) => list.total));
  }
  return urls;
}
