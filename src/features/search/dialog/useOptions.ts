import { type KeyboardEvent, useId, useState } from 'react';

type Options = {
  /** Other options have another subject: none of them is chosen. */
  subject: object | null;
  count: number;
  onClear: () => void;
  onClose: () => void;
  isCleared: boolean;
};

/** The index that a key leads to, in a ring; `null` where the key is none of the list's. */
function indexAfter(key: string, active: number | null, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === null ? count - 1 : (active + count - 1) % count;
    // Until an option is chosen, they move the caret in the field.
    case 'Home':
      return active === null ? null : 0;
    case 'End':
      return active === null ? null : count - 1;
    default:
      return null;
  }
}

/**
 * A field with a list of options (ARIA Authoring Practices: combobox with list autocomplete). The focus stays in
 * the field; arrows choose an option, Enter follows it. Enter without an option chooses the first. Escape empties
 * the field, then closes.
 */
export function useOptions({ subject, count, onClear, onClose, isCleared }: Options) {
  const listId = useId();
  const [choice, setChoice] = useState<{ subject: object | null; index: number } | null>(null);
  const active = choice && choice.subject === subject && choice.index < count ? choice.index : null;
  const optionId = (index: number) => `${listId}-${index}`;
  const optionAt = (index: number) => document.getElementById(optionId(index));

  function choose(index: number) {
    setChoice({ subject, index });
    optionAt(index)?.scrollIntoView({ block: 'nearest' });
  }

  function onEscape() {
    if (isCleared) onClose();
    else onClear();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') {
      // The browser would close the dialog at once.
      event.preventDefault();
      onEscape();
    } else if (key === 'Enter' && count > 0) {
      event.preventDefault();
      if (active === null) choose(0);
      else optionAt(active)?.click();
    } else {
      const index = count > 0 ? indexAfter(key, active, count) : null;
      if (index === null) {
        // Typing or moving the caret returns to the field.
        if (key !== 'Shift' && key !== 'Tab') setChoice(null);
        return;
      }
      event.preventDefault();
      choose(index);
    }
  }

  return { listId, active, optionId, onKeyDown };
}
