import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const sourceFiles = ['**/*.{ts,tsx,mts,cts}'];
const testFiles = ['**/*.test.{ts,tsx}', 'e2e/**', 'src/testing/**'];

/**
 * Which file belongs to which part of the project. The first pattern that matches wins.
 * `feature` is what stands directly in a feature's folder: the only files that other features may see.
 */
const parts = [
  { type: 'sourceTest', pattern: 'src/**/*.test.*' },
  { type: 'test', pattern: '**/*.test.*' },
  { type: 'test', pattern: '{e2e,bench}/**/*' },
  { type: 'testing', pattern: 'src/testing/**/*' },
  { type: 'feature', pattern: 'src/features/*/*', capture: ['feature'] },
  { type: 'featureInside', pattern: 'src/features/*/**/*', capture: ['feature'] },
  { type: 'layout', pattern: 'src/components/layout/**/*' },
  { type: 'component', pattern: 'src/components/**/*' },
  { type: 'template', pattern: 'src/{templates,pages}/**/*' },
  { type: 'app', pattern: 'src/app/**/*' },
  { type: 'store', pattern: 'src/store/**/*' },
  { type: 'i18n', pattern: 'src/i18n/**/*' },
  { type: 'cookies', pattern: 'src/cookies/**/*' },
  { type: 'base', pattern: 'src/**/*' },
  { type: 'gatsby', pattern: 'gatsby/**/*' },
  { type: 'contentApi', pattern: 'content-api/**/*' },
  { type: 'releaseFiles', pattern: 'publishing/releases/releaseFiles.ts' },
  { type: 'publishing', pattern: 'publishing/**/*' },
  { type: 'siteServer', pattern: 'site-server/**/*' },
  { type: 'platform', pattern: 'platform/**/*' },
  { type: 'scripts', pattern: 'scripts/**/*' },
  { type: 'dictionaries', pattern: 'locales/**/*' },
  { type: 'hooks', pattern: 'gatsby-{config,node,browser,ssr}.{ts,tsx}' },
].map((part) => ({ ...part, mode: 'full' }));

/** What is shared by all of `src`: the theme, the route table, the contract's types, languages, cookies. */
const base = ['base', 'i18n', 'cookies', 'dictionaries'];
const sourceParts = [...base, 'store', 'component', 'layout', 'feature', 'featureInside', 'template', 'app'];
const ownInside = ['featureInside', { feature: '${from.feature}' }];

/** Imports flow one way: components → features → templates. What is not allowed here is an error. */
const importDirections = [
  { from: ['i18n', 'cookies'], allow: base },
  { from: ['base'], allow: base },
  { from: ['component'], allow: [...base, 'component'] },
  { from: ['layout'], allow: [...base, 'component', 'layout', 'store'] },
  { from: ['store'], allow: [...base, 'store', 'feature'] },
  {
    from: ['feature', 'featureInside'],
    allow: [...base, 'store', 'component', 'layout', 'feature', ownInside],
  },
  { from: ['template', 'app'], allow: sourceParts },
  { from: ['testing', 'sourceTest'], allow: [...sourceParts, 'testing', 'sourceTest'] },
  // The build writes, and the site server reads, what a release says about itself.
  { from: ['gatsby'], allow: [...sourceParts, 'gatsby', 'platform', 'releaseFiles'] },
  { from: ['releaseFiles'], allow: ['i18n', 'platform'] },
  { from: ['publishing'], allow: ['publishing', 'releaseFiles', 'i18n', 'platform'] },
  {
    from: ['siteServer'],
    allow: ['siteServer', 'publishing', 'releaseFiles', 'i18n', 'cookies', 'platform'],
  },
  { from: ['contentApi'], allow: ['contentApi', 'platform', 'dictionaries'] },
  { from: ['platform'], allow: ['platform'] },
  { from: ['hooks'], allow: [...sourceParts, 'gatsby', 'platform'] },
  // Scripts and tests put the parts together: they start what production code only talks to.
  { from: ['scripts', 'test'], allow: ['*'] },
];

/** `eslint-disable` says why, after two hyphens: `eslint-disable-next-line no-console -- the reason`. */
const describedDisables = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { undescribed: 'Say why the rule does not apply here: `{{directive}} rule -- reason`.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, directive] = /^\s*(eslint-disable(?:-next)?(?:-line)?)\b/.exec(comment.value) ?? [];
          if (directive && !/\s-{2,}\s*\S/.test(comment.value)) {
            // On the line above, because a directive also silences reports about itself.
            const loc = { line: comment.loc.start.line - 1, column: 0 };
            context.report({ loc, messageId: 'undescribed', data: { directive } });
          }
        }
      },
    };
  },
};

/** Our elements that draw a native one, so that the accessibility rules know what they look at. */
const nativeElements = [
  ...['a', 'button', 'form', 'img', 'input', 'label', 'select', 'textarea', 'iframe', 'video', 'audio'],
  ...['h1', 'h2', 'h3', 'h4', 'nav', 'ul', 'ol', 'li', 'table', 'th', 'td', 'div', 'span', 'svg', 'dialog'],
];
const drawnElements = {
  ...Object.fromEntries(nativeElements.map((name) => [`chakra.${name}`, name])),
  Button: 'button',
  TextAnchor: 'a',
  ButtonAnchor: 'a',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/public/**',
      '**/.cache/**',
      '.data/**',
      '**/*.generated.*',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { project: { rules: { 'described-disables': describedDisables } } },
    rules: { 'project/described-disables': 'error' },
  },
  js.configs.recommended,
  {
    // French typography: non-breaking spaces belong in texts, never in code.
    rules: {
      'no-irregular-whitespace': [
        'error',
        { skipStrings: true, skipTemplates: true, skipComments: true, skipRegExps: true, skipJSXText: true },
      ],
    },
  },
  {
    files: sourceFiles,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          name: '@chakra-ui/react',
          message: 'It loads every component, a second in each test. Import /styled-system and /box.',
        },
      ],
      // Numbers read well in messages; everything else must be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Fastify plugins and the methods of asynchronous interfaces are async without anything to wait for.
      '@typescript-eslint/require-await': 'off',
      // React ignores what an event handler returns, so that it may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby/**/*.tsx', 'gatsby-*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    settings: { 'jsx-a11y': { components: drawnElements } },
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: sourceFiles,
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': parts,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json', '.mjs'] } },
    },
    rules: { 'boundaries/element-types': ['error', { default: 'disallow', rules: importDirections }] },
  },
  {
    // Gatsby's and the site's own hooks hand over functions in objects that are meant to be taken apart.
    files: ['gatsby/**', 'gatsby-*.{ts,tsx}'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: testFiles,
    rules: {
      // `expect(api.method).toHaveBeenCalled()`, `expect.closeTo()` (an any) and answers read as JSON are how tests
      // are written; a wrong assumption about them fails the test.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Comparing i18next's `t` with the type of a property takes this rule minutes.
    files: ['src/testing/renderPage.tsx'],
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }] },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
