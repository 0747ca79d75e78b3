import { localised } from '../testing/localised';
import path from 'node:path';
import { projectRoot } from '../../platform/projectRoot';
import { sourceOf } from '../facts/fact';
import { noTime, templateText, writtenTemplates } from '../facts/templateFiles';
import { columnNumber, readTemplateFile, type TemplateColumn, templateRules } from '../facts/templates';
import { uniforms } from '../testing/seededRandom';
import { shareDifferences } from './acceptedDifferences';
import type { Content, DataFile, Fund, Share } from './content';
import { contentLocales } from '../contentLocales';
import { readContent } from './readContent';

/*
 * One fact of the sample content is changed in one place, and each difference has to name both. The files are those of before the change: a house
 * has them from elsewhere.
 */

let sample: Content;
beforeAll(async () => {
  sample = await readContent(path.join(projectRoot, 'content', 'sample'));
}, 60_000);

/** The files of the templates, put beside the documents. */
function withPutFiles(fund: Fund, share: Share): Share {
  const dataFiles = writtenTemplates(sourceOf(sample.company, fund, share), noTime).map(
    (written): DataFile => {
      const { template, version } = written;
      const bytes = Buffer.from(templateText(written));
      const [row] = readTemplateFile(bytes).rows;
      if (!row) throw new Error(`the ${template} has no row`);
      const file = { template, version, date: '2026-10-30', fileType: 'csv' as const, bytes: bytes.length };
      return { ...file, path: `shares/${share.isin}/${template}.csv`, ...row };
    },
  );
  return { ...share, dataFiles };
}

/** Shares with costs and scenarios, which say all. */
function shares(): { fund: Fund; share: Share }[] {
  return sample.funds.flatMap((fund) =>
    fund.shares
      .filter(({ scenarios }) => scenarios.length > 0)
      .map((share) => ({ fund, share: withPutFiles(fund, share) })),
  );
}

type Of = { fund: Fund; share: Share };
type Draw = (count: number) => number;

const pick = <Item>(list: readonly Item[], draw: Draw): Item | undefined => list[draw(list.length)];

const otherAnswer = (answer: string) => (answer === 'YES' ? 'NO' : 'YES');
const more = (value: number | null, draw: Draw) => Number(((value ?? 0) + (1 + draw(90)) / 100).toFixed(2));

const fundChange = (field: string, change: (fund: Fund, draw: Draw) => Partial<Fund> | null) => ({
  field,
  change: ({ fund, share }: Of, draw: Draw): Of | null => {
    const changed = change(fund, draw);
    return changed && { fund: { ...fund, ...changed }, share };
  },
});

const shareChange = (field: string, change: (share: Share, draw: Draw) => Partial<Share> | null) => ({
  field,
  change: ({ fund, share }: Of, draw: Draw): Of | null => {
    const changed = change(share, draw);
    return changed && { fund, share: { ...share, ...changed } };
  },
});

const costChange = (cost: 'ongoing' | 'management' | 'transaction' | 'performance') =>
  shareChange(
    'costs',
    ({ costs }, draw) => costs && { costs: { ...costs, [cost]: more(costs[cost], draw) } },
  );

const feeChange = (fee: 'subscription' | 'redemption') =>
  shareChange(`fees.${fee}`, ({ fees }, draw) => ({ fees: { ...fees, [fee]: more(fees[fee], draw) } }));

const targetChange = (part: 'investors' | 'knowledge' | 'losses' | 'objectives') =>
  shareChange(`targetMarket.${part}`, ({ targetMarket }, draw) => {
    if (!targetMarket) return null;
    const answers: [string, string][] = Object.entries(targetMarket[part]);
    const [name, answer] = answers[draw(answers.length)] ?? ['', ''];
    return {
      targetMarket: { ...targetMarket, [part]: { ...targetMarket[part], [name]: otherAnswer(answer) } },
    };
  });

