import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon';
import { Heading, UnderHeading } from '../Heading';
import { onlyOnWholePaper } from '../paper';
import { VisuallyHidden } from '../VisuallyHidden';
import { Links, List, Menu, Panel, Root, TabLink, Trigger } from './tabs.styles';

export type Tab = {
  /** The panel's id, the same in every language. */
  id: string;
  title: string;
  content: ReactNode;
  /** False: only where the page is printed whole. */
  isOnSheet?: boolean;
};

type TabsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
};

function TabLinks({ tabs }: Pick<TabsProps, 'tabs'>) {
  return (
    <List>
      {tabs.map(({ id, title }, index) => (
        <li key={id}>
          <TabLink href={`#${id}`} data-opens={id} aria-current={index === 0 ? 'true' : undefined}>
            {title}
          </TabLink>
        </li>
      ))}
    </List>
  );
}

/**
 * Tabs by the hash of the address: links to panels, of which one is shown; in a dropdown on narrow screens. CSS alone shows the
 * `:target` or the first; the start script (`src/start/panels.ts`) shows what the store's slice `tabs` says.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { t } = useTranslation();
  return (
    <Root data-panels="tabs">
      <Helmet defer={false} htmlAttributes={{ 'data-tabs': '' }} />
      <Links aria-label={label}>
        <TabLinks tabs={tabs} />
      </Links>
      <Menu data-menu="tabs">
        <Trigger>
          <span data-tab-title>{tabs[0]?.title}</span>
          <Icon name="caret-down" />
        </Trigger>
        <nav aria-label={label}>
          <TabLinks tabs={tabs} />
        </nav>
      </Menu>
      <VisuallyHidden role="status" data-tab-status={t('common:shownTab')} />
      {tabs.map(({ id, title, content, isOnSheet = true }) => (
        <Panel
          key={id}
          id={id}
          data-panel={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          {...(!isOnSheet && onlyOnWholePaper)}
        >
          <Heading
            id={`${id}-title`}
            width="fit-content"
            textStyle="heading"
            marginBottom={{ base: '6', lg: '8', _print: '3' }}
          >
            {title}
          </Heading>
          <UnderHeading>{content}</UnderHeading>
        </Panel>
      ))}
    </Root>
  );
}
