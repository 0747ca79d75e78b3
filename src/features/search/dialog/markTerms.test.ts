import { markTerms } from './markTerms';

/** The text with its marked words in brackets. */
function marked(text: string, terms: string[]): string {
  return markTerms(text, terms)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['Marchés émergents', ['emergents'], 'Marchés [émergents]'],
  ['Marchés e\u0301mergents', ['emergents'], 'Marchés [e\u0301mergents]'],
  ['ÉMERGENTS : les émergents', ['emerg'], '[ÉMERGENTS] : les [émergents]'],
  ['Meridane Asia – Part I', ['asia', 'i'], 'Meridane [Asia] – Part [I]'],
  ['Inde, industrie', ['in'], 'Inde, industrie'],
  ['Cœur', ['coeur'], '[Cœur]'],
  ['<script>alert(1)</script>', ['script'], '<[script]>alert(1)</[script]>'],
  ['Asie', ['asie'], '[Asie]'],
  ['Asie', [], 'Asie'],
  ['', ['asie'], ''],
])('of %j the words of %j are marked', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected);
});
