import { profileAttribute } from '../src/profiles/profileVisibility';
import { type InvestorProfileCode, investorProfiles } from '../src/profiles/investorProfiles';
import { type Locale, locales } from '../src/i18n/locales';
import { pastPerformancePath } from '../src/routes/fundPageRoutes';
import { investorRightsAnchor, investorRightsPath, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { findIn, type LocaleContent } from './site/siteContent';
import { dictionaries, fundTexts } from './site/dictionaryTexts';

const common = dictionaries('common');

type Seen = { locale: Locale; profile: InvestorProfileCode; content: LocaleContent };

const isFor = ({ profile }: Seen, { visibleTo }: { visibleTo: readonly InvestorProfileCode[] }) =>
  visibleTo.includes(profile);

function fundFor(seen: Seen) {
  return findIn(seen.content.funds, `fund for ${seen.profile}`, (fund) => isFor(seen, fund));
}

function shareFor(seen: Seen, isYoung: boolean) {
  const shares = seen.content.funds.flatMap((fund) => fund.shares);
  return findIn(
    shares,
    `share for ${seen.profile}, under one year: ${isYoung}`,
    (share) => share.lessThanOneYear === isYoung && isFor(seen, share),
  );
}

const withFunds = ['marketing-label', 'investor-rights', 'footer'];
const withPerformances = [...withFunds, 'performance-source'];

/**
 * Texts that each kind of page owes its readers (docs/duties.md), by their codes on the page `disclaimers`. A text that
 * the content lacks fails this test, as it does the build.
 */
const duties: Record<string, { pathIn: (seen: Seen) => string; texts: readonly string[] }> = {
  home: { pathIn: ({ locale }) => pagePath('index', locale), texts: withFunds },
  range: { pathIn: ({ locale }) => pagePath('funds-range', locale), texts: withPerformances },
  fund: { pathIn: (seen) => fundFor(seen).path, texts: withPerformances },
  share: { pathIn: (seen) => shareFor(seen, false).path, texts: withPerformances },
  'share under one year': {
    pathIn: (seen) => shareFor(seen, true).path,
    texts: [...withFunds, 'part-moins-un-an'],
  },
  comparison: { pathIn: ({ locale }) => pagePath('compare', locale), texts: withFunds },
  'article about a fund': {
    pathIn: ({ content, profile }) => {
      const codes = content.funds
        .filter(({ visibleTo }) => visibleTo.includes(profile))
        .map(({ code }) => code);
      return findIn(content.articles, `article about a fund for ${profile}`, ({ fundCodes }) =>
        fundCodes.some((code) => codes.includes(code)),
      ).path;
    },
    texts: withFunds,
  },
  'past performance': {
    pathIn: (seen) => pastPerformancePath(shareFor(seen, false).path, seen.locale),
    texts: ['performance-source', 'footer'],
  },
  documents: { pathIn: ({ locale }) => pagePath('documents', locale), texts: ['footer'] },
  'page without funds': { pathIn: ({ locale }) => pagePath('contact', locale), texts: ['footer'] },
};

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(
    `on a phone the label and the warning stand whole, and what is under them shows a line, and unfolds (${locale})`,
    { tag: '@mobile' },
    async ({ page, content }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pagePath('funds-range', locale), { waitUntil: 'domcontentloaded' });
      const label = findIn(
        [...content[locale].disclaimerTexts],
        'label',
        ([code]) => code === 'marketing-label',
      );
      await expect(page.getByText(label[1], { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(fundTexts[locale].pastPerformance)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main h2').first()).toBeInViewport({ ratio: 1 });
      const links = page.locator(`main a[href="${investorRightsPath(locale)}"]`);
      await expect(links).not.toBeInViewport();
      await page.getByText(common[locale].details, { exact: true }).first().tap();
      await expect(links).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    `each kind of page has the texts that it owes to each profile, on screen and on paper (${locale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      const ofLocale = content[locale];
      const rights = investorRightsPath(locale);
      const textOf = (code: string) =>
        findIn([...ofLocale.disclaimerTexts], `text "${code}" in ${locale}`, ([other]) => other === code);
      for (const [kind, { pathIn, texts }] of Object.entries(duties)) {
        const pathFor = (profile: InvestorProfileCode) => pathIn({ locale, profile, content: ofLocale });
        for (const path of new Set(investorProfiles.map(pathFor))) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          for (const profile of investorProfiles.filter((each) => pathFor(each) === path)) {
            await page.evaluate(
              ([attribute, value]) => document.documentElement.setAttribute(attribute, value),
              [profileAttribute, profile] as const,
            );
            for (const media of ['screen', 'print'] as const) {
              await page.emulateMedia({ media });
              for (const [code, text] of texts.map(textOf)) {
                const shown = page.getByText(text, { exact: true }).filter({ visible: true });
                const what = `${code} on ${kind} for ${profile}, ${media}`;
                await expect.soft(shown.first(), what).toBeVisible();
              }
            }
          }
          if (texts.includes('investor-rights')) {
            const link = page.getByRole('main').locator(`a[href="${rights}"]`);
            await expect.soft(link, kind).toHaveCount(1);
          }
        }
      }
      await page.emulateMedia({ media: 'screen' });
      await page.goto(rights, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(`section#${investorRightsAnchor}`)).toContainText('2020/1828');
    },
  );
}
