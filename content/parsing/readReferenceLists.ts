import * as v from 'valibot';
import type { Category, Country, Language } from './content';
import { contentLocales } from '../contentLocales';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { reportDuplicateCodes, reportRepeated } from '../files/duplicates';
import { categorySchema, countrySchema, languageSchema } from '../schemas/listSchemas';

/*
 * The short lists that funds, shares and pages refer to. Each is `null` when its file is invalid.
 */

type CodedSchema = v.GenericSchema<unknown, { code: string }>;

/** A file that is a list of entries with a code each. */
export async function readCodedFile<const Entry extends CodedSchema>(
  source: ContentSource,
  file: string,
  entry: Entry,
): Promise<ContentFile<v.InferOutput<Entry>[]> | null> {
  const list = await source.readYaml(file, v.array(entry, 'a list'));
  if (list) reportDuplicateCodes(list.value, [], list.report);
  return list;
}

export async function readCodedList<const Entry extends CodedSchema>(
  source: ContentSource,
  file: string,
  entry: Entry,
): Promise<v.InferOutput<Entry>[] | null> {
  return (await readCodedFile(source, file, entry))?.value ?? null;
}

export async function readLanguages(source: ContentSource): Promise<Language[] | null> {
  const list = await source.readYaml('countries/languages.yaml', v.array(languageSchema, 'a list'));
  if (list) reportRepeated(list.value, [], ['locale', 'locale'], list.report);
  return list?.value ?? null;
}

/** Visitors choose from it before they browse: the build stops where there is nothing to choose. */
export async function readChoices<const Entry extends CodedSchema>(
  source: ContentSource,
  file: string,
  entry: Entry,
): Promise<v.InferOutput<Entry>[] | null> {
  const list = await readCodedList(source, file, entry);
  if (list?.length === 0)
    source.report(file, 1, 'expected at least one entry, without which no visitor could enter the site');
  return list;
}

export function readCountries(
  source: ContentSource,
  languages: Language[] | null,
): Promise<Country[] | null> {
  const known = languages?.map((language) => language.locale) ?? contentLocales;
  return readChoices(source, 'countries/countries.yaml', countrySchema(known));
}

export async function readCategories(source: ContentSource): Promise<Category[] | null> {
  const categories = await readCodedList(source, 'categories/categories.yaml', categorySchema);
  return categories?.toSorted((a, b) => a.displayOrder - b.displayOrder) ?? null;
}
