import * as v from 'valibot';
import { mapLimited } from '../../platform/runConcurrently';
import { PageComponentKind } from '../contractCodes.generated';
import { reportUnsafeLinks, reportWrongData } from './blockProblems';
import { type ContentLocale, contentLocales, type Page, type PageComponent } from './content';
import { type ContentFile, type ContentSource, maxItemsAtOnce } from './contentSource';
import { reportDuplicateCodes } from './duplicates';
import { code, fields, oneOf, optionalList, text, updatedAt } from './fieldSchemas';
import { htmlAt } from './markdownHtml';

const textCodeText = 'a code such as title, body, 1.title or 1.body';
const textCode = v.pipe(v.string(textCodeText), v.regex(/^(?:[1-9]\d*\.)?[A-Za-z][\w-]*$/, textCodeText));

const componentSchema = fields({
  code,
  kind: v.picklist(PageComponentKind, oneOf(PageComponentKind)),
  texts: v.record(textCode, text, 'a map of texts'),
});
export const pageSchema = fields({
  title: text,
  description: v.nullish(text, null),
  keywords: optionalList(text, 'a list of texts'),
  updatedAt,
  components: v.array(componentSchema, 'a list of components'),
});

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

/** This page holds the notices that other pages must show (behaviour.md §8): none may be missing. */
const disclaimersPage = 'disclaimers';
const notices = {
  footer: 'the notice that ends every page: neither offer nor advice, and the risk of loss (AMF DOC-2011-24)',
  'marketing-label':
    'the notice with every fund: that it is a marketing communication, what to read first, and the risk of loss (Regulation (EU) 2019/1156, article 4(1) and (2); ESMA34-45-1272)',
  'investor-rights':
    'the notice with every fund: where and in which languages prospectus, KID and investors’ rights are, and that marketing may end (Regulation (EU) 2019/1156, article 4(2) and (3))',
  'performance-source':
    'the notice with every performance: its source (Delegated Regulation (EU) 2017/565, article 44(4)(c))',
  'part-moins-un-an': 'the notice in place of the performance of a share under one year (AMF DOC-2011-24)',
  'empty-portfolio': 'the notice in place of a portfolio that is being invested',
};

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
    file.report(['components'], `components: expected a component "${duty}", ${what}: add it`);
  }
}

function reportMissingNotices(file: PageFile): void {
  const codes = file.value.components.flatMap(({ texts }) => Object.keys(texts));
  for (const [notice, what] of Object.entries(notices)) {
    if (codes.includes(notice)) continue;
    file.report(['components'], `components: expected a text "${notice}" in one of them, ${what}: add it`);
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
  if (pageCode === disclaimersPage) reportMissingNotices(file);
  reportMissingDuties(file, pageCode);
  return { ...file.value, code: pageCode, locale, components: pageComponents(file) };
}

async function reportOtherFiles(source: ContentSource, folder: string): Promise<void> {
  const expected = contentLocales.map((locale) => `${locale}.yaml`);
  const { files, folders } = await source.names(folder);
  for (const name of [...files, ...folders].filter((found) => !expected.includes(found))) {
    source.report(`${folder}/${name}`, 1, `expected only the files ${expected.join(', ')} in this folder`);
  }
}

/** Sorted by code, each in every locale, the disclaimers included. Invalid ones are left out. */
export async function readPages(source: ContentSource): Promise<Page[]> {
  const { folders } = await source.names('pages');
  const codes = [...new Set([...folders, disclaimersPage])].toSorted();
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
