import { constants, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** A document has a title or none and its language; any other file has the reason why it is refused. */
export type PdfDocument = { hasTitle: boolean; language: string } | { refused: string };

/** `%%EOF` and what stands before it are looked for in so many bytes at the end, as readers do. */
const endBytes = 2_048;

const changed =
  'expected a PDF as it was exported, got one that was changed on its way (line ends or encoding): export it again, and send it as a file, not as text';

const unreadable = 'expected a PDF whose objects can be read: export it again';

/** Files that lost or got bytes on their way have their table of objects elsewhere than they say. */
function damageOf(bytes: Buffer): string | undefined {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - endBytes));
  const afterEnd = end.slice(end.lastIndexOf('%%EOF'));
  // Behind the last end that is whole, a later version of the file was begun and cut off.
  const isCut = !end.includes('%%EOF') || /\bobj\b|xref/.test(afterEnd);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-' || isCut) {
    return 'expected a whole PDF file, which begins with %PDF- and ends with %%EOF: export it again';
  }
  const [, offset] = /^startxref\s+(\d+)/.exec(end.slice(end.lastIndexOf('startxref'))) ?? [];
  const start = Number(offset ?? bytes.length);
  const isTable = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(bytes.toString('latin1', start, start + 40));
  return isTable ? undefined : changed;
}

/** Bytes of a stream that are tried: a change of all line ends or letters meets the first of them. */
const triedBytes = 65_536;

/** An exchange of each byte for another one leaves the table of objects in its place, but changes the streams. */
function hasChangedStreams(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.lookup(nameOf('Filter')) !== nameOf('FlateDecode'))
      return false;
    try {
      inflateSync(object.contents.subarray(0, triedBytes), { finishFlush: constants.Z_SYNC_FLUSH });
      return false;
    } catch {
      return true;
    }
  });
}

const nameOf = (name: string) => PDFName.of(name);

/** Only what is ASCII in it is looked at. */
function textOf(object: PDFObject | undefined): string {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return '';
  const bytes = object.asBytes();
  const [first, second] = bytes;
  const encoding = first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** All dictionaries of a file, those of object streams and those within others, too. */
function* dictionariesOf(context: PDFContext): Generator<PDFDict> {
  const left = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    const held = object instanceof PDFStream ? object.dict : object;
    if (held instanceof PDFDict) {
      yield held;
      for (const value of held.values()) left.push(value);
    }
    if (held instanceof PDFArray) for (const value of held.asArray()) left.push(value);
  }
}

/** Streams of objects that the library could not read would hide what is in them. */
function hidesObjects(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFInvalidObject)) return false;
    const bytes = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    return bytes.includes('/ObjStm');
  });
}

function actionProblem(context: PDFContext, catalogue: PDFDict): string | undefined {
  const names = catalogue.lookup(nameOf('Names'));
  let hasScript = names instanceof PDFDict && names.has(nameOf('JavaScript'));
  for (const dictionary of dictionariesOf(context)) {
    const type = dictionary.lookup(nameOf('S'));
    if (type === nameOf('Launch')) {
      return 'expected a PDF without actions that start programs (Launch): save it without';
    }
    // Actions of other types, as those of films, may have a script, too.
    hasScript ||= type === nameOf('JavaScript') || (type !== undefined && dictionary.has(nameOf('JS')));
  }
  return hasScript ? 'expected a PDF without JavaScript: save it without scripts' : undefined;
}

function xmpTitleOf(catalogue: PDFDict): string {
  const stream = catalogue.lookup(nameOf('Metadata'));
  if (!(stream instanceof PDFRawStream)) return '';
  try {
    const xmp = Buffer.from(decodePDFRawStream(stream).decode()).toString();
    return (/<dc:title\b[^>]*>([^]*?)<\/dc:title>/.exec(xmp)?.[1] ?? '').replace(/<[^<>]*>/g, '');
  } catch {
    return '';
  }
}

/** Ghostscript writes "Untitled" where there is no title. */
const isTitle = (text: string) => !['', 'untitled'].includes(text.trim().toLowerCase());

/**
 * Reads a PDF by its objects (ISO 32000-1). It finds what programs write, and is no protection against somebody who hides things
 * in a file on purpose: those who write content are trusted.
 */
export async function readPdfDocument(bytes: Buffer): Promise<PdfDocument> {
  const damage = damageOf(bytes);
  if (damage !== undefined) return { refused: damage };
  const context = await PDFParser.forBytesWithOptions(bytes, Infinity)
    .parseDocument()
    .catch(() => undefined);
  if (!context) return { refused: unreadable };
  const { Encrypt, Info, Root } = context.trailerInfo;
  if (Encrypt) return { refused: 'expected a PDF without password and encryption: save it without' };
  const catalogue = context.lookup(Root);
  if (!(catalogue instanceof PDFDict) || hidesObjects(context)) {
    return { refused: unreadable };
  }
  if (hasChangedStreams(context)) return { refused: changed };
  const refused = actionProblem(context, catalogue);
  if (refused !== undefined) return { refused };
  const information = context.lookup(Info);
  const title = information instanceof PDFDict ? textOf(information.lookup(nameOf('Title'))) : '';
  return {
    hasTitle: isTitle(title) || isTitle(xmpTitleOf(catalogue)),
    language: textOf(catalogue.lookup(nameOf('Lang'))).toLowerCase(),
  };
}
