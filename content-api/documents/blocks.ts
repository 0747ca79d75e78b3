import type { LabelledValue, TitledWeight } from './fundDocumentInput';

/** A part of a document, from top to bottom of its column. */
export type Block =
  | { kind: 'paragraph'; text: string; tone?: 'body' | 'letter' | 'note' | 'warning' }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly LabelledValue[] }
  /** The first column holds words, the others figures. */
  | { kind: 'table'; header: readonly string[]; rows: readonly (readonly string[])[] }
  /** Set side by side. */
  | { kind: 'weights'; lists: readonly { title: string; rows: readonly TitledWeight[] }[] }
  | { kind: 'riskScale'; level: number; lower: string; higher: string; description: string }
  /** Lines to fill in by hand. */
  | { kind: 'fields'; labels: readonly string[] }
  /** Boxes to tick by hand. */
  | { kind: 'checkboxes'; items: readonly string[] }
  /** Empty frames to write in, side by side. */
  | { kind: 'frames'; labels: readonly string[] };

export type Section = { title: string; blocks: readonly Block[] };
