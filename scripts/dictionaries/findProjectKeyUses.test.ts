import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProjectKeyUses } from './findProjectKeyUses';
import { readDictionaries } from './readDictionaries';

let root = '';

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dictionaries-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('findProjectKeyUses', () => {
  it('reads production code only, with the types that other files declare', () => {
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [], noLib: true } }));
    write('src/periods.ts', "export const periods = { ytd: 'year', all: 'inception' } as const;");
    write(
      'src/label.ts',
      "import { periods } from './periods';\n" +
        "export const label = (t: TFunction<'funds'>, code: keyof typeof periods) => t(periods[code]);",
    );
    write('src/label.test.ts', "t('funds:onlyInTests');");
    expect(findProjectKeyUses(root, ['src'])).toEqual({
      uses: ['year', 'inception'].map((text) => ({
        kind: 'key',
        text,
        namespaces: ['funds'],
        place: path.join('src', 'label.ts:2'),
      })),
      unreadable: [],
    });
  });
});

describe('readDictionaries', () => {
  it('reads each locale’s files', () => {
    write('locales/fr/funds.json', '{ "title": "Fonds" }');
    write('locales/fr/notes.md', 'not a dictionary');
    expect(readDictionaries(root, ['fr'])).toEqual(
      new Map([['fr', new Map([['funds', new Map([['title', 'Fonds']])]])]]),
    );
  });

  it('names the file that is not a dictionary', () => {
    write('locales/fr/funds.json', '{ "count": 3 }');
    expect(() => readDictionaries(root, ['fr'])).toThrow('locales/fr/funds.json');
  });
});
