import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { consentNoticeDismissed } from '../../store/consent/consentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { intendedPageDismissed } from '../../store/navigation/navigationSlice';
import { Icon } from '../icons/Icon';
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

/** Keeps focused elements below the message (WCAG 2.2, 2.4.11). */
const roomForNotice = { html: { scrollPaddingTop: '14rem' } };

const CloseButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '8',
    height: '8',
    marginBlock: '-1',
    cursor: 'pointer',
    _hover: { color: 'accent' },
  },
});

type NoticeProps = { children: ReactNode; texts: NavigationContext['texts']; onClose?: () => void };

function Notice({ children, texts, onClose }: NoticeProps) {
  return (
    <NoticeBox>
      <Global styles={roomForNotice} />
      <p>{children}</p>
      {onClose && (
        <CloseButton type="button" aria-label={texts.closeNotice} onClick={onClose}>
          <Icon name="close" boxSize="1.25em" />
        </CloseButton>
      )}
    </NoticeBox>
  );
}

/** behaviour.md §4.1 */
function OfflineNotice({ texts }: Pick<NavigationContext, 'texts'>) {
  const online = useAppSelector(({ connectivity }) => connectivity.online);
  if (online) return null;
  return <Notice texts={texts}>{texts.offline}</Notice>;
}

/** Says why the disclaimer redirected home, with a link to the page that the visitor asked for. */
function IntendedPageNotice({ texts }: Pick<NavigationContext, 'texts'>) {
  const dispatch = useAppDispatch();
  const intendedPage = useAppSelector(({ navigation }) => navigation.intendedPage);
  if (!intendedPage?.arrived) return null;
  return (
    <Notice texts={texts} onClose={() => dispatch(intendedPageDismissed())}>
      {`${texts.intendedPage} `}
      <TextLink to={intendedPage.path}>{intendedPage.title}</TextLink>
    </Notice>
  );
}

/** The choice of cookies cannot be shown. */
function HiddenConsentNotice({ texts }: Pick<NavigationContext, 'texts'>) {
  const dispatch = useAppDispatch();
  const isHidden = useAppSelector(({ consent }) => consent.preferencesHidden);
  if (!isHidden) return null;
  return (
    <Notice texts={texts} onClose={() => dispatch(consentNoticeDismissed())}>
      {texts.cookiesHidden}
    </Notice>
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

/** A live region: always in the page, so that new messages are announced. */
export function NoticeArea({ texts }: Pick<NavigationContext, 'texts'>) {
  return (
    <Area role="status">
      <OfflineNotice texts={texts} />
      <IntendedPageNotice texts={texts} />
      <HiddenConsentNotice texts={texts} />
    </Area>
  );
}
