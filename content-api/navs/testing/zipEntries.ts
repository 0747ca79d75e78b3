import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;

/** Files of a ZIP archive by path, read through its central directory. */
export function zipEntries(archive: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  // The end-of-directory record (22 bytes without a comment) holds the directory's offset.
  let offset = archive.readUInt32LE(archive.length - 22 + 16);
  while (archive.readUInt32LE(offset) === DIRECTORY_ENTRY) {
    const size = archive.readUInt32LE(offset + 20);
    const nameLength = archive.readUInt16LE(offset + 28);
    const tail = archive.readUInt16LE(offset + 30) + archive.readUInt16LE(offset + 32);
    const local = archive.readUInt32LE(offset + 42);
    const path = archive.toString('utf8', offset + 46, offset + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    const isStored = archive.readUInt16LE(offset + 10) === 0;
    entries.set(path, (isStored ? content : inflateRawSync(content)).toString('utf8'));
    offset += 46 + nameLength + tail;
  }
  return entries;
}
