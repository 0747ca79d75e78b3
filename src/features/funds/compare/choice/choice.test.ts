import { comparedFixtures } from '../../../../testing/compareFixtures';
import { sharesSeenBy, readChoice, searchWith } from './choice';

function read(search: string, profile: 'RETAIL' | 'INSTIT' = 'RETAIL') {
  const { chosen, ignored } = readChoice(search, comparedFixtures, profile);
  return {
    chosen: chosen.map(({ share }) => share.isin),
    ignored: ignored.map(({ reason, word }) => `${reason} ${word}`),
  };
}

describe('readChoice', () => {
  test.each([
    ['nothing', '', []],
    ['an empty parameter', '?shares=', []],
    ['commas alone', '?shares=,,%20,', []],
    ['another parameter', '?isin=ZZI', []],
    ['one share', '?shares=ZZI', ['ZZI']],
    ['shares in the order asked for', '?shares=ZZN,ZZI', ['ZZN', 'ZZI']],
    ['lower case and spaces', '?shares=zzn,%20zzI%20', ['ZZN', 'ZZI']],
    ['a comma that is encoded', '?shares=ZZN%2CZZI', ['ZZN', 'ZZI']],
    ['a parameter that is repeated', '?shares=ZZN&shares=ZZI', ['ZZN', 'ZZI']],
    ['four shares', '?shares=ZZN,ZZI,ZZR,ZZU', ['ZZN', 'ZZI', 'ZZR', 'ZZU']],
    ['a percent sign that encodes nothing', '?shares=%,ZZI', ['ZZI']],
  ])('%s', (_case, search, isins) => {
    expect(read(search).chosen).toEqual(isins);
  });

  test.each([
    ['unknown ISINs', '?shares=ZZI,NO1,no2', ['ZZI'], ['unknown NO1', 'unknown NO2']],
    ['a share twice', '?shares=ZZI,zzi,ZZI', ['ZZI'], ['repeated ZZI']],
    ['an unknown one twice', '?shares=NO1,NO1', [], ['unknown NO1']],
    [
      'a fifth and a sixth',
      '?shares=ZZN,ZZI,ZZR,ZZU,ZZF,ZZY',
      ['ZZN', 'ZZI', 'ZZR', 'ZZU'],
      ['tooMany ZZF', 'tooMany ZZY'],
    ],
    ['one for other profiles', '?shares=ZZS,ZZI', ['ZZI'], ['notOffered ZZS']],
    [
      'refused ones, which take no place',
      '?shares=ZZS,NO1,ZZN,ZZN,ZZI,ZZR,ZZU',
      ['ZZN', 'ZZI', 'ZZR', 'ZZU'],
      ['notOffered ZZS', 'unknown NO1', 'repeated ZZN'],
    ],
  ])('says what it ignores: %s', (_case, search, isins, ignored) => {
    expect(read(search)).toEqual({ chosen: isins, ignored });
  });

  test('a profile that may see a share has it', () => {
    expect(read('?shares=ZZS', 'INSTIT')).toEqual({ chosen: ['ZZS'], ignored: [] });
  });

  test('long words are cut, and never in the middle of a character', () => {
    expect(read(`?shares=${'A'.repeat(20)}`).ignored).toEqual([`unknown ${'A'.repeat(20)}`]);
    expect(read(`?shares=${'A'.repeat(19)}🙂🙂`).ignored).toEqual([`unknown ${'A'.repeat(19)}🙂…`]);
  });

  test('of hundreds of words the first forty are read', () => {
    const words = Array.from({ length: 300 }, (_, index) => `NO${index}`);
    expect(read(`?shares=${words.join()},ZZI`)).toMatchObject({
      chosen: [],
      ignored: { length: 40 },
    });
  });
});

describe('searchWith', () => {
  test.each([
    [['A', 'B'], '', '?shares=A,B'],
    [[], '', ''],
    [[], '?shares=A,B', ''],
    [['B'], '?shares=A&shares=C', '?shares=B'],
    [['B'], '?utm_source=x&shares=A', '?shares=B&utm_source=x'],
    [[], '?utm_source=x&shares=A', '?utm_source=x'],
  ])('%j in place of the choice of "%s"', (isins, search, written) => {
    expect(searchWith(isins, search)).toBe(written);
  });
});

test('sharesSeenBy leaves out shares of other profiles, and funds without any', () => {
  const seen = (profile: 'RETAIL' | 'INSTIT') =>
    sharesSeenBy(profile, comparedFixtures).map(({ shares }) => shares.map(({ isin }) => isin));
  expect(seen('RETAIL')).toEqual([
    ['ZZI', 'ZZR', 'ZZU'],
    ['ZZN', 'ZZF', 'ZZY'],
  ]);
  expect(seen('INSTIT')[0]).toEqual(['ZZI', 'ZZR', 'ZZU', 'ZZS']);
  const [asia] = comparedFixtures;
  const forOthers = { ...asia!, shares: asia!.shares.slice(3) };
  expect(sharesSeenBy('RETAIL', [forOthers])).toEqual([]);
});
