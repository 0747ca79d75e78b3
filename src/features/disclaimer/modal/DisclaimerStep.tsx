import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { RichText } from '../../../components/ui/RichText';
import type { DisclaimerTexts } from '../../../store/layoutData/layoutDataSlice';
import { NumberedTitle, Step, useReveal } from './Step';

/** At most 30vh high on large screens (behaviour.md §9). */
const ScrollArea = chakra('div', {
  base: {
    maxHeight: { base: 'max(45vh, 14rem)', lg: '30vh' },
    overflowY: 'auto',
    padding: '4',
    bg: 'bg.cool',
    // Visible in forced colours.
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'small',
    '& > div': { maxWidth: 'none' },
    '& > div h3': { textStyle: 'label', color: 'fg.title', marginTop: '1.4em' },
    '& > div + div': {
      marginTop: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
      paddingTop: '3',
      color: 'fg.muted',
    },
  },
});

type DisclaimerStepProps = {
  number: number;
  disclaimer: DisclaimerTexts['disclaimer'];
  /** "Links open in a new tab." */
  linksNote: string;
};

/** The disclaimer's text in a scroll area, which the keyboard can scroll too. */
export function DisclaimerStep({
  number,
  disclaimer: { title, body, footer },
  linksNote,
}: DisclaimerStepProps) {
  const id = useId();
  const noteId = `${id}-links`;
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useReveal(heading);

  // In this tab, a link would lose the choices made so far.
  useEffect(() => {
    for (const link of area.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener';
      link.setAttribute('aria-describedby', noteId);
    }
  }, [body, footer, noteId]);

  return (
    <Step>
      <Box as="h2" ref={heading} id={id} textStyle="subheading" marginBottom="3">
        <NumberedTitle number={number}>{title}</NumberedTitle>
      </Box>
      <ScrollArea ref={area} role="region" aria-labelledby={id} tabIndex={0}>
        <RichText html={body} />
        {footer && <RichText html={footer} />}
      </ScrollArea>
      <Box as="p" id={noteId} textStyle="small" color="fg.muted" marginTop="2">
        {linksNote}
      </Box>
    </Step>
  );
}
