import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A step of the popup, under a hairline. */
export const Step = chakra('div', {
  base: { marginTop: '7', borderTopWidth: '1px', borderColor: 'border', paddingTop: '5' },
});

const Number = chakra('span', { base: { color: 'accent', marginInlineEnd: '2' } });

/** What a step asks for, after its number. */
export function NumberedTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <Number>{number}</Number> {children}
    </>
  );
}
