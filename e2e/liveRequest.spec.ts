import type { Route } from '@playwright/test';
import type { InvestorProfileCode } from '../src/profiles/investorProfiles';
import type { Locale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { follow, openPage } from './site/navigation';
import { anyDisclaimer, acceptDisclaimer } from './site/disclaimer';
import { heldBack } from './site/network';
import { newVisitor } from './site/visitor';
import {
  answerWith,
  busyFigures,
  cardOf,
  cookieValue,
  footerOf,
  later,
  mainOf,
  onLayoutData,
  questionOf,
  setPrice,
  watchDataCalls,
} from './site/liveFigures';
import { findIn } from './site/siteContent';

test.describe('the request', () => {
  type Visit = {
    locale: Locale;
    profile: InvestorProfileCode;
    token: string;
    cookies: Record<string, string>;
    authorization?: string;
  };
  const visits: Visit[] = [
    { locale: 'fr', profile: 'RETAIL', token: 'no token', cookies: {} },
    {
      locale: 'en',
      profile: 'PRO',
      token: 'a token',
      cookies: { investor_profile: 'PRO', authentication: 'eyJhbGciOi.J9-_~+/e30=' },
      authorization: 'Bearer eyJhbGciOi.J9-_~+/e30=',
    },
    {
      locale: 'it',
      profile: 'INSTIT',
      token: 'a header in place of a token',
      cookies: { investor_profile: 'INSTIT', authentication: 'x%0d%0aX-Evil:%201' },
    },
  ];
  for (const { locale, profile, token, cookies, authorization } of visits) {
    test(
      `has the variables of the spec: ${profile} in ${locale} with ${token}`,
      { tag: '@desktop' },
      async ({ page, context, content, baseURL }) => {
        const seen = watchDataCalls(page);
        await context.addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
        );
        const calls = await onLayoutData(page, (route) => route.continue());
        await openPage(page, pagePath('funds-range', locale));
        await expect.poll(() => calls.length).toBe(1);
        const [call] = calls;
        if (!call) throw new Error('No request was sent');

        const { variables } = questionOf(call);
        const sorted = Object.entries(variables).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(String).sort() : value,
        ]);
        // behaviour.md §7.2, with the codes of behaviour.md §3 and every page in the content system.
        expect(Object.fromEntries(sorted)).toEqual({
          locale,
          investorProfile: profile,
          infosCodes: 'ADDRESS CITY COUNTRY LINKEDIN PHONE TWITTER YOUTUBE ZIP_CODE'.split(' '),
          pagesCodes: content[locale].pages.map(({ code }) => code).sort(),
          documentsTypes: [
            ...['ANNUAL_REPORT', 'ESG_MONTHLY_REPORT', 'KIID', 'MONTHLY_REPORT', 'PROSPECTUS'],
            ...['RETAIL_MONTHLY_REPORT', 'SHAREHOLDERS_LETTER', 'SUBSCRIPTION'],
          ],
          fetchedDataCodes: ['1y', '3y', '5y', 'creation_annu', 'ytd'],
        });
        expect(call.method()).toBe('POST');
        expect(call.url()).toBe(`${baseURL}/graphql`);
        const headers = await call.allHeaders();
        expect(headers['content-type']).toBe('application/json');
        expect(headers.authorization).toBe(authorization);
        expect(headers).not.toHaveProperty('x-evil');

        // The real content API answers.
        expect((await call.response())?.status()).toBe(200);
        await expect(busyFigures(page)).toHaveCount(0);
        await expect(anyDisclaimer(page)).toHaveCount(0);
        expect(seen).toEqual({ logged: [], unhandled: [] });
      },
    );
  }

  test(
    'is repeated without a token that is refused',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      const seen = watchDataCalls(page);
      await context.addCookies([{ name: 'authentication', value: 'expired', url: baseURL ?? '' }]);
      const calls = await onLayoutData(page, (route) =>
        route.request().headers().authorization
          ? route.fulfill({ status: 401, json: { errors: [{ message: 'Unauthorized' }] } })
          : route.continue(),
      );
      await openPage(page, pagePath('funds-range', 'fr'));
      await expect.poll(() => calls.length).toBe(2);
      expect(calls.map((call) => call.headers().authorization)).toEqual(['Bearer expired', undefined]);
      expect((await calls[1]?.response())?.status()).toBe(200);
      await expect(busyFigures(page)).toHaveCount(0);
      await expect(anyDisclaimer(page)).toHaveCount(0);
      expect(await cookieValue(context, 'authentication')).toBeUndefined();
      expect(seen).toEqual({ logged: [], unhandled: [] });
    },
  );
});

test.describe('another profile is chosen before the first answer', { tag: '@desktop' }, () => {
  test.use({ storageState: newVisitor });

  test('the first answer is called off', async ({ page, content }) => {
    const seen = watchDataCalls(page);
    const fund = findIn(content.fr.funds, 'fund for all', ({ visibleTo }) => visibleTo.length === 3);
    const { released, release } = heldBack();
    const figureEverything = (route: Route, figure: string) =>
      answerWith(route, (funds) => {
        for (const share of funds.flatMap(({ shares }) => shares)) {
          setPrice(share, { display: '100,00 €', ...later }, figure);
        }
      });
    const calls = await onLayoutData(page, async (route, callsBefore) => {
      if (callsBefore > 0) return figureEverything(route, '+98,76 %');
      await released;
      return figureEverything(route, '+11,11 %');
    });
    // Accepted on the home page, the disclaimer leads to no other.
    await page.goto(pagePath('index', 'fr'));
    await expect.poll(() => calls.length).toBe(1);
    await acceptDisclaimer(page, 'fr', { locale: 'fr', profile: 'PRO' }, content);
    await expect(cardOf(page, fund)).toContainText('+98,76 %');
    expect(calls.map((call) => questionOf(call).variables.investorProfile)).toEqual(['RETAIL', 'PRO']);
    expect(calls[0]?.failure()?.errorText).toBe('net::ERR_ABORTED');
    release();
    await follow(footerOf(page), pagePath('funds-range', 'fr'));
    await expect(cardOf(page, fund)).toContainText('+98,76 %');
    await expect(mainOf(page)).not.toContainText('+11,11 %');
    await expect(busyFigures(page)).toHaveCount(0);
    expect(seen).toEqual({ logged: [], unhandled: [] });
  });
});
