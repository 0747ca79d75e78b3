import { locales } from '../src/i18n/locales';
import { disclaimerPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults, colourFaults } from './site/accessibilityFaults';
import { expectBanner } from './site/consent';
import { fundForAll } from './site/samplePages';
import { anyDisclaimer, disclaimerOf, acceptDisclaimer } from './site/disclaimer';
import { newVisitor } from './site/visitor';
import { layoutShift } from './site/viewport';

test.use({ storageState: newVisitor });

test('the disclaimer moves nothing as it opens and closes', async ({ page, content }) => {
  // The home page comes last: passing the disclaimer leads there, so it stays the page being measured.
  for (const path of [fundForAll(content).path, pagePath('index', 'fr')]) {
    await page.goto(path);
    await expect(anyDisclaimer(page)).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
  }
  await acceptDisclaimer(page, 'fr', { locale: 'fr', profile: 'RETAIL' }, content);
  await expect(page).toHaveURL(pagePath('index', 'fr'));
  await expectBanner(page, 'fr');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test.describe('in a window as small as a large one at 400 %', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const locale of locales) {
    test(`every control can be reached (${locale})`, async ({ page, content }) => {
      await page.goto(pagePath('contact', locale));
      const disclaimer = disclaimerOf(page, locale, content);
      await expect(disclaimer.dialog).toBeVisible();
      const controls = [
        disclaimer.language(locale),
        disclaimer.profile('PRO'),
        disclaimer.acceptance,
        disclaimer.validate,
      ];
      for (const control of controls) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.5 });
        const sideways = await disclaimer.dialog.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(sideways).toBe(0);
        await control.click();
      }
      await expect(page).toHaveURL(pagePath('index', locale));
      await expect(anyDisclaimer(page)).toHaveCount(0);
    });
  }
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the page and the disclaimer can be read (${locale})`, async ({ page, content }) => {
      await page.goto(fundForAll(content).paths[locale] ?? '');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${disclaimerPath(locale)}"]`)
        .click();
      await expect(page).toHaveURL(disclaimerPath(locale));
      const { title, body, footer } = content[locale].disclaimer;
      const section = page.locator('#disclaimer');
      await expect(section.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      const shown = (await section.textContent())?.replaceAll(/\s+/g, ' ');
      const [firstParagraph = ''] = body.replaceAll(/\s+/g, ' ').match(/(?<=<p>).*?(?=<\/p>)/) ?? [];
      expect(firstParagraph.length).toBeGreaterThan(20);
      expect(shown).toContain(firstParagraph);
      expect(footer).not.toBe('');
      expect(shown).toContain(footer);
    });
  }
});
test.describe('the disclaimer', () => {
  // Reduced motion: axe must see the final colours, not a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const locale of locales) {
    test(
      `has no accessibility fault in any of its steps, in light and dark colours (${locale})`,
      { tag: '@desktop' },
      async ({ page, content }) => {
        await page.goto(pagePath('contact', locale));
        const disclaimer = disclaimerOf(page, locale, content);
        await expect(disclaimer.dialog).toBeVisible();
        const expectNoFault = async (within?: string) => {
          expect(await accessibilityFaults(page, within)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await colourFaults(page, 'dialog')).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        };
        await expectNoFault();
        for (const control of [
          disclaimer.language(locale),
          disclaimer.profile('INSTIT'),
          disclaimer.acceptance,
        ]) {
          await control.click();
          await expect(control).toBeChecked();
          await expectNoFault('dialog');
        }
        await expect(disclaimer.validate).toBeVisible();
      },
    );
  }
});
