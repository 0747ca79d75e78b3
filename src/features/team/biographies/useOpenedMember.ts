import { startTransition, useEffect, useRef, useState } from 'react';
import { chooseTab, onAddressChange } from '../../../components/ui/tabs/tabHistory';
import type { TeamMemberView } from '../teamViews';

/** Anchor of a member's life; that of the member is the code. */
export function lifeId(code: string): string {
  return `${code}-life`;
}

/** Opens the life of a member, or closes it, in an entry of the history: back undoes it. */
export function toggleLife(code: string, isOpen: boolean): void {
  chooseTab(isOpen ? '' : code);
  if (window.location.hash) return;
  try {
    // A closed life leaves no `#` behind.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  } catch (error) {
    // Browsers refuse too many changes within seconds: the address stays as it is.
    console.warn(error);
  }
}

/** Who was in what is hidden now is nowhere: browsers take the focus away when they draw. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[hidden]'));
}

/**
 * Code of the member that the address names, whose life is open; `''` if it names none. The focus goes to the life that
 * opens, and back to the member's name. `null` on the server and in the browser's first render, where the style sheet alone
 * shows the life.
 */
export function useOpenedMember(members: readonly TeamMemberView[]): string | null {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const follow = () =>
      setOpened(members.find(({ code }) => `#${code}` === window.location.hash)?.code ?? '');
    // All cards are rendered again, in slices: nobody has asked for anything yet.
    startTransition(follow);
    return onAddressChange(follow);
  }, [members]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    const life = document.getElementById(lifeId(opened ?? ''));
    if (life && last === null) {
      // The browser or Gatsby has scrolled to the portrait; in this frame Gatsby still gives the focus to the page as a whole.
      const frame = requestAnimationFrame(() => life.focus({ preventScroll: true }));
      return () => cancelAnimationFrame(frame);
    }
    if (life) {
      life.scrollIntoView({ block: 'nearest' });
      life.focus({ preventScroll: true });
    } else if (last && hasLostFocus()) {
      document.getElementById(last)?.querySelector('a')?.focus();
    }
    return undefined;
  }, [opened]);

  return opened;
}
