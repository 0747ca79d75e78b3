import { readAcceptedDifferences } from './acceptedDifferences';
import { brandImages, type Company, type Content, type DocumentType } from './content';
import { type ContentFile, type ContentOptions, ContentSource } from '../files/contentSource';
import { reportDuplicateCodes } from '../files/duplicates';
import { httpsText, isHttpsAddress } from '../schemas/fieldSchemas';
import { readDocuments } from './readDocuments';
import { readFunds } from './readFunds';
import { readNews, readNewsCategories } from './readNews';
import { readPages } from './readPages';
import {
  readCategories,
  readChoices,
  readCodedList,
  readCountries,
  readLanguages,
} from './readReferenceLists';
import { readHouseSections } from './readSustainability';
import { readTeam } from './readTeam';
import { byCode } from '../schemas/references';
import { svgProblem } from '../files/svgFile';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import {
  codedTextSchema,
  codedTitleSchema,
  documentTypeSchema,
  liquidityToolSchema,
  profileSchema,
} from '../schemas/listSchemas';
import { companySchema } from '../schemas/companySchema';

/** Types of the company's documents; the others are of funds and shares. */
const companyDocumentTypes: readonly DocumentTypeCode[] = [
  'ENGAGEMENT_POLICY',
  'VOTING_REPORT',
  'REMUNERATION_POLICY',
  'BEST_SELECTION_POLICY',
  'CONFLICTS_POLICY',
  'COMPLAINTS_POLICY',
  'ARTICLE_29_REPORT',
];

const companyFile = 'company/company.yaml';

const socialNetworks = ['LINKEDIN', 'YOUTUBE', 'TWITTER'];

/** The footer links to them. */
function reportSocialNetworks({ value, report }: ContentFile<Pick<Company, 'infos'>>): void {
  for (const [index, info] of value.infos.entries()) {
    if (!socialNetworks.includes(info.code)) continue;
    for (const address of Object.values(info.content).filter((content) => !isHttpsAddress(content))) {
      report(['infos', index, 'content'], `expected ${httpsText}, got "${address}"`);
    }
  }
}

async function readCompany(
  source: ContentSource,
  documentTypes: DocumentType[] | null,
): Promise<Company | null> {
  const types = byCode(documentTypes?.filter(({ code }) => companyDocumentTypes.includes(code)) ?? null);
  const file = await source.readYaml(companyFile, companySchema(types));
  if (!file) return null;
  reportDuplicateCodes(file.value.infos, ['infos'], file.report);
  reportDuplicateCodes(file.value.keyFigures, ['keyFigures'], file.report);
  reportSocialNetworks(file);
  const { brand } = file.value;
  for (const image of brandImages) {
    const name = brand[image];
    const bytes = await source.readBytes(`company/${name}`);
    const problem =
      bytes === null
        ? `expected a file of company, which has no "${name}"`
        : bytes && svgProblem(bytes.toString(), name);
    if (problem) file.report(['brand', image], problem);
  }
  const documents = await readDocuments(
    source,
    { folder: 'company/documents', list: companyFile, types },
    file,
  );
  return { ...file.value, documents };
}

async function readCountriesAndLanguages(
  source: ContentSource,
): Promise<Pick<Content, 'countries' | 'languages'>> {
  const languages = await readLanguages(source);
  const countries = await readCountries(source, languages);
  return { languages: languages ?? [], countries: countries ?? [] };
}

/** All that funds refer to: when any of it changes, all of them are read again. */
async function readReferences(source: ContentSource, documentTypes: DocumentType[] | null) {
  const [categories, tags, eligibilities, risks, benchmarkProviders, liquidityTools, team, houseSections] =
    await Promise.all([
      readCategories(source),
      readCodedList(source, 'funds/tags.yaml', codedTitleSchema),
      readCodedList(source, 'funds/eligibilities.yaml', codedTitleSchema),
      readCodedList(source, 'funds/risks.yaml', codedTextSchema),
      readCodedList(source, 'funds/benchmark-providers.yaml', codedTextSchema),
      readCodedList(source, 'funds/liquidity-tools.yaml', liquidityToolSchema),
      readTeam(source),
      readHouseSections(source),
    ]);
  const ofFunds = documentTypes?.filter(({ code: type }) => !companyDocumentTypes.includes(type)) ?? null;
  return {
    listed: { categories: categories ?? [], team: team ?? [] },
    known: {
      categories: byCode(categories),
      documentTypes: byCode(ofFunds),
      tags: byCode(tags),
      eligibilities: byCode(eligibilities),
      risks: byCode(risks),
      benchmarkProviders: byCode(benchmarkProviders),
      liquidityTools: byCode(liquidityTools),
      team: byCode(team),
      houseSections,
    },
  };
}

async function readCatalogue(
  source: ContentSource,
  documentTypes: DocumentType[] | null,
): Promise<Pick<Content, 'categories' | 'funds' | 'team'>> {
  const { listed, known } = await source.remember('references', [documentTypes], (references) =>
    readReferences(references, documentTypes),
  );
  return { ...listed, funds: await readFunds(source, known) };
}

async function readAllNews(source: ContentSource): Promise<Pick<Content, 'news' | 'newsCategories'>> {
  const newsCategories = await source.remember('news/categories.yaml', [], readNewsCategories);
  const { folders: fundCodes } = await source.names('funds');
  const news = await readNews(source, newsCategories, fundCodes);
  return { news, newsCategories: newsCategories ?? [] };
}

/**
 * Reads a content folder in the format of `content/README.md`.
 *
 * @throws ContentError with all problems of all files.
 */
export async function readContent(contentDir: string, options?: ContentOptions): Promise<Content> {
  const source = ContentSource.open(contentDir, options);
  const profilesFile = 'profiles/profiles.yaml';
  const typesFile = 'document-types/document-types.yaml';
  const documentTypes = await source.attempt(typesFile, () =>
    source.remember('document-types', [], (types) => readCodedList(types, typesFile, documentTypeSchema)),
  );
  const [company, places, profiles, catalogue, pages, news] = await Promise.all([
    source.attempt(companyFile, () =>
      source.remember('company', [documentTypes], (company) => readCompany(company, documentTypes)),
    ),
    source.attempt('countries/countries.yaml', () =>
      source.remember('countries', [], readCountriesAndLanguages),
    ),
    source.attempt(profilesFile, () =>
      source.remember('profiles', [], (profiles) => readChoices(profiles, profilesFile, profileSchema)),
    ),
    source.attempt('funds', () => readCatalogue(source, documentTypes)),
    source.attempt('pages', () => readPages(source)),
    source.attempt('news', () => readAllNews(source)),
  ]);
  const acceptedDifferences = await readAcceptedDifferences(source);
  source.throwProblems();
  if (!documentTypes || !company || !places || !profiles || !catalogue || !pages || !news) {
    throw new Error('Content without a problem has all its parts');
  }
  return { company, ...places, profiles, documentTypes, ...catalogue, acceptedDifferences, pages, ...news };
}
