import type { ReactNode } from 'react';
import { Heading, UnderHeading } from '../../../components/ui/Heading';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { ShareView } from '../fundViews';

/** A part of a tab under its title. */
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

/** What depends on the share, once for each share, for the profiles that it stands for. */
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
