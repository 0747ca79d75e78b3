import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { Parser } from 'htmlparser2';
import fr from '../locales/fr/search.json';
import frLayout from '../locales/fr/layout.json';
import { defaultLocale, locales } from '../src/i18n/locales';
import { fundsPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { consentOf, forgetConsent } from './site/consent';
import { contactFormOf } from './site/contactForm';
import { documentLinksIn, readSitemap } from './site/crawl';
import { fakeTrackers } from './site/trackers';
import { follow, started, openPage } from './site/navigation';
import { chartTexts, withAnyValues } from './site/texts';
import { collectPolicyViolations } from './site/pageProblems';
import { shareForIndividuals } from './site/samplePages';

const locale = defaultLocale;

test.describe('under the content security policy', { tag: '@desktop' }, () => {
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
    await form.send.click();
    await expect(form.summary).toBeFocused();

    await openPage(page, path);
    const chart = page
      .locator('figure:visible')
      .filter({ hasText: withAnyValues(chartTexts[locale].summary) });
    await chart.getByRole('button').first().click();
    await expect(chart.getByRole('slider')).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: frLayout.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('combobox').fill('fonds');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
    await started(page);
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

/** What the pages' policy would block in this HTML: unlisted scripts, other origins, inline event handlers. */
function stoppedBy(policy: string, html: string): string[] {
  const stopped: string[] = [];
  let script: string | undefined;
  // Nothing in one is loaded before the visitor agrees.
  let isTemplate = false;
  const isOwn = (address: string) => /^\/(?!\/)/.test(address);
  const parser = new Parser({
    onopentag: (element, attributes) => {
      isTemplate ||= element === 'template';
      if (isTemplate) return;
      const { src, href, type, rel = '' } = attributes;
      const isData = /json/.test(type ?? '');
      if (element === 'script' && src === undefined && !isData) script = '';
      const isLoaded = /^(stylesheet|preload|modulepreload|prefetch|icon|manifest)$/.test(rel);
      const loaded = element === 'link' ? (isLoaded ? href : undefined) : src;
      if (loaded !== undefined && !isOwn(loaded) && !(element === 'img' && loaded.startsWith('data:'))) {
        stopped.push(`${element} ${loaded}`);
      }
      if (['base', 'object', 'embed', 'iframe'].includes(element)) stopped.push(element);
      if (href?.startsWith('javascript:')) stopped.push(href);
      stopped.push(...Object.keys(attributes).filter((name) => /^on/.test(name)));
    },
    ontext: (text) => {
      if (script !== undefined) script += text;
    },
    onclosetag: (element) => {
      if (element === 'template') isTemplate = false;
      if (element !== 'script' || script === undefined) return;
      const hash = createHash('sha256').update(script).digest('base64');
      if (!policy.includes(`'sha256-${hash}'`)) stopped.push(`script ${script.slice(0, 80)}`);
      script = undefined;
    },
  });
  parser.end(html);
  return stopped;
}

// In pages.spec.ts the browser itself reports what it blocks, on every template.
test('the policy allows all that the HTML of any page loads', { tag: '@desktop' }, async ({ request }) => {
  test.setTimeout(60_000);
  const sitemap = (await readSitemap(request)).map(({ url }) => new URL(url).pathname);
  const paths = [
    ...sitemap,
    ...locales.flatMap((ofLocale) => [`/${ofLocale}/no-such-page`, `/${ofLocale}/500`]),
  ];
  expect(sitemap.length).toBeGreaterThan(100);
  const stopped: string[] = [];
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    const policy = response.headers()['content-security-policy'] ?? '';
    const html = await response.text();
    expect(stoppedBy("script-src 'self'", html), `${path} has scripts of its own`).not.toEqual([]);
    stopped.push(...stoppedBy(policy, html).map((found) => `${path}: ${found}`));
  }
  expect(stopped).toEqual([]);
});

async function policyOfPage(page: Page): Promise<string> {
  const response = await page.request.get(pagePath('contact', locale));
  return response.headers()['content-security-policy'] ?? '';
}

/** Headers of every response. */
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
  expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^;]+;/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  const get = (path: string) => request.get(path, { maxRedirects: 0 });

  const sharePage = await get(shareForIndividuals(content[locale]).path);
  expectHeaders(sharePage, 200, policy);
  expect(sharePage.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const html = await sharePage.text();

  const script = await get(/\/start-[0-9a-f]{20}\.js/.exec(html)?.[0] ?? '');
  expectHeaders(script, 200, policy);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

  expectHeaders(await get(`/${locale}/no-such-page`), 404, policy);
  const lost = await get('/start-00000000000000000000.js');
  expectHeaders(lost, 404, policy);
  expect(lost.headers()['cache-control']).not.toContain('immutable');
  expectHeaders(await get(fundsPath(locale)), 301, policy);
  expectHeaders(await get('/'), 302, policy);
  expectHeaders(await request.post(`/${locale}`), 405, policy);

  expectHeaders(await request.post('/graphql', { data: {} }), 400, policyOfData);
  expectHeaders(await get('/health'), 200, policyOfData);
  expectHeaders(await get(documentLinksIn(html)[0]?.path ?? ''), 200, "frame-ancestors 'none'");
});
