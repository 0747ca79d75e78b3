import type { ContentPageContext, EsgPageContext } from '../../src/templates/pageContext';
import { esgTabViews } from '../views/esgTabViews';
import type { PageDefinition } from './pageDefinition';

/**
 * The ESG page: its head, from the first statement, and its blocks by tab.
 * @throws Error naming page, locale and component when a block is in no tab, and page, locale and tab when one is empty
 */
export function esgPage({ blocks, ...context }: ContentPageContext, path: string): PageDefinition {
  const lead = blocks.find(({ kind }) => kind === 'LEAD');
  const esgContext: EsgPageContext = {
    ...context,
    title: lead?.title ?? context.title,
    lead: lead?.body ?? null,
    tabs: esgTabViews(
      blocks.filter((block) => block !== lead),
      `Page "${context.code}" (${context.language})`,
    ),
  };
  return { path, template: 'EsgPage', identity: `page:${context.code}`, context: esgContext };
}
