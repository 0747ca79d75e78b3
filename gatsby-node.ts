export { onPreInit } from './gatsby/onPreInit';
export { onCreateWebpackConfig } from './gatsby/onCreateWebpackConfig';
export { createPages } from './gatsby/createPages';
export { onCreateDevServer } from './gatsby/onCreateDevServer';
export { onPostBuild } from './gatsby/onPostBuild';
