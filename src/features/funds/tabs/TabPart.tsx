import type { ReactNode } from 'react';
import { Heading, UnderHeading } from '../../../components/ui/Heading';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { FundNotices, FundView } from '../fundViews';
import type { ShareView } from '../shareViews';

/** Props of every tab. */
export type TabProps = {
  fund: FundView;
  /** On a share's page that share; on a fund's page the first share that each profile sees. */
  shares: readonly ShareView[];
  notices: FundNotices;
  contactPath: string;
  isSharePage: boolean;
};

export function TabPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading textStyle="subheading" marginBottom="3">
        {title}
      </Heading>
      <UnderHeading>{children}</UnderHeading>
    </div>
  );
}

type ForEachShareProps = { shares: readonly ShareView[]; children: (share: ShareView) => ReactNode };

/** Renders what depends on the share once per share, marked for the profiles that see that share. */
export function ForEachShare({ shares, children }: ForEachShareProps) {
  return (
    <>
      {shares.map((share) => (
        <div key={share.isin} {...visibleTo(share.visibleTo)}>
          {children(share)}
        </div>
      ))}
    </>
  );
}
