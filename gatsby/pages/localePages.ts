import { contentPages } from './contentPages';
import { fundPages } from './fundPages';
import type { LocaleSources } from './localeSources';
import { newsPages } from './newsPages';
import { pastPerformancePages } from './pastPerformancePages';
import type { PageDefinition } from './pageDefinition';
import { errorPages } from './plainPages';

/** Every page of one locale. @throws Error naming the path that two pages would share, and what they are about */
export function localePages(sources: LocaleSources): PageDefinition[] {
  const pages = [
    ...contentPages(sources),
    ...newsPages(sources),
    ...fundPages(sources),
    ...pastPerformancePages(sources),
    ...errorPages(sources.locale, sources.site),
  ];
  const seen = new Map<string, string | null>();
  for (const { path, identity } of pages) {
    if (seen.has(path)) {
      const both = [seen.get(path), identity].join(', ');
      throw new Error(`Two pages would be at ${path}: give one of them another slug (${both})`);
    }
    seen.set(path, identity);
  }
  return pages;
}
