import { spreadsheetText } from './csv';

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '\tx', '\rx', '\nx'])('%j is kept a text', (text) => {
  expect(spreadsheetText(text)).toBe(`'${text}`);
});

test.each(['I USD', 'ZZ0000000017', '', '1 - 2'])('%j is left as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text);
});
