import { readCodedFile } from './readReferenceLists';
import type * as v from 'valibot';
import { isCalendarDay } from '../../contract/parisTime';
import { mapLimited } from '../../platform/runConcurrently';
import { type ContentLocale, contentLocales } from '../contentLocales';
import type { DocumentFiles, NewsCategory, NewsItem } from './content';
import { type ContentFile, type ContentSource, maxItemsAtOnce } from '../files/contentSource';
import { reportDuplicates, reportDuplicateSlugs } from '../files/duplicates';
import { listed } from '../schemas/fieldSchemas';
import { newsImageFile, type NewsTextFile, readNewsTexts, splitFrontMatter } from './readNewsTexts';
import { pngSize, pngText } from '../files/pngSize';
import { byCode, type ByCode } from '../schemas/references';
import { reportSchedule } from '../schemas/schedule';
import { imageText, newsCategorySchema, newsSchema } from '../schemas/newsSchema';

/** In the order of the file, which is the display order; `null` when the file is invalid. */
export async function readNewsCategories(source: ContentSource): Promise<NewsCategory[] | null> {
  const file = await readCodedFile(source, 'news/categories.yaml', newsCategorySchema);
  if (!file) return null;
  await reportDuplicateSlugs(
    file.value.map((category, index) => ({
      slug: category.slug,
      location: category.code,
      report: async (locale, problem) => file.report([index, 'slug', locale], problem),
    })),
  );
  return file.value;
}

type NewsFile = ContentFile<v.InferOutput<ReturnType<typeof newsSchema>>>;

/** Fields that a route type requires, and fields that it does not allow. */
function reportRoute(source: ContentSource, file: NewsFile, texts: readonly NewsTextFile[]): void {
  const { routeType, externalUrl, documentTitle } = file.value;
  if (routeType === 'EXTERNAL' && externalUrl === null) {
    file.report(['routeType'], 'missing, expected an address that begins with https:// for EXTERNAL', [
      'externalUrl',
    ]);
  }
  if (routeType !== 'EXTERNAL' && externalUrl !== null) {
    file.report(['externalUrl'], `expected for EXTERNAL only, and the routeType is ${routeType}`);
  }
  if (routeType !== 'DOC' && documentTitle !== null) {
    file.report(['documentTitle'], `expected for DOC only, and the routeType is ${routeType}`);
  }
  for (const { locale, path, value } of texts) {
    if (routeType === 'DOC' && documentTitle?.[locale] === undefined) {
      const at = documentTitle === null ? ['routeType'] : ['documentTitle'];
      file.report(at, `missing, expected a text for DOC, as there is a text in ${locale}.md`, [
        'documentTitle',
        locale,
      ]);
    }
    if (routeType === 'ROUTE' && value.body === null) {
      source.report(path, 1, 'expected a body after the front matter, as the routeType is ROUTE');
    }
  }
}

/** The image beside the file, which has to say in each language of the item what it shows, or that it decorates. */
async function readImage(
  source: ContentSource,
  folder: string,
  file: NewsFile,
  texts: readonly NewsTextFile[],
): Promise<NewsItem['image']> {
  const { image } = file.value;
  const bytes = await source.readBytes(`${folder}/${newsImageFile}`);
  if (image === null) {
    if (bytes) source.report(`${folder}/${newsImageFile}`, 1, `expected "image" in news.yaml: ${imageText}`);
    return null;
  }
  const size = bytes && pngSize(bytes);
  if (bytes !== undefined && !size) {
    file.report(['image'], `expected ${pngText}, beside this file and named ${newsImageFile}`);
  }
  const alt = 'alt' in image ? image.alt : null;
  for (const { locale } of texts) {
    if (alt && alt[locale] === undefined) {
      file.report(['image', 'alt', locale], `missing, expected a text, as there is a text in ${locale}.md`);
    }
  }
  return size ? { ...size, alt } : null;
}

