import type { CatalogueQuery, CurvesQuery, NewsQuery, SiteQuery } from './operations.generated';

/*
 * Rows of the site's queries, by name: pages are made of them.
 */

export type CategoryRow = CatalogueQuery['fundCategories'][number];
export type FundRow = CategoryRow['funds'][number];
export type ShareRow = FundRow['shares'][number];
/** Figures that the content API computes; a share that publishes none has no row. */
export type ComputedRow = NonNullable<ShareRow['computedData']>;
export type DocumentRow = ShareRow['documents'][number];

type CurveShare = CurvesQuery['fundCategories'][number]['funds'][number]['shares'][number];
export type CurveRow = NonNullable<CurveShare['computedData']>['curve'][number];

export type CompanyRow = SiteQuery['company'];
export type PageRow = SiteQuery['pages'][number];
export type ComponentRow = PageRow['components'][number];
export type NewsItemRow = NewsQuery['news']['items'][number];
