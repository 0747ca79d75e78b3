import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { disclosureProblem } from '../../contract/sustainabilitySections';
import { sentenceInFrench } from './problemTexts';

const content = path.join(__dirname, '../../content');
/** Files that hold sentences about the content. */
const sources = [
  ...['files', 'parsing', 'schemas'].flatMap((folder) =>
    readdirSync(path.join(content, folder)).map((file) => `${folder}/${file}`),
  ),
  'facts/templates.ts',
  'revisions/repositoryProblem.ts',
  'revisions/writeCommitFiles.ts',
].filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Stands for the values that a source puts into its sentence. */
const mark = '§';

/** The text of a string in the source. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => mark + literal.text).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Sentences of the sources, and parts of them: all that have two words. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(content, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node);
    if (text === undefined) return ts.forEachChild(node, visit);
    if (/[a-z]+[,:]? [a-z]+/i.test(text.replaceAll(mark, ''))) found.push(text);
  };
  visit(source);
  return found;
}

/** Texts of the sources that are no part of a sentence for editors: names of shares, HTML, what a notice is for, how a pointer of Git LFS begins, and errors of Git and of a program. */
const others =
  /^(?:[A-Z] USD|<a href=.*|the notice (?:in|that|with) .*|call stack|dubious ownership|cannot be started|Git gave fewer .*|version https:.*|Content without a problem .*)$/;

const sentences = sources
  .flatMap(sentencesOf)
  // The field, and a hint at the end, stand around a sentence.
  .map((text) =>
    text.replace(/^(?:§|[[\]\w.§]+: )(?=expected|missing|§)/, '').replace(' (put it in quotes)', ''),
  )
  .filter((text) => text !== '' && !others.test(text))
  .map((text) => text.replaceAll(mark, 'a text'));

test('every problem of the content has its French', () => {
  expect(sentences.length).toBeGreaterThan(90);
  const missing = sentences.filter(
    (text) => sentenceInFrench(text) === undefined && sentenceInFrench(`expected ${text}`) === undefined,
  );
  expect(missing).toEqual([]);
});

test.each([
  [
    'expected a text, got 12 (put it in quotes)',
    'attendu : un texte ; trouvé : 12 (à mettre entre guillemets)',
  ],
  ['missing, expected a list of weights', 'manque ; attendu : une liste'],
  ['expected one of RETAIL, PRO, got "ALL"', 'attendu : l’une des valeurs RETAIL, PRO ; trouvé : "ALL"'],
  ['expected a text, got nothing', 'attendu : un texte ; trouvé : rien'],
  ['unknown key "tilte", expected only title, slug', 'à retirer : champ "tilte" ; sont admis : title, slug'],
  [
    'expected valid YAML: expected a text without control characters, got U+0092: remove it',
    'fichier YAML illisible : ce texte contient un caractère de contrôle, U+0092 : supprimez-le',
  ],
  ['expected valid YAML: Map keys must be unique', 'fichier YAML illisible : ce champ est écrit deux fois'],
  ['expected valid YAML: Something new', 'fichier YAML illisible : Something new'],
])('%s', (english, french) => {
  expect(sentenceInFrench(english)?.replaceAll('\u00a0', ' ')).toBe(french);
});

test.each([
  [6, []],
  [8, null],
  [8, ['SUMMARY', 'ATTAINMENT']],
  [8, ['NO_SUSTAINABLE_OBJECTIVE', 'SUMMARY']],
  [9, ['SUMMARY']],
])('the problem of a disclosure under article %s with %j has its French', (article, codes) => {
  const { expected = '' } = disclosureProblem(article, codes) ?? {};
  expect(sentenceInFrench(expected)).not.toMatch(/expected|asks|attendu/);
});

test('a sentence that is new to us has none', () => {
  expect(sentenceInFrench('expected a unicorn, got "horse"')).toBeUndefined();
});
