import { sustainability } from '../../locales/sustainability.generated';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import type { FundView } from '../../src/features/funds/fundViews';
import { sustainabilityPath } from '../../src/routes/fundPageRoutes';
import type { SustainabilityPageContext } from '../../src/templates/pageContext';
import type { CatalogueFund } from '../../src/features/funds/catalogueFunds';
import { trail } from './structuredData';
import { latestDay } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, lazyPage, type PageDefinition, translatedPaths } from './pageDefinition';

/** Documents of the fund that the disclosure refers to. */
const relatedDocuments: readonly DocumentTypeCode[] = [
  'PROSPECTUS',
  'ESG_MONTHLY_REPORT',
  'ANNUAL_REPORT',
  'PRECONTRACTUAL_ANNEX',
  'PERIODIC_ANNEX',
];

const isRelated = (code: string) => relatedDocuments.some((type) => type === code);

/** The page of a fund's sustainability disclosure, if it has one (SFDR, article 10). */
export function sustainabilityPages(
  { locale, site, sanitise, rangePage }: LocaleSources,
  { row, category }: CatalogueFund,
  viewOf: () => FundView,
): PageDefinition[] {
  const disclosure = row.sustainability;
  if (!disclosure) return [];
  const path = sustainabilityPath(row.slug, locale);
  const { title, shortTitle, description } = sustainability[locale];
  const days = row.documents
    .filter(({ documentType }) => isRelated(documentType.code))
    .map(({ date }) => date);
  const makeContext = (): SustainabilityPageContext => {
    const view = viewOf();
    return {
      ...baseContext({
        locale,
        path,
        paths: translatedPaths(row.translations, sustainabilityPath),
        site,
        title: row.title,
        titleEnd: ` – ${shortTitle}`,
        description: description.replace('{{fund}}', row.title),
        keywords: [row.title, 'SFDR'],
        shared: { kicker: row.title, title },
        modifiedOn: latestDay(disclosure.updatedAt, ...days),
        structuredData: trail([rangePage, { title: row.title, path: view.path }, { title, path }], site),
      }),
      fund: {
        title: row.title,
        path: view.path,
        category: row.specificCategory?.title ?? category.title,
        sfdrArticle: view.sfdrArticle,
        labels: view.labels,
        activatedTools: view.activatedTools,
        visibleTo: view.visibleTo,
      },
      disclosure: {
        sections: disclosure.sections.map(({ code, title: name, body }) => ({
          anchor: code.toLowerCase().replaceAll('_', '-'),
          title: name,
          body: sanitise.page(body),
        })),
        changes: disclosure.changes.map(({ formattedDate, text }) => ({ date: formattedDate, text })),
        documents: view.documents.filter(({ code }) => isRelated(code)),
      },
      rangePage,
    };
  };
  const identity = `sustainability:${row.code}`;
  return [lazyPage({ path, template: 'SustainabilityPage', identity }, makeContext)];
}