/** Facts of the content that more than one place tells. */
const contentChanges = [
  fundChange('riskLevel', ({ riskLevel }) => ({ riskLevel: ((riskLevel ?? 1) % 7) + 1 })),
  fundChange('sfdrArticle', ({ sfdrArticle }) => ({ sfdrArticle: sfdrArticle === 8 ? 6 : 8 })),
  fundChange('minRecommendedInvestmentDuration', ({ minRecommendedInvestmentDuration: years }) => ({
    minRecommendedInvestmentDuration: (years ?? 1) + 1,
  })),
  fundChange('title', ({ title }) => ({
    title: localised(`${title.fr} Plus`, `${title.en} Plus`, `${title.it} Plus`),
  })),
  fundChange('kid.creditRisk', ({ kid }) => kid && { kid: { ...kid, creditRisk: kid.creditRisk + 1 } }),
  fundChange('kid.category', ({ kid }) => kid && { kid: { ...kid, category: kid.category + 1 } }),
  fundChange(
    'esg.adverseImpacts',
    ({ esg }) => esg && { esg: { ...esg, adverseImpacts: !esg.adverseImpacts } },
  ),
  fundChange(
    'esg.suitsPreferences',
    ({ esg }) => esg && { esg: { ...esg, suitsPreferences: !esg.suitsPreferences } },
  ),
  fundChange('esg.minimumTaxonomy', ({ esg, sfdrArticle }, draw) =>
    esg && sfdrArticle !== 6 ? { esg: { ...esg, minimumTaxonomy: 1 + draw(20) } } : null,
  ),
  shareChange('currency', ({ currency }) => ({ currency: currency === 'EUR' ? 'CHF' : 'EUR' })),
  shareChange('name', ({ name }) => ({ name: name === 'I' ? 'R' : 'I' })),
  shareChange('distributionPolicy', ({ distributionPolicy }) => ({
    distributionPolicy: distributionPolicy === 'ACCUMULATING' ? 'DISTRIBUTING' : 'ACCUMULATING',
  })),
  shareChange('fees.performanceRate', ({ fees }) => ({
    fees: { ...fees, performanceRate: (fees.performanceRate ?? 0) > 0 ? 0 : 15 },
  })),
  feeChange('subscription'),
  feeChange('redemption'),
  ...(['ongoing', 'management', 'transaction', 'performance'] as const).map(costChange),
  ...(['investors', 'knowledge', 'losses', 'objectives'] as const).map(targetChange),
];

/** Another value that the column may have; undefined where it is a text or an address. */
function otherValue(column: TemplateColumn, text: string, draw: Draw): string | undefined {
  const { format, codes = [], min = 0 } = column;
  switch (format) {
    case 'codes':
      return codes.filter((code) => code !== text)[draw(codes.length - 1)];
    case 'ratio':
      return String(more(Number(text), draw));
    case 'integer':
    case 'number':
    case 'numberOrCodes':
      return String(Number(text) > min ? Number(text) - 1 : Number(text) + 1);
    case 'currency':
      return text === 'CHF' ? 'JPY' : 'CHF';
    default:
      return undefined;
  }
}

/** Columns about the file: which sections it fills, of which version it is, who made it. */
const ofFile =
  /_Data_Reporting_|_Version$|Additional_Information_Structured|Number_Of_Years|Reference_Language/;

function changedFile({ share }: Of, draw: Draw): { share: Share; field: string; value: string } | null {
  const file = share.dataFiles[draw(share.dataFiles.length)];
  if (!file) return null;
  const filled = templateRules(file.template).columns.filter(
    (column) => (file.cells.get(columnNumber(column)) ?? '') !== '' && !ofFile.test(column.name),
  );
  const column = filled[draw(filled.length)];
  const value = column && otherValue(column, file.cells.get(columnNumber(column)) ?? '', draw);
  if (!column || value === undefined) return null;
  const cells = new Map(file.cells).set(columnNumber(column), value);
  const dataFiles = share.dataFiles.map((each) => (each === file ? { ...each, cells } : each));
  return { share: { ...share, dataFiles }, field: column.name, value };
}

