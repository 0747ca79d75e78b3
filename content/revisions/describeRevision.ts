import { dayInParis } from '../../contract/parisTime';
import { activeShares, type Content, type DocumentFiles, documentTypeTitle } from '../parsing/content';
import { contentLocales } from '../contentLocales';
import { overdue } from '../duties';
import { placeOf, sourcesOf } from '../facts/fact';
import { noTime, writtenTemplates } from '../facts/templateFiles';
import { contradictions } from '../parsing/acceptedDifferences';
import { ContentError } from '../files/ProblemList';
import { correctionsToCome } from '../parsing/navCorrections';
import type { ContentState } from './ContentRepository';
import type { Commit } from './revisionId';

/** The documents that are shown, or will be: not their earlier editions. */
function documentsOf(content: Content): { code: string; title: string; files: DocumentFiles }[] {
  const ofFunds = content.funds.flatMap((fund) =>
    [null, ...activeShares(fund)].flatMap((share) =>
      (share ?? fund).documents.map(({ type, date, files }) => ({
        code: [fund.code, share?.isin, type, date].filter(Boolean).join('/'),
        title: [fund.title.fr, share?.name, documentTypeTitle(content, type, 'fr')]
          .filter(Boolean)
          .join(' – '),
        files,
      })),
    ),
  );
  const ofNews = content.news.flatMap(({ date, code, document: files }) =>
    files ? [{ code: `${date}-${code}`, title: code, files }] : [],
  );
  const ofCompany = content.company.documents.map(({ type, date, files }) => ({
    code: ['company', type, date].filter(Boolean).join('/'),
    title: documentTypeTitle(content, type, 'fr'),
    files,
  }));
  return [...ofCompany, ...ofFunds, ...ofNews];
}

/** Files whose metadata say too little for readers' programs. */
function unnamed(content: Content) {
  return documentsOf(content)
    .flatMap(({ files }) => Object.values(files))
    .filter(({ missing }) => missing.length > 0)
    .map(({ path, missing }) => ({ file: `content/${path}`, missing }));
}

/** News and pages that are not written in all languages, and documents that are not there in all. */
function untranslated(content: Content) {
  const { news, pages } = content;
  const missing = (has: (locale: string) => boolean) => contentLocales.filter((locale) => !has(locale));
  const items = news.map(({ code, date, texts }) => ({
    kind: 'news',
    code: `${date}-${code}`,
    title: contentLocales.map((locale) => texts[locale]?.title).find(Boolean) ?? code,
    locales: contentLocales.filter((locale) => !texts[locale]),
  }));
  const pageCodes = [...new Set(pages.map(({ code }) => code))];
  const ofPages = pageCodes.map((code) => {
    const versions = pages.filter((page) => page.code === code);
    return {
      kind: 'pages',
      code,
      title: versions[0]?.title ?? code,
      locales: missing((locale) => versions.some((page) => page.locale === locale)),
    };
  });
  const ofDocuments = documentsOf(content).map(({ code, title, files }) => ({
    kind: 'documents',
    code,
    title,
    locales: missing((locale) => Object.hasOwn(files, locale)),
  }));
  return [...items, ...ofPages, ...ofDocuments].filter(({ locales }) => locales.length > 0);
}

/** Documents that say figures, in which no text can be read: pictures of a scanner. */
function uncompared({ funds }: Content): string[] {
  const documents = funds.flatMap((fund) => activeShares(fund).flatMap((share) => share.documents));
  return documents
    .flatMap(({ files }) => Object.values(files))
    .filter(({ kid }) => kid?.hasText === false)
    .map(({ path }) => `content/${path}`);
}

/** Data files that are not written, as the content lacks what their templates have mandatory. */
function unfilled(content: Content) {
  return sourcesOf(content).flatMap((of) =>
    writtenTemplates(of, noTime)
      .filter(({ template }) => !of.share.dataFiles.some((file) => file.template === template))
      .flatMap(({ template, version, missing }) =>
        missing.map(({ column, written, problem }) => ({
          of: `${of.fund.title.fr} – ${of.share.name} (${of.share.isin})`,
          template: `${template} ${version}`,
          column,
          written: placeOf({ written }, of),
          expected: problem,
        })),
      ),
  );
}

/** @param open gives the state; a commit whose content has problems has none, nor moments */
export async function describeRevision(commit: Commit, open: () => Promise<ContentState>) {
  try {
    const { content, revision = commit.id, changesAt, asOf } = await open();
    const day = asOf?.day ?? dayInParis(new Date());
    const told = {
      untranslated: untranslated(content),
      unnamed: unnamed(content),
      overdue: overdue(content, day),
      unfilled: unfilled(content),
      uncompared: uncompared(content),
    };
    const problems = [...contradictions(content, day), ...correctionsToCome(content, day)];
    return { ...commit, id: revision, problems, ...told, changesAt };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...commit, problems: error.problems, untranslated: [] };
  }
}
