import { closest } from './closest';

/**
 * Extends menus, which the browser opens and closes: they are `<details>`, marked by `data-menu`. A `dropdown` of
 * the bar also opens under a mouse, and closes when the pointer or the focus leaves it or another one opens; the list of `tabs`
 * closes when the focus leaves it or something else is pressed.
 */

/** Milliseconds that the pointer must be on a dropdown, or off it (behaviour.md §9). */
const hoverDelays = { open: 100, close: 500 } as const;

function menuOf(target: EventTarget | null, kind = ''): HTMLDetailsElement | null {
  const menu = closest(target, `details[data-menu${kind}]`);
  return menu instanceof HTMLDetailsElement ? menu : null;
}

const dropdownOf = (target: EventTarget | null) => menuOf(target, '=dropdown');

function openMenus(): HTMLDetailsElement[] {
  return Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'));
}

/** Closes all menus, with what is unfolded in them: opening any page does (behaviour.md §2.5). */
export function closeMenus(): void {
  for (const menu of openMenus()) {
    menu.open = false;
    for (const part of menu.querySelectorAll('details')) part.open = false;
  }
}

/** Closes the others on opening. */
function openDropdown(menu: HTMLDetailsElement): void {
  for (const other of openMenus()) if (other !== menu) other.open = false;
  menu.open = true;
}

/** Follows the pointer and the keys, on the document: menus come and go with the pages. */
export function startMenus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by the pointer, which is still there. */
  let hovered: HTMLDetailsElement | null = null;

  /** Reacts to the mouse only: touch and pen press. */
  const onCrossing = ({ type, pointerType, target, relatedTarget }: PointerEvent) => {
    const menu = dropdownOf(target);
    if (!menu || pointerType !== 'mouse' || dropdownOf(relatedTarget) === menu) return;
    const isOver = type === 'pointerover';
    if (!isOver) hovered = null;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (!isOver) menu.open = false;
        else if (!menu.open) {
          openDropdown(menu);
          hovered = menu;
        }
      },
      isOver ? hoverDelays.open : hoverDelays.close,
    );
  };
  document.addEventListener('pointerover', onCrossing);
  document.addEventListener('pointerout', onCrossing);

  document.addEventListener('click', (event) => {
    const menu = menuOf(event.target);
    for (const open of openMenus()) if (open !== menu && open.dataset.menu === 'tabs') open.open = false;
    if (!menu || !(event.target instanceof Element)) return;
    // A press takes effect at once.
    clearTimeout(timer);
    if (event.target.closest('a')) closeMenus();
    else if (event.target.closest('summary')?.parentElement !== menu) return;
    // A press after hovering keeps it open.
    else if (menu === hovered) event.preventDefault();
    hovered = null;
  });

  // A `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = dropdownOf(target);
      if (menu && menu === target && menu.open) openDropdown(menu);
    },
    true,
  );

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target, ']:not([data-menu=mobile');
    if (menu && !menu.contains(relatedTarget instanceof Node ? relatedTarget : null)) menu.open = false;
  });

  // Wherever the focus is (WCAG 2.2, 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
}
