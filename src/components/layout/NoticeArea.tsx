import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { panel } from '../../theme/recipes';
import { Icon } from '../icons/Icon';
import { IconButton } from '../ui/Button';
import { TextLink } from '../ui/TextLink';
import type { NavigationContext } from './layoutContext';

const NoticeBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    maxWidth: { sm: '26rem' },
    paddingInline: { base: 'gutter', sm: '5' },
    paddingBlock: { base: '2', sm: '3' },
    textStyle: 'small',
    ...panel,
    borderInlineWidth: { base: '0', sm: '1px' },
    '& :focus-visible': { outlineColor: 'focus' },
  },
});

type NoticeProps = {
  name: 'offline' | 'intendedPage' | 'cookiesHidden';
  children: ReactNode;
  closeLabel?: string;
};

/** Shown by `src/start/notices.ts`. */
function Notice({ name, children, closeLabel }: NoticeProps) {
  return (
    <NoticeBox hidden data-notice={name}>
      <p>{children}</p>
      {closeLabel && (
        <IconButton
          boxSize="8"
          marginBlock="-1"
          _hover={{ color: 'accent' }}
          data-close-notice
          aria-label={closeLabel}
        >
          <Icon name="close" boxSize="1.25em" />
        </IconButton>
      )}
    </NoticeBox>
  );
}

/** Under the sticky bar, above the page and below the bar's menus; full width on narrow screens. */
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

/**
 * A live region: that the network is gone (behaviour.md §4.1), that the disclaimer has redirected home, with a link to the page
 * that the visitor asked for, and that the choice of cookies cannot be shown.
 */
export function NoticeArea({ homePath, texts }: Pick<NavigationContext, 'homePath' | 'texts'>) {
  return (
    <Area role="status">
      <Notice name="offline">{texts.offline}</Notice>
      <Notice name="intendedPage" closeLabel={texts.closeNotice}>
        {`${texts.intendedPage} `}
        <TextLink to={homePath}>{texts.home}</TextLink>
      </Notice>
      <Notice name="cookiesHidden" closeLabel={texts.closeNotice}>
        {texts.cookiesHidden}
      </Notice>
    </Area>
  );
}
