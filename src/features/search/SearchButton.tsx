import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import en from '../../../locales/en/layout.json';
import fr from '../../../locales/fr/layout.json';
import it from '../../../locales/it/layout.json';
import { Icon } from '../../components/icons/Icon';
import { Button, IconButton } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import { useBrowserValue } from '../../components/ui/useBrowserValue';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { panel } from '../../theme/recipes';
import { SearchDialog } from './dialog/SearchDialog';
import { isShortcutOn } from './isSearchKey';

/** Key by key, so that the rest of the dictionary stays out of the script. */
const texts = {
  fr: [fr.search, fr.searchLost, fr.tryAgain, fr.fundRange, fr.allNews],
  en: [en.search, en.searchLost, en.tryAgain, en.fundRange, en.allNews],
  it: [it.search, it.searchLost, it.tryAgain, it.fundRange, it.allNews],
} satisfies Record<Locale, [string, string, string, string, string]>;

/** Below the bar, when the search failed to open. */
const Lost = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    width: { base: 'full', sm: 'popover' },
    paddingBlock: '4',
    paddingInline: { base: 'gutter', sm: '5' },
    textStyle: 'small',
    ...panel,
    '& li': { paddingBlock: '1' },
    '& :focus-visible': { outlineColor: 'focus' },
    '@media print': { display: 'none !important' },
  },
});

/** The message that the search did not come, with what can be done. */
export function SearchLost({ locale }: { locale: Locale }) {
  const [, lost, tryAgain, fundRange, allNews] = texts[locale];
  return (
    <Lost>
      <p>{lost}</p>
      <div>
        <Button variant="outline" data-retry>
          {tryAgain}
        </Button>
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
  );
}

/** Opens the search; `/` presses it (`src/start/searchKey.ts`). */
export function SearchButton({ locale }: { locale: Locale }) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // Changed in the dialog only, and this is rendered again when that closes.
  const isKeyOn = useBrowserValue(isShortcutOn, true);
  const [search] = texts[locale];
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        // Mirrors the burger at the start of the bar: the icon is at the edge, its target of 44 px extends beyond.
        width="calc(var(--m-sizes-10) + var(--m-sizes-1))"
        height="12"
        marginInlineStart="-1.5"
        marginInlineEnd="-3"
        css={{ '[data-theme=dark] &': { outlineColor: 'white' } }}
        data-needs-scripts
        aria-label={search}
        aria-haspopup="dialog"
        aria-keyshortcuts={isKeyOn ? '/' : undefined}
        onClick={open}
      >
        <Icon name="search" boxSize="1.3125em" />
      </IconButton>
      {isOpen && <SearchDialog key={openings} locale={locale} onClose={close} />}
    </>
  );
}
