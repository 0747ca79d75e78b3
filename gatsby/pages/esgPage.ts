import type { BlockView } from '../../src/features/blocks/blockViews';
import { esgTabs, type EsgTabView } from '../../src/features/esg/esgTabList';
import type { ContentPageContext, EsgPageContext } from '../../src/templates/pageContext';
import type { PageDefinition } from './pageDefinition';

/** Suffixes of the anchors that the tabs themselves use. */
const takenNames = ['tab', 'tabs', 'title'];

/** The codes of a tab's blocks start with its name: `vision-method` is in the tab `vision`. */
function belongsTo(tab: string, code: string): boolean {
  return code.startsWith(`${tab}-`) && !takenNames.includes(code.slice(tab.length + 1));
}

/**
 * Blocks of the ESG page by tab (behaviour.md §2.5), in their order within each.
 * @param place name of the page, for messages
 * @throws Error when a block belongs to no tab, so that it would not be shown, or when a tab is empty
 */
function esgTabViews(blocks: readonly BlockView[], place: string): EsgTabView[] {
  const stray = blocks.find(({ code }) => !esgTabs.some((tab) => belongsTo(tab, code)));
  if (stray) {
    throw new Error(
      `${place}: component "${stray.code}" is in none of its tabs. Its code has to begin with ${esgTabs
        .map((tab) => `${tab}-`)
        .join(', ')} and a word other than ${takenNames.join(', ')}`,
    );
  }
  return esgTabs.map((id) => {
    const ofTab = blocks.filter(({ code }) => belongsTo(id, code));
    if (ofTab.length === 0) {
      throw new Error(
        `${place}: its tab "${id}" is empty. Publish a component whose code begins with ${id}-`,
      );
    }
    return { id, blocks: ofTab };
  });
}

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
