import { contentDisposition } from './sendServedFile';

test('a name that every program can read, and the name as it is written', () => {
  expect(contentDisposition('Émergents – I USD – L’été (2026).pdf', false)).toBe(
    'inline; filename="Emergents-I-USD-L-ete-2026.pdf"; ' +
      "filename*=UTF-8''%C3%89mergents%20%E2%80%93%20I%20USD%20%E2%80%93%20L%E2%80%99%C3%A9t%C3%A9%20%282026%29.pdf",
  );
});

test('nothing of a name ends the header or its value', () => {
  expect(contentDisposition('a"b\r\nc;d.xlsx', true)).toBe(
    'attachment; filename="a-b-c-d.xlsx"; filename*=UTF-8\'\'a%22b%0D%0Ac%3Bd.xlsx',
  );
});
