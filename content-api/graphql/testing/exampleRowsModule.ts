import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { graphql } from 'graphql';
import type { CatalogueQuery, CurvesQuery } from '../../../contract/operations.generated';
import type { NavPoint } from '../../../figures/adjustedNavs';
import { projectRoot } from '../../../platform/projectRoot';
import { isins } from '../../../content/testing/exampleFunds';
import { withShare } from '../../../content/testing/exampleContent';
import { contentSchema } from '../contentSchema';

const queriesFolder = path.join(projectRoot, 'gatsby/contentApi/queries');

/**
 * As few NAVs as give figures that can be told apart. The share gains 7 % in 2025, 6.1 % in twelve months and 4.2 % since the end of
 * 2025, the index 8 %, 5 % and 3.1 %. The share loses 1.2 % in 2024, and 1.05 % in three years.
 */
const navs: NavPoint[] = [
  { date: '2014-11-03', nav: 100, benchmark: 69.5925 },
  { date: '2023-11-17', nav: 184.34, benchmark: null },
  { date: '2023-12-29', nav: 165.59, benchmark: null },
  { date: '2024-12-31', nav: 163.6, benchmark: 100 },
  { date: '2025-11-19', nav: 171.91, benchmark: 106.046 },
  { date: '2025-12-31', nav: 175.05, benchmark: 108 },
  { date: '2026-11-19', nav: 182.4, benchmark: 111.348 },
];

const content = withShare(isins.old, { inceptionDate: '2014-11-03', navs });

/** Powers differ in their last digits from one engine to another. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(6)) : value;

async function answerTo<Answer>(operationName: string): Promise<Answer> {
  const files = readdirSync(queriesFolder).sort();
  const source = files.map((file) => readFileSync(path.join(queriesFolder, file), 'utf8')).join('\n');
  const { data, errors } = await graphql({
    ...{ schema: contentSchema(), source, operationName, variableValues: { locale: 'fr' } },
    contextValue: { content },
  });
  if (errors?.[0]) throw errors[0];
  // The types are generated from the query and the schema that has answered it.
  return data as Answer;
}

/** A module with what the content API answers to the site's queries on the example content, in French. */
export async function exampleRowsModule(): Promise<string> {
  const { fundCategories } = await answerTo<CatalogueQuery>('Catalogue');
  const curves = await answerTo<CurvesQuery>('Curves');
  const [category, bareCategory] = fundCategories;
  const [{ shares, ...fund } = { shares: [] }] = category?.funds ?? [];
  const [{ shares: bareShares, ...bareFund } = { shares: [] }] = bareCategory?.funds ?? [];
  const constant = (name: string, type: string, value: unknown, added = '') => {
    const json = JSON.stringify(value, rounded, 2);
    const text = added === '' ? json : json.replace(/\n\}$/, `,\n  ${added}\n}`);
    return `export const ${name}: ${type} = ${text};\n`;
  };
  const [curve] = curves.fundCategories.flatMap(({ funds }) =>
    funds.flatMap((each) => each.shares.map(({ computedData }) => computedData?.curve)),
  );
  const constants = [
    constant('exampleShare', 'ShareRow', shares[0]),
    constant('exampleCurve', 'CurveRow[]', curve),
    constant('youngShare', 'ShareRow', shares[1]),
    constant('exampleFund', 'FundRow', fund, 'shares: [exampleShare, youngShare]'),
    constant('exampleCategory', 'CategoryRow', { ...category, funds: undefined }, 'funds: [exampleFund]'),
    constant('bareShare', 'ShareRow', bareShares[0]),
    constant('bareFund', 'FundRow', bareFund, 'shares: [bareShare]'),
  ];
  return `import type { CategoryRow, CurveRow, FundRow, ShareRow } from '../queryRows';\n\n${constants.join('\n')}`;
}
