import type { ValuationFrequency } from '../../figures/countedNavs';
import { isCalendarDay } from '../../contract/parisTime';
import { mapLimited } from '../../platform/runConcurrently';
import { daysBetween } from '../../figures/days';
import type { Share } from './content';
import { type ContentFile, type ContentSource, maxItemsAtOnce } from '../files/contentSource';
import { reportDuplicateSlugs, reportRepeated } from '../files/duplicates';
import { isinCheckDigit } from '../schemas/isin';
import { isDataFile, readDataFiles } from './readDataFiles';
import { readDocuments } from './readDocuments';
import { readNavs } from './readNavs';
import { readCorrections } from './navCorrections';
import { reportActions, reportJumps, withActions } from './shareActions';
import { reportCosts } from './shareCosts';
import { readScenarios, reportWrongIntervals } from './readScenarios';
import type { DocumentTypes } from '../schemas/documentsSchema';
import { shareNames, shareSchema } from '../schemas/shareSchema';

type ShareFile = ContentFile<Pick<Share, 'isin' | 'inceptionDate'>>;

function reportIsin(file: ShareFile, fileName: string): void {
  const { isin } = file.value;
  const checkDigit = isinCheckDigit(isin.slice(0, 11));
  if (checkDigit !== Number(isin[11])) {
    file.report(
      ['isin'],
      `expected the check digit ${checkDigit} (${isin.slice(0, 11)}${checkDigit}), got "${isin}"`,
    );
  }
  if (fileName !== `${isin}.yaml`) {
    file.report(['isin'], `expected the name of the file, ${fileName.replace(/\.yaml$/, '')}, got "${isin}"`);
  }
}

/**
 * The age of a share runs from its inception date, and under one year no performance may be published (AMF
 * position-recommendation DOC-2011-24). An inception date that is a year too early would publish it.
 */
const maxDaysToFirstNav = 31;

function reportFirstNav(source: ContentSource, folder: string, share: Share, file: ShareFile): void {
  const first = share.navs[0];
  if (!first || !isCalendarDay(first.date)) return;
  if (first.date < share.inceptionDate) {
    source.report(
      `${folder}/navs/${share.isin}.csv`,
      2,
      `date: expected a day from the share's inception, ${share.inceptionDate}, got "${first.date}"`,
    );
  }
  if (daysBetween(share.inceptionDate, first.date) > maxDaysToFirstNav) {
    file.report(
      ['inceptionDate'],
      `expected a day at most ${maxDaysToFirstNav} days before the first NAV, ${first.date}, got ` +
        `"${share.inceptionDate}": correct it, or complete navs/${share.isin}.csv`,
    );
  }
}

function reportClosing({
  value: { active, closingDate, inceptionDate },
  report,
}: ContentFile<Pick<Share, 'active' | 'closingDate' | 'inceptionDate'>>): void {
  if (closingDate === null) return;
  if (active) {
    report(
      ['closingDate'],
      `expected none of a share that is active, got "${closingDate}": remove it, or set active to false`,
    );
  } else if (closingDate < inceptionDate) {
    report(
      ['closingDate'],
      `expected a day from the share's inception, ${inceptionDate}, got "${closingDate}"`,
    );
  }
}

/** Names without extension; other files, and folders of none of them, are reported. */
async function fileNames(source: ContentSource, folder: string, end: '.yaml' | '.csv'): Promise<string[]> {
  const { files, folders } = await source.names(folder);
  const names = files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length));
  for (const name of [...folders, ...files.filter((file) => !file.endsWith(end))]) {
    // The documents of a share are in a folder beside its file.
    if (end === '.yaml' && names.includes(name)) continue;
    const isOfShare = end === '.yaml' && folders.includes(name);
    const problem = isOfShare
      ? `expected a share in ${folder}/${name}.yaml`
      : `expected only files named <ISIN>${end} in this folder`;
    source.report(`${folder}/${name}`, 1, problem);
  }
  return names;
}

type OfFund = {
  documentTypes: DocumentTypes;
  /** Recommended holding period in years; `null` where it is unknown. */
  holdingYears: number | null;
  valuationFrequency: ValuationFrequency;
};

/** In the display order of their names. `folder` is the fund's. Invalid ones are left out. */
export async function readShares(
  source: ContentSource,
  folder: string,
  { documentTypes, holdingYears, valuationFrequency }: OfFund,
): Promise<Share[]> {
  const schema = shareSchema(documentTypes);
  const isins = await fileNames(source, `${folder}/shares`, '.yaml');
  const isinsIn = async (kind: 'navs' | 'scenarios') => {
    const named = await fileNames(source, `${folder}/${kind}`, '.csv');
    for (const isin of named.filter((name) => !isins.includes(name))) {
      source.report(`${folder}/${kind}/${isin}.csv`, 1, `expected a share in ${folder}/shares/${isin}.yaml`);
    }
    return named;
  };
  const pricedIsins = await isinsIn('navs');
  const scenarioIsins = await isinsIn('scenarios');
  const pathOf = (isin: string) => `${folder}/shares/${isin}.yaml`;
  const readShare = async (source: ContentSource, isin: string) => {
    const priced = pricedIsins.includes(isin) ? await readNavs(source, folder, isin) : null;
    const scenarios = scenarioIsins.includes(isin)
      ? await readScenarios(source, folder, { isin, holdingYears })
      : [];
    const list = pathOf(isin);
    const file = await source.readYaml(list, schema);
    if (!file) return null;
    reportIsin(file, `${isin}.yaml`);
    reportRepeated(file.value.registrations, ['registrations'], ['country', 'country'], file.report);
    const filesFolder = `${folder}/shares/${isin}`;
    const documents = await readDocuments(
      source,
      { folder: filesFolder, list, types: documentTypes, isOther: isDataFile },
      file,
    );
    const dataFiles = await readDataFiles(source, filesFolder, file);
    const published = priced?.navs ?? [];
    const { actions, navs } = withActions(published, file.value);
    reportActions(published, file);
    if (priced) reportJumps(navs, file.value, valuationFrequency, priced.reportDay);
    const navCorrections = await readCorrections(source, list, file, published);
    const figures = { navs, actions, navCorrections, navIsLate: false, scenarios };
    const share: Share = { ...file.value, documents, dataFiles, ...figures };
    reportClosing(file);
    reportFirstNav(source, folder, share, file);
    reportCosts(share, file);
    reportWrongIntervals(file, holdingYears);
    return { share, isin };
  };
  const read = await mapLimited(isins, maxItemsAtOnce, (isin) =>
    source.attempt(pathOf(isin), () =>
      source.remember(
        pathOf(isin),
        [
          documentTypes,
          holdingYears,
          valuationFrequency,
          pricedIsins.includes(isin),
          scenarioIsins.includes(isin),
        ],
        (share) => readShare(share, isin),
      ),
    ),
  );
  const shares = read.filter((share) => share !== null);
  await reportDuplicateSlugs(
    shares.map(({ share, isin }) => ({
      slug: share.slug,
      location: `${isin}.yaml`,
      report: async (locale, problem) => {
        const line = await source.lineOf(pathOf(isin), ['slug', locale]);
        source.report(pathOf(isin), line, `slug: ${problem}`);
      },
    })),
  );
  return shares
    .map(({ share }) => share)
    .toSorted((a, b) => shareNames.indexOf(a.name) - shareNames.indexOf(b.name));
}
