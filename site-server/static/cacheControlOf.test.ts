import { cacheControlOf, immutable, revalidate } from './cacheControlOf';

const hash = '0123456789abcdef0123';

it.each([
  `app-${hash}.js`,
  `webpack-runtime-${hash}.js`,
  `component---src-templates-fund-tsx-${hash}.js`,
  `123-${hash}.js`,
  `app-${hash}.js.map`,
  `app-${hash}.js.LICENSE.txt`,
  `styles.${hash}.css`,
  'static/0f1e/portrait.webp',
  'static/source-sans-3-0f1e2d3c.woff2',
])('%s never changes', (file) => {
  expect(cacheControlOf(file.split('/'))).toBe(immutable);
});

it.each([
  'fr/contact/index.html',
  'page-data/fr/contact/page-data.json',
  'page-data/app-data.json',
  'page-data/sq/d/1234567890.json',
  'slice-data/header.json',
  'sitemap-index.xml',
  'chunk-map.json',
  'webpack.stats.json',
  'favicon.ico',
  'polyfill.js',
])('%s is revalidated', (file) => {
  expect(cacheControlOf(file.split('/'))).toBe(revalidate);
});
