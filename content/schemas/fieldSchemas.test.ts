import * as v from 'valibot';
import { lei, timeOfDay } from './fieldSchemas';

/** ISO 7064, MOD 97-10, on the whole number that an identifier stands for: 1 where its check digits are right. */
function remainderOf(identifier: string): bigint {
  const digits = Array.from(identifier, (character) => String(parseInt(character, 36))).join('');
  return BigInt(digits) % 97n;
}

describe('a legal entity identifier', () => {
  // That of the foundation which keeps the register of all (https://www.gleif.org).
  const known = '506700GE1G29325QX363';

  test('has check digits', () => {
    expect(remainderOf(known)).toBe(1n);
    expect(v.is(lei, known)).toBe(true);
  });

  test.each([
    ['a wrong check digit', '506700GE1G29325QX364'],
    ['two characters that have changed places', '506700EG1G29325QX363'],
    ['small letters', known.toLowerCase()],
    ['a character too few', known.slice(0, -1)],
    ['spaces', `${known.slice(0, 4)} ${known.slice(4)}`],
    ['letters in the place of its check digits', `${known.slice(0, -2)}AB`],
  ])('is refused with %s', (_, text) => {
    expect(v.is(lei, text)).toBe(false);
  });

  test('has one pair of check digits only', () => {
    const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const accepted = pairs.filter((pair) => v.is(lei, known.slice(0, -2) + pair));
    expect(accepted).toEqual(['63']);
  });
});

describe('a time of the day', () => {
  test.each(['00:00', '09:05', '11:00', '23:59'])('may be %s', (text) => {
    expect(v.is(timeOfDay, text)).toBe(true);
  });

  test.each(['24:00', '9:00', '11:60', '11h00', '11:00:00', ''])('may not be “%s”', (text) => {
    expect(v.is(timeOfDay, text)).toBe(false);
  });
});
