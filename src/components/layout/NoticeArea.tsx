import { chakra } from '@chakra-ui/react';
import { IntendedPageNotice } from './IntendedPageNotice';
import type { NavigationContext } from './layoutContext';
import { OfflineNotice } from './OfflineNotice';

/**
 * Hangs under the bar, which stays at the top: over the page without moving it, and under the bar's menus. On a narrow
 * screen its messages are strips as wide as the bar.
 */
const Area = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineStart: { base: '0', sm: 'auto' },
    insetInlineEnd: '0',
    zIndex: '-1',
    display: 'grid',
    justifyItems: { sm: 'end' },
    gap: { sm: '2' },
    paddingTop: { sm: '2' },
    paddingInline: { sm: 'gutter' },
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '@media print': { display: 'none' },
  },
});

/** Where the site tells what has happened. It is always in the page, so that assistive technology hears what it gets. */
export function NoticeArea({ texts }: Pick<NavigationContext, 'texts'>) {
  return (
    <Area role="status">
      <OfflineNotice texts={texts} />
      <IntendedPageNotice texts={texts} />
    </Area>
  );
}
