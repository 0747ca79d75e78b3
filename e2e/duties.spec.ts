import { profileAttribute } from '../src/profiles/profileVisibility';
import { type InvestorProfileCode, investorProfiles } from '../src/profiles/investorProfiles';
import { type Locale, locales } from '../src/i18n/locales';
import {
  investorRightsAnchor,
  investorRightsPath,
  pagePath,
  pastPerformancePath,
} from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { findIn, type LocaleContent } from './site/siteContent';

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
  for (const profile of investorProfiles) {
    test(
      `each kind of page has the texts that it owes, on screen and on paper (${locale}, ${profile})`,
      { tag: '@desktop' },
      async ({ page, content }) => {
        const seen = { locale, profile, content: content[locale] };
        const textOf = (code: string) =>
          findIn(
            [...seen.content.disclaimerTexts],
            `text "${code}" in ${locale}`,
            ([other]) => other === code,
          );
        for (const [kind, { pathIn, texts }] of Object.entries(duties)) {
          await page.emulateMedia({ media: 'screen' });
          await page.goto(pathIn(seen), { waitUntil: 'domcontentloaded' });
          await page.evaluate(
            ([attribute, value]) => document.documentElement.setAttribute(attribute, value),
            [profileAttribute, profile] as const,
          );
          for (const media of ['screen', 'print'] as const) {
            await page.emulateMedia({ media });
            for (const [code, text] of texts.map(textOf)) {
              const shown = page.getByText(text, { exact: true }).filter({ visible: true });
              await expect.soft(shown.first(), `${code} on ${kind}, ${media}`).toBeVisible();
            }
          }
        }
      },
    );
  }

  test(
    `every page with funds leads to the summary of investors’ rights in its language (${locale})`,
    { tag: '@desktop' },
    async ({ page, content }) => {
      const seen = { locale, profile: 'RETAIL' as const, content: content[locale] };
      const path = investorRightsPath(locale);
      for (const [kind, { pathIn, texts }] of Object.entries(duties)) {
        if (!texts.includes('investor-rights')) continue;
        await page.goto(pathIn(seen), { waitUntil: 'domcontentloaded' });
        await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`), kind).toHaveCount(1);
      }
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(`section#${investorRightsAnchor}`)).toContainText('2020/1828');
    },
  );
}
