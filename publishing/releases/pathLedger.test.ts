import { readdir, writeFile } from 'node:fs/promises';
import type { Locale } from '../../src/i18n/locales';
import {
  type PathLedger,
  maxOlderAddresses,
  nextLedger,
  emptyLedger,
  readLedger,
  redirectLines,
  writeLedger,
} from './pathLedger';
import { parseRedirects } from './hostingFiles';
import { useFolder } from '../../platform/testing/useFolder';

describe('nextLedger', () => {
  /** Page paths of one publish by `locale identity`; without a locale, `fr` is meant. */
  type Publish = Record<string, string>;

  function publish(known: PathLedger, pages: Publish) {
    return nextLedger(
      known,
      Object.entries(pages).map(([name, path]) => {
        const [identity = '', locale = 'fr'] = name.split(' ').reverse();
        return { identity, locale: locale as Locale, path, isIndexed: true };
      }),
    );
  }

  /** Result of the last of several publishes. */
  function after(...publishes: Publish[]) {
    return publishes.reduce(({ ledger }, pages) => publish(ledger, pages), publish(emptyLedger, {}));
  }

  it('knows no older address at first, and none where nothing moves', () => {
    const pages = { a: '/fr/a', 'it a': '/it/a' };
    for (const { redirects, gone, renamed } of [after(pages), after(pages, pages)]) {
      expect({ redirects, gone, renamed }).toEqual({ redirects: [], gone: [], renamed: [] });
    }
  });

  it('leads from every older address to the current one in one step, in its own locale', () => {
    const { redirects, gone, renamed } = after(
      { a: '/fr/1', 'it a': '/it/1' },
      { a: '/fr/2', 'it a': '/it/1' },
      { a: '/fr/3', 'it a': '/it/1' },
    );
    expect(redirects).toEqual([
      { from: '/fr/2', to: '/fr/3' },
      { from: '/fr/1', to: '/fr/3' },
    ]);
    expect(gone).toEqual([]);
    expect(renamed).toEqual([{ from: '/fr/2', to: '/fr/3' }]);
  });

  it('leads from the shares of a fund as from the fund', () => {
    const moved = after({ 'fund:a': '/fr/funds/1' }, { 'fund:a': '/fr/funds/2' });
    expect(moved.redirects).toEqual([
      { from: '/fr/funds/1', to: '/fr/funds/2' },
      { from: '/fr/funds/1/shares', to: '/fr/funds/2' },
    ]);
    expect(after({ 'fund:a': '/fr/funds/1' }, {}).gone).toEqual(['/fr/funds/1', '/fr/funds/1/shares']);
  });

  it('has all addresses of what was removed gone, and for as long as it stays away', () => {
    const { redirects, gone } = after({ a: '/fr/1' }, { a: '/fr/2' }, {}, { b: '/fr/b' });
    expect(redirects).toEqual([]);
    expect(gone).toEqual(['/fr/2', '/fr/1']);
  });

  it('has what was removed in one locale gone there only', () => {
    expect(after({ a: '/fr/1', 'en a': '/en/1' }, { 'en a': '/en/1' })).toMatchObject({
      gone: ['/fr/1'],
      redirects: [],
    });
  });

  describe('an address that is a page’s', () => {
    it('leads nowhere else once its own page is back', () => {
      expect(after({ a: '/fr/1' }, {}, { a: '/fr/1' })).toMatchObject({
        redirects: [],
        gone: [],
        renamed: [],
      });
    });

    it('is led to from the others when its page is back at another one', () => {
      const { redirects, renamed } = after({ a: '/fr/1' }, {}, { a: '/fr/2' });
      expect(redirects).toEqual([{ from: '/fr/1', to: '/fr/2' }]);
      expect(renamed).toEqual([]);
    });

    it('leads to no redirect of its own after the way there and back', () => {
      const { redirects } = after({ a: '/fr/1' }, { a: '/fr/2' }, { a: '/fr/1' });
      expect(redirects).toEqual([{ from: '/fr/2', to: '/fr/1' }]);
    });

    it('belongs to the page that has taken it, from then on', () => {
      const taken: Publish[] = [{ a: '/fr/1' }, { a: '/fr/2', b: '/fr/1' }];
      expect(after(...taken).redirects).toEqual([]);
      expect(after(...taken, { a: '/fr/2', b: '/fr/3' }).redirects).toEqual([{ from: '/fr/1', to: '/fr/3' }]);
      expect(after(...taken, { a: '/fr/2' }).gone).toEqual(['/fr/1']);
    });

    it('may be exchanged with another', () => {
      const { redirects, gone, renamed } = after({ a: '/fr/1', b: '/fr/2' }, { a: '/fr/2', b: '/fr/1' });
      expect({ redirects, gone }).toEqual({ redirects: [], gone: [] });
      expect(renamed).toHaveLength(2);
    });
  });

  describe('a later page of a list', () => {
    const list = 'news-category:letters';

    it('leads to the list when it vanishes', () => {
      const { redirects, gone } = after(
        { [list]: '/fr/c/l', [`${list}/page/2`]: '/fr/c/l/page/2' },
        { [list]: '/fr/c/l' },
      );
      expect({ redirects, gone }).toEqual({
        redirects: [{ from: '/fr/c/l/page/2', to: '/fr/c/l' }],
        gone: [],
      });
    });

    it('leads to where the list is now, and goes with it', () => {
      const first = { [list]: '/fr/c/l', [`${list}/page/2`]: '/fr/c/l/page/2' };
      const renamed = { [list]: '/fr/c/m' };
      expect(after(first, renamed).redirects).toContainEqual({ from: '/fr/c/l/page/2', to: '/fr/c/m' });
      expect(after(first, renamed, {}).gone).toContain('/fr/c/l/page/2');
    });

    it('leads to its own new address when the whole list has moved', () => {
      const { redirects } = after(
        { [list]: '/fr/c/l', [`${list}/page/2`]: '/fr/c/l/page/2' },
        { [list]: '/fr/c/m', [`${list}/page/2`]: '/fr/c/m/page/2' },
      );
      expect(redirects).toContainEqual({ from: '/fr/c/l/page/2', to: '/fr/c/m/page/2' });
    });
  });

  describe('of more addresses than are kept', () => {
    const many = (count: number): Publish =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, `/fr/a${index}`]));

    it('forgets those that were left longest ago', () => {
      const { gone, ledger } = after({ old: '/fr/old' }, many(maxOlderAddresses), {});
      expect(gone).toHaveLength(maxOlderAddresses);
      expect(gone).not.toContain('/fr/old');
      expect(ledger.pages).not.toHaveProperty('old');
    });

    it('keeps as many, whichever, where all were left at once', () => {
      expect(after(many(maxOlderAddresses + 5), {}).gone).toHaveLength(maxOlderAddresses);
    });

    it('keeps the pages that live', () => {
      const { ledger } = after({ ...many(maxOlderAddresses + 5), live: '/fr/1' }, { live: '/fr/2' });
      expect(ledger.pages.live?.fr?.current).toBe('/fr/2');
    });
  });

  it('takes identities for names and nothing else', () => {
    const { redirects } = after({ toString: '/fr/1' }, { toString: '/fr/2' });
    expect(redirects).toEqual([{ from: '/fr/1', to: '/fr/2' }]);
  });
});

