import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { panel, turningCaret } from '../../theme/recipes';
import { Icon } from '../icons/Icon';

const Trigger = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '12',
    paddingInline: '1',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    '[data-theme=dark] &': { outlineColor: 'white' },
    ...turningCaret,
  },
});

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    width: 'popover',
    paddingBlock: '5',
    paddingInline: '6',
    ...panel,
  },
  variants: { align: { start: { left: '-6' }, end: { right: '0' } } },
});

type DropdownProps = {
  name: string;
  label: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** Unfolds a panel of links. `src/start/menus.ts` opens it on hover, and closes it with Escape and what else ends its use. */
export function Dropdown({ name, label, align = 'start', children }: DropdownProps) {
  return (
    <Box as="details" position="relative" data-menu={name} data-dropdown>
      <Trigger>
        {label}
        <Icon name="caret-down" />
      </Trigger>
      <Panel align={align}>{children}</Panel>
    </Box>
  );
}
