import * as v from 'valibot';
import { brandImages, type Company, type Content } from './content';
import { type ContentProblem, ContentSource } from './contentSource';
import { reportDuplicateCodes } from './duplicates';
import { code, fields, localisedText, text, textOrLocalisedText, updatedAt } from './fieldSchemas';
import { readFunds } from './readFunds';
import { readNews, readNewsCategories } from './readNews';
import { readPages } from './readPages';
import {
  readCategories,
  readCodedTitles,
  readCountries,
  readDocumentTypes,
  readLanguages,
  readProfiles,
} from './readReferenceLists';
import { readTeam } from './readTeam';
import { byCode } from './references';

const colourText = 'a colour as #rrggbb';
const colour = v.pipe(v.string(colourText), v.regex(/^#[0-9a-f]{6}$/i, colourText));
const svgText = 'the name of an SVG file of company';
const svgFile = v.pipe(v.string(svgText), v.regex(/^[\w-]+\.svg$/, svgText));

const companySchema = fields({
  title: text,
  baseline: localisedText,
  subBaseline: v.nullish(localisedText, null),
  updatedAt,
  infos: v.array(fields({ code, content: textOrLocalisedText }), 'a list of infos'),
  keyFigures: v.array(
    fields({ code, value: textOrLocalisedText, title: localisedText }),
    'a list of key figures',
  ),
  brand: fields({
    colour,
    accentColour: colour,
    logo: svgFile,
    icon: svgFile,
    mapOnDark: svgFile,
    mapOnLight: svgFile,
  }),
});

async function readCompany(source: ContentSource): Promise<Company | null> {
  const file = await source.readYaml('company/company.yaml', companySchema);
  if (!file) return null;
  reportDuplicateCodes(file.value.infos, ['infos'], file.report);
  reportDuplicateCodes(file.value.keyFigures, ['keyFigures'], file.report);
  const { brand } = file.value;
  for (const image of brandImages) {
    if ((await source.readBytes(`company/${brand[image]}`)) !== null) continue;
    file.report(
      ['brand', image],
      `brand.${image}: expected a file of company, which has no "${brand[image]}"`,
    );
  }
  return file.value;
}

async function readCountriesAndLanguages(
  source: ContentSource,
): Promise<Pick<Content, 'countries' | 'languages'>> {
  const languages = await readLanguages(source);
  const countries = await readCountries(source, languages);
  return { languages: languages ?? [], countries: countries ?? [] };
}

async function readCatalogue(
  source: ContentSource,
): Promise<Pick<Content, 'categories' | 'documentTypes' | 'funds' | 'team'>> {
  const [categories, documentTypes, tags, eligibilities, team] = await Promise.all([
    readCategories(source),
    readDocumentTypes(source),
    readCodedTitles(source, 'funds/tags.yaml'),
    readCodedTitles(source, 'funds/eligibilities.yaml'),
    readTeam(source),
  ]);
  const funds = await readFunds(source, {
    categories: byCode(categories),
    documentTypes: byCode(documentTypes),
    tags: byCode(tags),
    eligibilities: byCode(eligibilities),
    team: byCode(team),
  });
  return { categories: categories ?? [], documentTypes: documentTypes ?? [], funds, team: team ?? [] };
}

async function readAllNews(source: ContentSource): Promise<Pick<Content, 'news' | 'newsCategories'>> {
  const newsCategories = await readNewsCategories(source);
  const { folders: fundCodes } = await source.names('funds');
  const news = await readNews(source, byCode(newsCategories), fundCodes);
  return { news, newsCategories: newsCategories ?? [] };
}

/**
 * Reads a content folder in the format of `content-api/README.md`.
 *
 * @param refused what belongs to the content and is not in the folder
 * @throws ContentError with all problems of all files.
 */
export async function readContent(
  contentDir: string,
  refused: readonly ContentProblem[] = [],
): Promise<Content> {
  const source = new ContentSource(contentDir, refused);
  const [company, places, profiles, catalogue, pages, news] = await Promise.all([
    source.attempt('company/company.yaml', () => readCompany(source)),
    source.attempt('countries/countries.yaml', () => readCountriesAndLanguages(source)),
    source.attempt('profiles/profiles.yaml', () => readProfiles(source)),
    source.attempt('funds', () => readCatalogue(source)),
    source.attempt('pages', () => readPages(source)),
    source.attempt('news', () => readAllNews(source)),
  ]);
  source.throwProblems();
  if (!company || !places || !profiles || !catalogue || !pages || !news) {
    throw new Error('Content without a problem has all its parts');
  }
  return { company, ...places, profiles, ...catalogue, pages, ...news };
}
