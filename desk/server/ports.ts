import type { makeContent } from './publishing/pendingChanges';
import type { makePreview } from './preview/makePreview';
import type { PreviewLinks } from './preview/PreviewLinks';
import type { makePublishing } from './publishing/deskPublishing';
import type { Schedules } from './publishing/Schedules';
import type { PageRenderer } from './view/PageRenderer';

/*
 * The interfaces through which routes use the parts behind them. The methods throw an HttpError if the page has words for the problem.
 */

export type DeskContent = ReturnType<typeof makeContent>;
export type DeskPages = Pick<PageRenderer, 'paths' | 'file'>;
export type DeskPublishing = ReturnType<typeof makePublishing>;
export type DeskSchedules = Pick<Schedules, 'list' | 'plan' | 'orphan' | 'withdraw'>;
export interface DeskPreview extends Omit<ReturnType<typeof makePreview>, 'links' | 'stop'> {
  readonly links: Pick<PreviewLinks, 'list' | 'withdraw'>;
}
