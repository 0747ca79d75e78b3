import { useChakraContext } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Heading, UnderHeading } from '../Heading';
import { PanelShown } from '../LazyHydrate';
import { isTabChoice, onAddressChange } from './tabHistory';
import { TabNavigation } from './TabNavigation';
import { Panel, Root } from './tabs.styles';
import { useMediaQuery } from '../useMediaQuery';

/** The element that the hash names. Our ids are plain ASCII. */
function namedElement(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

/** The tab that the hash names, or whose panel has the element that it names; `''` for an element elsewhere. */
function namedTab(ids: readonly string[]): string | undefined {
  const isNamed = (id: string) => `#${id}` === window.location.hash;
  const element = namedElement();
  const holds = (id: string) => element?.closest(`[id="${id}"]`);
  return ids.find(isNamed) ?? ids.find(holds) ?? (element ? '' : ids[0]);
}

/**
 * Whether the focus is or was in what is hidden now: browsers drop it when they follow a link to a hidden element.
 * A pressed tab keeps it.
 */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  if (activeElement === body) return !isTabChoice(window.history.state);
  return Boolean(activeElement?.closest('[hidden]'));
}

/**
 * The tab that the hash names, or the first one. A hash elsewhere on the page, such as the skip link's, leaves the
 * tab as it is. `null` on the server and in the first client render.
 */
function useAddressedTab(ids: readonly string[]): string | null {
  const named = useSyncExternalStore(
    onAddressChange,
    () => namedTab(ids) ?? null,
    () => null,
  );
  const [last, setLast] = useState(ids[0] ?? null);
  if (named && named !== last) setLast(named);
  const tab = named === '' ? last : named;

  // The browser could not scroll to an element in a hidden panel.
  useEffect(() => {
    const element = namedElement();
    if (tab && element && element.id !== tab && element.closest(`[id="${tab}"]`)) element.scrollIntoView();
  }, [tab]);

  // The focus moves from the hidden panel to the new one, without scrolling.
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (tab && before.current && hasLostFocus()) document.getElementById(tab)?.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);

  return tab;
}

export type Tab = {
  /** The panel's id, the same in every language. */
  id: string;
  title: string;
  content: ReactNode;
};

type TabsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
  onShown?: (id: string) => void;
};

/**
 * Tabs by the hash of the address (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). The HTML has all panels, one
 * after another, with links to them; on narrow screens these stay links, in a dropdown.
 */
export function Tabs({ label, tabs, onShown }: TabsProps) {
  const current = useAddressedTab(tabs.map(({ id }) => id));
  const isWide = useMediaQuery(useChakraContext().breakpoints.up('md').replace('@media ', ''));
  const state = current === null ? 'links' : isWide ? 'tabs' : 'menu';

  useEffect(() => {
    if (current !== null) onShown?.(current);
  }, [current, onShown]);

  return (
    <Root data-tabs={state}>
      <TabNavigation label={label} tabs={tabs} current={current} state={state} />
      {tabs.map(({ id, title, content }) => (
        <Panel
          key={id}
          id={id}
          hidden={current !== null && id !== current}
          {...(state === 'tabs'
            ? { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab` }
            : { tabIndex: -1, 'aria-labelledby': `${id}-title` })}
        >
          <Heading
            id={`${id}-title`}
            width="fit-content"
            textStyle="heading"
            marginBottom={{ base: '6', lg: '8' }}
          >
            {title}
          </Heading>
          <PanelShown.Provider value={id === current}>
            <UnderHeading>{content}</UnderHeading>
          </PanelShown.Provider>
        </Panel>
      ))}
    </Root>
  );
}
