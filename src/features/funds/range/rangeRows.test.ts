import { fundCardOf, shareSummaryOf } from '../../../testing/fundFixtures';
import { rangeRow, shownFigure } from './rangeRows';

const forInstitutions = shareSummaryOf({ visibleTo: ['INSTIT'] });
const forOthers = shareSummaryOf({
  name: 'R',
  isin: 'FR00TEST00R1',
  visibleTo: ['RETAIL', 'PRO'],
  figures: [{ code: 'ytd', display: '+3,00 %' }],
});
const fund = fundCardOf({
  mainShares: [forInstitutions, forOthers],
  currencies: [
    { codes: ['EUR', 'USD'], visibleTo: ['INSTIT'] },
    { codes: ['EUR'], visibleTo: ['RETAIL', 'PRO'] },
  ],
});

test('a row has the share, the currencies and the figures that the profile sees', () => {
  const retail = rangeRow(fund, 'RETAIL', 'fr');
  expect(retail.share?.name).toBe('R');
  expect(retail.currencies).toEqual(['EUR']);
  expect(retail.values).toEqual({ name: 'Meridane Asia', risk: 4, aum: 1250, ytd: 3, '1y': null });
  const institution = rangeRow(fund, 'INSTIT', 'fr');
  expect(institution.share?.name).toBe('I');
  expect(institution.currencies).toEqual(['EUR', 'USD']);
  expect(institution.values.ytd).toBe(4.2);
});

test('a fund of which nothing is known has no values', () => {
  const bare = fundCardOf({ aum: null, mainShares: [], currencies: [] });
  expect(rangeRow(bare, 'PRO', 'fr')).toMatchObject({
    share: null,
    currencies: [],
    aum: null,
    values: { risk: null, aum: null, ytd: null, '1y': null },
  });
});

test('a share under one year has no figure, whatever came with it (AMF)', () => {
  const young = shareSummaryOf({ lessThanOneYear: true });
  expect(shownFigure(young, 'ytd')).toBeNull();
  expect(rangeRow(fundCardOf({ mainShares: [young] }), 'RETAIL', 'fr').values.ytd).toBeNull();
});
