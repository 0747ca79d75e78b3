import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { RecentValues } from '../../platform/RecentValues';
import { TimedWorker } from '../../platform/TimedWorker';
import type { KidReading } from '../facts/readKid';
import type { ContentLocale } from '../contentLocales';
import { readContentFile, RefusedFile, refusePointer } from './contentFile';
import type { PdfDocument } from './pdfDocument';
import type { PdfAnswer, PdfQuestion } from './pdfWorker';

/** Missing metadata of a document that windows, search engines and screen readers use. */
type MissingMetadata = 'title' | 'language';

/** Facts about a PDF. Its bytes are read on request. */
export type PdfFile = {
  /** Path in the content folder. */
  path: string;
  bytes: number;
  missing: MissingMetadata[];
  /** Figures that the document gives of its share; undefined for other documents, and for one that cannot be read. */
  kid?: KidReading | undefined;
};

/** The libraries take 40 MB and 80 MB, and 0.2 s each to load, which is in a thread of its own and given back. */
const reader = new TimedWorker<PdfQuestion, PdfAnswer>('content/files/pdfWorker.ts', {
  timeLimitMs: 20_000,
  memoryLimitMb: 256,
  idleMs: 5_000,
});

const rememberedFiles = 10_000;

/** Keyed by a digest of the bytes: a document is the same in whichever commit, draft or folder it is. */
const documents = new RecentValues<Promise<PdfDocument>>(rememberedFiles);

/** Keyed by the identity of the file: most stay the same from one commit to the next, and are not even opened. */
const documentFiles = new RecentValues<Promise<PdfDocument>>(rememberedFiles);

/** Keyed by the identity of the file and its language. */
const kidFiles = new RecentValues<Promise<KidReading | undefined>>(rememberedFiles);

/** The facts in key information documents and factsheets, by digest and language; their texts are not kept. */
const kids = new RecentValues<Promise<KidReading | undefined>>(rememberedFiles);

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

function documentOf(bytes: Buffer): Promise<PdfDocument> {
  return documents.get(digestOf(bytes), async () => {
    const answer = await reader.ask({ bytes });
    if (answer && 'document' in answer) return answer.document;
    throw new RefusedFile('expected a PDF that is read within twenty seconds: export it again');
  });
}

function missingIn(document: PdfDocument, locale: ContentLocale): MissingMetadata[] {
  if ('refused' in document) throw new RefusedFile(document.refused);
  const missing: MissingMetadata[] = [];
  if (!document.hasTitle) missing.push('title');
  if (!document.language.startsWith(locale)) missing.push('language');
  return missing;
}

/**
 * @param locale of the document, which its metadata should name
 * @throws RefusedFile for what is no document
 */
export async function missingInPdf(bytes: Buffer, locale: ContentLocale): Promise<MissingMetadata[]> {
  refusePointer(bytes);
  return missingIn(await documentOf(bytes), locale);
}

/** The same for as long as the file is. */
async function identityOf(root: string, file: string): Promise<{ size: number; key: string }> {
  const { dev, ino, size, mtimeMs } = await lstat(path.join(root, file));
  return { size, key: [dev, ino, size, mtimeMs].join(' ') };
}

/** @throws RefusedFile for what is no document */
export async function documentFacts(
  root: string,
  file: string,
  locale: ContentLocale,
): Promise<Pick<PdfFile, 'bytes' | 'missing'>> {
  const { size, key } = await identityOf(root, file);
  const read = async () => documentOf((await readContentFile(root, file)) ?? Buffer.alloc(0));
  const document = await documentFiles.get(key, read);
  return { bytes: size, missing: missingIn(document, locale) };
}

/** Undefined for a file whose text cannot be read, or takes too long: it may still be published. */
export function kidOf(bytes: Buffer, locale: ContentLocale): Promise<KidReading | undefined> {
  return kids.get(`${digestOf(bytes)} ${locale}`, async () => {
    const answer = await reader.ask({ bytes, kidIn: locale });
    return answer && 'kid' in answer ? answer.kid : undefined;
  });
}

/** The same of a file of a folder. */
export async function kidOfDocument(
  root: string,
  file: string,
  locale: ContentLocale,
): Promise<KidReading | undefined> {
  const { key } = await identityOf(root, file);
  return kidFiles.get(`${key} ${locale}`, async () => {
    const bytes = await readContentFile(root, file);
    return bytes ? kidOf(bytes, locale) : undefined;
  });
}
