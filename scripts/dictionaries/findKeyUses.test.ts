import ts from 'typescript';
import { findKeyUses, type FoundUses } from './findKeyUses';
import { asksFor } from './keyUse';

/** The uses in a text of code, with types worked out as in the real check. */
function usesIn(code: string): FoundUses {
  const name = 'Example.tsx';
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022);
  const host: ts.CompilerHost = {
    fileExists: (path) => path === name,
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (path) => (path === name ? file : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const program = ts.createProgram([name], { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve }, host);
  return findKeyUses(file, name, (node) => program.getTypeChecker().getTypeAtLocation(node));
}

/** `kind namespace:text` of each use. */
function keysIn(code: string): string[] {
  return usesIn(code).uses.map(({ kind, namespaces, text }) => `${kind} ${namespaces.join('|')}:${text}`);
}

function inComponent(body: string): string {
  return `function Card({ code }: { code: string }) { const { t } = useTranslation('funds'); ${body} }`;
}

describe('keys', () => {
  it.each([
    ["t('title')", ['key funds:title']],
    ["t('common:close')", ['key common:close']],
    ["t('title', { ns: 'news' })", ['key news:title']],
    ["t(code ? 'open' : 'close')", ['key funds:open', 'key funds:close']],
    ['t(`period.${code}`)', ['prefix funds:period.']],
    ['t(`common:period.${code}`)', ['prefix common:period.']],
    ["t('steps', { returnObjects: true })", ['tree funds:steps']],
    ["t('title', { context: code })", ['prefix funds:title_']],
    ["t('fund', { count: 2 })", ['key funds:fund']],
    ["const p = 'ytd' as 'ytd' | '1y'; t(`period.${p}`)", ['key funds:period.ytd', 'key funds:period.1y']],
    [
      "const labels = { a: 'x', b: 'y' } as const; t(labels[code as 'a' | 'b'])",
      ['key funds:x', 'key funds:y'],
    ],
    ["return <Trans i18nKey='notice' t={t} />", ['key funds:notice']],
    ["return <Trans i18nKey={'notice'} ns='legal'>x</Trans>", ['key legal:notice']],
    ["i18n.t('common:close')", ['key common:close']],
    ["items.map((item) => t('title'))", ['key funds:title']],
  ])('%s', (body, keys) => {
    expect(keysIn(inComponent(body))).toEqual(keys);
  });
});

describe('namespaces', () => {
  it('are those of the component that the call is in', () => {
    const code = `
      function A() { const { t } = useTranslation('funds'); return t('a'); }
      const B = () => { const { t } = useI18next(['news', 'common']); return t('b'); };`;
    expect(keysIn(code)).toEqual(['key funds:a', 'key news|common:b']);
  });

  it('follow a renamed t, a key prefix, a fixed t and the type of a parameter', () => {
    const code = `
      function A() { const { t: translate } = useTranslation('funds', { keyPrefix: 'tabs' }); translate('a'); }
      function B(i18n: I18n) { const t = i18n.getFixedT('fr', 'news'); t('b'); }
      function C(t: TFunction<'team'>) { t('c'); }`;
    expect(keysIn(code)).toEqual(['key funds:tabs.a', 'key news:b', 'key team:c']);
  });

  it('are the file’s only ones where t is handed in', () => {
    const code = `
      function label(t: (key: string) => string) { return t('label'); }
      function A() { const { t } = useTranslation('funds'); return label(t); }`;
    expect(keysIn(code)).toEqual(['key funds:label']);
  });
});

describe('unreadable uses', () => {
  it.each([
    ['a key that is a variable', inComponent('t(code)'), 'known only at run time'],
    ['a template without a fixed start', inComponent('t(`${code}.title`)'), 'known only at run time'],
    [
      'a template that fixes only the namespace',
      inComponent('t(`funds:${code}`)'),
      'nothing of the key is fixed',
    ],
    ['a t without a namespace', "function A() { const { t } = useTranslation(); t('a'); }", 'no namespace'],
  ])('%s', (_, code, reason) => {
    expect(usesIn(code)).toMatchObject({
      uses: [],
      unreadable: [{ place: 'Example.tsx:1', reason: expect.stringContaining(reason) as string }],
    });
  });
});

describe('asksFor', () => {
  it.each([
    ['key', 'period', 'period', true],
    ['key', 'period', 'period.ytd', false],
    ['prefix', 'period.', 'period.ytd', true],
    ['tree', 'steps', 'steps.0', true],
    ['tree', 'steps', 'stepsTitle', false],
  ] as const)('%s %s, %s: %s', (kind, text, key, expected) => {
    expect(asksFor({ kind, text }, key)).toBe(expected);
  });
});
