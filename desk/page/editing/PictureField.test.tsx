import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contentOf, newsItem, openDrafts } from '../testing/drafts';
import { middleOf } from './newsPicture';

const picture = `${newsItem.replace('/drafts/1/', '')}/image.png`;
const saved = { body: { commit: 'fade', merged: [], files: [{ path: picture, blob: 'x' }] } };
const drop = (file: File) => {
  const button = screen.getByRole('button', { name: 'Choisir une image' });
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
};

const drawImage = jest.fn();

beforeEach(() => {
  // jsdom draws nothing.
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 2000, height: 2000 }) });
  const prototype = HTMLCanvasElement.prototype;
  jest.spyOn(prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a dropped picture is cut to 16:9 and saved as the PNG of the item', async () => {
  const { bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved });
  await screen.findByRole('region', { name: 'Fichier de l’image' });
  drop(new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('L’image est enregistrée.')).toBeVisible();
  expect(bodyOf('POST /drafts/1/save')).toEqual({
    files: [{ path: picture, base: null, content: btoa('png'), encoding: 'base64' }],
  });
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 437.5, 2000, 1125, 0, 0, 1280, 720);
});

test('the picture that is there is shown, and replaced from its blob', async () => {
  const files = [...contentOf().files, { path: picture, blob: 'older', size: 1 }];
  const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved }, { content: { files } });
  expect(await screen.findByRole('img', { name: 'Image de l’actualité' })).toHaveAttribute(
    'src',
    `/api/pictures/c0ffee?path=${encodeURIComponent(picture)}`,
  );
  const input = screen.getByLabelText('Choisir une image', { selector: 'input' });
  await user.upload(input, new File(['png'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ base: 'older' }] }));
});

test.each([
  ['an SVG', 'image/svg+xml', async () => ({ width: 1, height: 1 })],
  ['a file that cannot be read', 'image/png', () => Promise.reject(new Error('broken'))],
])('%s is refused', async (_, type, createImageBitmap) => {
  Object.assign(globalThis, { createImageBitmap });
  const { asked } = openDrafts(newsItem);
  await screen.findByRole('region', { name: 'Fichier de l’image' });
  drop(new File(['x'], 'x', { type }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier n’est pas une image lisible.');
  expect(asked.some(({ what }) => what.endsWith('/save'))).toBe(false);
});

test.each([
  [
    { width: 1600, height: 900 },
    { x: 0, y: 0, w: 1600, h: 900 },
  ],
  [
    { width: 3200, height: 900 },
    { x: 800, y: 0, w: 1600, h: 900 },
  ],
  [
    { width: 160, height: 190 },
    { x: 0, y: 50, w: 160, h: 90 },
  ],
])('the middle of %j is %j', (size, middle) => {
  expect(middleOf(size)).toEqual(middle);
});
