import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { uniforms } from '../../content/testing/seededRandom';
import { testReleases } from '../../scripts/testSite';
import { htmlFileOf, readSitePages } from '../releases/releaseFiles';
import { type PageFacts, pageFacts } from './pageFacts';
import { contradictionProblems, type ToldFact } from './toldFacts';

/*
 * One fact is changed in the data of one page of the test's release, and the checks have to name both pages and both values.
 */

const pages = new Map<string, Pick<PageFacts, 'told'>>();

beforeAll(async () => {
  const live = path.join(testReleases, 'current');
  for (const { path: page } of await readSitePages(live)) {
    pages.set(page, pageFacts(await readFile(path.join(live, htmlFileOf(page)), 'utf8'), page));
  }
}, 60_000);

const seed = Number(process.env.FACTS_SEED ?? 1);

/** Another value of the same kind, as JSON. */
function otherValue(json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'number') return JSON.stringify(value + 1);
  if (typeof value === 'boolean') return JSON.stringify(!value);
  return JSON.stringify(`${String(value)} or else`);
}

test('each of 300 changes of one fact in one page is named with both pages and values', () => {
  expect(contradictionProblems(pages)).toEqual([]);
  const pagesOf = new Map<string, number>();
  for (const { told } of pages.values()) {
    for (const [key] of told) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1);
  }
  // A fact that one page alone tells contradicts nothing.
  const all = [...pages].flatMap(([page, { told }]) =>
    told.filter(([key]) => (pagesOf.get(key) ?? 0) > 1).map((fact) => ({ page, fact })),
  );
  expect(all.length).toBeGreaterThan(1000);
  const random = uniforms(seed);
  const missed: string[] = [];
  for (let changes = 0; changes < 300; changes++) {
    const { page, fact } = all[Math.floor(random() * all.length)]!;
    const [key, right] = fact;
    const changed: ToldFact = [key, otherValue(right)];
    const told = pages.get(page)!.told.map((other) => (other === fact ? changed : other));
    const found = contradictionProblems(new Map(pages).set(page, { told }));
    const [subject = '', name = ''] = key.split(' ');
    const isNamed =
      found.length === 1 &&
      [page, subject, name, changed[1], right].every((part) => found[0]!.includes(part));
    if (!isNamed) missed.push(`${page}: ${key}`);
  }
  expect({ seed, missed }).toEqual({ seed, missed: [] });
});
