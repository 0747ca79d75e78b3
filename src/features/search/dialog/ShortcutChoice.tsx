import { useState } from 'react';
import { CheckLabel } from '../../../components/ui/layout';
import { isShortcutOn, shortcut, shortcutKey } from '../isSearchKey';

/** Turns the `/` shortcut on or off, for later visits too. */
function saveShortcut(on: boolean): void {
  shortcut.isOff = false;
  try {
    if (on) localStorage.removeItem(shortcutKey);
    else localStorage.setItem(shortcutKey, 'off');
  } catch {
    shortcut.isOff = !on;
  }
}

/** A single-character shortcut must be possible to turn off (WCAG 2.2, 2.1.4). */
export function ShortcutChoice({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isShortcutOn);
  return (
    <CheckLabel
      gap="2"
      minHeight="12"
      paddingBlock="2"
      paddingInline={{ base: '4', sm: '6' }}
      borderTopWidth="1px"
      borderColor="border"
      textStyle="small"
      color="fg.muted"
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          saveShortcut(checked);
          setIsOn(checked);
        }}
      />
      {label}
    </CheckLabel>
  );
}
