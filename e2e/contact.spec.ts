import type { Route } from '@playwright/test';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { type ContactForm, contactFormOf } from './site/contactForm';
import { filled } from './site/dictionaryTexts';
import { sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectOutsideRequests } from './site/fakeTrackers';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mutation = 'submitContactRequest';

const request = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Un message\nen deux lignes.',
};

async function fill({ box, consent }: ContactForm): Promise<void> {
  for (const [name, value] of Object.entries(request)) await box(name as keyof typeof request).fill(value);
  await consent.check();
}

const answerOf = (result: object) => ({ json: { data: { [mutation]: result } } });
const yes = answerOf({ registered: true, problems: [] });

test(
  'by keyboard alone: a refusal, the way to the fields, a request that the server registers, and another one',
  { tag: '@desktop' },
  async ({ page }) => {
    const locale = 'en';
    const form = contactFormOf(page, locale);
    const { texts, box, consent, send, summary } = form;
    const { keyboard } = page;
    await openPage(page, pagePath('contact', locale));
    await box('firstName').focus();
    await keyboard.type(request.firstName);
    // The form's script loads on first use; from then on Enter submits.
    await expect(send).toHaveAttribute('type', 'submit');
    await keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(summary).toHaveCSS('outline-style', 'solid');
    await expect(summary.getByRole('link')).toHaveText(
      (['lastName', 'email', 'message', 'consent'] as const).map((name) =>
        filled(texts.summary.item, { field: texts.field[name], problem: texts.problem.required }),
      ),
    );
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(box('lastName')).toBeFocused();
    await keyboard.type(request.lastName);
    await keyboard.press('Tab');
    await expect(box('email')).toBeFocused();
    await keyboard.type('ada@');
    await expect(box('email')).toHaveAccessibleDescription(texts.problem.email);
    await keyboard.type('example.org');
    await expect(box('email')).toHaveAttribute('aria-invalid', 'false');
    for (const next of [box('company'), box('phone'), box('message')]) {
      await keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await keyboard.type('A message\nof two lines.');
    await keyboard.press('Tab');
    await expect(consent).toBeFocused();
    await keyboard.press('Space');
    // Skips the link to the privacy notice. The honeypot field must not be in the tab order.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(send).toBeFocused();
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes(mutation) ?? false,
    );
    await keyboard.press('Enter');
    expect(await (await answered).json()).toEqual({
      data: { [mutation]: { registered: true, problems: [] } },
    });
    await expect(form.registered).toBeVisible();
    await expect(form.section.getByRole('status')).toBeFocused();
    await keyboard.press('Tab');
    await expect(form.another).toBeFocused();
    await keyboard.press('Enter');
    await expect(box('firstName')).toBeFocused();
    await expect(box('firstName')).toHaveValue('');
    await expect(page).toHaveURL(pagePath('contact', locale));
  },
);

test(
  'a press on the button counts, although the field left by it shows its message then',
  { tag: '@desktop' },
  async ({ page }) => {
    const { box, send, summary, texts } = contactFormOf(page, defaultLocale);
    await openPage(page, pagePath('contact', defaultLocale));
    await box('message').focus();
    await expect(send).toHaveAttribute('type', 'submit');
    await send.scrollIntoViewIfNeeded();
    const before = await send.boundingBox();
    // The edge that a button which moved down would leave behind.
    await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 2);
    await page.mouse.down();
    await expect(box('message')).toHaveAccessibleDescription(new RegExp(texts.problem.required));
    expect(await send.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(summary).toBeFocused();
  },
);

test(
  'what was typed before the form’s script came is checked when it comes',
  { tag: '@mobile' },
  async ({ page }) => {
    const { box, texts } = contactFormOf(page, defaultLocale);
    await openPage(page, pagePath('contact', defaultLocale));
    await box('email').fill('ada@');
    await expect(box('email')).toHaveAccessibleDescription(texts.problem.email);
    await expect(box('firstName')).toHaveAttribute('aria-invalid', 'false');
  },
);

for (const locale of locales) {
  test(
    `no state of the form has an accessibility fault, is too wide or asks anything of other sites (${locale})`,
    { tag: '@mobile' },
    async ({ page, context, baseURL }) => {
      const outside = collectOutsideRequests(context, baseURL ?? '');
      const form = contactFormOf(page, locale);
      const answers = [
        (route: Route) => route.abort(),
        (route: Route) =>
          route.fulfill(answerOf({ registered: false, problems: [{ field: 'email', problem: 'INVALID' }] })),
        (route: Route) => route.fulfill(yes),
      ];
      // In the server's place: the real one accepts only five requests in ten minutes per address.
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes(mutation) ? answers.shift()?.(route) : route.fallback(),
      );
      const expectNoFault = async () => {
        expect(await accessibilityFaults(page, '#write')).toEqual([]);
        expect(await sidewaysScroll(page)).toEqual([]);
      };
      await openPage(page, pagePath('contact', locale));
      await expect(form.send).toBeVisible();
      await expectNoFault();

      // A press before the form's script has loaded must still count.
      await form.send.tap();
      await expect(form.summary).toBeFocused();
      await expect(form.box('email')).toHaveAccessibleDescription(form.texts.problem.required);
      await expectNoFault();

      await fill(form);
      await form.send.tap();
      await expect(form.failure).toContainText(form.texts.failure.network);
      await expect(form.failure.locator('a[href^="tel:"]')).toBeVisible();
      await expect(form.failure.locator('a[href^="mailto:"]')).toBeVisible();
      await expectNoFault();

      await form.send.tap();
      await expect(form.summary).toBeFocused();
      await expect(form.box('email')).toHaveAccessibleDescription(form.texts.problem.email);
      await expectNoFault();
      await form.box('email').fill('ada.lovelace@example.org');
      await expect(form.box('email')).toHaveAttribute('aria-invalid', 'false');

      await form.send.tap();
      await expect(form.registered).toBeVisible();
      await expectNoFault();
      expect(outside).toEqual([]);
    },
  );
}

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('phone and mail take the place of the form', async ({ page }) => {
    const { section, texts, phone, mail } = contactFormOf(page, defaultLocale);
    await page.goto(pagePath('contact', defaultLocale));
    // Playwright does not find the content of a noscript element by text or role.
    const notice = section.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(texts.withoutScripts);
    await expect(phone).toBeVisible();
    await expect(mail).toBeVisible();
    await expect(section.locator('form')).toBeHidden();
  });
});
