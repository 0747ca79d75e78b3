import { keptPart, middle, movedCrop } from './crop';

const shape = { width: 160, height: 90 };

test.each([
  [{ width: 1600, height: 900 }, middle, { x: 0, y: 0, width: 1600, height: 900 }],
  [{ width: 3200, height: 900 }, middle, { x: 800, y: 0, width: 1600, height: 900 }],
  [{ width: 160, height: 190 }, middle, { x: 0, y: 50, width: 160, height: 90 }],
  [
    { width: 160, height: 190 },
    { ...middle, y: 100 },
    { x: 0, y: 100, width: 160, height: 90 },
  ],
  [
    { width: 320, height: 180 },
    { x: 0, y: 100, zoom: 200 },
    { x: 0, y: 90, width: 160, height: 90 },
  ],
])('of %j, %j keeps %j', (picture, crop, part) => {
  expect(keptPart(picture, shape, crop)).toEqual(part);
});

test.each([
  [
    { x: 40, y: 40 },
    { x: 75, y: 50 },
  ],
  [
    { x: -900, y: 0 },
    { x: 0, y: 50 },
  ],
  [
    { x: 900, y: 0 },
    { x: 100, y: 50 },
  ],
])('a frame that goes %j stays in the picture, and where it is on the side that is not free', (by, to) => {
  expect(movedCrop(middle, { width: 320, height: 90 }, shape, by)).toEqual({ ...to, zoom: 100 });
});
