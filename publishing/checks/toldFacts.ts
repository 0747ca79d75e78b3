/*
 * Pages say what they say of shares and funds a second time, as JSON: in structured data, and in the data of what the browser makes alive. All pages of a
 * release have to say the same there: a share has one NAV, wherever it is read.
 */

/** `ZZ0011759204 currency`, and the value as JSON. The key of a text has the locale, too. */
export type ToldFact = [key: string, value: string];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer ones are drawings. */
const longestValue = 100;

const isPlain = (value: unknown) =>
  value === null ||
  ['number', 'boolean'].includes(typeof value) ||
  (typeof value === 'string' && value.length <= longestValue);

/** The name of a share in the data of what the browser makes alive. */
const otherNames: Readonly<Record<string, string>> = { shareName: 'name' };

/** An identifier of schema.org, which has no property for an ISIN. */
function isinIn(identifier: unknown): Node[] {
  const list: unknown[] = Array.isArray(identifier) ? identifier : [];
  return list.filter(isNode).filter(({ propertyID }) => propertyID === 'ISIN');
}

/** The facts of an investment fund of schema.org, by the names that the pages' own data have for them. */
function structuredFacts({ identifier, offers }: Node): Node[] {
  const shares = isinIn(identifier).map(({ value, name }) => ({ isin: value, name }));
  const [share] = shares;
  if (!share || shares.length > 1 || !isNode(offers)) return shares;
  const { price, priceCurrency, validFrom } = offers;
  return [{ ...share, currency: priceCurrency, price: { value: price, day: validFrom } }];
}

/** Each language writes other texts in its own way. */
const codeOrDay = /^(?:[A-Z\d_]+|\d{4}-\d\d-\d\d)$/;

/** It depends on the pages of a language: not each one has the comparison. */
const isOfPages = (name: string) => name === 'isCompared';

function subjectOf({ isin, code, sfdrArticle }: Node): string | undefined {
  if (typeof isin === 'string') return isin;
  return typeof code === 'string' && sfdrArticle !== undefined ? code : undefined;
}

/** Finds what the JSON of a page says of each share and fund. @param locale of the page */
export function toldFacts(data: unknown, locale: string): ToldFact[] {
  const told: ToldFact[] = [];
  const tell = (subject: string, name: string, value: unknown) => {
    const isOfLocale = isOfPages(name) || (typeof value === 'string' && !codeOrDay.test(value));
    told.push([
      [subject, otherNames[name] ?? name, ...(isOfLocale ? [locale] : [])].join(' '),
      JSON.stringify(value),
    ]);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node['@type'] === 'InvestmentFund') structuredFacts(node).forEach(visit);
    const subject = subjectOf(node);
    for (const [name, value] of Object.entries(node)) {
      const parts: [string, unknown][] = isNode(value)
        ? Object.entries(value).map(([part, partValue]) => [`${name}.${part}`, partValue])
        : [[name, value]];
      if (subject !== undefined) {
        parts.filter(([, part]) => isPlain(part)).forEach(([of, part]) => tell(subject, of, part));
      }
      visit(value);
    }
  };
  visit(data);
  return told;
}

/** Two values that pages give one thing, each with the first page that does; the one that most pages have comes first. */
function contradictionOf(key: string, pagesByValue: ReadonlyMap<string, string[]>): string[] {
  const [subject = '', name = ''] = key.split(' ');
  const [[right, [page = '']] = ['', []], ...others] = [...pagesByValue].sort(
    ([, { length: a }], [, { length: b }]) => b - a,
  );
  return others.map(
    ([value, [other = '']]) =>
      `${other} says of ${subject} that ${name} is ${value}, and ${page} says ${right}. The content has one value: ` +
      'have Gatsby build all pages (npm run release -- --with-gatsby).',
  );
}

/** Finds pages that contradict each other. @param pages by their paths */
export function contradictionProblems(pages: ReadonlyMap<string, { told: readonly ToldFact[] }>): string[] {
  const values = new Map<string, Map<string, string[]>>();
  for (const [page, { told }] of pages) {
    for (const [key, value] of told) {
      const known = values.get(key) ?? new Map<string, string[]>();
      values.set(key, known.set(value, [...(known.get(value) ?? []), page]));
    }
  }
  return [...values].flatMap(([key, pagesByValue]) => contradictionOf(key, pagesByValue));
}
