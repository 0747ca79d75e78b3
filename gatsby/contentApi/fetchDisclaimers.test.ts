import { parse, validate } from 'graphql';
import { locales } from '../../src/i18n/locales';
import { readContract } from './contract';
import { disclaimersQuery, fetchDisclaimers } from './fetchDisclaimers';
import type { RunQuery } from './runQuery';

const address = 'https://content.example/graphql';

const text = (code: string, content: string) => ({ code, content });
const page = (...texts: ReturnType<typeof text>[]) => ({
  code: 'disclaimers',
  components: [
    { code: 'notices', texts: [text('title', 'Notices')] },
    { code: 'disclaimer', texts },
  ],
});
const whole = page(text('footer', 'Footer'), text('title', ' Disclaimer '), text('body', '<p>Read</p>\n'));

/** Gatsby's data layer over a content API with these pages. */
const answering =
  (pages: Record<string, unknown>): RunQuery =>
  async () => ({ data: { contentApi: { fr: [whole], en: [whole], it: [whole], ...pages } } });

it('asks once, with one alias a locale, for what the contract has', () => {
  const query = disclaimersQuery();
  const asked = locales.map((locale) => `${locale}: pages(locale: "${locale}", codes: ["disclaimers"]) {`);
  expect(query.match(/\w+: pages\(.*/g)).toEqual(asked);
  const inside = query.replace(/\{\n {2}contentApi \{/, '{').replace(/\}\s*$/, '');
  expect(validate(readContract(), parse(inside))).toEqual([]);
});

it('runs that query alone', async () => {
  const run = jest.fn(answering({}));
  await fetchDisclaimers(run, address);
  expect(run.mock.calls).toEqual([[disclaimersQuery(), {}]]);
});

it('gives title, body and footer of each locale', async () => {
  const italian = page(text('title', 'Avvertenza'), text('body', '<p>Leggete</p>'), text('footer', 'Fine'));
  const read = { title: 'Disclaimer', body: '<p>Read</p>', footer: 'Footer' };
  expect(await fetchDisclaimers(answering({ it: [{ ...whole, code: 'other' }, italian] }), address)).toEqual({
    fr: read,
    en: read,
    it: { title: 'Avvertenza', body: '<p>Leggete</p>', footer: 'Fine' },
  });
});

const without = '. Without it no visitor could pass the disclaimer';

it.each([
  ['no page', [], `it has no page "disclaimers" in en${without}`],
  ['another page', [{ ...whole, code: 'index' }], `it has no page "disclaimers" in en${without}`],
  [
    'no component',
    [{ code: 'disclaimers', components: [] }],
    `it has no component "disclaimer" on page "disclaimers" in en${without}`,
  ],
  [
    'no title',
    [page(text('body', '<p>Read</p>'), text('footer', 'Footer'))],
    `it has no text "title" in component "disclaimer" on page "disclaimers" in en${without}`,
  ],
  [
    'a blank body',
    [page(text('title', 'Disclaimer'), text('body', ' \n'))],
    `it has no text "body" and no "footer" in component "disclaimer" on page "disclaimers" in en${without}`,
  ],
  [
    'another shape',
    [{ code: 'disclaimers', components: [{ code: 'disclaimer', texts: [{ code: 'title' }] }] }],
    'the disclaimers query, at en.0.components.0.texts.0.content: Invalid key: Expected "content" but received undefined',
  ],
  ['nothing', undefined, 'the disclaimers query, at en: Invalid type: Expected Array but received undefined'],
])('names what a locale lacks: %s', async (_case, pages, problem) => {
  await expect(fetchDisclaimers(answering({ en: pages }), address)).rejects.toThrow(
    new Error(`Content API at ${address}: ${problem}`),
  );
});

it('says that the query failed', async () => {
  const failing: RunQuery = async () => ({ errors: [{ message: 'The database is away' }] });
  await expect(fetchDisclaimers(failing, address)).rejects.toThrow(
    `Content API at ${address}: the disclaimers query failed: The database is away`,
  );
});
