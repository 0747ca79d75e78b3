import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { seedOf, uniforms } from '../../content-api/testing/seededRandom';

/** A working tree of the content, with everything that is random about its edits. */
export class EditedContent {
  private readonly uniform: () => number;
  private count = 0;

  constructor(
    readonly folder: string,
    seed: string,
  ) {
    this.uniform = uniforms(seedOf(seed));
  }

  /** @throws Error when there is nothing to choose from */
  draw<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.uniform() * values.length)];
    if (value === undefined) throw new Error('There is nothing to draw from.');
    return value;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const keyed = values.map((value) => ({ value, key: this.uniform() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  }

  /** Differs from all others, so that no edit undoes or repeats another; can be part of a slug. */
  word(): string {
    this.count += 1;
    return `essai-${this.count}`;
  }

  at(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  async foldersIn(...names: string[]): Promise<string[]> {
    const entries = await readdir(this.at(...names), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }

  /** Names of one of the folder's files with this ending. */
  async drawFile(ending: string, ...names: string[]): Promise<string> {
    const files = await readdir(this.at(...names));
    return this.draw(files.filter((name) => name.endsWith(ending)).sort());
  }

  async editText(file: string, change: (text: string) => string): Promise<void> {
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing to edit.`);
    await writeFile(file, after);
  }

  async editYaml(file: string, change: (document: Document) => void): Promise<void> {
    await this.editText(file, (text) => {
      const document = parseDocument(text);
      change(document);
      return document.toString({ lineWidth: 0 });
    });
  }
}

/** One edit as an editor makes it. @returns what was edited */
export type Edit = (content: EditedContent) => Promise<string>;

const locales = ['fr', 'en', 'it'] as const;

async function drawNews(content: EditedContent): Promise<string> {
  return content.draw(await content.foldersIn('news'));
}

/** In the front matter of an item in one language. */
function newsField(field: 'title' | 'slug' | 'summary', value: (word: string) => string): Edit {
  return async (content) => {
    const item = await drawNews(content);
    const file = await content.drawFile('.md', 'news', item);
    const line = new RegExp(`^${field}: .*$`, 'm');
    const next = `${field}: ${value(content.word())}`;
    await content.editText(content.at('news', item, file), (text) => text.replace(line, () => next));
    return `${item}/${file}`;
  };
}

async function newsText(content: EditedContent): Promise<string> {
  const item = await drawNews(content);
  const file = await content.drawFile('.md', 'news', item);
  await content.editText(content.at('news', item, file), (text) => `${text.trimEnd()} ${content.word()}.\n`);
  return `${item}/${file}`;
}

async function newsRemoved(content: EditedContent): Promise<string> {
  const item = await drawNews(content);
  await rm(content.at('news', item), { recursive: true });
  return item;
}

async function newsAdded(content: EditedContent): Promise<string> {
  const item = await drawNews(content);
  const word = content.word();
  const added = `${content.draw(['2025-08-20', '2026-05-05', '2026-11-20'])}-${word}`;
  await cp(content.at('news', item), content.at('news', added), { recursive: true });
  for (const file of await readdir(content.at('news', added))) {
    if (!file.endsWith('.md')) continue;
    await content.editText(content.at('news', added, file), (text) =>
      text.replace(/^slug: .*$/m, `slug: ${word}`).replace(/^title: .*$/m, `title: Ajout ${word}`),
    );
  }
  return added;
}

async function translationRemoved(content: EditedContent): Promise<string> {
  const item = await drawNews(content);
  const file = await content.drawFile('.md', 'news', item);
  await rm(content.at('news', item, file));
  return `${item}/${file}`;
}

async function newsPicture(content: EditedContent): Promise<string> {
  const items = await content.foldersIn('news');
  const files = await Promise.all(items.map((item) => readdir(content.at('news', item))));
  const illustrated = items.filter((_, index) => files[index]?.includes('image.png'));
  const [to = '', from = ''] = content.shuffled(illustrated);
  await cp(content.at('news', from, 'image.png'), content.at('news', to, 'image.png'));
  return to;
}

async function newsMoved(content: EditedContent): Promise<string> {
  const item = await drawNews(content);
  const [supports, stories] = ['supports', 'stories-of-emerging'];
  await content.editYaml(content.at('news', item, 'news.yaml'), (document) =>
    document.set('category', document.get('category') === supports ? stories : supports),
  );
  return item;
}

/** A field of one language in the first or second entry of a list. */
function listField(file: string, field: string, value: (word: string) => string): Edit {
  return async (content) => {
    const at = [content.draw([0, 1]), field, content.draw(locales)];
    await content.editYaml(content.at(...file.split('/')), (document) =>
      document.setIn(at, value(content.word())),
    );
    return `${file} ${at.join('.')}`;
  };
}

function fundField(field: 'title' | 'slug' | 'description', value: (word: string) => string): Edit {
  return async (content) => {
    const fund = content.draw(await content.foldersIn('funds'));
    const locale = content.draw(locales);
    await content.editYaml(content.at('funds', fund, 'fund.yaml'), (document) =>
      document.setIn([field, locale], value(content.word())),
    );
    return `${fund} ${field}.${locale}`;
  };
}

async function fundAssets(content: EditedContent): Promise<string> {
  const fund = content.draw(await content.foldersIn('funds'));
  await content.editYaml(content.at('funds', fund, 'fund.yaml'), (document) =>
    document.setIn(['aum', 'value'], content.draw([41_000_000, 52_000_000, 63_000_000])),
  );
  return fund;
}

async function shareSlug(content: EditedContent): Promise<string> {
  const fund = content.draw(await content.foldersIn('funds'));
  const share = await content.drawFile('.yaml', 'funds', fund, 'shares');
  await content.editYaml(content.at('funds', fund, 'shares', share), (document) =>
    document.set('slug', content.word()),
  );
  return `${fund}/${share}`;
}

async function shareClosed(content: EditedContent): Promise<string> {
  const fund = content.draw(await content.foldersIn('funds'));
  const share = await content.drawFile('.yaml', 'funds', fund, 'shares');
  await content.editYaml(content.at('funds', fund, 'shares', share), (document) =>
    document.set('active', false),
  );
  return `${fund}/${share}`;
}

async function newestNav(content: EditedContent): Promise<string> {
  const funds = ['meridane-asia', 'meridane-emerging-bonds', 'meridane-emerging-equity', 'meridane-india'];
  const fund = content.draw(funds);
  const file = await content.drawFile('.csv', 'funds', fund, 'navs');
  await content.editText(content.at('funds', fund, 'navs', file), (text) =>
    text.replace(/,(\d+)\.\d+(,[\d.]*)?\n*$/, (_, whole: string, end = '') => `,${whole}.77${end}\n`),
  );
  return `${fund}/${file}`;
}

async function pageTitle(content: EditedContent): Promise<string> {
  const page = content.draw(await content.foldersIn('pages'));
  const file = await content.drawFile('.yaml', 'pages', page);
  await content.editYaml(content.at('pages', page, file), (document) =>
    document.set('title', `Titre ${content.word()}`),
  );
  return `${page}/${file}`;
}

async function pageText(content: EditedContent): Promise<string> {
  const page = content.draw(await content.foldersIn('pages'));
  const file = await content.drawFile('.yaml', 'pages', page);
  const word = content.word();
  await content.editText(content.at('pages', page, file), (text) =>
    text.replace(/^( +body: \|\n +)/m, (start) => `${start}${word} `),
  );
  return `${page}/${file}`;
}

async function pageRemoved(content: EditedContent): Promise<string> {
  const page = content.draw(['compare', 'supports', 'standard-page']);
  const file = await content.drawFile('.yaml', 'pages', page);
  await rm(content.at('pages', page, file));
  return `${page}/${file}`;
}

async function portrait(content: EditedContent): Promise<string> {
  const files = (await readdir(content.at('team', 'portraits'))).sort();
  const [to = '', from = ''] = content.shuffled(files);
  await cp(content.at('team', 'portraits', from), content.at('team', 'portraits', to));
  return to;
}

async function memberAdded(content: EditedContent): Promise<string> {
  const word = content.word();
  const role = Object.fromEntries(locales.map((locale) => [locale, word]));
  await content.editYaml(content.at('team', 'team.yaml'), (document) =>
    document.add(document.createNode({ code: word, name: `Ajout ${word}`, department: 'esg', role })),
  );
  return word;
}

async function baseline(content: EditedContent): Promise<string> {
  const locale = content.draw(locales);
  await content.editYaml(content.at('company', 'company.yaml'), (document) =>
    document.setIn(['baseline', locale], `Une devise, ${content.word()}`),
  );
  return locale;
}

/** In the footer of every page, and on the pages that say where the company is. */
async function address(content: EditedContent): Promise<string> {
  const word = content.word();
  await content.editText(content.at('company', 'company.yaml'), (text) =>
    text.replace(/^( +- code: ADDRESS\n +content: ).*$/m, (_, start: string) => `${start}1, rue ${word}`),
  );
  return word;
}

/** Part of the share image of every page. */
async function brandColour(content: EditedContent): Promise<string> {
  const colour = content.draw(['#204060', '#402060', '#206040']);
  await content.editYaml(content.at('company', 'company.yaml'), (document) =>
    document.setIn(['brand', 'colour'], colour),
  );
  return colour;
}

const same = (word: string) => word;

export const edits: Readonly<Record<string, Edit>> = {
  'news: title': newsField('title', (word) => `Titre ${word}`),
  'news: slug': newsField('slug', same),
  'news: summary': newsField('summary', (word) => `Un résumé, ${word}`),
  'news: text': newsText,
  'news: removed': newsRemoved,
  'news: added': newsAdded,
  'news: translation removed': translationRemoved,
  'news: picture': newsPicture,
  'news: other category': newsMoved,
  'news category: title': listField('news/categories.yaml', 'title', (word) => `Rubrique ${word}`),
  'news category: slug': listField('news/categories.yaml', 'slug', same),
  'fund: title': fundField('title', (word) => `Fonds ${word}`),
  'fund: slug': fundField('slug', same),
  'fund: description': fundField('description', (word) => `Un fonds, ${word}.`),
  'fund: assets': fundAssets,
  'fund category: title': listField('categories/categories.yaml', 'title', (word) => `Classe ${word}`),
  'share: slug': shareSlug,
  'share: closed': shareClosed,
  'share: newest NAV': newestNav,
  'page: title': pageTitle,
  'page: text': pageText,
  'page: removed': pageRemoved,
  'team: role': listField('team/team.yaml', 'role', (word) => `Rôle ${word}`),
  'team: portrait': portrait,
  'team: member added': memberAdded,
  'company: baseline': baseline,
  'company: address': address,
  'company: colour': brandColour,
};
