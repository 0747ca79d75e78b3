import { parentPort } from 'node:worker_threads';
import { readPdfDocument } from './pdfDocument';

// The library warns of each odd number in a file.
console.warn = () => undefined;

parentPort?.on('message', ({ buffer, byteOffset, length }: Uint8Array) => {
  void readPdfDocument(Buffer.from(buffer, byteOffset, length)).then((document) =>
    parentPort?.postMessage(document),
  );
});
