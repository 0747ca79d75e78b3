import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { type TestContent, writeMinimalContent } from '../testing/writeMinimalContent';
import type { Content } from './content';
import { ContentError } from './contentSource';
import { watchContent } from './watchContent';

let content: TestContent;
let stop: () => void;
let nextReading: () => Promise<Content>;

const company = 'company/company.yaml';
const title = 'title: Example Asset Management';

beforeEach(async () => {
  content = await writeMinimalContent();
  let settle: { resolve: (content: Content) => void; reject: (error: unknown) => void } | undefined;
  nextReading = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  stop = watchContent(content.contentDir, {
    onContent: (read) => settle?.resolve(read),
    onError: (error) => settle?.reject(error),
  });
});

afterEach(async () => {
  stop();
  await content.dispose();
});

describe('watchContent', () => {
  it('reads the content again after an edit', async () => {
    const reading = nextReading();
    await content.edit(company, title, 'title: Renamed');
    expect((await reading).company.title).toBe('Renamed');
  });

  it('follows a file that an editor saves by replacing it, each time', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      const reading = nextReading();
      const before = await readFile(path.join(content.contentDir, company), 'utf8');
      await content.write('company/.draft', before.replace(/^title: .*$/m, `title: ${name}`));
      await rename(path.join(content.contentDir, 'company/.draft'), path.join(content.contentDir, company));
      expect((await reading).company.title).toBe(name);
    }
  });

  it('follows folders that come and go', async () => {
    const page = 'title: New\ncomponents: []\n';
    const added = nextReading();
    await Promise.all(['fr', 'en', 'it'].map((locale) => content.write(`pages/new/${locale}.yaml`, page)));
    expect((await added).pages.map(({ code }) => code)).toContain('new');

    const edited = nextReading();
    await content.write('pages/new/fr.yaml', page.replace('New', 'Nouvelle'));
    expect((await edited).pages.map((read) => read.title)).toContain('Nouvelle');

    const removed = nextReading();
    await content.remove('pages/new');
    expect((await removed).pages.map(({ code }) => code)).not.toContain('new');
  });

  it('follows a content folder that is replaced as a whole', async () => {
    const other = await writeMinimalContent();
    await other.edit(company, title, 'title: Replaced');
    const reading = nextReading();
    await rename(content.contentDir, `${content.contentDir}.before`);
    await rename(other.contentDir, content.contentDir);
    expect((await reading).company.title).toBe('Replaced');
    await other.dispose();
  });

  it('tells of errors, and goes on', async () => {
    const failing = nextReading();
    await content.edit(company, title, 'name: Example');
    await expect(failing).rejects.toThrow(ContentError);

    const reading = nextReading();
    await content.edit(company, 'name: Example', title);
    expect((await reading).company.title).toBe('Example Asset Management');
  });
});
