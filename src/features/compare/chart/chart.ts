/* What is fetched when the comparison's chart comes near, as one script. */
export { fetchSeries } from './fetchSeries';
export { SharesDrawing } from './SharesDrawing';
