import { chakra } from '@chakra-ui/react/styled-system';
import { keyframes } from '@emotion/react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const turn = keyframes({ to: { rotate: '360deg' } });

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeItems: 'center',
    bg: 'color-mix(in srgb, var(--m-colors-white) 85%, transparent)',
  },
});

const Ring = chakra('div', {
  base: {
    width: '14',
    height: '14',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border',
    borderTopColor: 'accent',
    animation: `${turn} 900ms linear infinite`,
  },
});

/** Covers the screen while a page loads (behaviour.md §2.5). `src/start/departures.ts` shows it. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status">
      <Veil hidden data-spinner>
        <Ring />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Veil>
    </div>
  );
}
