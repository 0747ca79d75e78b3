import type { TabProps } from '../features/funds/tabs/TabPart';
import { fundOf, notices, shareOf } from './fundFixtures';

/** Props for a fund page with one share that everyone may see. */
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
