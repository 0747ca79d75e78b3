import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isShortcutOn, shortcut } from '../isSearchKey';

/**
 * In the browser's own storage; strictly necessary, and written for who turns the shortcut off only. The name stands again in
 * `isSearchKey`, which is in the first script: sharing it would make that larger.
 */
const storageKey = 'slash';

/** Turns the opening of the search by `/` on or off, for later visits too. */
function keepShortcut(on: boolean): void {
  shortcut.isOff = false;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
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

/** Who speaks to the computer, or types by accident, turns the shortcut of one character off (WCAG 2.2, 2.1.4). */
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
