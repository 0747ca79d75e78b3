import type { FundNotices, FundView, ShareView } from '../fundViews';

/** Props of every tab. */
export type TabProps = {
  fund: FundView;
  /** On a share's page that share; on a fund's page the first share that each profile sees. */
  shares: readonly ShareView[];
  notices: FundNotices;
  contactPath: string;
  isSharePage: boolean;
};
