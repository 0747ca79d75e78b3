import { marketCodes } from './markets';

describe('marketCodes', () => {
  it('names each market once', () => {
    expect(new Set(marketCodes).size).toBe(marketCodes.length);
  });

  it('holds country codes that readers know by name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(marketCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
