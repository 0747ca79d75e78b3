import { useChakraContext } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Heading, UnderHeading } from '../Heading';
import { PanelShown } from '../LazyHydrate';
import { Panel, Root } from './tabParts';
import { TabNavigation } from './TabNavigation';
import { useAddressedTab } from './useAddressedTab';
import { useMediaQuery } from './useMediaQuery';

export type Tab = {
  /** The panel's anchor, the same in every language. */
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
 * Tabs whose choice is the hash of the address (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). All panels are in the HTML, in
 * sequence and under links to them; on narrow screens the links stay links, in a dropdown.
 */
export function Tabs({ label, tabs, onShown }: TabsProps) {
  const current = useAddressedTab(tabs.map(({ id }) => id));
  const isWide = useMediaQuery(useChakraContext().breakpoints.up('md').replace('@media ', ''));
  // On paper nothing is chosen: all panels are there.
  const isPrinted = useMediaQuery('print');
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
          hidden={current !== null && id !== current && !isPrinted}
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
