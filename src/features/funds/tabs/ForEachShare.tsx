import type { ReactNode } from 'react';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { ShareView } from '../fundViews';

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
