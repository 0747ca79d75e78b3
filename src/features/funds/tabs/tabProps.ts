import type { FundNotices, FundView, ShareView } from '../fundViews';

/** What every tab of a fund's or share's page is made from. */
export type TabProps = {
  fund: FundView;
  /** Of a share's page, that share; of a fund's page, the first share of each group of profiles that sees the same one. */
  shares: readonly ShareView[];
  notices: FundNotices;
  contactPath: string;
  isSharePage: boolean;
};
