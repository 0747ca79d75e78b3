import { listedAssets } from './EmittedAssets';

it('lists scripts and styles with their licences', () => {
  expect(
    listedAssets(['styles.1.css', 'static/a.woff2', 'app-1.js', 'app-1.js.LICENSE.txt', 'a.json']),
  ).toEqual(['app-1.js', 'app-1.js.LICENSE.txt', 'styles.1.css']);
});
