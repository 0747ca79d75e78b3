import type { Block } from '../blocks';
import type { Pdf } from './createPdf';
import { checkboxRows, fieldRows, frameRow } from './formRows';
import { riskScaleRow } from './riskScaleRow';
import type { Column, Row } from './rows';
import { styles } from './setText';
import { factRows, figureTableRows, weightRows } from './tableRows';
import { listRows, paragraphRow } from './textRows';

/** A block measured for its column. */
export function blockRows(pdf: Pdf, block: Block, column: Column): Row[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraphRow(pdf, block.text, styles[block.tone ?? 'body'], column)];
    case 'list':
      return listRows(pdf, block.items, column);
    case 'facts':
      return factRows(pdf, block.rows, column);
    case 'table':
      return figureTableRows(pdf, block.header, block.rows, column);
    case 'weights':
      return weightRows(pdf, block.lists, column);
    case 'riskScale':
      return [riskScaleRow(pdf, block, column)];
    case 'fields':
      return fieldRows(pdf, block.labels, column);
    case 'checkboxes':
      return checkboxRows(pdf, block.items, column);
    case 'frames':
      return [frameRow(pdf, block.labels, column)];
  }
}
