import assert from 'node:assert/strict';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { RecentValues } from '../../platform/RecentValues';
import type { MissingMetadata, PdfFile } from './content';
import { readContentFile, RefusedFile } from './contentFile';

/*
 * Checks that a document is a whole PDF that every reader opens and that runs nothing. It is read as bytes, as a library takes
 * most of a second for three hundred small files. It finds what programs write, and is no protection against somebody who
 * hides things in a file on purpose: those who write content are trusted.
 */

/** Limits in bytes for all inflated object streams of a file together, and for the list at the beginning of each. */
const [maxInflated, maxHeading] = [100_000_000, 1_000_000];

/** Longer than the dictionary of any object stream. */
const maxDictionary = 1_000;

/** A name as PDFs write it (ISO 32000-1, 7.3.5): any of its characters may be a code, as in `/J#61vaScript`. */
function nameOf(name: string, flags?: string): RegExp {
  const characters = Array.from(name, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `(?:${character}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`/${characters.join('')}(?=[\\s\\0()<>\\[\\]{}/%]|$)`, flags);
}

const names = {
  Encrypt: nameOf('Encrypt'),
  JavaScript: nameOf('JavaScript'),
  JS: nameOf('JS'),
  Launch: nameOf('Launch'),
  ObjStm: nameOf('ObjStm', 'g'),
};

/** All but what streams hold, which may be any bytes. */
function withoutStreams(source: string): string {
  let [text, from] = ['', 0];
  for (;;) {
    const start = source.indexOf('stream', from);
    const end = start === -1 ? -1 : source.indexOf('endstream', start);
    if (end === -1) return text + source.slice(from);
    text += source.slice(from, start);
    from = end + 'endstream'.length;
  }
}

/** Objects that stand in a stream together, below a list of their numbers and of where each begins. ISO 32000-1, 7.5.7. */
type ObjectStream = { first: number; text: string };

/** @throws an error for one that is not written as usual, or is damaged */
function objectStream(source: string, at: number, maxOutputLength: number): ObjectStream & { start: number } {
  const keyword = source.indexOf('stream', at);
  const end = source.indexOf('endstream', keyword);
  const before = source.slice(Math.max(0, at - maxDictionary), at);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + source.slice(at, keyword);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const isUsual =
    keyword > at && end > keyword && dictionary.length < 2 * maxDictionary && first <= maxHeading;
  const filters = dictionary.match(/\/\w*Decode\b|\/Predictor\b|#/g) ?? [];
  assert(isUsual && ['', '/FlateDecode'].includes(filters.join('')));
  const start = keyword + 'stream'.length + (source.startsWith('\r\n', keyword + 'stream'.length) ? 2 : 1);
  const text = source.slice(start, end);
  if (filters.length === 0) return { first, text, start };
  const inflated = inflateSync(Buffer.from(text, 'latin1'), { maxOutputLength });
  return { first, text: inflated.toString('latin1'), start };
}

/** @throws RefusedFile where there is one that cannot be looked into */
function objectStreams(source: string): ObjectStream[] {
  const streams: ObjectStream[] = [];
  let [left, read] = [maxInflated, 0];
  try {
    for (const { index } of source.matchAll(names.ObjStm)) {
      if (index < read) continue;
      const stream = objectStream(source, index, left);
      streams.push(stream);
      left -= stream.text.length;
      read = stream.start;
    }
  } catch {
    throw new RefusedFile('expected a PDF whose objects can be read (object streams): export it again');
  }
  return streams;
}

/** The text of an object as it was written last, by its number and generation; empty where there is none. */
function objectText(
  [, number = '', generation = '']: readonly string[],
  plain: string,
  streams: readonly ObjectStream[],
): string {
  const head = `${number} ${generation} obj`;
  let found = plain.lastIndexOf(head);
  while (found > 0 && /\d/.test(plain.charAt(found - 1))) found = plain.lastIndexOf(head, found - 1);
  if (found !== -1) return plain.slice(found, plain.indexOf('endobj', found));
  for (const { first, text } of streams) {
    const starts = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
    const at = starts.findIndex(([, known]) => known === number);
    const [start, end] = [starts[at], starts[at + 1]].map((pair) => pair && first + Number(pair[2]));
    if (at !== -1) return text.slice(start, end);
  }
  return '';
}

const references = { Info: /\/Info\s+(\d+)\s+(\d+)\s+R/g, Root: /\/Root\s+(\d+)\s+(\d+)\s+R/g };

function missingMetadata(source: string, plain: string, streams: readonly ObjectStream[], locale: string) {
  const textOf = (entry: keyof typeof references) => {
    let last: RegExpExecArray | undefined;
    for (const reference of plain.matchAll(references[entry])) last = reference;
    return last ? objectText(last, plain, streams) : '';
  };
  const xmp = source.indexOf('<dc:title');
  const title = xmp === -1 ? '' : source.slice(xmp, source.indexOf('</dc:title>', xmp));
  const hasTitle =
    /\/Title\s*(?:\((?!(?:\xfe\xff)?\s*\))|<(?!(?:feff)?\s*>)|\d)/i.test(textOf('Info')) ||
    title.replace(/<[^<>]*>/g, '').trim() !== '';
  const [, written, hexadecimal = ''] = /\/Lang\s*(?:\(([^)]*)\)|<([^>]*)>)/.exec(textOf('Root')) ?? [];
  const text = written ?? Buffer.from(hexadecimal, 'hex').toString('latin1');
  const language = text.replace(/[\0\xfe\xff]/g, '').toLowerCase();
  const missing: MissingMetadata[] = [];
  if (!hasTitle) missing.push('title');
  if (!language.startsWith(locale)) missing.push('language');
  return missing;
}

/**
 * @param locale of the document, which its metadata should name
 * @throws RefusedFile for what is no document
 */
export function missingInPdf(bytes: Buffer, locale: string): MissingMetadata[] {
  const source = bytes.toString('latin1');
  if (!source.startsWith('%PDF-') || !source.slice(-2_048).includes('%%EOF')) {
    throw new RefusedFile(
      'expected a whole PDF file, which begins with %PDF- and ends with %%EOF: export it again',
    );
  }
  if (names.Encrypt.test(source)) {
    throw new RefusedFile('expected a PDF without password and encryption: save it without');
  }
  const plain = withoutStreams(source);
  const streams = objectStreams(source);
  const objects = [plain, ...streams.map(({ text }) => text)];
  // Long names are not met by chance in what streams hold.
  const all = [source, ...objects.slice(1)];
  if (all.some((text) => names.JavaScript.test(text)) || objects.some((text) => names.JS.test(text))) {
    throw new RefusedFile('expected a PDF without JavaScript: save it without scripts');
  }
  if (all.some((text) => names.Launch.test(text))) {
    throw new RefusedFile('expected a PDF without actions that start programs (Launch): save it without');
  }
  return missingMetadata(source, plain, streams, locale);
}

const rememberedFiles = 10_000;

/** Keyed by the identity of the file: most stay the same from one commit to the next. */
const remembered = new RecentValues<Promise<MissingMetadata[]>>(rememberedFiles);

/** @throws RefusedFile for what is no document */
export async function pdfFacts(
  root: string,
  file: string,
  locale: string,
): Promise<Pick<PdfFile, 'bytes' | 'missing'>> {
  const { dev, ino, size, mtimeMs } = await lstat(path.join(root, file));
  const key = [dev, ino, size, mtimeMs, locale].join(' ');
  const read = async () => missingInPdf((await readContentFile(root, file)) ?? Buffer.alloc(0), locale);
  return { bytes: size, missing: await remembered.get(key, read) };
}
