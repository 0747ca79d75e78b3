import { fundCardOf, rangeShareOf } from '../../../testing/fundFixtures';
import { rangeRow, shownFigure } from './rangeRows';

const forInstitutions = rangeShareOf({ visibleTo: ['INSTIT'] });
const forOthers = rangeShareOf({
  name: 'R',
  isin: 'FR00TEST00R1',
  visibleTo: ['RETAIL', 'PRO'],
  performances: [{ code: '5y', display: '+3,00 %' }],
});
const fund = fundCardOf({ mainShares: [forInstitutions, forOthers] });

test('a row has the share and the figures that the profile sees', () => {
  const retail = rangeRow(fund, 'RETAIL', 'fr');
  expect(retail.share?.name).toBe('R');
  expect(retail.values).toEqual({
    name: 'Meridane Asia',
    '1y': null,
    '3y': null,
    '5y': 3,
    '10y': null,
    costs: 1.28,
    risk: 4,
    aum: 1285,
  });
  const institution = rangeRow(fund, 'INSTIT', 'fr');
  expect(institution.share?.name).toBe('I');
  expect(institution.values).toMatchObject({ '1y': 6.1, '3y': -1.05 });
});

test('a fund of which nothing is known has no values', () => {
  const bare = fundCardOf({ aum: null, mainShares: [] });
  expect(rangeRow(bare, 'PRO', 'fr')).toMatchObject({
    share: null,
    values: { risk: null, aum: null, '1y': null, '10y': null },
  });
});

test('a share under one year has no figure, whatever came with it (AMF)', () => {
  const young = rangeShareOf({ lessThanOneYear: true });
  expect(shownFigure(young, '1y')).toBeNull();
  expect(rangeRow(fundCardOf({ mainShares: [young] }), 'RETAIL', 'fr').values['1y']).toBeNull();
});
