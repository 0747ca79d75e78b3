import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBuildFolder } from './build/buildWithGatsby';
import { PublishHistory } from './history/PublishHistory';
import { Recorder } from './history/Recorder';
import { publishSite } from './publish';
import { PublishLogReader } from './publishLog';
import { ReleaseStore } from './releases/ReleaseStore';

const actor = { who: 'deploy', via: 'shell', note: '' } as const;
let root: string;
let store: ReleaseStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'publish-site-'));
  store = new ReleaseStore(path.join(root, 'releases'));
});

afterEach(() => rm(root, { recursive: true }));

function publish(signal: AbortSignal, onEvent: () => void = () => undefined) {
  const recorder = new Recorder(store.folder, actor, (message) => {
    throw new Error(message);
  });
  const findRevision = async () => undefined;
  return publishSite({ root, store, findRevision, recorder, kept: 3, purpose: 'a test', signal }, onEvent);
}

async function newestEntry() {
  const history = await PublishHistory.open(store.folder);
  const { entries } = await history.page();
  history.close();
  return entries[0];
}

it('leaves its log and its entry in the history, also when it is refused', async () => {
  await (await store.lock({ purpose: 'a test' })).release();
  await writeFile(path.join(store.folder, 'hold.json'), '{');
  await expect(publish(new AbortController().signal)).rejects.toThrow('hold.json cannot be read');
  const told = { ...actor, message: expect.stringContaining('hold.json'), result: 'failed' };
  expect(await newestEntry()).toMatchObject(told);
  const { result: state, ...rest } = told;
  expect(await new PublishLogReader(store.folder).read()).toMatchObject({ ...rest, state });
});

it('has no log while it waits for another', async () => {
  const waiting = new AbortController();
  await withBuildFolder({ root }, async () => {
    await new Promise<void>((resolve) => {
      void expect(publish(waiting.signal, resolve)).rejects.toThrow('stopped').then(resolve);
    });
    expect(await newestEntry()).toMatchObject({ ...actor, result: 'running' });
    expect(await new PublishLogReader(store.folder).read()).toBeUndefined();
    waiting.abort(new Error('stopped'));
  });
});
