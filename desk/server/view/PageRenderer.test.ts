import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../platform/projectRoot';
import { useFolder } from '../../../platform/testing/useFolder';
import { PageRenderer } from './PageRenderer';

const inRoot = useFolder();

/** Stands in for `scripts/showPages.ts`: it answers by the revision that it is asked for. */
const program = `
  const answers = {
    shown: ({ identity, address }) => identity ? { paths: { fr: '/' + identity } } : { file: { type: address, body: Buffer.from('body') } },
    wrong: () => ({ failure: 'no slug.', needsBuild: false }),
    new: () => ({ failure: 'no build.', needsBuild: true }),
  };
  process.on('message', ({ id, revision, question }) => {
    if (revision === 'ends') process.exit(3);
    const answer = question === 'ready' ? { isReady: true } : answers[revision]?.(question);
    if (answer) process.send?.({ id, ...answer });
  });
  process.on('disconnect', () => process.exit());
`;

let renderer: PageRenderer;
const start = (options: Partial<ConstructorParameters<typeof PageRenderer>[0]> = {}) =>
  new PageRenderer({ root: inRoot(), ...options });
beforeEach(async () => {
  await mkdir(inRoot('scripts'));
  // The loader of TypeScript is there.
  await symlink(path.join(projectRoot, 'node_modules'), inRoot('node_modules'));
  await writeFile(inRoot('scripts', 'showPages.ts'), program);
  renderer = start();
});
afterEach(() => renderer.stop());

const asked = { address: '/fr', profile: 'PRO', base: '/api/site/r/PRO' } as const;
const paths = (revision: string) => renderer.paths(revision, 'page:index');

it('passes on what its program answers, and is started again after its end', async () => {
  await renderer.getReady();
  expect(await paths('shown')).toEqual({ fr: '/page:index' });
  const { type, body } = (await renderer.file('shown', asked)) ?? {};
  expect([type, String(body)]).toEqual(['/fr', 'body']);
  renderer.stop();
  expect(await paths('shown')).toEqual({ fr: '/page:index' });
});

it('says why there is no page, and whether a publish would help', async () => {
  await expect(paths('wrong')).rejects.toMatchObject({ code: 'not-shown', message: 'no slug.' });
  await expect(paths('new')).rejects.toMatchObject({ code: 'not-built', message: 'no build.' });
});

it('says that its program ended, took too long, or is not there', async () => {
  await expect(paths('ends')).rejects.toThrow('its program ended (3).');
  expect(await paths('shown')).toEqual({ fr: '/page:index' });
  const slow = start({ timeLimitMs: 1 });
  await expect(slow.paths('hangs', 'page:index')).rejects.toThrow('its program ended (SIGKILL).');
  const broken = start({ root: inRoot('elsewhere') });
  await expect(broken.paths('shown', 'page:index')).rejects.toMatchObject({ code: 'not-shown' });
  await broken.getReady();
});
