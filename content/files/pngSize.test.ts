import { minimalPortrait } from '../testing/minimalContent';
import { pngSize } from './pngSize';

function changed(at: number, value: number): Buffer {
  const bytes = Buffer.from(minimalPortrait);
  bytes.writeUInt32BE(value, at);
  return bytes;
}
const withLength = (length: number) => changed(33, length);
const withSize = (width: number, height: number) => {
  const bytes = changed(16, width);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('pngSize', () => {
  it('is in the header', () => {
    expect(pngSize(minimalPortrait)).toEqual({ width: 4, height: 5 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('GIF89a, and what comes after it')],
    ['a file that is cut short', minimalPortrait.subarray(0, 20)],
    ['a file that ends after its header', minimalPortrait.subarray(0, 40)],
    ['a file that ends before its end', minimalPortrait.subarray(0, -4)],
    ['a header that claims more pixels than there are', withSize(0xffffffff, 5)],
    ['a header that claims none', withSize(0, 5)],
    ['a part that is longer than the file', withLength(0x7fffffff)],
  ])('is not known of %s', (_what, bytes) => {
    expect(pngSize(bytes)).toBeNull();
  });
});
