import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Dictionaries } from 'i18next';
import { Icon } from '../../../components/icons/Icon';
import { Note } from '../../../components/ui/layout';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { formatDay, formatFileSize } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';
import { isPagePath } from '../../../routes/localePaths';
import { FollowedLink } from './FollowedLink';
import { excerptOf, markTerms } from './searchTerms';
import type { FoundItem } from './fetchFound';

const Mark = chakra('mark', {
  base: { bg: 'bluePale', color: 'navyDeep', '@media (forced-colors: active)': { color: 'MarkText' } },
});

/** Highlights the matched words. Always text, never HTML. */
function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return (
    <span>
      {markTerms(text, terms).map((part, index) =>
        part.isMarked ? <Mark key={index}>{part.text}</Mark> : <span key={index}>{part.text}</span>,
      )}
    </span>
  );
}

const Option = chakra(FollowedLink, {
  base: {
    display: 'grid',
    gap: '0.5',
    paddingBlock: '3',
    paddingInline: { base: '4', sm: '6' },
    color: 'fg',
    textDecoration: 'none',
    // Below the field, which stays at the top.
    scrollMarginTop: '20',
    scrollMarginBottom: '4',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.cool' },
    '&[aria-selected=true]': {
      bg: 'bg.cool',
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-2px',
    },
  },
});

/** Marks links that do not lead to a page of the site. */
function Elsewhere({
  url,
  external,
  words,
}: Pick<FoundItem, 'url' | 'external'> & { words: Dictionaries['search'] }) {
  if (isPagePath(url)) return null;
  const leaves = external || !url.startsWith('/');
  return (
    <>
      {' '}
      <Icon name={leaves ? 'external' : 'download'} boxSize="0.8em" style={{ display: 'inline' }} />
      <VisuallyHidden>{` (${leaves ? words.opensOutside : words.document})`}</VisuallyHidden>
    </>
  );
}

/** `PDF`, `240 Ko`, `FR`; none where the result is a page. */
function fileFactsOf({ fileType, fileSize, language }: FoundItem, locale: Locale): string[] {
  if (fileType === null) return [];
  const size = fileSize === null ? [] : [formatFileSize(fileSize, locale)];
  return [fileType.toUpperCase(), ...size, ...(language === null ? [] : [language.toUpperCase()])];
}

type ResultProps = {
  id: string;
  item: FoundItem;
  terms: readonly string[];
  isActive: boolean;
  locale: Locale;
  words: Dictionaries['search'];
  onFollow: () => void;
};

/** A result: a real link, so that it can be opened in another tab too, and an option of the list. */
export function Result({ id, item, terms, isActive, locale, words, onFollow }: ResultProps) {
  const { kind, title, description, text, url, external, category, isin } = item;
  // A page's date is that of its last change, which is of no interest here.
  const date = kind === 'news' || kind === 'document' ? item.date : null;
  const facts = [category, isin, ...fileFactsOf(item, locale)].filter((fact) => fact !== null && fact !== '');
  const excerpt = excerptOf(description, text, terms);
  return (
    <Option
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-labelledby={`${id}-title ${id}-facts`}
      aria-describedby={`${id}-excerpt`}
      href={url}
      onFollow={onFollow}
    >
      <Box as="span" textStyle="label" color="fg.title" id={`${id}-title`}>
        <MarkedText text={title} terms={terms} />
        <Elsewhere url={url} external={external} words={words} />
      </Box>
      <Note as="span" display="flex" flexWrap="wrap" columnGap="2" id={`${id}-facts`}>
        {facts.map((fact) => (
          <span key={fact}>
            <MarkedText text={fact ?? ''} terms={terms} />
          </span>
        ))}
        {date && <time dateTime={date}>{formatDay(date, locale)}</time>}
      </Note>
      <Box as="span" textStyle="small" id={`${id}-excerpt`}>
        <MarkedText text={excerpt} terms={terms} />
      </Box>
    </Option>
  );
}
