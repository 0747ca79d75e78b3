export const esgPageCode = 'esg-sri-approach';

/** A block's code may not go on so after the name of its tab: the tabs' own anchors end with these words. */
export const takenNames = ['tab', 'tabs', 'title'];

/** A block's code begins with the name of its tab: `vision-method` stands in the tab `vision`. */
function belongsTo(tab: string, code: string): boolean {
  return code.startsWith(`${tab}-`) && !takenNames.includes(code.slice(tab.length + 1));
}

/**
 * Blocks of the ESG page (behaviour.md §2.5): the first statement is its head, the others stand in tabs, in their order within each.
 * Those that stand in none would not be shown.
 */
export function esgBlocks<Block extends { code: string; kind: string }, Tab extends string>(
  blocks: readonly Block[],
  tabs: readonly Tab[],
) {
  const head = blocks.find(({ kind }) => kind === 'LEAD');
  // Texts are used elsewhere.
  const others = blocks.filter((block) => block !== head && block.kind !== 'TEXTS');
  return {
    head,
    stray: others.filter(({ code }) => !tabs.some((tab) => belongsTo(tab, code))),
    tabs: tabs.map((id) => ({ id, blocks: others.filter(({ code }) => belongsTo(id, code)) })),
  };
}
