import { test as base } from '@playwright/test';
import { readSiteContent, type SiteContent } from './site/siteContent';

/**
 * Tests of the built site. Tests with the tag `@desktop` or `@mobile` run in that project only, the others in both.
 */
export const test = base.extend<object, { content: SiteContent }>({
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