/** The text of a document of the share with one thing changed; null if it does not say that thing. */
function changedDocument({ share }: Of, draw: Draw): { share: Share; file: string; value: string } | null {
  const document = share.documents[draw(share.documents.length)];
  const locale = contentLocales[draw(contentLocales.length)] ?? 'fr';
  const file = document?.files[locale];
  if (!document || !file?.kid?.hasText) return null;
  const { kid } = file;
  const level = ((kid.riskIndicator ?? 0) % 7) + 1;
  const years = (kid.holdingPeriod ?? 0) + 1;
  const costs = Object.entries(kid.costs).flatMap(([name, said]) => (said ? [{ name, said }] : []));
  const cost = pick(costs, draw);
  const changes: [said: unknown, value: string, change: Partial<typeof kid>][] = [
    [kid.riskIndicator, String(level), { riskIndicator: level }],
    [kid.holdingPeriod, String(years), { holdingPeriod: years }],
    [kid.day, '2019-12-24', { day: '2019-12-24' }],
    [kid.isins[0], 'ZZ0000000019', { isins: ['ZZ0000000019'] }],
    [kid.opening, 'Another fund', { opening: 'Another fund' }],
  ];
  if (cost) {
    const { name, said } = cost;
    const other = said.value + 1;
    const shown = `${other.toFixed(said.decimals)}%`;
    changes.push([said, shown, { costs: { ...kid.costs, [name]: { ...said, value: other } } }]);
  }
  const [said, value, change] = pick(changes, draw) ?? [undefined, '', {}];
  if (said === undefined) return null;
  const files = { ...document.files, [locale]: { ...file, kid: { ...kid, ...change } } };
  const documents = share.documents.map((each) => (each === document ? { ...each, files } : each));
  return { share: { ...share, documents }, file: file.path, value };
}

test('files and documents of the sample say what its content does', () => {
  const differences = shares().flatMap(({ fund, share }) =>
    shareDifferences(sourceOf(sample.company, fund, share)),
  );
  expect(differences).toEqual([]);
});

const seed = Number(process.env.FACTS_SEED ?? 1);

test('each of 300 changes of one fact in one place is named with both places', () => {
  const random = uniforms(seed);
  const draw: Draw = (count) => Math.floor(random() * count);
  const all = shares();
  const missed: string[] = [];
  for (let changes = 0; changes < 300;) {
    const of = all[draw(all.length)];
    if (!of) continue;
    const place = draw(3);
    if (place === 0) {
      const { field, change } = contentChanges[draw(contentChanges.length)] ?? {
        field: '',
        change: () => null,
      };
      const changed = change(of, draw);
      if (!changed) continue;
      changes += 1;
      const found = shareDifferences(sourceOf(sample.company, changed.fund, changed.share));
      const isNamed = found.some(
        ({ file, written }) => written.includes(field) && file.includes(of.share.isin),
      );
      if (!isNamed) missed.push(`${of.share.isin}: ${field} of the content`);
    } else if (place === 1) {
      const changed = changedDocument(of, draw);
      if (!changed) continue;
      changes += 1;
      const found = shareDifferences(sourceOf(sample.company, of.fund, changed.share));
      const isNamed = found.some(({ file, value }) => file === changed.file && value === changed.value);
      if (!isNamed) missed.push(`${of.share.isin}: "${changed.value}" of ${changed.file}`);
    } else {
      const changed = changedFile(of, draw);
      if (!changed) continue;
      changes += 1;
      const found = shareDifferences(sourceOf(sample.company, of.fund, changed.share));
      const isNamed = found.some(({ field, value }) => field === changed.field && value === changed.value);
      if (!isNamed) missed.push(`${of.share.isin}: ${changed.field} "${changed.value}" of a file`);
    }
  }
  expect({ seed, missed }).toEqual({ seed, missed: [] });
});
