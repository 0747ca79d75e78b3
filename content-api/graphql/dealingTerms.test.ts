import { formatCutOff, formatSettlement } from './dealingTerms';

/** No-break spaces as others, which are easier to read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['09:00', '9 h, heure de Paris', '9 a.m., Paris time', 'Ore 9, ora di Parigi'],
  ['11:30', '11 h 30, heure de Paris', '11.30 a.m., Paris time', 'Ore 11.30, ora di Parigi'],
  ['12:00', '12 h, heure de Paris', 'Noon, Paris time', 'Ore 12, ora di Parigi'],
  ['12:05', '12 h 05, heure de Paris', '12.05 p.m., Paris time', 'Ore 12.05, ora di Parigi'],
  ['14:00', '14 h, heure de Paris', '2 p.m., Paris time', 'Ore 14, ora di Parigi'],
])('the cut-off %s is told in each language', (time, fr, en, it) => {
  expect(plain(formatCutOff(time, 'fr'))).toBe(fr);
  expect(plain(formatCutOff(time, 'en'))).toBe(en);
  expect(plain(formatCutOff(time, 'it'))).toBe(it);
});

test('a number and its unit stay on one line', () => {
  expect(formatCutOff('11:30', 'fr')).toBe('11\u00a0h\u00a030, heure de Paris');
});

test.each([
  [0, 'Le jour de la valeur liquidative', 'On the day of the NAV', 'Il giorno del NAV'],
  [
    1,
    'Un jour ouvré après la valeur liquidative',
    'One business day after the NAV',
    'Un giorno lavorativo dopo la data del NAV',
  ],
  [
    2,
    'Deux jours ouvrés après la valeur liquidative',
    'Two business days after the NAV',
    'Due giorni lavorativi dopo la data del NAV',
  ],
  [
    7,
    '7 jours ouvrés après la valeur liquidative',
    '7 business days after the NAV',
    '7 giorni lavorativi dopo la data del NAV',
  ],
])('settlement after %i days is told in each language', (days, fr, en, it) => {
  expect(plain(formatSettlement(days, 'fr'))).toBe(fr);
  expect(plain(formatSettlement(days, 'en'))).toBe(en);
  expect(plain(formatSettlement(days, 'it'))).toBe(it);
});
