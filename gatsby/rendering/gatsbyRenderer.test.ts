import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { useFolder } from '../../platform/testing/useFolder';
import { GatsbyRenderer, tidyRenderers } from './gatsbyRenderer';

const inRoot = useFolder();

async function writeRenderer(
  code: string,
  minute: number,
  { gatsby = '5.16.1', styles = {} } = {},
): Promise<string> {
  const folder = inRoot('.data', 'renderer', code);
  await mkdir(folder, { recursive: true });
  const manifest = { gatsby, startScripts: [], styles, queries: {} };
  await writeFile(`${folder}/renderer.json`, JSON.stringify(manifest));
  await writeFile(`${folder}/render-page.js`, '');
  const at = new Date(2026, 10, 29, 12, minute);
  await utimes(folder, at, at);
  return folder;
}

it('keeps the two newest', async () => {
  for (const [minute, code] of ['oldest', 'newest', 'old'].entries())
    await writeRenderer(code, code === 'newest' ? 9 : minute);
  await tidyRenderers(inRoot());
  expect((await readdir(inRoot('.data', 'renderer'))).sort()).toEqual(['newest', 'old']);
});

it('is not used where no build has left one, or one of a version that was not tried', async () => {
  await expect(GatsbyRenderer.load(inRoot('none'))).rejects.toThrow(
    'no build of this code has left its renderer',
  );
  const other = await writeRenderer('other', 0, { gatsby: '5.17.0' });
  await expect(GatsbyRenderer.load(other)).rejects.toThrow('Gatsby 5.17.0 was not tried');
});

it('leaves a site to Gatsby that has lost its last page of a template', async () => {
  const styles = {
    'component---src-templates-fund-page-tsx': [],
    'component---src-templates-root-page-tsx': [],
  };
  const renderer = await GatsbyRenderer.load(await writeRenderer('used', 0, { styles }));
  expect(() => renderer.assertUsed([{ template: 'RootPage' }, { template: 'FundPage' }])).not.toThrow();
  expect(() => renderer.assertUsed([{ template: 'RootPage' }])).toThrow(
    'no page of component---src-templates-fund-page-tsx is left',
  );
});

it('does not know a template of which the build had no page in a language', async () => {
  const renderer = await GatsbyRenderer.load(await writeRenderer('some', 0));
  const page = { path: '/it/x', template: 'FundPage', identity: null, context: { language: 'it' } };
  await expect(renderer.page(page as never, {})).rejects.toThrow('no page of FundPage in it');
});
