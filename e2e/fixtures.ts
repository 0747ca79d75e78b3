import { test as base } from '@playwright/test';
import { readSiteContent, type SiteContent } from './site/siteContent';

/**
 * Tests of the built site. Tests with the tag `@desktop` or `@mobile` run in that project only, the others in both.
 */
export const test = base.extend<object, { content: SiteContent }>({
  // Requests still being answered when a test ends, such as prefetched scripts, must not fail it.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  context: async ({ context }, use) => {
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  content: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await readSiteContent(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
