import { readCodedFile } from './readReferenceLists';
import type * as v from 'valibot';
import { disclosureProblem } from '../../contract/sustainabilitySections';
import { contentLocales } from '../contentLocales';
import type { SustainabilityDisclosure } from './content';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { localisedHtml } from './markdownHtml';
import { byCode, type ByCode } from '../schemas/references';
import { disclosureSchema, houseSectionSchema } from '../schemas/fundSchema';

const houseFile = 'funds/sustainability.yaml';
/**
 * The house says this in every fund's disclosure: the regulation's titles, and texts that a fund may leave to it, which are HTML
 * when they are read.
 */
export type HouseSection = v.InferOutput<typeof houseSectionSchema>;

export async function readHouseSections(source: ContentSource): Promise<ByCode<HouseSection>> {
  const file = await readCodedFile(source, houseFile, houseSectionSchema);
  if (!file) return null;
  const sections = file.value.map((section, index) => ({
    ...section,
    body: localisedHtml(file, [index, 'body'], section.body),
  }));
  return byCode(sections);
}

type DisclosureFile = ContentFile<v.InferOutput<typeof disclosureSchema>>;

/** About two A4 pages, which a summary may fill (Delegated Regulation (EU) 2022/1288, articles 25 and 38). */
const longestSummary = 6_000;

function reportLongSummary({ value, report }: DisclosureFile): void {
  const index = value.sections.findIndex(({ code }) => code === 'SUMMARY');
  const body = value.sections[index]?.body;
  for (const locale of body ? contentLocales : []) {
    const length = body?.[locale].length ?? 0;
    if (length <= longestSummary) continue;
    const problem = `expected two A4 pages, ${longestSummary} characters at most (Delegated Regulation (EU) 2022/1288, articles 25 and 38), got ${length}: shorten it`;
    report(['sections', index, 'body', locale], problem);
  }
}

function reportOrderOfChanges({ value, report }: DisclosureFile): void {
  value.changes.forEach(({ date }, index, changes) => {
    const before = changes[index - 1];
    if (!before || before.date >= date) return;
    const problem = `expected the latest first, got ${date} after ${before.date}`;
    report(['changes', index, 'date'], problem);
  });
}

/**
 * The disclosure of a fund; `null` where it has none or its file is invalid.
 *
 * @param folder the fund's
 * @param article of SFDR under which it is classified
 */
export async function readSustainability(
  source: ContentSource,
  folder: string,
  article: number | null,
  house: ByCode<HouseSection>,
): Promise<SustainabilityDisclosure | null> {
  const path = `${folder}/sustainability.yaml`;
  const { files } = await source.names(folder);
  if (!files.includes('sustainability.yaml')) {
    const problem = disclosureProblem(article, null);
    if (problem) source.report(path, 1, problem.expected);
    return null;
  }
  const file = await source.readYaml(path, disclosureSchema);
  if (!file) return null;
  const { sections, changes } = file.value;
  const problem = disclosureProblem(
    article,
    sections.map(({ code }) => code),
  );
  if (problem)
    file.report(['sections', ...(problem.index === undefined ? [] : [problem.index])], problem.expected, []);
  reportLongSummary(file);
  reportOrderOfChanges(file);
  return {
    sections: sections.flatMap(({ code, body: own }, index) => {
      const ofHouse = house?.get(code);
      const body = localisedHtml(file, ['sections', index, 'body'], own) ?? ofHouse?.body;
      if (ofHouse && body) return [{ code, title: ofHouse.title, body }];
      if (!house) return [];
      const problem = ofHouse
        ? `expected a text of ${code} here or in ${houseFile}: add it`
        : `expected a title of ${code} in ${houseFile}: add it there`;
      file.report(['sections', index], problem);
      return [];
    }),
    changes,
  };
}
