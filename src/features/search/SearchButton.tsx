import { type Dispatch, type MouseEvent, type SetStateAction, useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales';
import { isSearchKey, isShortcutOn } from './isSearchKey';
import { SearchControls } from './SearchControls';
import type * as dialogModule from './dialog/SearchDialog';

/** Nothing, the dialog's script, or why it has not arrived. */
type Search = Partial<typeof dialogModule> & { error?: unknown };

const fetchSearch = () => import('./dialog/SearchDialog');

/** A failure is told to those who have asked for the search. */
const ignore = () => undefined;

/** Who points at the button, or reaches it, is about to open it. */
const fetchAhead = () => fetchSearch().catch(ignore);

type Show = Dispatch<SetStateAction<Search>>;

function open(show: Show) {
  // What said that it failed goes first: coming again, it is announced again.
  show((search) => (search.error ? {} : search));
  void fetchSearch().then(show, (error: unknown) => show({ error }));
}

function openByClick(show: Show, { currentTarget, target }: MouseEvent) {
  if (!(target instanceof Element && target.closest('button'))) return;
  // That of the failure goes with it; the focus comes back to the search's own.
  currentTarget.querySelector('button')?.focus();
  open(show);
}

/** Tells assistive technology of the key, unless the visitor has turned it off. */
function tellOfKey(place: Element) {
  const button = place.querySelector('button');
  if (isShortcutOn()) button?.setAttribute('aria-keyshortcuts', '/');
  else button?.removeAttribute('aria-keyshortcuts');
}

/**
 * Opens the search, as `/` does. All but this is left out of the first script. The dialog is a script of its own, fetched
 * when it is wanted; the button, and what says that the script has not arrived, are in the page's HTML and stay as they are:
 * React does not look into an element whose HTML is set. Where React has made the page anew, and so lost them, they are drawn.
 */
export function SearchButton({ locale }: { locale: Locale }) {
  const [{ SearchDialog, error }, show] = useState<Search>({});

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      // It would be written into the field that opens, and opens a search of Firefox's own.
      event.preventDefault();
      open(show);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its buttons are what is clicked, from the keyboard too */}
      <div
        // At each render, and so when the dialog has closed, in which the key is turned off and on.
        ref={(place) => {
          if (place?.firstChild) tellOfKey(place);
          else if (place) fetchSearch().then(({ drawControls }) => drawControls(place, locale), ignore);
        }}
        suppressHydrationWarning
        data-failed={!!error}
        onClick={(event) => openByClick(show, event)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        {...(process.env.BUILD_STAGE === 'build-javascript'
          ? { dangerouslySetInnerHTML: { __html: '' } }
          : { children: <SearchControls locale={locale} /> })}
      />
      {SearchDialog && <SearchDialog locale={locale} onClose={show} />}
    </>
  );
}
