import { esgBlocks, takenNames } from '../../contract/esgBlocks';
import { esgTabs } from '../../src/features/esg/esgTabList';
import type { ContentPageContext, EsgPageContext } from '../../src/templates/pageContext';
import type { PageDefinition } from './pageDefinition';

/** @param place name of the page, for messages */
function strayProblem(code: string, place: string): string {
  const beginnings = esgTabs.map((tab) => `${tab}-`).join(', ');
  return `${place}: component "${code}" is in none of its tabs. Its code has to begin with ${beginnings} and a word other than ${takenNames.join(', ')}`;
}

/**
 * The ESG page: its head, from the first statement, and its blocks by tab.
 * @throws Error naming page, locale and component when a block is in no tab, and page, locale and tab when one is empty
 */
export function esgPage({ blocks, ...context }: ContentPageContext, path: string): PageDefinition {
  const { head, stray, tabs } = esgBlocks(blocks, esgTabs);
  const place = `Page "${context.code}" (${context.language})`;
  const [lost] = stray;
  if (lost) throw new Error(strayProblem(lost.code, place));
  const empty = tabs.find((tab) => tab.blocks.length === 0);
  if (empty) {
    throw new Error(
      `${place}: its tab "${empty.id}" is empty. Publish a component whose code begins with ${empty.id}-`,
    );
  }
  const esgContext: EsgPageContext = {
    ...context,
    title: head?.title ?? context.title,
    lead: head?.body ?? null,
    tabs,
  };
  return { path, template: 'EsgPage', identity: `page:${context.code}`, context: esgContext };
}
