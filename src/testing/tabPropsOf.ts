import type { TabProps } from '../features/funds/tabs/tabProps';
import { fundOf, notices, shareOf } from './fundFixtures';

/** Of a fund's page with one share for everyone. */
export function tabPropsOf(changes: Partial<TabProps> = {}): TabProps {
  return {
    fund: fundOf(),
    shares: [shareOf()],
    notices,
    contactPath: '/fr/contact',
    isSharePage: false,
    ...changes,
  };
}
