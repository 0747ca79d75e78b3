import { chakra } from '@chakra-ui/react/styled-system';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import en from '../../../locales/en/layout.json';
import fr from '../../../locales/fr/layout.json';
import it from '../../../locales/it/layout.json';
import { Icon } from '../../components/icons/Icon';
import { Button } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import { useBrowserValue } from '../../components/ui/useBrowserValue';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { isSearchKey, isShortcutOn } from './isSearchKey';
import type * as dialogModule from './dialog/SearchDialog';

/** Key by key, so that the rest of the dictionary stays out of the script. */
const texts = {
  fr: [fr.search, fr.searchLost, fr.tryAgain, fr.fundRange, fr.allNews],
  en: [en.search, en.searchLost, en.tryAgain, en.fundRange, en.allNews],
  it: [it.search, it.searchLost, it.tryAgain, it.fundRange, it.allNews],
} satisfies Record<Locale, [string, string, string, string, string]>;

/** Mirrors the burger at the start of the bar: the icon is at the edge, its target extends beyond. */
const Trigger = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      // 44 px where the root's font is of 16.
      width: 'calc(var(--m-sizes-10) + var(--m-sizes-1))',
      height: '12',
      marginInlineStart: '-1.5',
      marginInlineEnd: '-3',
      cursor: 'pointer',
      '[data-theme=dark] &': { outlineColor: 'white' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Below the bar, when the search failed to open. */
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

/** The dialog's module while it is shown, or the error that prevented it from loading. */
type Search = Partial<typeof dialogModule> & { error?: unknown; openings: number };

const fetchSearch = () => import('./dialog/SearchDialog');

/** When the button is pointed at or focused. A failure is not shown: the visitor has not pressed it. */
const fetchAhead = () => fetchSearch().catch(() => undefined);

function open(show: Dispatch<SetStateAction<Search>>) {
  // A message that goes and comes back is announced again.
  show((search) => (search.error ? { openings: search.openings } : search));
  void fetchSearch().then(
    ({ SearchDialog }) => show(({ openings }) => ({ SearchDialog, openings: openings + 1 })),
    (error: unknown) => show(({ openings }) => ({ error, openings })),
  );
}

/** Opens the search by click or `/`; shows a message if its script fails to load. */
export function SearchButton({ locale }: { locale: Locale }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [{ SearchDialog, error, openings }, show] = useState<Search>({ openings: 0 });
  // Changed in the dialog only, and this is rendered again when that closes.
  const isKeyOn = useBrowserValue(isShortcutOn, true);
  const [search, lost, tryAgain, fundRange, allNews] = texts[locale];

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      // The key would be typed into the field, and opens Firefox's own search.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open(show);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  // The browser tells of a close only later: by then the visitor may have opened the next one.
  const close = useCallback(
    () => show((search) => (search.openings === openings ? { openings } : search)),
    [openings],
  );
  const openByClick = () => {
    // "Try again" is about to be hidden.
    trigger.current?.focus();
    open(show);
  };

  return (
    <div data-failed={!!error}>
      <Trigger
        ref={trigger}
        data-needs-scripts
        aria-label={search}
        aria-haspopup="dialog"
        aria-keyshortcuts={isKeyOn ? '/' : undefined}
        onClick={openByClick}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <Icon name="search" boxSize="1.3125em" />
      </Trigger>
      <Lost role="alert">
        <p>{lost}</p>
        <div>
          <Button variant="outline" onClick={openByClick}>
            {tryAgain}
          </Button>
        </div>
        {/* Full page loads, which get the site's current scripts. */}
        <ul>
          <li>
            <TextAnchor href={pagePath('funds-range', locale)}>{fundRange}</TextAnchor>
          </li>
          <li>
            <TextAnchor href={pagePath('news', locale)}>{allNews}</TextAnchor>
          </li>
        </ul>
      </Lost>
      {SearchDialog && <SearchDialog key={openings} locale={locale} onClose={close} />}
    </div>
  );
}
