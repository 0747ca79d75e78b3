import { isObjectType } from 'graphql';
import { fundCategoryOrder } from '../../src/features/funds/displayOrders';
import { layoutDataVariables } from '../../src/api/layoutDataQuery';
import { categoryRow, fundRow, localeContent, pageRow, periodRow, shareRow } from '../testing/contentRows';
import { readContract } from './contract';
import { companyInfos, knownCodes, unknownCodes } from './knownCodes';
import { stitchedQuery } from './stitchedQuery';

/** Codes that the contract's description of `code` names: "Known: A, B (which is …), C." */
function codesInContract(typeName: string): string[] {
  const type = readContract().getType(typeName);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${typeName}`);
  const description = type.getFields().code?.description ?? '';
  const [, list = ''] = /Known[^:]*: ([^.]*)\./.exec(description.replaceAll('\n', ' ')) ?? [];
  return list.replaceAll(/ *\([^)]*\)/g, '').split(', ');
}

it.each(Object.entries(knownCodes))('the contract names what the site knows of %s', (type, codes) => {
  expect(codesInContract(type)).toEqual(codes);
});

it('the contract names the categories in the order of the range', () => {
  expect(codesInContract('FundCategory')).toEqual(fundCategoryOrder);
});

it('the contract names the headline figures that build and browser ask for', () => {
  const { fetchedDataCodes } = layoutDataVariables('fr', 'RETAIL');
  expect(codesInContract('FetchedData')).toEqual(fetchedDataCodes);
  expect(stitchedQuery('catalogue')).toContain(
    `codes: ${JSON.stringify(fetchedDataCodes).replaceAll(',', ', ')}`,
  );
});

it('names fund, share and code of figures that the site does not know, in whatever case', () => {
  const share = shareRow({
    isinCode: 'ZZ1',
    fetchedData: ['1y', 'YTD'].map((code) => ({ code, displayValue: null })),
    computedData: {
      performances: [periodRow({ code: '7y', share: 1, benchmark: null })],
      calendarYears: [],
      discretePeriods: [],
      riskFigures: [],
    },
  });
  const categories = [categoryRow({ funds: [fundRow({ code: 'asia', shares: [share] })] })];
  const known =
    'which the site does not know and leaves out (ytd, 1m, 3m, 6m, 1y, 3y, 5y, 10y, inception, creation_annu)';
  expect(unknownCodes(localeContent('fr', { categories }))).toEqual([
    `Fund "asia", share "ZZ1": fetchedData has the code "YTD", ${known}`,
    `Fund "asia", share "ZZ1": computedData.performances have the code "7y", ${known}`,
  ]);
});

it('names pages that the site does not know; the company may have more infos than it shows', () => {
  const company = { ...localeContent('it').site.company, infos: [{ code: 'FAX', content: '1' }] };
  const pages = [pageRow('index'), pageRow('disclaimers'), pageRow('Contact')];
  expect(unknownCodes(localeContent('it', { site: { company, pages } }))).toEqual([
    expect.stringContaining('Pages (it): one has the code "Contact", which the site does not know'),
  ]);
  expect(companyInfos(company.infos).size).toBe(0);
});
