import { checkKeyUses } from './checkKeyUses';
import { describeProblem, parseDictionary, type Dictionary } from './dictionary';
import type { KeyPattern, KeyUse } from './keyUse';

function filesOf(files: Record<string, unknown>): ReadonlyMap<string, Dictionary> {
  return new Map(Object.entries(files).map(([namespace, json]) => [namespace, parseDictionary(json)]));
}

function use(kind: KeyPattern['kind'], text: string, ...namespaces: string[]): KeyUse {
  return { kind, text, namespaces, place: 'src/Card.tsx:3' };
}

function problems(files: Record<string, unknown>, ...uses: KeyUse[]): string[] {
  return checkKeyUses(filesOf(files), 'fr', { uses, unreadable: [] }, new Set(['routes'])).map(
    describeProblem,
  );
}

const funds = { title: 'Fonds', period: { ytd: 'Année', '1y': '1 an' } };

describe('checkKeyUses', () => {
  it('is content when every key is used and every use is answered', () => {
    expect(problems({ funds }, use('key', 'title', 'funds'), use('prefix', 'period.', 'funds'))).toEqual([]);
  });

  it('names a key that no file has, with the place that asks for it', () => {
    expect(problems({}, use('key', 'title', 'funds'))).toEqual([
      'src/Card.tsx:3: funds:title: not in locales/fr/funds.json',
    ]);
    expect(problems({}, use('prefix', 'period.', 'funds'))).toEqual([
      'src/Card.tsx:3: funds:period.: no key starts with it in locales/fr/funds.json',
    ]);
  });

  it('names a key that no code uses', () => {
    expect(problems({ funds }, use('tree', 'period', 'funds'))).toEqual([
      'locales/fr/funds.json: title: no code uses it',
    ]);
  });

  it('finds a key in any of the namespaces of the use', () => {
    expect(
      problems({ news: {}, common: { close: 'Fermer' } }, use('key', 'close', 'news', 'common')),
    ).toEqual([]);
  });

  it('counts plural forms as their one key', () => {
    const plural = { fund_one: 'x', fund_many: 'x', fund_other: 'x' };
    expect(problems({ funds: plural }, use('key', 'fund', 'funds'))).toEqual([]);
  });

  it('counts what texts include', () => {
    const files = { common: { unit: 'M€' }, funds: { aum: '12 $t(common:unit)' } };
    expect(problems(files, use('key', 'aum', 'funds'))).toEqual([]);
    expect(problems({ funds: { aum: '$t(unit)' } }, use('key', 'aum', 'funds'))).toEqual([
      'locales/fr/funds.json: funds:unit: not in locales/fr/funds.json',
    ]);
  });

  it('does not look for unused keys of namespaces that code reads as typed objects', () => {
    expect(problems({ routes: { contact: 'contact' } })).toEqual([]);
  });

  it('passes on the places that cannot be read', () => {
    const found = { uses: [], unreadable: [{ place: 'src/Card.tsx:3', reason: 'no namespace' }] };
    expect(checkKeyUses(new Map(), 'fr', found, new Set()).map(describeProblem)).toEqual([
      'src/Card.tsx:3: no namespace',
    ]);
  });
});