/** The PDFs beside the file, which only DOC has. */
async function readNewsDocument(
  source: ContentSource,
  folder: string,
  { value: { routeType }, report }: NewsFile,
): Promise<DocumentFiles | undefined> {
  const { files } = await source.names(folder);
  const named = contentLocales.map((locale) => ({ locale, name: `${locale}.pdf` }));
  const found = named.filter(({ name }) => files.includes(name));
  if (routeType !== 'DOC') {
    const problem = `expected for DOC only, and the routeType is ${routeType}`;
    for (const { name } of found) source.report(`${folder}/${name}`, 1, problem);
    return undefined;
  }
  if (found.length === 0) {
    const names = listed(
      named.map(({ name }) => name),
      'or',
    );
    report(['routeType'], `expected a file ${names} beside this one for DOC`);
  }
  const document: DocumentFiles = {};
  for (const { locale, name } of found) document[locale] = await source.readPdf(`${folder}/${name}`, locale);
  return document;
}

type ReadNewsItem = {
  item: NewsItem;
  folder: string;
  slugs: { locale: ContentLocale; path: string; slug: string }[];
};

/** `null`, and a problem, when the folder is not named by day and code. */
function dayAndCode(source: ContentSource, name: string): { date: string; code: string } | null {
  const [, date = '', itemCode = ''] = /^(.{10})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (isCalendarDay(date)) return { date, code: itemCode };
  source.report(
    `news/${name}`,
    1,
    'expected a folder named <YYYY-MM-DD>-<code>, the code in lower case with hyphens',
  );
  return null;
}

async function readNewsItem(
  source: ContentSource,
  name: string,
  schema: ReturnType<typeof newsSchema>,
  categories: ByCode<NewsCategory>,
): Promise<ReadNewsItem | null> {
  const folder = `news/${name}`;
  const identity = dayAndCode(source, name);
  const [file, texts] = await Promise.all([
    source.readYaml(`${folder}/news.yaml`, schema),
    readNewsTexts(source, folder),
  ]);
  if (!file) return null;
  reportRoute(source, file, texts);
  reportSchedule(file, file.value);
  const category = categories?.get(file.value.category);
  if (!identity || !category) return null;
  const image = await readImage(source, folder, file, texts);
  const document = await readNewsDocument(source, folder, file);
  const { funds, ...facts } = file.value;
  const item: NewsItem = { ...identity, ...facts, category, document, fundCodes: funds, image, texts: {} };
  for (const { locale, value } of texts) item.texts[locale] = value;
  const slugs = texts.map(({ locale, path, value: { slug } }) => ({ locale, path, slug }));
  return { item, folder, slugs };
}

const yamlOfText = (text: string) => ({ yaml: splitFrontMatter(text)?.yaml ?? '', firstLine: 2 });

async function reportDuplicateNews(source: ContentSource, items: readonly ReadNewsItem[]): Promise<void> {
  reportDuplicates(
    items,
    ({ item }) => item.code,
    ({ folder }, _, taken, first) => {
      source.report(
        `${folder}/news.yaml`,
        1,
        `expected a code that is not taken, got "${taken}" as in ${first.folder}`,
      );
    },
  );
  await reportDuplicateSlugs(
    items.flatMap(({ folder, slugs }) =>
      slugs.map(({ locale, path, slug }) => ({
        slug: { [locale]: slug },
        location: folder,
        report: async (_locale: string, problem: string) =>
          source.report(path, await source.lineOf(path, ['slug'], yamlOfText), `slug: ${problem}`),
      })),
    ),
  );
}

/** Latest first, items of one day by code. Invalid ones are left out. */
export async function readNews(
  source: ContentSource,
  categories: NewsCategory[] | null,
  fundCodes: readonly string[],
): Promise<NewsItem[]> {
  const known = byCode(categories);
  const schema = newsSchema(known, fundCodes);
  const context = [categories, fundCodes.join()];
  const { folders } = await source.names('news');
  const read = await mapLimited(folders, maxItemsAtOnce, (name) =>
    source.attempt(`news/${name}/news.yaml`, () =>
      source.remember(`news/${name}`, context, (item) => readNewsItem(item, name, schema, known)),
    ),
  );
  const items = read.filter((item) => item !== null);
  await reportDuplicateNews(source, items);
  return items
    .map(({ item }) => item)
    .toSorted((a, b) => (a.date === b.date ? (a.code < b.code ? -1 : 1) : a.date < b.date ? 1 : -1));
}
