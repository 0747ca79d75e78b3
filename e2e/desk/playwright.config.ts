import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../../playwright.config';

/** Browser tests of the desk, which publishes to a site of its own: one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser-desk',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  // Less than the step's limit in `npm test`, beside which another step runs.
  globalTimeout: 28 * 60_000,
  // A publish takes as long as a build.
  timeout: 120_000,
  // A save takes several seconds, and in `npm test` another step runs beside it.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/desk-e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // The desk follows it until somebody chooses.
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
  },
});
