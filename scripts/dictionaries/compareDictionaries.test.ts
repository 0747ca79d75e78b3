import { compareDictionaries, findEmptyTexts, findFormats } from './compareDictionaries';
import { describeProblem, type Dictionaries } from './dictionary';

type Files = Record<string, Record<string, string>>;

function dictionariesOf(locales: Record<string, Files>): Dictionaries {
  return new Map(
    Object.entries(locales).map(([locale, files]) => [
      locale,
      new Map(Object.entries(files).map(([namespace, texts]) => [namespace, new Map(Object.entries(texts))])),
    ]),
  );
}

function differences(locales: Record<string, Files>): string[] {
  return compareDictionaries(dictionariesOf(locales), 'fr').map(describeProblem);
}

describe('compareDictionaries', () => {
  it('is content with the same keys, variables and tags', () => {
    const text = { welcome: 'Bonjour {{name}}, <b>lisez</b> ceci' };
    const translated = { welcome: '<b>Read</b> this, {{ name }}' };
    expect(differences({ fr: { home: text }, en: { home: translated } })).toEqual([]);
  });

  it('names a file that a locale lacks', () => {
    expect(differences({ fr: { home: { a: 'A' } }, en: {} })).toEqual([
      'locales/en/home.json: the file is missing, other locales have it',
    ]);
    expect(differences({ fr: {}, en: { home: { a: 'A' } } })).toEqual([
      'locales/fr/home.json: the file is missing, other locales have it',
    ]);
  });

  it('names a key that a locale lacks, in the file that lacks it', () => {
    expect(differences({ fr: { home: { a: 'A', b: 'B' } }, en: { home: { a: 'A', c: 'C' } } })).toEqual([
      'locales/en/home.json: b: is missing, fr has it',
      'locales/fr/home.json: c: is missing, en has it',
    ]);
  });

  it('names differing variables and tags', () => {
    expect(differences({ fr: { home: { a: '{{n}} <b>A</b>' } }, en: { home: { a: '{{m}} <b>A' } } })).toEqual(
      [
        'locales/en/home.json: a: has the variables [m], fr has [n]',
        'locales/en/home.json: a: has the tags [<b>], fr has [</b> <b>]',
      ],
    );
  });

  it('lets each language have its own plural forms', () => {
    const fr = {
      fund_one: '{{count}} fonds',
      fund_many: '{{count}} de fonds',
      fund_other: '{{count}} fonds',
    };
    const en = { fund_one: 'one fund', fund_other: '{{count}} funds' };
    expect(differences({ fr: { home: fr }, en: { home: en } })).toEqual([]);
  });

  it('names plural forms that a language lacks or does not know', () => {
    const forms = { fund_one: 'x', fund_other: 'x' };
    expect(differences({ fr: { home: forms }, en: { home: { ...forms, fund_many: 'x' } } })).toEqual([
      'locales/fr/home.json: fund: the plural form _many is missing',
      'locales/en/home.json: fund: en has no plural form _many',
    ]);
  });

  it('names a key that is plural in one locale only', () => {
    const en = { fund_one: 'x', fund_other: 'x' };
    expect(differences({ fr: { home: { fund: 'x' } }, en: { home: en } })).toEqual([
      'locales/en/home.json: fund: has plural forms in only one of this file and fr',
    ]);
  });
});

describe('findEmptyTexts', () => {
  it('names texts of nothing but spaces, those on purpose left out', () => {
    const dictionaries = dictionariesOf({ en: { home: { a: ' ', b: 'B' }, routes: { index: '' } } });
    expect(findEmptyTexts(dictionaries, new Set(['routes:index'])).map(describeProblem)).toEqual([
      'locales/en/home.json: a: is empty',
    ]);
  });
});

describe('findFormats', () => {
  it('names texts that ask for a format', () => {
    const dictionaries = dictionariesOf({
      en: { home: { a: '{{aum, number}} of {{ total }}', b: '{{n}}, then' } },
    });
    expect(findFormats(dictionaries).map(describeProblem)).toEqual([
      'locales/en/home.json: a: asks for a format, {{aum, number}}: write the value in code (src/i18n/formatFigures.ts)',
    ]);
  });
});
