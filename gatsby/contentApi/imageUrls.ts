import * as v from 'valibot';
import { defaultLocale, locales } from '../../src/i18n/locales';
import type { ImageUrls } from '../images/fetchImages';
import { type ContentApi, postToContentApi } from './postToContentApi';

const image = v.nullable(v.object({ url: v.string() }));

const membersSchema = v.object({
  teamMembers: v.array(v.object({ code: v.string(), portrait: image })),
});

const newsSchema = v.record(
  v.picklist(locales),
  v.object({ total: v.number(), items: v.array(v.object({ code: v.string(), image })) }),
);

export type { ImageUrls };

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
