import { writeFile } from 'node:fs/promises';
import { freePort } from '../platform/freePort';
import { stopProcessGroups } from '../platform/processGroup';
import { startServer } from './startServers';
import { useFolder } from '../platform/testing/useFolder';

/** Answers badly until the file `ready` is beside it; ends when `ends` is. */
const slowServer = `
  const { existsSync } = require('node:fs');
  const isThere = (name) => existsSync(require('node:path').join(__dirname, name));
  require('node:http').createServer((_, response) => {
    if (isThere('ends')) process.exit(3);
    response.writeHead(isThere('ready') ? 200 : 503, { connection: 'close' }).end();
  }).listen(Number(process.env.PORT_OF_TEST), () => console.log('slow'));
`;

const inFolder = useFolder();

afterEach(async () => {
  await stopProcessGroups();
});

describe('a server that is not ready at once', () => {
  let start: Promise<unknown>;

  beforeEach(async () => {
    const program = inFolder('server.cjs');
    await writeFile(program, slowServer);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    jest.replaceProperty(process, 'env', { ...process.env, PORT_OF_TEST: String(port) });
    const isUp = new Promise<void>((resolve) => {
      jest.spyOn(console, 'log').mockImplementation((line: string) => line === 'site | slow' && resolve());
    });
    const options = { name: 'site server', program, origin, label: 'site' };
    start = startServer(options, new AbortController().signal);
    start.catch(() => undefined);
    await isUp;
  });

  afterEach(() => jest.restoreAllMocks());

  test('is waited for', async () => {
    await writeFile(inFolder('ready'), '');
    await expect(start).resolves.toEqual({ ended: expect.any(Promise) });
  });

  test('is given up once it ends', async () => {
    await writeFile(inFolder('ends'), '');
    await expect(start).rejects.toThrow('The site server ended with code 3; its output above says why.');
  });
});
