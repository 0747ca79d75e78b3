import { listedAssets } from './EmittedAssets';

it('lists scripts and styles with their maps and licences', () => {
  expect(
    listedAssets([
      'styles.1.css',
      'app-1.js.map',
      'static/a.woff2',
      'app-1.js',
      'app-1.js.LICENSE.txt',
      'a.json',
    ]),
  ).toEqual(['app-1.js', 'app-1.js.LICENSE.txt', 'app-1.js.map', 'styles.1.css']);
});
