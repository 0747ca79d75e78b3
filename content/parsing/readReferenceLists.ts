import * as v from 'valibot';
import type {
  Category,
  CodedText,
  CodedTitle,
  Country,
  DocumentType,
  Fund,
  Language,
  Profile,
} from './content';
import { contentLocales } from '../contentLocales';
import type { ContentSource } from '../files/contentSource';
import { reportDuplicateCodes, reportDuplicates } from '../files/duplicates';
import {
  categorySchema,
  codedTextSchema,
  codedTitleSchema,
  countrySchema,
  documentTypeSchema,
  languageSchema,
  liquidityToolSchema,
  profileSchema,
} from '../schemas/listSchemas';

/*
 * The short lists that funds, shares and pages refer to. Each is `null` when its file is invalid.
 */

async function readCodedList<const Entry extends v.GenericSchema<unknown, { code: string }>>(
  source: ContentSource,
  file: string,
  entry: Entry,
): Promise<v.InferOutput<Entry>[] | null> {
  const list = await source.readYaml(file, v.array(entry, 'a list'));
  if (list) reportDuplicateCodes(list.value, [], list.report);
  return list?.value ?? null;
}

/** `file` is relative to the content folder. */
export function readCodedTitles(source: ContentSource, file: string): Promise<CodedTitle[] | null> {
  return readCodedList(source, file, codedTitleSchema);
}

/** `file` is relative to the content folder. */
export function readCodedTexts(source: ContentSource, file: string): Promise<CodedText[] | null> {
  return readCodedList(source, file, codedTextSchema);
}

export function readLiquidityTools(source: ContentSource): Promise<Fund['liquidityTools'] | null> {
  return readCodedList(source, 'funds/liquidity-tools.yaml', liquidityToolSchema);
}

export async function readLanguages(source: ContentSource): Promise<Language[] | null> {
  const list = await source.readYaml('countries/languages.yaml', v.array(languageSchema, 'a list'));
  if (!list) return null;
  reportDuplicates(
    list.value,
    (language) => language.locale,
    (_, index, again) => {
      list.report([index, 'locale'], `[${index}].locale: expected each locale once, got "${again}" again`);
    },
  );
  return list.value;
}

/** Visitors choose from it before they browse: the build stops where there is nothing to choose. */
async function readChoices<const Entry extends v.GenericSchema<unknown, { code: string }>>(
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

export function readProfiles(source: ContentSource): Promise<Profile[] | null> {
  return readChoices(source, 'profiles/profiles.yaml', profileSchema);
}

export function readDocumentTypes(source: ContentSource): Promise<DocumentType[] | null> {
  return readCodedList(source, 'document-types/document-types.yaml', documentTypeSchema);
}

export async function readCategories(source: ContentSource): Promise<Category[] | null> {
  const categories = await readCodedList(source, 'categories/categories.yaml', categorySchema);
  return categories?.toSorted((a, b) => a.displayOrder - b.displayOrder) ?? null;
}
