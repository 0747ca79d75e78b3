import type { Category, CodedText, CodedTitle, DocumentType, Fund, Share, TeamMember } from './content';
import type { LiquidityToolCode } from '../../contract/codes.generated';
import { marketRisksOf } from '../facts/riskClasses';
import { mapLimited } from '../../platform/runConcurrently';
import { type ContentFile, type ContentSource, maxItemsAtOnce } from '../files/contentSource';
import {
  reportDuplicateCodes,
  reportDuplicates,
  reportDuplicateSlugs,
  reportRepeated,
} from '../files/duplicates';
import { reportMissingRisks, reportWrongActivations, resolveActivations, resolveTexts } from './fundRisks';
import { localisedHtml } from './markdownHtml';
import { readDocuments } from './readDocuments';
import { type ByCode, resolveCodes } from '../schemas/references';
import { readPortfolio } from './readPortfolio';
import { readShares } from './readShares';
import { type HouseSection, readSustainability } from './readSustainability';
import { type FundFields, fundSchema } from '../schemas/fundSchema';

/** Lists and items that a fund names by their codes. */
type References = {
  categories: ByCode<Category>;
  tags: ByCode<CodedTitle>;
  eligibilities: ByCode<CodedTitle>;
  risks: ByCode<CodedText>;
  benchmarkProviders: ByCode<CodedText>;
  liquidityTools: ByCode<CodedText<LiquidityToolCode>>;
  team: ByCode<TeamMember>;
  documentTypes: ByCode<DocumentType>;
  houseSections: ByCode<HouseSection>;
};

/** The indicators of the fund and its shares follow from its measures of risk. */
function reportWrongRisks({ value, report }: ContentFile<FundFields>, shares: readonly Share[]): void {
  const { kid, riskLevel: ofFund } = value;
  if (!kid) return;
  const { creditRisk, marketRisk } = kid;
  for (const indicator of new Set([ofFund, ...shares.map(({ riskLevel }) => riskLevel ?? ofFund)])) {
    const possible = indicator === null ? [] : marketRisksOf(indicator, creditRisk);
    if (indicator === null || (marketRisk === null ? possible.length > 0 : possible.includes(marketRisk)))
      continue;
    const got = [creditRisk, marketRisk].filter((risk) => risk !== null).join(' and ');
    report(
      ['kid', 'creditRisk'],
      `expected measures that give ${indicator}, the riskLevel of the fund or a share (Delegated Regulation (EU) 2017/653, annex II, part 3), got ${got}: correct one of them`,
    );
  }
}

/** `null` for a fund without one, and when the list of providers is invalid. */
function resolveProvider(
  benchmark: FundFields['benchmark'],
  providers: ByCode<CodedText>,
): Fund['benchmark'] {
  const provider = benchmark && providers?.get(benchmark.provider);
  return provider ? { ...benchmark, provider } : null;
}

function reportWrongWeights({ value, report }: ContentFile<FundFields>): void {
  if (!value.benchmark) return;
  const weights = value.benchmark.composition.map(({ weight }) => weight);
  // Sums of decimal fractions are not exact.
  const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100;
  if (sum === 100) return;
  report(['benchmark', 'composition'], `expected weights that add up to 100, got ${sum}`);
}

function reportRepeatedCodes({ value, report }: ContentFile<FundFields>): void {
  for (const list of ['tags', 'eligibilities', 'managers'] as const) {
    reportDuplicates(
      value[list],
      (listed) => listed,
      (_, index, listed) => {
        report([list, index], `expected each code once, got "${listed}" again`);
      },
    );
  }
}

function reportRepeatedChanges({ value, report }: ContentFile<FundFields>): void {
  reportDuplicates(
    value.changes,
    ({ date, subject }) => `${date} ${subject}`,
    ({ date, subject }, index) =>
      report(
        ['changes', index, 'subject'],
        `expected one change of a subject a day, got a second "${subject}" on ${date}`,
      ),
  );
}

const fundFiles = ['fund.yaml', 'portfolio.yaml', 'sustainability.yaml'];

/** A misnamed `portfolio.yml` or `nav/` would silently leave a fund without its portfolio or prices. */
async function reportOtherNames(source: ContentSource, folder: string): Promise<void> {
  const { files, folders } = await source.names(folder);
  const others = [
    ...files.filter((name) => !fundFiles.includes(name)),
    ...folders.filter((name) => !['documents', 'shares', 'navs', 'scenarios'].includes(name)),
  ];
  for (const name of others) {
    source.report(
      `${folder}/${name}`,
      1,
      `expected only the files ${fundFiles.join(', ')} and the folders documents, shares, navs, scenarios in this folder: rename or remove it`,
    );
  }
}

