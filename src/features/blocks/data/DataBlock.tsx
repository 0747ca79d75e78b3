import { DocumentList } from '../../funds/DocumentList';
import type { BlockView } from '../blockViews';
import { Bars } from './Bars';
import { RatingScale } from './RatingScale';

/** Block kinds that few pages have; their components are a chunk of their own. */
export type DataBlockView = Extract<BlockView, { kind: 'BARS' | 'RATING_SCALE' | 'ESG_REPORTS' }>;

export function DataBlock({ block }: { block: DataBlockView }) {
  switch (block.kind) {
    case 'BARS':
      return <Bars block={block} />;
    case 'RATING_SCALE':
      return <RatingScale block={block} />;
    case 'ESG_REPORTS':
      return <DocumentList documents={block.documents} />;
  }
}
