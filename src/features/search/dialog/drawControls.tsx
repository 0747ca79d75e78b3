import { createRoot } from 'react-dom/client';
import type { Locale } from '../../../i18n/locales';
import { createStyleCache } from '../../../theme/createStyleCache';
import { designSystem } from '../../../theme/system';
import { ThemeProvider } from '../../../theme/ThemeProvider';
import { isShortcutOn } from '../isSearchKey';
import { SearchControls } from '../SearchControls';

/**
 * Puts the search's button in its place where the page's HTML of it is lost: React makes the whole page anew when the page is
 * not what the server wrote, as some extensions of browsers bring about.
 */
export function drawControls(place: Element, locale: Locale): void {
  createRoot(place).render(
    <ThemeProvider styleCache={createStyleCache()} system={designSystem()}>
      <SearchControls locale={locale} isKeyOn={isShortcutOn()} />
    </ThemeProvider>,
  );
}
