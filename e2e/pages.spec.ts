import { cookieTable } from '../src/cookies/cookieTable';
import { expect, test } from './fixtures';
import { accessibilityFaults, layoutFaults } from './site/accessibilityFaults';
import { cookieNames, keptKeys, nothingKept } from './site/visitor';
import { forgetConsent } from './site/consentBanner';
import { narrowOnce, narrowWindow, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { startScripts } from './site/network';
import { collectPageProblems, loadWholePage } from './site/collectPageProblems';
import { samplePages } from './site/samplePages';

/** The page's text as the server sent it and as it is now: the scripts must not change it. */
async function sentAndShownText(): Promise<{ sent: string | undefined; shown: string | undefined }> {
  const textOf = (page: Document) => {
    const main = page.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return undefined;
    main.querySelectorAll('style, script, noscript').forEach((element) => element.remove());
    return main.textContent;
  };
  const html = await (await fetch(location.href)).text();
  return { sent: textOf(new DOMParser().parseFromString(html, 'text/html')), shown: textOf(document) };
}

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, locale, pathIn } of samplePages) {
  const what = `${name} (${locale}) opens without a complaint, runs nothing but what starts it, has no accessibility fault, does not scroll sideways and keeps nothing`;
  test(what, narrowOnce(locale), async ({ page, context, content, baseURL }, { project }) => {
    // One visitor has refused consent, the other has not chosen yet: no tracker request and no cookie for either.
    const hasRefused = project.name === 'desktop';
    if (!hasRefused) await forgetConsent(context);
    const problems = collectPageProblems(page, baseURL ?? '');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      // Prefetched files have another type.
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });

    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await openPage(page, pathIn(content));
    const openedHeight = await height();
    await loadWholePage(page);
    await page.waitForLoadState('networkidle');
    if (hasRefused) {
      await expect(page.locator('[data-alive]')).toHaveCount(0);
      expect([...scripts].sort()).toEqual(startScripts.map((name) => expect.stringMatching(name)));
    }
    // Otherwise what is read or clicked moves while one scrolls. The consent banner needs room at the end.
    if (hasRefused) expect(await height()).toBe(openedHeight);

    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await sidewaysScroll(page)).toEqual([]);
    // tabs.spec.ts checks the share's tabs.
    if (project.name === 'desktop' && name !== 'share') expect(await accessibilityFaults(page)).toEqual([]);
    if (project.name === 'mobile') expect(await layoutFaults(page)).toEqual([]);
    else {
      await page.setViewportSize(narrowWindow);
      expect(await sidewaysScroll(page)).toEqual([]);
    }

    expect(problems).toEqual([]);
    expect(await keptKeys(page)).toEqual(nothingKept);
    expect(await cookieNames(context)).toEqual([
      ...(hasRefused ? [cookieTable.consent.name] : []),
      cookieTable.disclaimerValidated.name,
    ]);
    // Last, because it requests the page again.
    const { sent, shown } = await page.evaluate(sentAndShownText);
    expect(shown).toBe(sent);
  });
}
