import en from '../../locales/en/sustainability.json';
import fr from '../../locales/fr/sustainability.json';
import it from '../../locales/it/sustainability.json';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import type { FundView } from '../../src/features/funds/fundViews';
import type { Locale } from '../../src/i18n/locales';
import { sustainabilityPath } from '../../src/routes/routeTable';
import type { SustainabilityPageContext } from '../../src/templates/pageContext';
import type { CatalogueFund } from '../../src/features/funds/catalogueFunds';
import { trail } from './structuredData';
import { latestDay } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, lazyPage, type PageDefinition, translatedPaths } from './pageDefinition';

const texts = { fr, en, it } satisfies Record<Locale, typeof fr>;

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
  const { sustainability } = row;
  if (!sustainability) return [];
  const path = sustainabilityPath(row.slug, locale);
  const { title, shortTitle, description } = texts[locale];
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
        modifiedOn: latestDay(sustainability.updatedAt, ...days),
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
        sections: sustainability.sections.map(({ code, title: name, body }) => ({
          anchor: code.toLowerCase().replaceAll('_', '-'),
          title: name,
          body: sanitise.page(body),
        })),
        changes: sustainability.changes.map(({ formattedDate, text }) => ({ date: formattedDate, text })),
        documents: view.documents.filter(({ code }) => isRelated(code)),
      },
      rangePage,
    };
  };
  const identity = `sustainability:${row.code}`;
  return [lazyPage({ path, template: 'SustainabilityPage', identity }, makeContext)];
}
