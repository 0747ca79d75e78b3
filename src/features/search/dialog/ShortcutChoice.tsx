import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { isShortcutOn, shortcut, shortcutKey } from '../isSearchKey';

/** Turns the `/` shortcut on or off, for later visits too. */
function keepShortcut(on: boolean): void {
  shortcut.isOff = false;
  try {
    if (on) localStorage.removeItem(shortcutKey);
    else localStorage.setItem(shortcutKey, 'off');
  } catch {
    shortcut.isOff = !on;
  }
}

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingBlock: '2',
    paddingInline: { base: '4', sm: '6' },
    borderTopWidth: '1px',
    borderColor: 'border',
    textStyle: 'small',
    color: 'fg.muted',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'navy' },
  },
});

/** A single-character shortcut must be possible to turn off (WCAG 2.2, 2.1.4). */
export function ShortcutChoice({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isShortcutOn);
  return (
    <Label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          keepShortcut(checked);
          setIsOn(checked);
        }}
      />
      {label}
    </Label>
  );
}
