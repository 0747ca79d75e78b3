import { describeProblem, parseDictionary } from './dictionary';

describe('parseDictionary', () => {
  it('flattens objects and lists with dots', () => {
    const dictionary = parseDictionary({ title: 'Funds', period: { ytd: 'YTD' }, steps: ['Read', 'Sign'] });
    expect([...dictionary]).toEqual([
      ['title', 'Funds'],
      ['period.ytd', 'YTD'],
      ['steps.0', 'Read'],
      ['steps.1', 'Sign'],
    ]);
  });

  it.each([[['a list']], ['a text'], [{ count: 3 }], [{ nothing: null }]])('refuses %j', (json) => {
    expect(() => parseDictionary(json)).toThrow();
  });
});

describe('describeProblem', () => {
  it('is one line that names the file and the key', () => {
    expect(describeProblem({ file: 'locales/en/funds.json', key: 'title', message: 'is empty' })).toBe(
      'locales/en/funds.json: title: is empty',
    );
    expect(describeProblem({ file: 'locales/en/funds.json', message: 'the file is missing' })).toBe(
      'locales/en/funds.json: the file is missing',
    );
  });
});
