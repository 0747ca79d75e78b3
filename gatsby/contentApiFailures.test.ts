import type { GatsbyNode } from 'gatsby';
import { locales } from '../src/i18n/locales';
import { useFolder } from '../platform/testing/useFolder';
import type { RunQuery } from './contentApi/runQuery';
import { unstitched } from './contentApi/stitchedQuery';
import { createPages } from './createPages';
import { onPreInit } from './onPreInit';
import { createSmallContent, isins } from './testing/smallContent';
import { type Behaviour, type SmallContentApi, startSmallContentApi } from './testing/smallContentApi';

/*
 * The hooks must end the build with one message. otherContent.build.test.ts checks with a real build that the
 * message stops Gatsby and that the previous build stays intact.
 */

type HookArguments<Hook extends 'onPreInit' | 'createPages'> = Parameters<NonNullable<GatsbyNode[Hook]>>[0];

const unreachable = 'http://127.0.0.1:9';
const panic = jest.fn();
const warn = jest.fn();
const createPage = jest.fn();
let api: SmallContentApi;
const inFolder = useFolder();

beforeAll(async () => {
  api = await startSmallContentApi();
});

afterAll(() => api.close());

beforeEach(() => {
  api.behaviour = 'works';
  api.content = createSmallContent();
  jest.resetAllMocks();
  useContentApi(api.url);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function useContentApi(url: string): void {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_API_URL: url, CONTENT_API_TOKEN: '' });
}

async function runPreInit(): Promise<void> {
  const args = { reporter: { panic } } as unknown as HookArguments<'onPreInit'>;
  await onPreInit?.(args, { plugins: [] }, () => undefined);
}

/** Gatsby's data layer, with the content API's fields under `contentApi`. */
const graphql: RunQuery = async (source, variables) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: unstitched(source), variables });
  const { data, errors } = await (
    await fetch(`${api.url}/graphql`, { method: 'POST', headers, body })
  ).json();
  return { data: { contentApi: data }, errors };
};

async function runCreatePages(): Promise<void> {
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const actions = { createPage, createSlice: () => undefined, createRedirect: () => undefined };
  const args = {
    actions,
    cache,
    graphql,
    reporter: { panic, warn },
    store: { getState: () => ({ program: { directory: inFolder() } }) },
  } as unknown as HookArguments<'createPages'>;
  await createPages?.(args, { plugins: [] }, () => undefined);
}

function expectOnePanic(message: string): void {
  expect(panic.mock.calls).toEqual([[expect.stringContaining(message)]]);
}

describe('before anything is built', () => {
  it('takes an API that honours the contract', async () => {
    await runPreInit();
    expect(panic).not.toHaveBeenCalled();
  });

  it('says that the API cannot be reached', async () => {
    useContentApi(unreachable);
    await runPreInit();
    expectOnePanic(`Content API at ${unreachable}/graphql: cannot be reached (`);
  });

  it.each<[Behaviour, string]>([
    ['answersErrors', '/graphql: answered the error "The database is away"'],
    ['answersHtml', '/graphql: answered 200 with text/html instead of JSON'],
    ['lacksField', ': does not honour the contract content-api/schema.graphql'],
  ])('says what is wrong with an API that %s', async (behaviour, problem) => {
    api.behaviour = behaviour;
    await runPreInit();
    expectOnePanic(`Content API at ${api.url}${problem}`);
  });
});

describe('no page is created', () => {
  afterEach(() => {
    expect(createPage).not.toHaveBeenCalled();
  });

  it('when a query fails', async () => {
    api.behaviour = 'brokenNews';
    await runCreatePages();
    expectOnePanic(`Content API at ${api.url}/graphql: the news query (`);
  });

  it('when the API has no pages', async () => {
    api.content.hasPages = false;
    await runCreatePages();
    expectOnePanic(
      `Content API at ${api.url}/graphql: Publish it in this locale:\n  - Pages (fr): "index" is missing`,
    );
  });

  it.each(['rss.xml', 'index.html', '../../evil', 'a?b', 'a#b', '', 'Letter'])(
    'when a news item has the slug "%s"',
    async (slug) => {
      Object.assign(api.content.news[0] ?? {}, { code: 'letter', slug });
      await runCreatePages();
      expectOnePanic(
        `  - News item "letter" (fr): the slug "${slug}" cannot be part of an address\n` +
          `  - News item "letter" (en): the slug "${slug}" cannot be part of an address\n`,
      );
    },
  );

  it('when two news items have the same slug', async () => {
    api.content.news.forEach((item) => Object.assign(item, { slug: 'letter' }));
    await runCreatePages();
    expectOnePanic(
      'Two pages would be at /fr/actualites/letter: give one of them another slug (news:annual-letter, news:field-notes)',
    );
  });

  it('when a locale has no disclaimer', async () => {
    api.content.disclaimers = ['fr', 'en'];
    await runCreatePages();
    expectOnePanic(
      `Content API at ${api.url}/graphql: it has no page "disclaimers" in it. Without it no visitor could pass`,
    );
  });
});

it('warns of codes that the site does not know, and creates the pages without them', async () => {
  api.content.periodOfYear = 'YTD';
  await runCreatePages();
  expect(panic).not.toHaveBeenCalled();
  const share = `Content API at ${api.url}/graphql: Fund "korvane-frontier", share "${isins.frontierI}":`;
  const rest = '"YTD", which the site does not know and leaves out (ytd, 1m, ';
  expect(warn.mock.calls.flat()).toEqual(
    expect.arrayContaining([expect.stringContaining(`${share} fetchedData has the code ${rest}`)]),
  );
  expect(JSON.stringify(createPage.mock.calls)).not.toContain('YTD');
});

it('creates pages of an API that has everything', async () => {
  await runCreatePages();
  expect(panic).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  expect(createPage.mock.calls.length).toBeGreaterThan(locales.length);
});
