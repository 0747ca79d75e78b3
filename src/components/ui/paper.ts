/** Marks what is in a page that is printed in small letters. */
export const sheet = { 'data-sheet': '' } as const;

/** Id of the checkbox: a page that has it is printed as a sheet of its main parts, or whole where it is checked, by style alone. */
export const wholePaperChoice = 'whole-paper';

/** Marks what a sheet leaves out. */
export const onlyOnWholePaper = { 'data-paper': 'whole' } as const;

/** Marks a link whose address paper writes out. */
export const writtenOut = { 'data-paper': 'address' } as const;

/** Style of `details` that paper, which has no way to open them, shows open. */
export const openOnPaper = {
  _print: {
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& summary': { breakAfter: 'avoid', listStyle: 'none', '&::after': { content: 'none' } },
  },
} as const;

/**
 * For an element with links to the site that are written out.
 *
 * @param address any of the site's, with its origin
 */
export function siteOnPaper(address: string): Record<string, string> {
  return { '--site': JSON.stringify(new URL(address).origin) };
}