describe('the file of the ledger', () => {
  const inFolder = useFolder();
  let file: string;
  beforeEach(async () => {
    file = inFolder('addresses.json');
  });

  it('is empty before the first publish, then holds exactly what was written', async () => {
    expect(await readLedger(file)).toEqual(emptyLedger);
    const page = { path: '/it/città', locale: 'it', identity: 'page:a', isIndexed: true } as const;
    const { ledger } = nextLedger(nextLedger(emptyLedger, [page]).ledger, []);
    await writeLedger(file, ledger);
    expect(await readLedger(file)).toEqual(ledger);
    expect(await readdir(inFolder())).toEqual(['addresses.json']);
  });

  it.each(['', '{"version":1,"publish":1,"pages":{"a":{"fr":{"current":"a","older":[]}}}}', '{"version":2}'])(
    'names the file and what to do when it holds %j',
    async (text) => {
      await writeFile(file, text);
      await expect(readLedger(file)).rejects.toThrow(`${file}, cannot be read`);
      await expect(readLedger(file)).rejects.toThrow('Put a copy of the file in its place');
    },
  );

  it('leaves nothing half-written behind', async () => {
    await expect(writeLedger(inFolder('none', 'a.json'), emptyLedger)).rejects.toThrow('ENOENT');
    expect(await readdir(inFolder())).toEqual([]);
  });
});

describe('redirectLines', () => {
  it('has moves first, then what is gone, with the not-found page of its language', () => {
    const lines = redirectLines({
      redirects: [{ from: '/fr/fonds-émergents', to: '/fr/a b' }],
      gone: ['/it/fondi', '/old'],
    });
    expect(lines.split('\n')).toEqual([
      '/fr/fonds-%C3%A9mergents /fr/a%20b 301',
      '/it/fondi /it/404 410',
      '/old /fr/404 410',
      '',
    ]);
  });

  it('has lines that are read as the addresses they were, whatever is in them', () => {
    const from = "/fr/100%-#1?-*-:a-l'été";
    const { redirects, problems } = parseRedirects(
      redirectLines({ redirects: [{ from, to: '/fr/b' }], gone: [] }),
    );
    expect(problems).toEqual([]);
    expect([...redirects]).toEqual([[from.slice(1), { location: '/fr/b', status: 301 }]]);
  });

  it('is empty where nothing has moved', () => {
    expect(redirectLines({ redirects: [], gone: [] })).toBe('');
  });
});
