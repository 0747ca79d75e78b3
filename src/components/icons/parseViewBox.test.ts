import { parseViewBox } from './parseViewBox';

describe('parseViewBox', () => {
  it.each([
    ['0 0 24 24', [0, 0, 24, 24]],
    ['-4,-4.5,48,.5', [-4, -4.5, 48, 0.5]],
    ['  0, 0\t24  2.4e1 ', [0, 0, 24, 24]],
  ])('reads %j', (value, expected) => {
    expect(parseViewBox(value, 'mail')).toEqual(expected);
  });

  it.each([
    '',
    '0 0 24',
    '0 0 24 24 24',
    '0 0 24 x',
    '0 0 24px 24',
    '0,,24 24',
    '0 0 24 24,',
    '0 0 0 24',
    '0 0 24 -24',
    '0 0 Infinity 24',
    '0 0 0x18 24',
  ])('refuses %j and names the icon', (value) => {
    expect(() => parseViewBox(value, 'mail')).toThrow('Icon "mail": viewBox');
  });
});
