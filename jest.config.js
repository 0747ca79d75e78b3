const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
};

// Packages that exist as ES modules only, and one that imports such a package: parts of Fastify's plugins and test requests.
const transformIgnorePatterns = [
  '/node_modules/(?!(?:.*/)?(?:(?:cookie|content-disposition)/dist/|@fastify/cookie/index|(?:jose|oauth4webapi|oidc-provider|openid-client)/))',
];

const isFull = process.env.ENDURANCE === 'full';

/**
 * @type {import('jest').Config}
 * Node code and browser code run in their own environments; `builds` builds whole sites and `endurance` wears a server out: both are
 * slow. `repository` has what works on a Git repository or starts the desk, which takes as long as all else of Node. `engines` walks a
 * release in Firefox and WebKitGTK.
 */
const config = {
  // Of Jest's five seconds too little is left on a machine that does other work.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'builds',
      testEnvironment: 'node',
      roots: ['<rootDir>/desk/server', '<rootDir>/gatsby', '<rootDir>/publishing'],
      testMatch: ['**/*.build.test.ts'],
      transformIgnorePatterns,
      transform,
    },
    {
      displayName: 'endurance',
      testEnvironment: 'node',
      roots: ['content', 'content-api', 'desk/server', 'gatsby', 'publishing'].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      // A few edits of it are a test of `builds`.
      testMatch: ['**/*.endurance.test.ts', ...(isFull ? ['**/editedContent.build.test.ts'] : [])],
      transformIgnorePatterns,
      transform,
    },
    {
      displayName: 'engines',
      testEnvironment: 'node',
      roots: ['<rootDir>/e2e/engines'],
      transform,
    },
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots: [
        'content-api',
        'contract',
        'figures',
        'gatsby',
        'locales',
        'platform',
        'publishing',
        'scripts',
        'site-server',
      ].map((folder) => `<rootDir>/${folder}`),
      testPathIgnorePatterns: ['/node_modules/', '\\.(?:build|endurance)\\.test\\.ts$'],
      transformIgnorePatterns,
      transform,
    },
    {
      displayName: 'repository',
      testEnvironment: 'node',
      roots: ['<rootDir>/backup', '<rootDir>/content', '<rootDir>/desk/server'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(?:build|endurance)\\.test\\.ts$'],
      transformIgnorePatterns,
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/src'],
      moduleNameMapper: { '\\.(woff2|css)$': '<rootDir>/src/testing/assetUrl.ts' },
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      transform,
    },
    {
      displayName: 'desk',
      testEnvironment: '<rootDir>/desk/page/testing/environment.cjs',
      roots: ['<rootDir>/desk/page'],
      setupFilesAfterEnv: ['<rootDir>/desk/page/testing/setup.ts'],
      // The Markdown toolbar exists as an ES module only.
      transformIgnorePatterns: ['/node_modules/(?!@github/)'],
      transform,
    },
  ],
};

module.exports = config;
