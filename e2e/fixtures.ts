import { test as base, expect } from '@playwright/test';
import { readSiteContent, type SiteContent } from './site/siteContent';

/**
 * Tests of the built site. Tests with the tag `@desktop` or `@mobile` run in that project only, the others in both.
 * None may break the content security policy.
 */
export const test = base.extend<object, { content: SiteContent }>({
  // Requests still being answered when a test ends, such as prefetched scripts, must not fail it.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      // The last two are headers that the browser cannot parse.
      if (/Content Security Policy|Permissions-Policy|Cross-Origin-/.test(text)) violations.push(text);
    });
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(violations).toEqual([]);
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
