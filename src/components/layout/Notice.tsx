import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    maxWidth: { sm: '26rem' },
    paddingInline: { base: 'gutter', sm: '5' },
    paddingBlock: { base: '2', sm: '3' },
    bg: 'bg',
    color: 'fg',
    textStyle: 'small',
    borderInlineWidth: { sm: '1px' },
    borderBlockWidth: '1px',
    borderColor: 'border',
    borderTopColor: 'accent',
    '& :focus-visible': { outlineColor: 'focus' },
  },
});

/** What is reached from the keyboard is scrolled to below the message, not behind it (WCAG 2.2, 2.4.11). */
const roomForNotice = { html: { scrollPaddingTop: '14rem' } };

/** A short message under the bar. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Global styles={roomForNotice} />
      {children}
    </Root>
  );
}
