import { Global } from '@emotion/react';
import type { Dictionaries } from 'i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { filled } from '../../../../locales/filled';
import { search as searchWords } from '../../../../locales/search.generated';
import { Icon } from '../../../components/icons/Icon';
import { contentId } from '../../../components/layout/contentId';
import { IconButton } from '../../../components/ui/Button';
import { Note } from '../../../components/ui/layout';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import type { Locale } from '../../../i18n/locales';
import { maxQueryLength } from './searchTerms';
import { NothingFound, SearchFailed, Searching, Suggestions } from './OtherStates';
import { ResultList } from './ResultList';
import { Field, FieldRow, SearchFrame } from './SearchFrame';
import { useOptions } from './useOptions';
import { type Search, useSearch } from './useSearch';
import { useSearchDialog } from './useSearchDialog';

/** Milliseconds of rest before an announcement: not at every letter. */
export const announcementDelayMs = 400;

/** The text, debounced; cleared at once, so that the same text is announced again. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text && announced;
}

export type SearchDialogProps = {
  locale: Locale;
  /** Words to begin with; there may be none. */
  suggestions: readonly string[];
  /** Called when the dialog has closed. Must be stable: a new function reopens the dialog. */
  onClose: () => void;
};

/** The page behind does not scroll, and does not move where its scroll bar was. */
const heldPage = { html: { overflow: 'hidden', scrollbarGutter: 'stable' } };

/** True if there are more results than are shown. */
function isCut({ found, state }: Search): boolean {
  return state === 'found' && found !== null && found.total > found.items.length;
}

function countText(search: Search, words: Dictionaries['search']): string {
  const { found, state } = search;
  if (state !== 'found' || !found || found.items.length === 0) return '';
  const { items, total } = found;
  return isCut(search)
    ? filled(words.countOf, { shown: items.length, total })
    : filled(words.count, { count: items.length });
}

/** Announced to assistive technology; a failure has its own alert. */
function announcementOf(search: Search, query: string, words: Dictionaries['search']): string {
  const isEmpty = search.state === 'found' && search.found?.items.length === 0;
  return isEmpty ? filled(words.none, { query }) : countText(search, words);
}

/** Searches as the visitor types, in the page's language and for their profile (behaviour.md §7.5). */
export function SearchDialog({ locale, suggestions, onClose }: SearchDialogProps) {
  const words = searchWords[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [query, setQuery] = useState('');
  useSearchDialog(dialog, field, onClose);
  const search = useSearch(query, locale);
  const { state, terms, found } = search;
  const items = found?.items ?? [];
  const close = () => dialog.current?.close();
  const { listId, active, optionId, onKeyDown } = useOptions({
    subject: found,
    count: items.length,
    onClear: () => setQuery(''),
    onClose: close,
    isCleared: query === '',
  });
  const announcement = useAnnouncement(announcementOf(search, query.trim(), words));

  function writeQuery(text: string) {
    setQuery(text);
    field.current?.focus();
  }

  function retry() {
    search.retry();
    field.current?.focus();
  }

  // The visitor opens another page: focus its content.
  function follow() {
    close();
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }

  const ways = { words, locale, onFollow: follow };
  const hasOptions = items.length > 0;
  return (
    <SearchFrame ref={dialog} aria-labelledby={titleId}>
      <Global styles={heldPage} />
      <VisuallyHidden id={titleId}>{words.title}</VisuallyHidden>
      <FieldRow>
        <Icon name="search" boxSize="1.3125em" />
        <Field
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={query}
          placeholder={words.placeholder}
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          boxSize="12"
          _hover={{ color: 'accent' }}
          css={{ '&:focus-visible': { outlineOffset: '-3px' } }}
          aria-label={words.close}
          onClick={close}
        >
          <Icon name="close" boxSize="1.3125em" />
        </IconButton>
      </FieldRow>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {state === 'idle' && <Suggestions words={words} suggestions={suggestions} onChoose={writeQuery} />}
      {state === 'searching' && !hasOptions && <Searching words={words} />}
      {state === 'failed' && <SearchFailed {...ways} onRetry={retry} />}
      {state === 'found' && !hasOptions && <NothingFound {...ways} query={query.trim()} />}
      {hasOptions && (
        <ResultList
          {...ways}
          id={listId}
          items={items}
          terms={terms}
          active={active}
          optionId={optionId}
          isBusy={state === 'searching'}
        />
      )}
      {isCut(search) && (
        <Note paddingBlock="4" paddingInline={{ base: '4', sm: '6' }}>
          {countText(search, words)}
        </Note>
      )}
    </SearchFrame>
  );
}
