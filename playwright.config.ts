import { defineConfig } from '@playwright/test';
import { narrowWindow } from './e2e/site/viewport';
import { knownVisitor } from './e2e/site/visitor';
import {
  contentApiCommand,
  contentApiUrlOn,
  siteEnvironment,
  siteServerCommand,
  siteUrlOn,
  testPorts,
} from './scripts/testSite';

/** Chromium phones home unless told otherwise; the tests count every request that leaves the site. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // There is none, and imitating one takes 5 % of the processor's time.
  '--disable-gpu',
  // A click that follows a scroll is at times taken for a frame that another process draws, and is lost.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

/** `SITE_URL` names a site that runs already. Otherwise the release that `npm test` has made is served. */
const runningSite = process.env.SITE_URL || undefined;
const siteUrl = runningSite ?? siteUrlOn(testPorts);

const timeLimitMs = 25 * 60_000;

function server(name: string, command: readonly string[], origin: string) {
  return {
    name,
    // In place of the shell, so that a signal reaches the server itself.
    command: `exec ${command.join(' ')} > test-results/${name}.log`,
    url: `${origin}/health`,
    env: siteEnvironment(testPorts),
    // Playwright notices by itself when it ends.
    timeout: timeLimitMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
}

/** Browser tests of a production build. */
export default defineConfig({
  testDir: 'e2e',
  // It has servers of its own.
  testMatch: '*.spec.ts',
  testIgnore: 'desk/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  globalTimeout: timeLimitMs,
  webServer: runningSite
    ? []
    : [
        server('content-api', contentApiCommand, contentApiUrlOn(testPorts)),
        server('site-server', siteServerCommand, siteUrl),
      ],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteUrl,
    storageState: knownVisitor(siteUrl),
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { viewport: narrowWindow, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
