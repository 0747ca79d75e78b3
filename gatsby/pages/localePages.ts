import { comparePages } from './comparePage';
import { contentPages } from './contentPages';
import { fundPages } from './fundPages';
import type { LocaleSources } from './localeSources';
import { newsPages } from './newsPages';
import type { PageDefinition } from './pageDefinition';
import { notFoundPage, serverErrorPage } from './plainPages';

/** Every page of one locale. @throws Error naming the path when two pages would share it */
export function localePages(sources: LocaleSources): PageDefinition[] {
  const pages = [
    ...contentPages(sources),
    ...newsPages(sources),
    ...fundPages(sources),
    ...comparePages(sources),
    notFoundPage(sources.locale, sources.site),
    serverErrorPage(sources.locale, sources.site),
  ];
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path)) throw new Error(`Two pages would be at ${path}: give one of them another slug`);
    seen.add(path);
  }
  return pages;
}
