import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contentOf, newsItem, openDrafts } from '../testing/drafts';
import { refusal } from '../testing/server';

const picture = `${newsItem.replace('/drafts/1/', '')}/image.png`;
const saved = { body: { commit: 'fade', merged: [], files: [{ path: picture, blob: 'x' }] } };
const section = () => screen.findByRole('group', { name: 'Image' });
const drop = (file: File) => {
  const button = screen.getByRole('button', { name: 'Choisir une image' });
  fireEvent.drop(button, { dataTransfer: { files: [file] } });
};
const photo = new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' });
const save = () => screen.getByRole('button', { name: 'Enregistrer l’image' });

const drawImage = jest.fn();

/** The item with a picture that is this large, as it is cropped. */
async function openCrop(size: { width: number; height: number }, answer: object = saved) {
  Object.assign(globalThis, { createImageBitmap: async () => size });
  const opened = openDrafts(newsItem, { 'POST /drafts/1/save': answer as typeof saved });
  await section();
  drop(photo);
  const dialog = await screen.findByRole('alertdialog');
  drawImage.mockClear();
  return { ...opened, dialog };
}

beforeEach(() => {
  // jsdom draws nothing.
  const prototype = HTMLCanvasElement.prototype;
  jest.spyOn(prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the middle of a dropped picture is kept in 16:9, and saved as the PNG of the item', async () => {
  const { user, bodyOf } = await openCrop({ width: 2000, height: 2000 });
  await user.click(save());
  expect(await screen.findByText('L’image est enregistrée.')).toBeVisible();
  expect(bodyOf('POST /drafts/1/save')).toEqual({
    files: [{ path: picture, base: null, content: btoa('png'), encoding: 'base64' }],
  });
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 437.5, 2000, 1125, 0, 0, 1280, 720);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('the frame moves by sliders, where it is free', async () => {
  const { user, dialog } = await openCrop({ width: 2000, height: 2000 });
  const across = screen.getByRole('slider', { name: 'De gauche à droite' });
  expect(across).toBeDisabled();
  fireEvent.change(screen.getByRole('slider', { name: 'De haut en bas' }), { target: { value: '0' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Agrandir' }), { target: { value: '200' } });
  expect(across).toBeEnabled();
  expect(dialog).toHaveTextContent('1000 × 563 pixels sont gardés. En dessous de 1280 × 720');
  fireEvent.change(across, { target: { value: '100' } });
  await user.click(save());
  await waitFor(() =>
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 1000, 0, 1000, 562.5, 0, 0, 1000, 563),
  );
});

test('the frame follows the pointer, and stays in the picture', async () => {
  const { user, dialog } = await openCrop({ width: 3200, height: 900 });
  const frame = dialog.querySelector('[data-frame]') as Element;
  // jsdom has no pointers, and lays nothing out.
  Object.assign(globalThis, { PointerEvent: MouseEvent });
  Object.assign(frame, { setPointerCapture: jest.fn() });
  jest.spyOn(frame, 'clientWidth', 'get').mockReturnValue(320);
  fireEvent.pointerMove(frame, { clientX: 100, clientY: 10 });
  fireEvent.pointerDown(frame, { clientX: 100, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(frame, { clientX: 140, clientY: 30 });
  expect(screen.getByRole('slider', { name: 'De gauche à droite' })).toHaveValue('75');
  fireEvent.pointerMove(frame, { clientX: 900, clientY: 30 });
  fireEvent.pointerUp(frame);
  fireEvent.pointerMove(frame, { clientX: 0, clientY: 0 });
  await user.click(save());
  await waitFor(() =>
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 1600, 0, 1600, 900, 0, 0, 1280, 720),
  );
});

test('a save that fails says so, and the crop stays', async () => {
  const { user, dialog, answers } = await openCrop({ width: 2000, height: 2000 }, refusal('disk-full'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(dialog).toBeVisible();
  answers['POST /drafts/1/save'] = saved;
  await user.click(save());
  expect(await screen.findByText('L’image est enregistrée.')).toBeVisible();
});

test('somebody else has replaced the picture: theirs is shown, and may be replaced in turn', async () => {
  const size = { width: 2000, height: 2000 };
  const { user, answers, bodyOf } = await openCrop(size, refusal('draft-conflicts'));
  const files = [...contentOf().files, { path: picture, blob: 'theirs', size: 1 }];
  answers['GET /drafts/1'] = { body: contentOf({ files }) };
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Quelqu’un d’autre a remplacé cette image');
  expect(await screen.findByRole('img', { name: 'Image de l’actualité' })).toBeVisible();
  answers['POST /drafts/1/save'] = saved;
  drop(photo);
  await user.click(await screen.findByRole('button', { name: 'Enregistrer l’image' }));
  await waitFor(() => expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ base: 'theirs' }] }));
});

test('the picture that is there is shown, and replaced from its blob', async () => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 16, height: 9 }) });
  const files = [...contentOf().files, { path: picture, blob: 'older', size: 1 }];
  const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved }, { content: { files } });
  expect(await screen.findByRole('img', { name: 'Image de l’actualité' })).toHaveAttribute(
    'src',
    `/api/pictures/c0ffee?path=${encodeURIComponent(picture)}`,
  );
  const input = screen.getByLabelText('Choisir une image', { selector: 'input' });
  await user.upload(input, new File(['png'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('alertdialog');
  await user.click(save());
  await waitFor(() => expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ base: 'older' }] }));
});

test.each([
  ['an SVG', 'image/svg+xml', 1, 'logo est un dessin SVG, réservé à la marque'],
  ['a kind that the site does not show', 'image/gif', 1, 'n’est pas une image lisible'],
  ['a file of 200 MB', 'image/png', 200_000_000, 'logo fait 200'],
  ['a file that cannot be read', 'image/png', 1, 'n’est pas une image lisible'],
])('%s is refused', async (_, type, size, text) => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  openDrafts(newsItem);
  await section();
  drop(Object.defineProperty(new File(['x'], 'logo', { type }), 'size', { value: size }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
