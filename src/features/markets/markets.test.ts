import { marketRegions } from './markets';

const codes: readonly string[] = Object.values(marketRegions).flat();

describe('marketRegions', () => {
  it('names each market once', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('holds country codes that readers know by name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
