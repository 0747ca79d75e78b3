import { chakra } from '@chakra-ui/react';
import en from '../../../locales/en/layout.json';
import fr from '../../../locales/fr/layout.json';
import it from '../../../locales/it/layout.json';
import { Icon } from '../../components/icons/Icon';
import { Button } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

const texts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** At the end of the bar as the burger is at its start: the icon stands at the edge, and its target reaches beyond. */
const Trigger = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      // 44 px where the root's font is of 16.
      width: 'calc({sizes.10} + {sizes.1})',
      height: '12',
      marginInlineStart: '-1.5',
      marginInlineEnd: '-3',
      cursor: 'pointer',
      '[data-theme=dark] &': { outlineColor: 'white' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Hangs under the bar once the search has failed to open. */
const Lost = chakra('div', {
  base: {
    display: 'none',
    '[data-failed=true] > &': { display: 'grid' },
    gap: '3',
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    width: { base: 'full', sm: 'popover' },
    paddingBlock: '4',
    paddingInline: { base: 'gutter', sm: '5' },
    bg: 'bg',
    color: 'fg',
    textStyle: 'small',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopColor: 'accent',
    '& li': { paddingBlock: '1' },
    '& :focus-visible': { outlineColor: 'focus' },
    '@media print': { display: 'none !important' },
  },
});

type SearchControlsProps = {
  locale: Locale;
  /** Whether `/` opens the search. */
  isKeyOn?: boolean;
};

/**
 * The search's button, and what is said in its place when the script has not arrived. Rendered into the page's HTML only, so
 * it has no handlers: a click on either opens the search (`SearchButton`). The links are plain: they load the site anew, with
 * the scripts that it has now.
 */
export function SearchControls({ locale, isKeyOn = true }: SearchControlsProps) {
  const { search, searchLost, tryAgain, fundRange, allNews } = texts[locale];
  return (
    <>
      <Trigger
        data-needs-scripts
        aria-label={search}
        aria-haspopup="dialog"
        aria-keyshortcuts={isKeyOn ? '/' : undefined}
      >
        <Icon name="search" boxSize="1.3125rem" />
      </Trigger>
      <Lost role="alert">
        <p>{searchLost}</p>
        <div>
          <Button variant="outline">{tryAgain}</Button>
        </div>
        <ul>
          <li>
            <TextAnchor href={pagePath('funds-range', locale)}>{fundRange}</TextAnchor>
          </li>
          <li>
            <TextAnchor href={pagePath('news', locale)}>{allNews}</TextAnchor>
          </li>
        </ul>
      </Lost>
    </>
  );
}
