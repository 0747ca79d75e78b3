import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { markTerms } from './markTerms';

const Mark = chakra('mark', {
  base: { bg: 'bluePale', color: 'navyDeep', '@media (forced-colors: active)': { color: 'MarkText' } },
});

/** A text with the words that were looked for. Always text, whatever it looks like. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((part, place) =>
    part.isMarked ? <Mark key={place}>{part.text}</Mark> : <Fragment key={place}>{part.text}</Fragment>,
  );
}
