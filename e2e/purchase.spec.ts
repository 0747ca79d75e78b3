import * as v from 'valibot';
import { formatAmount } from '../locales/formatters';
import { locales } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { openPage } from './site/navigation';
import { shareForIndividuals } from './site/samplePages';
import { dictionaries } from './site/dictionaryTexts';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = dictionaries('costs');

const history = v.object({
  shares: v.tuple([v.object({ currency: v.string(), navs: v.array(v.object({ nav: v.number() })) })]),
});

for (const locale of locales) {
  test(
    `a purchase is valued from the NAV file, and nothing else is asked for (${locale})`,
    { tag: '@desktop' },
    async ({ page, content, request }) => {
      const { purchase } = texts[locale];
      await openPage(page, `${shareForIndividuals(content[locale]).path}#performances`);
      const day = page.getByLabel(purchase.day);
      const compute = page.getByRole('button', { name: purchase.compute });
      await compute.click();
      await expect(day).toBeFocused();
      expect(await accessibilityFaults(page, '[data-island=purchase]')).toEqual([]);

      const asked: string[] = [];
      page.on('request', (sent) => asked.push(`${sent.method()} ${sent.url()}`));
      await day.fill((await day.getAttribute('min')) ?? '');
      await compute.click();
      const value = page.getByText(purchase.value, { exact: true }).locator('xpath=following-sibling::dd');
      await expect(value).toBeVisible();
      expect(asked).toEqual([expect.stringMatching(/^GET .*\/navs\?isin=\w+&v=[0-9a-f]+$/)]);
      const answer = await request.get(asked[0]?.slice('GET '.length) ?? '');
      const [{ currency, navs }] = v.parse(history, await answer.json()).shares;
      const worth = (10_000 * (navs.at(-1)?.nav ?? NaN)) / (navs[0]?.nav ?? NaN);
      await expect(value).toContainText(formatAmount(worth, currency, locale));
      expect(await accessibilityFaults(page, '[data-island=purchase]')).toEqual([]);
    },
  );
}
