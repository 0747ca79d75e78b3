import { minimalPortrait } from '../testing/minimalContent';
import { pngSize } from './pngSize';

describe('pngSize', () => {
  it('is in the header', () => {
    expect(pngSize(minimalPortrait)).toEqual({ width: 4, height: 5 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('GIF89a, and what comes after it')],
    ['a file that is cut short', minimalPortrait.subarray(0, 20)],
  ])('is not known of %s', (_what, bytes) => {
    expect(pngSize(bytes)).toBeNull();
  });
});
