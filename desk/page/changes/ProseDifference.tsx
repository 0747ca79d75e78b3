import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { diffArrays } from 'diff';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Above it, word for word would take a browser seconds, and nobody would read so many marks. */
const maxDifferingWords = 2_000;

/** Characters kept of an unchanged stretch beside a change, and of a wholly new text. */
const shownAround = 90;
const shownOfWhole = 400;

/** Dates (`2026-11-15`, `15 novembre 2026`) and numbers (`1 042,37`, `24.5 %`) are replaced as a whole. */
const wholes =
  /\d{1,2}(?:er)?[^\S\n]\p{L}+[^\S\n]\d{4}|\d+(?:[.,:/\-\u2013\u00a0\u202f]\d+)*(?:[\u00a0\u202f ]?[%€$])?/gu;

/** Spaces are segments too. */
const words = new Intl.Segmenter('fr', { granularity: 'word' });

function wordsOf(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  const addWords = (part: string) => found.push(...Array.from(words.segment(part), ({ segment }) => segment));
  for (const match of text.matchAll(wholes)) {
    addWords(text.slice(end, match.index));
    found.push(match[0]);
    end = match.index + match[0].length;
  }
  addWords(text.slice(end));
  return found;
}

function piecesOf(before: string, after: string): Piece[] {
  const parts =
    before === '' || after === ''
      ? undefined
      : diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxDifferingWords });
  const pieces: Piece[] = parts
    ? parts.map(({ value, added, removed }) => ({
        text: value.join(''),
        kind: added ? 'added' : removed ? 'removed' : 'same',
      }))
    : [
        { text: before, kind: 'removed' },
        { text: after, kind: 'added' },
      ];
  return joined(pieces.filter(({ text }) => text !== ''));
}

/** Words that are replaced one after the other are one change: the space between two of them, which stays, is part of it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let change = { removed: '', added: '' };
  const endChange = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (change[kind] !== '') result.push({ kind, text: change[kind] });
    }
    change = { removed: '', added: '' };
  };
  for (const piece of pieces) {
    const { kind, text } = piece;
    const isReplaced = change.removed !== '' && change.added !== '';
    if (kind !== 'same') change[kind] += text;
    else if (isReplaced && /^[^\S\n]+$/.test(text)) {
      change = { removed: change.removed + text, added: change.added + text };
    } else {
      endChange();
      result.push(piece);
    }
  }
  endChange();
  return result;
}

function startOf(text: string, length: number): string {
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

function endOf(text: string): string {
  return `… ${text.slice(-shownAround).replace(/^\S*\s+/, '')}`;
}

/** All changes stay, with some words around each. */
function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const { text, kind } = piece;
    if (kind !== 'same')
      return pieces.length === 1 && text.length > shownOfWhole
        ? { ...piece, text: startOf(text, shownOfWhole) }
        : piece;
    if (text.length <= shownAround * 3) return piece;
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const head = isFirst ? '' : startOf(text, shownAround);
    const tail = isLast ? '' : endOf(text);
    return { ...piece, text: head && tail ? `${head}\n${tail}` : head + tail };
  });
}

const signs = { added: '+', removed: '−' } as const;

/** Marked by a line as well as a colour, for whom and where there is none. */
function PieceText({ text, kind }: Piece) {
  // An element: a browser that translates puts its own in the place of a bare text.
  if (kind === 'same') return <span>{text}</span>;
  return kind === 'added' ? (
    <chakra.ins
      bg="green.subtle"
      color="green.fg"
      paddingInline="0.5"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {text}
    </chakra.ins>
  ) : (
    <chakra.del bg="red.subtle" color="red.fg" paddingInline="0.5" textDecoration="line-through">
      {text}
    </chakra.del>
  );
}

/** A text or value that is new or gone as a whole has a sign at its side: lines under every word would make it hard to read. */
export function WholeText({ text, kind }: { text: string; kind: 'added' | 'removed' }) {
  return (
    <Box
      as={kind === 'added' ? 'ins' : 'del'}
      colorPalette={kind === 'added' ? 'green' : 'red'}
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="2"
      bg="colorPalette.subtle"
      borderInlineStartWidth="3px"
      borderColor="colorPalette.solid"
      paddingInline="2"
      paddingBlock="1"
      textDecoration="none"
    >
      <Text as="span" aria-hidden color="colorPalette.fg" fontWeight="600">
        {signs[kind]}
      </Text>
      <Text as="span">{text}</Text>
    </Box>
  );
}

/** Text word for word, the first words of what is long. */
export function ProseDifference({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('desk');
  const [isWhole, setIsWhole] = useState(false);
  const { whole, short, isLong } = useMemo(() => {
    const all = piecesOf(before, after);
    const brief = shortened(all);
    return { whole: all, short: brief, isLong: brief.some(({ text }, index) => text !== all[index]?.text) };
  }, [before, after]);
  const pieces = isWhole ? whole : short;
  return (
    <>
      <Box whiteSpace="pre-wrap">
        {pieces.map((piece, index) =>
          pieces.length === 1 && piece.kind !== 'same' ? (
            <WholeText key={piece.kind} text={piece.text} kind={piece.kind} />
          ) : (
            // Pieces of one text have no name but their place.
            <PieceText key={index} {...piece} />
          ),
        )}
      </Box>
      {isLong && (
        <Button
          size="xs"
          variant="outline"
          marginTop="2"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showLess') : t('showAll')}
        </Button>
      )}
    </>
  );
}

/** One value in place of another, each as a whole. */
export function ValueDifference({ before, after }: { before: string; after: string }) {
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      <PieceText kind="removed" text={before} />
      {' → '}
      <PieceText kind="added" text={after} />
    </Text>
  );
}
