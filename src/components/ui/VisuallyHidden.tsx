import { chakra } from '@chakra-ui/react/styled-system';

/** Style of text for assistive technology only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: visuallyHidden });
