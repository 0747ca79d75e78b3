import { chakra } from '@chakra-ui/react/styled-system';
import { comparePath } from '../../routes/routeTable';
import { maxShares } from '../../store/comparisonSlice';
import { Icon } from '../icons/Icon';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { FooterContext } from './layoutContext';

const Bar = chakra('section', {
  base: {
    // At the foot of the window, over the consent banner; at the page's end it has a place of its own, and covers nothing.
    position: 'sticky',
    bottom: 'var(--consent-banner, 0px)',
    zIndex: 'calc(var(--m-z-index-bar) - 1)',
    bg: 'bg',
    // Forced colours draw no shadow.
    borderTopWidth: '1px',
    borderColor: 'hairline',
    _print: { display: 'none' },
  },
});

const Row = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2',
    '& > p': { textStyle: 'label', flex: { base: '1', md: 'none' } },
    // Names that have no room are scrolled to. On phones the longest has room, with its cross.
    '& > ul': {
      display: 'flex',
      gap: '1',
      flex: { base: '0 0 100%', md: '1' },
      minWidth: '0',
      // So that it also cuts off the words that are only read aloud: they would make the page wider than a phone.
      position: 'relative',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
    },
  },
});

const Share = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    paddingInline: '2.5',
    textStyle: 'small',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'slate',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'link', color: 'link' },
    // The list cuts off what is outside.
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/**
 * Shows what is chosen to compare, and leads to its comparison. `src/start/views/startComparison.ts` fills it, and says what has changed in the
 * status message, which is outside because hidden ones are not read.
 */
export function ComparisonBar({ locale, texts }: Pick<FooterContext, 'locale' | 'texts'>) {
  return (
    <>
      <VisuallyHidden
        role="status"
        data-comparison="status"
        data-none={texts.noneChosen}
        data-one={texts.oneChosen}
        data-several={texts.severalChosen}
      />
      <Bar hidden data-comparison="bar" aria-label={texts.comparison}>
        <Row>
          <ul>
            {Array.from({ length: maxShares }, (_, place) => (
              <li key={place} hidden>
                <Share type="button" data-comparison="remove">
                  <VisuallyHidden>{`${texts.removeShare} `}</VisuallyHidden>
                  {/* First: the end of a name may have no room. */}
                  <Icon name="close" />
                  <span />
                </Share>
              </li>
            ))}
          </ul>
          <p data-comparison="text" />
          <ButtonLink to={comparePath([], locale)}>{texts.compare}</ButtonLink>
        </Row>
      </Bar>
    </>
  );
}
