import { rm } from 'node:fs/promises';
import { assertSiteIsBuilt, isSiteBuilt } from './assertSiteIsBuilt';
import { writeSite } from './testing/writeSite';

it('wants a home page a locale and the not-found page', async () => {
  const whole = { 'fr/index.html': '', 'en/index.html': '', 'it/index.html': '', '404.html': '' };
  const built = await writeSite(whole);
  const partial = await writeSite({ ...whole, 'fr/other.html': '' });
  await rm(`${partial}/fr/index.html`);
  expect(isSiteBuilt(built)).toBe(true);
  expect(() => assertSiteIsBuilt(built)).not.toThrow();
  expect(() => assertSiteIsBuilt(partial)).toThrow('run `npm run build` first');
  expect(isSiteBuilt(`${built}/nowhere`)).toBe(false);
  await Promise.all([built, partial].map((root) => rm(root, { recursive: true })));
});
