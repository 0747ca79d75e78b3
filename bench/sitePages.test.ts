import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { choosePages, readSitePages, type SitePage } from './sitePages';
import { templateOf } from './templates';

function page(pagePath: string, htmlBrotliBytes: number): SitePage {
  const template = templateOf(pagePath);
  if (!template) throw new Error(`${pagePath} has no template`);
  return { template, path: pagePath, htmlBytes: htmlBrotliBytes * 5, htmlBrotliBytes };
}

describe('choosing pages', () => {
  const chosen = (...pages: SitePage[]) => choosePages(pages).map((one) => [one.path, one.isTypical]);

  it('takes the typical page in French and the heaviest of any locale', () => {
    expect(
      chosen(
        page('/en/gdpr', 900),
        page('/fr/confidentialite', 700),
        page('/fr/la-societe-de-gestion', 500),
        page('/fr/actualites/first', 300),
        page('/fr/actualites/second', 400),
      ),
    ).toEqual([
      ['/fr/la-societe-de-gestion', true],
      ['/en/gdpr', false],
      ['/fr/actualites/first', true],
      ['/fr/actualites/second', false],
    ]);
  });

  it('takes a page once that is both', () => {
    expect(chosen(page('/it', 100), page('/fr', 100), page('/en', 90))).toEqual([
      ['/fr', true],
      ['/it', false],
    ]);
    expect(chosen(page('/it', 90), page('/fr', 100))).toEqual([['/fr', true]]);
  });
});

describe('reading pages', () => {
  let folder: string;

  async function write(file: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bench-pages-'));
    for (const locale of ['fr', 'en', 'it']) await write(`${locale}/404/index.html`, 'lost');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('weighs the pages of the sitemap and the not-found pages', async () => {
    const html = '<p>fonds</p>'.repeat(200);
    await write('fr/funds/marchés/index.html', html);
    const [fund, ...lost] = await readSitePages(
      ['https://www.example.com/fr/funds/march%C3%A9s', 'https://www.example.com/other'],
      folder,
    );
    expect(fund).toMatchObject({ template: 'fund', path: '/fr/funds/marchés', htmlBytes: 2400 });
    expect(fund?.htmlBrotliBytes).toBeLessThan(100);
    expect(lost.map((one) => one.path)).toEqual(['/fr/no-such-page', '/en/no-such-page', '/it/no-such-page']);
  });

  it('takes the compressed file that the server sends', async () => {
    const sent = brotliCompressSync('another content');
    await write('en/contact/index.html', 'x'.repeat(5000));
    await write('en/contact/index.html.br', sent);
    const [contact] = await readSitePages(['https://www.example.com/en/contact'], folder);
    expect(contact?.htmlBrotliBytes).toBe(sent.length);
    expect(brotliDecompressSync(sent).toString()).toBe('another content');
  });
});
