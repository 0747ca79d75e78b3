import type { APIResponse, Page } from '@playwright/test';
import fr from '../locales/fr/search.json';
import frLayout from '../locales/fr/layout.json';
import { defaultLocale } from '../src/i18n/locales';
import { fundsPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { consentOf, forgetConsent } from './site/consent';
import { contactFormOf } from './site/contactForm';
import { documentLinksIn } from './site/documentLinks';
import { fakeTrackers } from './site/fakeTrackers';
import { follow } from './site/follow';
import { withAnyValues } from './site/filled';
import { chartTexts } from './site/fundTexts';
import { hydrated, openPage } from './site/openPage';
import { collectPolicyViolations } from './site/policyViolations';
import { readSitemap } from './site/readSitemap';
import { shareForIndividuals } from './site/shareForIndividuals';

const locale = defaultLocale;
const tabs = 4;

test.describe('under the content security policy', { tag: '@desktop' }, () => {
  // What the browser says of the templates in the other languages is looked at in pages.spec.ts.
  test('every page of a language opens', async ({ context, request }) => {
    test.setTimeout(180_000);
    const violations = await collectPolicyViolations(context);
    const sitemap = (await readSitemap(request)).map(({ url }) => decodeURI(new URL(url).pathname));
    const paths = new Set([
      ...sitemap.filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`)),
      `/${locale}/no-such-page`,
      `/${locale}/500`,
    ]);
    expect(paths.size).toBeGreaterThan(2 * tabs);
    const waiting = paths.values();
    const openInTurn = async () => {
      const page = await context.newPage();
      for (const path of waiting) await openPage(page, path);
      await page.close();
    };
    await Promise.all(Array.from({ length: tabs }, openInTurn));
    expect(violations).toEqual([]);
  });

  test('a visitor consents, goes on, looks at a chart, searches and writes', async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    test.slow();
    const violations = await collectPolicyViolations(context);
    const trackers = await fakeTrackers(context, baseURL ?? '');
    await forgetConsent(context);
    const { path } = shareForIndividuals(content[locale]);

    await openPage(page, pagePath('index', locale));
    await consentOf(page, locale).accept.click();
    await expect
      .poll(() => trackers.views.map(({ tracker }) => tracker).sort())
      .toEqual(['google', 'matomo']);

    await follow(page.getByRole('contentinfo'), pagePath('contact', locale));
    const form = contactFormOf(page, locale);
    await form.box('firstName').fill('Ada');
    await expect(form.send).toHaveAttribute('type', 'submit');
    await form.send.click();
    await expect(form.summary).toBeFocused();

    await openPage(page, path);
    const chart = page
      .locator('figure:visible')
      .filter({ hasText: withAnyValues(chartTexts[locale].summary) });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('slider')).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: frLayout.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('combobox').fill('fonds');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
    await hydrated(page);
    expect(violations).toEqual([]);
  });

  test('a script that is put into a page does not run', async ({ page, context }) => {
    const violations = await collectPolicyViolations(context);
    await openPage(page, pagePath('contact', locale));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
    });
    await expect.poll(() => violations.join()).toContain('script-src');
    await expect(page).not.toHaveTitle('taken over');
  });
});

const policyOfData = "default-src 'none'; frame-ancestors 'none'";

async function policyOfPage(page: Page): Promise<string> {
  const response = await page.request.get(pagePath('contact', locale));
  return response.headers()['content-security-policy'] ?? '';
}

/** What is on every answer. */
function expectHeaders(response: APIResponse, status: number, policy: string): void {
  expect([response.url(), response.status()]).toEqual([response.url(), status]);
  expect(response.headers()).toMatchObject({
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
}

test('every kind of answer has its headers', { tag: '@desktop' }, async ({ page, content }) => {
  const { request } = page;
  const policy = await policyOfPage(page);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^;]+;/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  const get = (path: string) => request.get(path, { maxRedirects: 0 });

  const sharePage = await get(shareForIndividuals(content[locale]).path);
  expectHeaders(sharePage, 200, policy);
  expect(sharePage.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const html = await sharePage.text();

  const script = await get(/\/app-[0-9a-f]{20}\.js/.exec(html)?.[0] ?? '');
  expectHeaders(script, 200, policy);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

  expectHeaders(await get(`/${locale}/no-such-page`), 404, policy);
  const lost = await get('/app-00000000000000000000.js');
  expectHeaders(lost, 404, policy);
  expect(lost.headers()['cache-control']).not.toContain('immutable');
  expectHeaders(await get(fundsPath(locale)), 301, policy);
  expectHeaders(await get('/'), 302, policy);
  expectHeaders(await request.post(`/${locale}`), 405, policy);

  expectHeaders(await request.post('/graphql', { data: {} }), 400, policyOfData);
  expectHeaders(await get('/health'), 200, policyOfData);
  expectHeaders(await get(documentLinksIn(html)[0]?.path ?? ''), 200, "frame-ancestors 'none'");
});
