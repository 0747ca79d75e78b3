/* What is fetched when a chart comes into view, as one script. */
export { BuiltChart } from '../BuiltChart';
export { fetchNavs } from '../fetchNavs';
export { InteractiveChart } from './InteractiveChart';
