import type { Route } from '@playwright/test';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { follow, openPage } from './site/navigation';
import { anyDisclaimer, type DisclaimerChoice, disclaimerOf, acceptDisclaimer } from './site/disclaimer';
import { heldBack } from './site/network';
import { newVisitor } from './site/visitor';
import {
  busyFigures,
  cookieValue,
  footerOf,
  fundsWithFigures,
  initialFailure,
  mainOf,
  onLayoutData,
  watchDataCalls,
} from './site/liveFigures';

type Failure = {
  respond: (route: Route) => Promise<void>;
  reason: string;
  /** Choice at the disclaimer: the one that the failed request was for, or another. */
  choice: DisclaimerChoice;
  afterMs?: number;
};

const sameSubject: DisclaimerChoice = { locale: 'fr', profile: 'RETAIL' };

const emptyAnswer = { pages: [], company: { infos: [] }, countries: [], investorProfiles: [] };

const failures: Record<string, Failure> = {
  'is down': {
    respond: (route) => route.abort('connectionrefused'),
    reason: 'Failed to fetch',
    choice: sameSubject,
  },
  'answers 500': {
    respond: (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Internal error' }] } }),
    reason: 'answered 500',
    choice: { locale: 'en', profile: 'PRO' },
  },
  'answers a page of HTML': {
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
    reason: 'answered text/html',
    choice: sameSubject,
  },
  'answers errors': {
    respond: (route) => route.fulfill({ json: { data: null, errors: [{ message: 'Internal error' }] } }),
    reason: 'answered with errors: Internal error',
    choice: { locale: 'fr', profile: 'INSTIT' },
  },
  'answers half of the data': {
    respond: (route) =>
      route.fulfill({
        json: { data: { ...emptyAnswer, fundCategories: [{ code: 'EQUITY', funds: [{ code: 'asia' }] }] } },
      }),
    reason: 'fundCategories[0]',
    choice: sameSubject,
  },
  'never answers': {
    respond: () => new Promise(() => undefined),
    reason: 'No answer within 30 s',
    choice: sameSubject,
    afterMs: 31_000,
  },
};

test.describe('an API that', { tag: '@desktop' }, () => {
  for (const [what, { respond, reason, choice, afterMs }] of Object.entries(failures)) {
    test(`${what} opens the disclaimer, which is accepted once for all`, async ({
      page,
      context,
      content,
    }) => {
      const seen = watchDataCalls(page);
      const calls = await onLayoutData(page, respond);
      const [fund] = fundsWithFigures(content);
      if (afterMs !== undefined) await page.clock.install();
      await openPage(page, fund?.path ?? '');
      const shownBefore = await mainOf(page).innerText();
      if (afterMs !== undefined) {
        await expect.poll(() => calls.length).toBe(1);
        await page.clock.fastForward(afterMs);
      }

      await expect(disclaimerOf(page, 'fr', content).dialog).toBeVisible();
      expect(seen.logged).toEqual([{ path: fund?.path, text: expect.stringContaining(initialFailure) }]);
      expect(seen.logged[0]?.text).toContain(reason);
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('false');
      await expect(busyFigures(page)).toHaveCount(0);
      expect(await mainOf(page).innerText()).toBe(shownBefore);

      const expectFailureAt = async (path: string, callsBefore: number) => {
        await expect(page).toHaveURL(path);
        await expect.poll(() => calls.length).toBeGreaterThan(callsBefore);
        if (afterMs !== undefined) await page.clock.fastForward(afterMs);
        await expect.poll(() => seen.logged.map((failure) => failure.path)).toContain(path);
        await expect(anyDisclaimer(page)).toHaveCount(0);
      };
      const callsBefore = calls.length;
      await acceptDisclaimer(page, 'fr', choice, content);
      await expectFailureAt(pagePath('index', choice.locale), callsBefore);
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
      for (const code of ['funds-range', 'news'] as const) {
        const before = calls.length;
        await follow(footerOf(page), pagePath(code, choice.locale));
        await expectFailureAt(pagePath(code, choice.locale), before);
      }
      expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
      expect(seen.unhandled).toEqual([]);
    });
  }
});

test.describe('an API that fails under a new visitor', { tag: '@desktop' }, () => {
  test.use({ storageState: newVisitor });

  test('keeps the choice made at the disclaimer', async ({ page, context, content }) => {
    const seen = watchDataCalls(page);
    const { released, release } = heldBack();
    const calls = await onLayoutData(page, async (route) => {
      await released;
      await route.abort('connectionrefused');
    });
    await page.goto(pagePath('contact', 'fr'));
    await expect.poll(() => calls.length).toBe(1);
    await disclaimerOf(page, 'fr', content).language('en').click();
    const disclaimer = disclaimerOf(page, 'en', content);
    await disclaimer.profile('INSTIT').check();
    release();
    await expect
      .poll(() => seen.logged)
      .toEqual([{ path: pagePath('contact', 'fr'), text: expect.stringContaining(initialFailure) }]);
    await expect(disclaimer.language('en')).toBeChecked();
    await expect(disclaimer.profile('INSTIT')).toBeChecked();
    await disclaimer.acceptance.check();
    await disclaimer.validate.click();

    await expect(page).toHaveURL(pagePath('index', 'en'));
    await expect.poll(() => seen.logged.map(({ path }) => path)).toContain(pagePath('index', 'en'));
    await expect(anyDisclaimer(page)).toHaveCount(0);
    expect(await cookieValue(context, 'disclaimer_validated')).toBe('true');
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
    expect(seen.unhandled).toEqual([]);
  });
});
