/** One chunk, fetched by `useRangeTools` once the page has loaded. */
export { RangeBar } from './RangeBar';
export { RangeResults } from './RangeResults';
