import { rm } from 'node:fs/promises';
import { assertReleaseIsLive } from './servedRelease';
import { writeLiveRelease } from './testing/liveRelease';

it('the server starts only when a complete release is live', async () => {
  const whole = { 'fr/index.html': '', 'en/index.html': '', 'it/index.html': '', '404.html': '' };
  const live = await writeLiveRelease(whole);
  const partial = await writeLiveRelease({ 'fr/index.html': '' });
  expect(() => assertReleaseIsLive(live)).not.toThrow();
  expect(() => assertReleaseIsLive(partial)).toThrow('is not complete: run `npm run release`');
  expect(() => assertReleaseIsLive(`${live}/nowhere`)).toThrow(
    `There is no release in ${live}/nowhere: run \`npm run release\` first.`,
  );
  await Promise.all([live, partial].map((folder) => rm(folder, { recursive: true })));
});
