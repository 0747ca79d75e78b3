import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon';
import { chooseTab } from './tabHistory';
import { List, Navigation, TabLink, Trigger } from './tabs.styles';

type TabNavigationProps = {
  label: string;
  tabs: readonly { id: string; title: string }[];
  current: string | null;
  state: 'links' | 'tabs' | 'menu';
};

/** The tab that a key leads to (APG). */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === ' ') return place;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Links, a tab list or a dropdown of links, by `state`. */
export function TabNavigation({ label, tabs, current, state }: TabNavigationProps) {
  const [open, setOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isTabs = state === 'tabs';
  const isOpen = open && state === 'menu';
  const chosen = tabs.find(({ id }) => id === current) ?? tabs[0];
  const listId = `${tabs[0]?.id}-tabs`;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && navigation.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function choose(event: MouseEvent, id: string) {
    if (state === 'links' || hasModifier(event)) return;
    event.preventDefault();
    if (id !== current) chooseTab(id);
    if (isOpen) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOpen && event.key === 'Escape') close();
    if (!isTabs || hasModifier(event)) return;
    // After going back, the focused tab may not be the current one.
    const focused = tabs.findIndex(({ id }) => `${id}-tab` === document.activeElement?.id);
    const place = placeAfter(event.key, focused, tabs.length);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    if (next.id !== current) chooseTab(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  }

  return (
    <Navigation
      ref={navigation}
      role={isTabs ? 'presentation' : undefined}
      aria-label={isTabs ? undefined : label}
      onKeyDown={onKeyDown}
    >
      <Trigger
        ref={trigger}
        data-needs-scripts
        hidden={isTabs}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{chosen?.title}</span>
        <Icon name="caret-down" />
      </Trigger>
      <List
        id={listId}
        hidden={state === 'menu' && !isOpen}
        {...(isTabs && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map(({ id, title }) => (
          <li key={id} role={isTabs ? 'presentation' : undefined}>
            <TabLink
              id={`${id}-tab`}
              href={`#${id}`}
              onClick={(event) => choose(event, id)}
              {...(isTabs
                ? {
                    role: 'tab',
                    'aria-selected': id === current,
                    'aria-controls': id,
                    tabIndex: id === current ? 0 : -1,
                  }
                : { 'aria-current': id === current || undefined })}
            >
              {title}
            </TabLink>
          </li>
        ))}
      </List>
    </Navigation>
  );
}
