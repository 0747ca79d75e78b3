import { referencesOf, tagsOf, variablesOf } from './textMarks';

test('variables are known by name, whatever their format', () => {
  expect(variablesOf('{{ count }} of {{total, number}}, {{- html}}')).toEqual(['count', 'total', 'html']);
});

test('tags are known by name and by whether they open, close or stand alone', () => {
  expect(tagsOf('Read <b>this</b> <1>page</1><br />, 3 < 4')).toEqual([
    '<b>',
    '</b>',
    '<1>',
    '</1>',
    '<br/>',
  ]);
});

test('texts include others', () => {
  expect(referencesOf('$t(common:unit, { "count": 2 }) and $t(close)')).toEqual(['common:unit', 'close']);
});
