import { defineConfig } from '@playwright/test';
import { knownVisitor } from './e2e/site/knownVisitor';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:9000';

/** Chromium phones home unless told otherwise; the tests count every request that leaves the site. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // A click that follows a scroll is at times taken for a frame that another process draws, and is lost.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

/** Browser tests of the production build that runs at `SITE_URL`; `npm test` builds and starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
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
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
