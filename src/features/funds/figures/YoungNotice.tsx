import { createContext, type ReactNode } from 'react';
import { RichText } from '../../../components/ui/RichText';
import { liveShare } from '../freshFigures';
import type { ShareSummaryView } from '../shareViews';

/** Sanitised HTML from the page `disclaimers`, shown instead of the performances of a share under one year. */
export const YoungNotice = createContext('');

/** Shown for shares that are under one year by the live data (`src/start/liveFigures.ts`). */
export function YoungNoticeTemplate({ html }: { html: string }) {
  return (
    <template data-young-notice>
      <RichText html={html} />
    </template>
  );
}

type LiveFiguresProps = {
  share: Pick<ShareSummaryView, 'isin' | 'price' | 'lessThanOneYear'>;
  /** Sanitised HTML. */
  notice: string;
  children: ReactNode;
};

/** Figures of a share, or the notice of one under one year (AMF DOC-2011-24), also where only live data say so. */
export function LiveFigures({ share, notice, children }: LiveFiguresProps) {
  return (
    <div {...liveShare(share)}>
      <div data-live-figures>{share.lessThanOneYear ? <RichText html={notice} /> : children}</div>
    </div>
  );
}
