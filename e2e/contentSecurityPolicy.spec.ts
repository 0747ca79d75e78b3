import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { openPage } from './site/navigation';

// Every other test fails where the site itself breaks the policy (fixtures.ts).
test('a script that is put into a page does not run', { tag: '@desktop' }, async ({ browser }) => {
  // The fixture’s pages must not break the policy.
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await openPage(page, pagePath('contact', defaultLocale));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect
    .poll(() => errors.join())
    .toMatch(/script-src.*Content Security Policy|Content Security Policy.*script-src/);
  await expect(page).not.toHaveTitle('taken over');
});
