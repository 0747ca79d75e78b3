import * as v from 'valibot';
import { disclaimerComponent, disclaimersPage, disclaimerTextCodes } from '../../contract/requiredTexts';
import { eachLocale, type Locale, locales } from '../../src/i18n/locales';
import { ContentApiError } from './contentApiError';
import { runContentQuery, type RunQuery } from './runQuery';
import { stitched } from './stitchedQuery';

/** The disclaimer as the content system has it: `title` is plain text, the others HTML that nobody has sanitised yet. */
export type DisclaimerRow = Record<(typeof disclaimerTextCodes)[number], string>;

/** One query with one alias a locale (behaviour.md §7.3). */
export function disclaimersQuery(): string {
  const aliases = locales.map(
    (locale) =>
      `${locale}: pages(locale: "${locale}", codes: ["${disclaimersPage}"]) { code components { code texts { code content } } }`,
  );
  return stitched(`query Disclaimers { ${aliases.join(' ')} }`);
}

// Code generation cannot type a query that is made from a list: its answer is parsed instead.
const textSchema = v.object({ code: v.string(), content: v.string() });
const componentSchema = v.object({ code: v.string(), texts: v.array(textSchema) });
const pageSchema = v.object({ code: v.string(), components: v.array(componentSchema) });
const answerSchema = v.object(v.entriesFromList(locales, v.array(pageSchema)));

type PageRow = v.InferOutput<typeof pageSchema>;

/** @throws ContentApiError naming the locale and what is missing */
export function disclaimerRow(pages: readonly PageRow[], locale: Locale, address: string): DisclaimerRow {
  const page = pages.find(({ code }) => code === disclaimersPage);
  const where = `page "${disclaimersPage}" in ${locale}`;
  const missing = (what: string) =>
    new ContentApiError(address, `it has no ${what}. Without it no visitor could pass the disclaimer`);
  if (!page) throw missing(where);
  const component = page.components.find(({ code }) => code === disclaimerComponent);
  if (!component) throw missing(`component "${disclaimerComponent}" on ${where}`);
  const textOf = (text: string) => component.texts.find(({ code }) => code === text)?.content.trim() ?? '';
  const row = { title: textOf('title'), body: textOf('body'), footer: textOf('footer') };
  const absent = disclaimerTextCodes.flatMap((code) => (row[code] === '' ? [`"${code}"`] : []));
  if (absent.length > 0) {
    throw missing(`text ${absent.join(' and no ')} in component "${disclaimerComponent}" on ${where}`);
  }
  return row;
}

/** The disclaimer in every locale. @throws ContentApiError when the query fails or a locale has no disclaimer */
export async function fetchDisclaimers(
  run: RunQuery,
  address: string,
): Promise<Record<Locale, DisclaimerRow>> {
  const name = 'the disclaimers query';
  const data = await runContentQuery(run, address, { name, query: disclaimersQuery() });
  const answer = v.safeParse(answerSchema, data);
  if (!answer.success) {
    const [issue] = answer.issues;
    throw new ContentApiError(address, `${name}, at ${v.getDotPath(issue)}: ${issue.message}`);
  }
  const rowOf = (locale: Locale) => disclaimerRow(answer.output[locale], locale, address);
  return eachLocale(rowOf);
}
