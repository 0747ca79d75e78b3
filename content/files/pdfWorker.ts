import { parentPort } from 'node:worker_threads';
import { pdfText } from '../facts/documentText';
import { type KidReading, readKid } from '../facts/readKid';
import type { ContentLocale } from '../contentLocales';
import { type PdfDocument, readPdfDocument } from './pdfDocument';

/** Asks for the state of a file as a document, or for the facts in a key information document of a language. */
export type PdfQuestion = { bytes: Uint8Array; kidIn?: ContentLocale };

export type PdfAnswer = { document: PdfDocument } | { kid: KidReading | undefined };

// The library warns of each odd number in a file.
console.warn = () => undefined;

async function answerTo({ bytes, kidIn }: PdfQuestion): Promise<PdfAnswer> {
  if (kidIn === undefined) {
    return { document: await readPdfDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) };
  }
  const text = await pdfText(bytes).catch(() => undefined);
  return { kid: text === undefined ? undefined : readKid(text, kidIn) };
}

parentPort?.on('message', (question: PdfQuestion) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});
