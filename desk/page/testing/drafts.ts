import { fileShape } from '../../../content/schemas/fileShapes';
import { type Draft, type DraftContent, isMap, type Json } from '../../api';
import * as v from 'valibot';
import { titleSchema } from '../../api';
import { openDesk, sessionOf } from './server';

const at = '2026-11-25T08:15:00.000Z';

export const draftOf = (over: Partial<Draft> = {}): Draft => ({
  name: '1',
  title: 'Lettre de novembre',
  owner: 'Claire Delmas',
  head: 'c0ffee',
  authors: ['Claire Delmas'],
  changedAt: at,
  changedFiles: 2,
  review: null,
  ...over,
});

export const reviewOf = (state: 'asked' | 'approved' | 'returned', over: object = {}): Draft['review'] => ({
  state,
  by: 'Hugo Ferrand',
  at,
  note: '',
  commit: 'c0ffee',
  ...over,
});

export const change: DraftContent['changes'][number] = {
  kind: 'news',
  code: '2026-10-30-letter',
  title: 'La lettre',
  change: 'edited',
  differences: [],
  omitted: 0,
};

const folder = 'news/2026-10-30-letter';

/** Files of a news item in two languages, and lists to choose from. */
export const values: Record<string, Json> = {
  [`${folder}/news.yaml`]: { category: 'supports', routeType: 'ROUTE', funds: ['asia'] },
  [`${folder}/fr.md`]: { title: 'La lettre', slug: 'la-lettre', '---': '\nBonjour **tous**.\n' },
  [`${folder}/en.md`]: { title: 'The letter', slug: 'the-letter', '---': '\nHello.\n' },
  'news/categories.yaml': [
    { code: 'supports', title: { fr: 'Supports', en: 'Media' } },
    { code: 'stories', title: { fr: 'Histoires', en: 'Stories' } },
  ],
  'team/team.yaml': [
    { code: 'ana', name: 'Ana', department: 'sales', role: { fr: 'Vente', en: 'Sales', it: 'Vendite' } },
    { code: 'bob', name: 'Bob', department: 'esg', role: { fr: 'ESG', en: 'ESG', it: 'ESG' } },
  ],
  'funds/asia/fund.yaml': { code: 'asia', title: { fr: 'Meridane Asie', en: 'Meridane Asia' }, riskLevel: 4 },
};

export const newsItem = `/drafts/1/${folder}`;

function titleIn(value: Json): Pick<DraftContent['files'][number], 'title'> {
  if (!isMap(value) || value.title === undefined) return {};
  return { title: v.parse(titleSchema, value.title) };
}

export const contentOf = (over: Partial<DraftContent> = {}): DraftContent => ({
  draft: draftOf(),
  changes: [change],
  omitted: 0,
  problems: [],
  untranslated: [],
  remarks: [],
  mayMerge: true,
  files: Object.entries(values).map(([path, value]) => ({
    path,
    blob: `of ${path}`,
    size: 1_000,
    ...titleIn(value),
  })),
  hasOnlyNewNavs: false,
  ...over,
});

export const fileOf = (path: string, over: object = {}) => ({
  body: { files: [{ path, blob: `of ${path}`, value: values[path], ...fileShape(path), ...over }] },
});

export const askFile = (path: string) => `GET /drafts/1/files?path=${encodeURIComponent(path)}`;

type Answers = Parameters<typeof openDesk>[1] & {};

/** The page at an address of drafts, with one draft. */
export function openDrafts(
  path: string,
  answers: Answers = {},
  {
    role = 'publisher',
    content = {},
  }: { role?: Parameters<typeof sessionOf>[0]; content?: Partial<DraftContent> } = {},
) {
  const files = Object.fromEntries(Object.keys(values).map((file) => [askFile(file), fileOf(file)]));
  return openDesk(path, {
    'GET /session': { body: sessionOf(role) },
    'GET /drafts': { body: { drafts: [draftOf(content.draft)] } },
    'GET /drafts/1': { body: contentOf(content) },
    'POST /drafts/1/problems': { body: { problems: [] } },
    'POST /drafts/1/open': { body: { others: [] } },
    ...files,
    ...answers,
  });
}
