import { approversOf } from './reviews';

const approvers = new Map([
  ['funds', ['claire', 'marc']],
  ['documents', ['claire']],
  ['disclaimers', ['marc']],
]);

test.each([
  ['funds/asia/fund.yaml', 'funds'],
  ['funds/asia/navs/ZZ0011759204.csv', 'funds'],
  ['funds/asia/documents/KID.fr.pdf', 'documents'],
  ['document-types/document-types.yaml', 'documents'],
  ['pages/disclaimers/fr.yaml', 'disclaimers'],
])('%s is approved as %s', (path, kind) => {
  expect(approversOf([path], approvers)).toEqual([[kind, approvers.get(kind)]]);
});

test('anybody approves kinds that are nobody’s', () => {
  expect(approversOf(['news/letter/fr.md', 'pages/index/fr.yaml'], approvers)).toEqual([]);
});
