import type * as v from 'valibot';
import esgTexts from '../../locales/fr/esg.json';
import { esgBlocks, esgPageCode, takenNames } from '../../contract/esgBlocks';
import { hasWords } from '../../contract/plainText';
import {
  disclaimerComponent,
  disclaimersPage,
  disclaimerTextCodes,
  notices,
  requiredPages,
} from '../../contract/requiredTexts';
import { mapLimited } from '../../platform/runConcurrently';
import { reportUnsafeLinks, reportWrongData } from './blockProblems';
import { type ContentLocale, contentLocales } from '../contentLocales';
import type { Page, PageComponent } from './content';
import { type ContentFile, type ContentSource, maxItemsAtOnce } from '../files/contentSource';
import { reportDuplicateCodes } from '../files/duplicates';
import { htmlAt } from './markdownHtml';
import { pageSchema } from '../schemas/pageSchema';

type PageFile = ContentFile<v.InferOutput<typeof pageSchema>>;

function pageComponents(file: PageFile): PageComponent[] {
  return file.value.components.map((component, index) => ({
    ...component,
    texts: Object.entries(component.texts).map(([textCode, content]) => {
      // `body`, and `1.body` of an item, are Markdown.
      const isMarkdown = textCode.split('.').at(-1) === 'body';
      const at = ['components', index, 'texts', textCode];
      return { code: textCode, content: isMarkdown ? htmlAt(file, at, content) : content };
    }),
  }));
}

/** Components that the law asks for, by page and code. */
const duties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'regulatory-information': {
    complaints: 'how complaints are handled (Directive 2010/43/EU, article 6; AMF DOC-2012-07)',
    // Every fund's notice leads to it.
    'investor-rights':
      'the summary of investors’ rights with collective redress (Regulation (EU) 2019/1156, article 4(3))',
    facilities: 'the facilities for investors in other countries (Directive 2009/65/EC, article 92)',
    'adverse-impacts':
      'whether adverse impacts on sustainability are considered (Regulation (EU) 2019/2088, article 4)',
    'reporting-channel': 'the channel for reporting breaches (law 2016-1691, article 8)',
  },
  'legal-notices': {
    'restrictive-measures': 'to whom the funds may not be sold (Regulation (EU) 833/2014, article 5f)',
  },
  'standard-page': {
    accessibility: 'the accessibility statement (law 2005-102, article 47; Directive (EU) 2019/882)',
  },
};

function reportMissingDuties(file: PageFile, pageCode: string): void {
  const codes = file.value.components.map((component) => component.code);
  for (const [duty, what] of Object.entries(duties[pageCode] ?? {})) {
    if (codes.includes(duty)) continue;
    file.report(['components'], `expected a component "${duty}", ${what}: add it`);
  }
}

/** Reports a text that says nothing. @param code of a text of the component at `index` */
function reportNoWords(
  file: PageFile,
  components: readonly PageComponent[],
  index: number,
  code: string,
): void {
  const text = components[index]?.texts.findLast((one) => one.code === code);
  if (text && hasWords(text.content)) return;
  const at = ['components', index, 'texts', ...(text ? [code] : [])];
  file.report(at, text ? 'expected a text with words' : `expected a text "${code}", got nothing`);
}

function reportDisclaimer(file: PageFile, components: readonly PageComponent[]): void {
  const index = components.findIndex(({ code: found }) => found === disclaimerComponent);
  if (index >= 0) {
    for (const textCode of disclaimerTextCodes) reportNoWords(file, components, index, textCode);
    return;
  }
  file.report(
    ['components'],
    `expected a component "${disclaimerComponent}", what visitors accept before they browse, and the small print that ends every page: add it`,
  );
}

function reportNotices(file: PageFile, components: readonly PageComponent[]): void {
  for (const { code: notice, use } of Object.values(notices)) {
    const index = components.findLastIndex(({ texts }) => texts.some(({ code: found }) => found === notice));
    if (index >= 0) reportNoWords(file, components, index, notice);
    else file.report(['components'], `expected a text "${notice}" in one of them, the notice ${use}: add it`);
  }
}

const esgTabs = Object.keys(esgTexts.title);

/** Reports blocks that the page would not show, and tabs that it would show empty. */
function reportEsgTabs(file: PageFile, components: readonly PageComponent[]): void {
  const { stray, tabs } = esgBlocks(components, esgTabs);
  const beginnings = esgTabs.map((tab) => `${tab}-`).join(', ');
  for (const component of stray) {
    const at = ['components', components.indexOf(component), 'code'];
    file.report(
      at,
      `expected a code that begins with ${beginnings} and goes on with a word other than ${takenNames.join(', ')}, got "${component.code}"`,
    );
  }
  for (const { id } of tabs.filter(({ blocks }) => blocks.length === 0)) {
    file.report(
      ['components'],
      `expected a component whose code begins with ${id}-, as its tab is empty: add it`,
    );
  }
}

async function readPage(
  source: ContentSource,
  pageCode: string,
  locale: ContentLocale,
): Promise<Page | null> {
  const file = await source.readYaml(`pages/${pageCode}/${locale}.yaml`, pageSchema);
  if (!file) return null;
  reportDuplicateCodes(file.value.components, ['components'], file.report);
  reportWrongData(file);
  reportUnsafeLinks(file);
  reportMissingDuties(file, pageCode);
  const components = pageComponents(file);
  if (pageCode === disclaimersPage) {
    reportDisclaimer(file, components);
    reportNotices(file, components);
  }
  if (pageCode === esgPageCode) reportEsgTabs(file, components);
  return { ...file.value, code: pageCode, locale, components };
}

async function reportOtherFiles(source: ContentSource, folder: string): Promise<void> {
  const expected = contentLocales.map((locale) => `${locale}.yaml`);
  const { files, folders } = await source.names(folder);
  for (const name of [...files, ...folders].filter((found) => !expected.includes(found))) {
    source.report(`${folder}/${name}`, 1, `expected only the files ${expected.join(', ')} in this folder`);
  }
}

/** Sorted by code, each in every locale. Invalid ones are left out. */
export async function readPages(source: ContentSource): Promise<Page[]> {
  const { folders } = await source.names('pages');
  const codes = [...new Set([...folders, ...requiredPages])].toSorted();
  const pages = await mapLimited(codes, maxItemsAtOnce, async (pageCode) => {
    await reportOtherFiles(source, `pages/${pageCode}`);
    const read = contentLocales.map((locale) =>
      source.attempt(`pages/${pageCode}/${locale}.yaml`, () =>
        source.remember(`pages/${pageCode}/${locale}`, [], (page) => readPage(page, pageCode, locale)),
      ),
    );
    return Promise.all(read);
  });
  return pages.flat().filter((page) => page !== null);
}
