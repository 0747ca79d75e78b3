import { mkdir, writeFile } from 'node:fs/promises';
import { useFolder } from '../../../platform/testing/useFolder';
import { PageRenderer } from './PageRenderer';

const inRoot = useFolder();

/** Stands in for `scripts/showPages.ts`: it answers by the revision that it is asked for. */
const program = `
  const answers = {
    shown: ({ identity, address }: any) => identity ? { paths: { fr: '/' + identity } } : { file: { type: address, body: Buffer.from('body') } },
    wrong: () => ({ failure: 'no slug.', needsBuild: false }),
    new: () => ({ failure: 'no build.', needsBuild: true }),
    '': () => ({ isReady: true }),
  } as any;
  process.on('message', ({ id, revision, question }: any) => {
    if (revision === 'ends') process.exit(3);
    if (revision !== 'hangs') process.send?.({ id, ...answers[revision](question) });
  });
  process.on('disconnect', () => process.exit());
`;

let renderer: PageRenderer;
const start = (options: Partial<ConstructorParameters<typeof PageRenderer>[0]> = {}) =>
  new PageRenderer({ root: inRoot(), folder: inRoot('compiled'), ...options });
beforeEach(async () => {
  await mkdir(inRoot('scripts'));
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
  await renderer.stop();
  expect(await paths('shown')).toEqual({ fr: '/page:index' });
});

it('says why there is no page, and whether a publish would help', async () => {
  await expect(paths('wrong')).rejects.toMatchObject({ code: 'not-shown', message: 'no slug.' });
  await expect(paths('new')).rejects.toMatchObject({ code: 'not-built', message: 'no build.' });
});

it('says that its program ended, took too long, or cannot be compiled', async () => {
  await expect(paths('ends')).rejects.toThrow('its program ended (3).');
  expect(await paths('shown')).toEqual({ fr: '/page:index' });
  const slow = start({ timeLimitMs: 1 });
  await expect(slow.paths('hangs', 'page:index')).rejects.toThrow('its program ended (SIGKILL).');
  const broken = start({ root: inRoot('compiled') });
  await expect(broken.paths('shown', 'page:index')).rejects.toMatchObject({ code: 'not-shown' });
  await broken.getReady();
});
