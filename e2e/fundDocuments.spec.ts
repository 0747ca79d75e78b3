import { locales } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { documentLinksIn, pdfLanguage } from './site/crawl';
import type { SiteDocument } from './site/siteContent';

/*
 * The files behind the links. profileContent.spec.ts checks which profile sees which documents,
 * and in which order.
 */

const pathsOf = (documents: readonly SiteDocument[]) => documents.map(({ url }) => url);

for (const locale of locales) {
  test(
    `every document of the funds in ${locale} is linked to, and is a PDF in the language that its link names`,
    { tag: '@desktop' },
    async ({ request, content }) => {
      test.setTimeout(120_000);
      const pages = content[locale].funds.flatMap((fund) => {
        const ofFund = pathsOf(fund.documents);
        const ofShares = fund.shares.flatMap(({ documents }) => pathsOf(documents));
        const any = [...ofFund, ...ofShares];
        return [
          { path: fund.path, expected: ofFund, any },
          ...fund.shares.map(({ path, documents }) => ({
            path,
            expected: [...pathsOf(documents), ...ofFund],
            any,
          })),
        ];
      });
      expect(pages.length).toBeGreaterThan(0);

      const files = new Set<string>();
      for (const { path, expected, any } of pages) {
        const links = documentLinksIn(await (await request.get(path)).text());
        const linked = links.map((link) => link.path);
        expect.soft(linked, `${path} links to all its documents`).toEqual(expect.arrayContaining(expected));
        expect
          .soft(
            linked.filter((file) => !any.includes(file)),
            `${path} links to its own`,
          )
          .toEqual([]);
        const languages = [...new Set(links.map(({ language }) => language))];
        expect.soft(languages, `languages of ${path}`).toEqual(links.length > 0 ? [locale] : []);
        linked.forEach((file) => files.add(file));
      }
      expect(files.size).toBeGreaterThan(0);

      const queue = [...files];
      const wrong: string[] = [];
      const work = async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          const response = await request.get(file, { maxRedirects: 0 });
          const language = response.status() === 200 ? pdfLanguage(await response.body()) : null;
          if (language?.slice(0, 2) !== locale) {
            wrong.push(`${file}: ${response.status()}, language ${language ?? 'of no PDF'}`);
          }
        }
      };
      await Promise.all([work(), work(), work(), work()]);
      expect(wrong.sort()).toEqual([]);
    },
  );
}
