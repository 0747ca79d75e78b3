import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { defaultLocale } from '../../src/i18n/locales';
import { ContentApiError } from '../contentApi/contentApiError';
import { contentFile, fetchContentFile } from '../contentApi/fetchContentFile';
import { type ContentApi, postToContentApi } from '../contentApi/postToContentApi';
import { sanitiseSvg } from '../../platform/sanitiseSvg';

const imageNames = ['logo', 'icon', 'mapOnDark', 'mapOnLight'] as const;

const expectedColour = 'a colour as #rrggbb';
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, expectedColour));
const rowSchema = v.object({
  colour,
  accentColour: colour,
  logo: v.string(),
  icon: v.string(),
  mapOnDark: v.string(),
  mapOnLight: v.string(),
});

const companySchema = v.object({
  title: v.string(),
  infos: v.array(v.object({ content: v.string() })),
  brand: rowSchema,
});

export const brandSchema = v.object({ ...rowSchema.entries, name: v.string(), shortName: v.string() });

/** Colours as `#rrggbb`, images as the text of sanitised SVG files. */
export type Brand = v.InferOutput<typeof brandSchema>;

async function fetchImage(api: ContentApi, name: string, addressOrPath: string): Promise<string> {
  const what = `the brand's ${name}`;
  const svg = sanitiseSvg((await fetchContentFile(api, addressOrPath, what)).toString());
  if (svg !== null) return svg;
  throw new ContentApiError(contentFile(api, addressOrPath).href, `${what} is no SVG image with a viewBox`);
}

/** @throws ContentApiError naming the colour or the image that cannot be used */
export async function fetchBrand(api: ContentApi): Promise<Brand> {
  const { company } = await postToContentApi(
    api,
    `{ company(locale: "${defaultLocale}") { title infos(codes: ["SHORT_NAME"]) { content } brand { colour accentColour ${imageNames.join(' ')} } } }`,
  );
  const parsed = v.safeParse(companySchema, company);
  if (!parsed.success) {
    const [{ input, message }] = parsed.issues;
    throw new ContentApiError(
      api.url,
      `${v.getDotPath(parsed.issues[0])} of the company is ${JSON.stringify(input)}: ${message}`,
    );
  }
  const { title, infos, brand } = parsed.output;
  const images = await Promise.all(imageNames.map((name) => fetchImage(api, name, brand[name])));
  const [logo = '', icon = '', mapOnDark = '', mapOnLight = ''] = images;
  return { ...brand, logo, icon, mapOnDark, mapOnLight, name: title, shortName: infos[0]?.content ?? title };
}

export function brandDigest(brand: Brand): string {
  return createHash('sha256').update(JSON.stringify(brand)).digest('hex');
}
