/** What the range gets once the page stands: one chunk, fetched by `useRangeTools`. */
export { RangeBar } from './RangeBar';
export { RangeResults } from './RangeResults';
