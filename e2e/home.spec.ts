import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { openPage } from './site/navigation';

const companyAnswer = v.object({
  data: v.object({
    company: v.object({
      baseline: v.string(),
      subBaseline: v.string(),
      keyFigures: v.array(v.object({ value: v.string(), title: v.string() })),
    }),
  }),
});

async function companyIn(locale: Locale, request: APIRequestContext) {
  const query =
    'query ($locale: String!) { company(locale: $locale) { baseline subBaseline keyFigures { value title } } }';
  const response = await request.post('/graphql', { data: { query, variables: { locale } } });
  return v.parse(companyAnswer, await response.json()).data.company;
}

for (const locale of locales) {
  test(
    `the home presents the company, its funds, its news and its people in their order (${locale})`,
    { tag: '@mobile' },
    async ({ page, request }) => {
      const { baseline, subBaseline, keyFigures } = await companyIn(locale, request);
      await openPage(page, pagePath('index', locale));
      const main = page.getByRole('main');

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(baseline);
      await expect(main.getByText(subBaseline)).toBeVisible();
      await expect(main.locator('img').first()).toBeVisible();
      const figures = main.locator('dl').first();
      await expect(figures.locator('dt')).toHaveText(keyFigures.map(({ title }) => title));
      await expect(figures.locator('dd')).toHaveText(keyFigures.map(({ value }) => value));

      const parts = await main.locator('section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
      const wanted = ['range', 'news', 'esg', 'team', 'contact'];
      expect(parts.filter((id) => wanted.includes(id))).toEqual(wanted);

      const linksOf = (part: string, path: string) => main.locator(`section#${part} a[href^="${path}"]`);
      // No performances: those would need five years (delegated regulation (EU) 2017/565, article 44(4)(b)).
      const facts = main.locator('section#range article dd').filter({ visible: true });
      await expect(facts.first()).toBeVisible();
      await expect(facts.filter({ hasText: '%' })).toHaveCount(0);
      await expect(linksOf('news', pagePath('news', locale)).first()).toBeVisible();
      await expect(linksOf('esg', pagePath('esg-sri-approach', locale))).toBeVisible();
      await expect(linksOf('contact', pagePath('contact', locale))).toBeVisible();
      await expect(linksOf('contact', 'tel:')).toBeVisible();

      // A name links to that person's biography.
      const member = linksOf('team', `${pagePath('teams', locale)}#`).first();
      const path = (await member.getAttribute('href')) ?? '';
      await member.click();
      await expect(page).toHaveURL(path);
      const biography = page.locator(`${path.slice(path.indexOf('#'))}-biography`);
      await expect(biography).toBeFocused();
      // A script focused it, for a visitor without a keyboard.
      await expect(biography).toHaveCSS('outline-style', 'none');
    },
  );
}