async function readFund(
  source: ContentSource,
  folderName: string,
  known: References,
): Promise<{ fund: Fund; path: string } | null> {
  const folder = `funds/${folderName}`;
  const file = await source.readYaml(`${folder}/fund.yaml`, fundSchema(known));
  const valuationFrequency = file?.value.valuationFrequency ?? 'DAILY';
  const holdingYears = file?.value.minRecommendedInvestmentDuration ?? null;
  const [shares, portfolio] = await Promise.all([
    readShares(source, folder, { documentTypes: known.documentTypes, holdingYears, valuationFrequency }),
    readPortfolio(source, folder),
    reportOtherNames(source, folder),
  ]);
  if (!file) return null;
  const { value } = file;
  if (value.code !== folderName) {
    file.report(['code'], `expected the name of the folder, ${folderName}, got "${value.code}"`);
  }
  if (holdingYears === null && shares.some(({ scenarios }) => scenarios.length > 0)) {
    file.report(
      ['minRecommendedInvestmentDuration'],
      'expected the years of the recommended holding period, over which the scenarios of its shares are ' +
        '(Delegated Regulation (EU) 2017/653, annex IV): add them',
    );
  }
  reportRepeatedChanges(file);
  reportRepeatedCodes(file);
  reportMissingRisks(file);
  reportWrongActivations(file);
  reportWrongWeights(file);
  reportWrongRisks(file, shares);
  reportRepeated(value.dealing, ['dealing'], ['date', 'day'], file.report);
  reportDuplicateCodes(value.customData, ['customData'], file.report);
  const philosophy = localisedHtml(file, ['philosophy'], value.philosophy);
  const documents = await readDocuments(
    source,
    { folder: `${folder}/documents`, list: `${folder}/fund.yaml`, types: known.documentTypes },
    file,
  );
  const sustainability = await readSustainability(source, folder, value.sfdrArticle, known.houseSections);
  const category = known.categories?.get(value.category);
  if (!category) return null;
  const liquidityTools = resolveTexts(value.liquidityTools, known.liquidityTools);
  const fund: Fund = {
    ...value,
    category,
    philosophy,
    tags: resolveCodes(value.tags, known.tags),
    eligibilities: resolveCodes(value.eligibilities, known.eligibilities),
    managers: resolveCodes(value.managers, known.team),
    risks: resolveTexts(value.risks, known.risks),
    benchmark: resolveProvider(value.benchmark, known.benchmarkProviders),
    liquidityTools,
    activatedTools: resolveActivations(value.activatedTools, liquidityTools, known.liquidityTools),
    changes: value.changes.toSorted((a, b) => b.date.localeCompare(a.date)),
    dealing: value.dealing.toSorted((a, b) => a.date.localeCompare(b.date)),
    documents,
    shares,
    portfolio,
    sustainability,
  };
  return { fund, path: `${folder}/fund.yaml` };
}

function reportDuplicateIsins(source: ContentSource, funds: readonly Fund[]): void {
  reportDuplicates(
    funds.flatMap(({ code: fundCode, shares }) => shares.map(({ isin }) => ({ fundCode, isin }))),
    ({ isin }) => isin,
    ({ fundCode, isin }, _, __, first) => {
      source.report(
        `funds/${fundCode}/shares/${isin}.yaml`,
        1,
        `isin: expected an ISIN that is not taken, got "${isin}" as in ${first.fundCode}`,
      );
    },
  );
}

/** In display order of their category, then their own. Invalid ones are left out. */
export async function readFunds(source: ContentSource, known: References): Promise<Fund[]> {
  const { folders } = await source.names('funds');
  const read = await mapLimited(folders, maxItemsAtOnce, (folder) =>
    source.attempt(`funds/${folder}/fund.yaml`, () =>
      source.remember(`funds/${folder}`, [known], (fund) => readFund(fund, folder, known)),
    ),
  );
  const found = read.filter((fund) => fund !== null);
  const funds = found.map(({ fund }) => fund);
  await reportDuplicateSlugs(
    found.map(({ fund, path }) => ({
      slug: fund.slug,
      location: fund.code,
      report: async (locale, problem) => {
        source.report(path, await source.lineOf(path, ['slug', locale]), `slug.${locale}: ${problem}`);
      },
    })),
  );
  reportDuplicateIsins(source, funds);
  return funds.toSorted(
    (a, b) => a.category.displayOrder - b.category.displayOrder || a.displayOrder - b.displayOrder,
  );
}
