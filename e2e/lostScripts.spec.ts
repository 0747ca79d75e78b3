import layout from '../locales/fr/layout.json';
import search from '../locales/fr/search.json';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { barOf, expectOpen, panelOf } from './site/menuBar';
import { answerGone, collectDocuments, collectReports } from './site/network';
import { follow, openPage } from './site/navigation';

// Animations only cost time here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;
const contact = pagePath('contact', locale);
const company = pagePath('the-management-company', locale);

test(
  'the script that starts the page is lost: it is loaded anew once, and the page is usable without it',
  { tag: '@desktop' },
  async ({ page }) => {
    const reports = collectReports(page);
    const documents = collectDocuments(page);
    await page.route('**/start-*.js', answerGone);
    await page.goto(contact);
    await expect.poll(() => documents).toEqual([contact, contact]);
    const { menuButton } = barOf(page, locale);
    await menuButton('about').click();
    await expectOpen(menuButton('about'));
    await follow(panelOf(menuButton('about')), company);
    await follow(page.getByRole('contentinfo'), contact);
    await expect.poll(() => documents).toEqual([contact, contact, company, contact]);
    expect(reports).toEqual({ unhandled: [], errors: [], warnings: [] });
  },
);

test.describe('a part of the page whose script is lost', { tag: '@desktop' }, () => {
  const lostPart = (name: string) =>
    expect.stringMatching(new RegExp(`^The part “${name}” stays as it is: ChunkLoadError`));

  for (const file of ['islands', 'texts']) {
    test(`says so without a fault and can be tried again: search, without ${file}`, async ({ page }) => {
      const reports = collectReports(page);
      const documents = collectDocuments(page);
      await page.route(`**/${file}-*.js`, answerGone);
      await openPage(page, contact);
      const { bar } = barOf(page, locale);
      const [message, dialog] = [bar.getByText(layout.searchLost), page.getByRole('dialog')];
      const button = bar.getByRole('button', { name: search.button, exact: true });
      await button.click();
      await expect(message).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(await accessibilityFaults(page, 'header')).toEqual([]);
      expect(reports.errors).toEqual([lostPart('search')]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await bar.getByRole('button', { name: layout.tryAgain }).click();
      await expect(page.getByRole('dialog', { name: search.title })).toBeVisible();
      await expect(message).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      expect(documents).toEqual([contact]);
      expect(reports.unhandled).toEqual([]);
    });
  }
});
