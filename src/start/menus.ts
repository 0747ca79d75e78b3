import { hoverChanged, menuClosed, menuOpened } from '../store/navigationSlice';
import { follow, pageStore } from '../store/pageStore';
import { closest } from './closest';

/**
 * Menus are `<details>`, which open and close without scripts, too; `data-menu` is their name in the store. A dropdown of the bar also
 * opens under a mouse, and closes when the pointer leaves it. All but the mobile menu close when the focus leaves them or something
 * else is pressed.
 */

/** Milliseconds that the pointer must be on a dropdown, or off it (behaviour.md §9). */
const hoverDelays = { open: 100, close: 500 } as const;

const { dispatch } = pageStore;

const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');

/** The menu around it; in the mobile one, what is unfolded of it. */
const menuOf = (target: EventTarget | null) => closest(target, '[data-menu]');

const nameOf = (menu: HTMLElement) => menu.dataset.menu ?? '';

/** Follows the pointer, the keys and what the browser opens and closes by itself. */
export function startMenus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stateOf = () => pageStore.getState().navigation;
  const isMobile = () => stateOf().open[0] === 'mobile';

  /** Reacts to the mouse only: touch and pen press. */
  const onCrossing = ({ type, pointerType, target, relatedTarget }: PointerEvent) => {
    const menu = closest(target, '[data-dropdown]');
    if (!menu || pointerType !== 'mouse' || menuOf(relatedTarget) === menu) return;
    const isOver = type === 'pointerover';
    const name = nameOf(menu);
    if (!isOver) dispatch(hoverChanged(false));
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (!isOver) dispatch(menuClosed(name));
        else if (!stateOf().open.includes(name)) {
          dispatch(menuOpened(name));
          dispatch(hoverChanged(true));
        }
      },
      isOver ? hoverDelays.open : hoverDelays.close,
    );
  };
  document.addEventListener('pointerover', onCrossing);
  document.addEventListener('pointerout', onCrossing);

  document.addEventListener('click', (event) => {
    const menu = menuOf(event.target);
    if (!menu) {
      if (!isMobile()) dispatch(menuClosed());
      return;
    }
    // A press takes effect at once.
    clearTimeout(timer);
    if (closest(event.target, 'a')) dispatch(menuClosed());
    else if (closest(event.target, 'summary')) {
      // The browser would do it later than the store.
      event.preventDefault();
      const { open, isHovered } = stateOf();
      const name = nameOf(menu);
      if (!open.includes(name)) dispatch(menuOpened(name));
      // A press after hovering keeps it open.
      else if (!isHovered) dispatch(menuClosed(name));
    } else return;
    dispatch(hoverChanged(false));
  });

  const readMenu = (menu: HTMLDetailsElement) =>
    dispatch((menu.open ? menuOpened : menuClosed)(nameOf(menu)));
  // The browser opens what it has found a text in. A `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const menu of menus()) if (menu === target) readMenu(menu);
    },
    true,
  );

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target);
    if (menu && !isMobile() && menuOf(relatedTarget) !== menu) dispatch(menuClosed(nameOf(menu)));
  });

  // Wherever the focus is (WCAG 2.2, 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.querySelector(`[data-menu="${stateOf().open[0]}"]`);
    if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    dispatch(menuClosed());
  });

  // Opened before this script ran.
  menus().forEach(readMenu);
  follow(
    ({ navigation }) => navigation.open,
    (open) => {
      for (const menu of menus()) menu.open = open.includes(nameOf(menu));
    },
  );
}
