import { isinCheckDigit, isIsin } from './isin';

describe('isinCheckDigit', () => {
  // Worked examples of https://en.wikipedia.org/wiki/International_Securities_Identification_Number
  it.each([
    ['US037833100', 5],
    ['AU0000XVGZA', 3],
    ['GB000263494', 6],
  ])('of %s is %i', (firstEleven, digit) => {
    expect(isinCheckDigit(firstEleven)).toBe(digit);
  });
});

describe('isIsin', () => {
  it('accepts a code with its check digit', () => {
    expect(isIsin('US0378331005')).toBe(true);
  });

  it.each(['US0378331006', 'US037833100', 'us0378331005', 'US03783310O5', ''])('refuses “%s”', (text) => {
    expect(isIsin(text)).toBe(false);
  });
});
