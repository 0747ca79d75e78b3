import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/server';
import { askFile, contentOf, fileOf, newsItem, openDrafts, values } from '../../testing/drafts';

const folder = newsItem.replace('/drafts/1/', '');
const newsFile = `${folder}/news.yaml`;
const saved = { body: { commit: 'fade', merged: [], files: [] } };
const saveButton = () => screen.getByRole('button', { name: 'Enregistrer' });

beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 640, height: 1000 }) });
  const prototype = HTMLCanvasElement.prototype;
  jest.spyOn(prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
  jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a picture has a text in each language, or only decorates; what was typed comes back', async () => {
  const { user, bodyOf } = openDrafts(newsItem, { 'POST /drafts/1/save': saved });
  const group = within(await screen.findByRole('group', { name: 'Image' }));
  const decorative = group.getByRole('checkbox', { name: 'Décorative' });
  const french = () => group.queryByRole('textbox', { name: 'Français' });
  await user.type(french() as HTMLElement, 'Un port');
  await user.click(decorative);
  expect(french()).not.toBeInTheDocument();
  expect(group.getByText(/les lecteurs d’écran la passent/)).toBeVisible();
  await user.click(saveButton());
  const savedImage = (image: object) => {
    const edits = [{ path: ['image'], value: image }];
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ path: newsFile, edits }] });
  };
  await waitFor(() => savedImage({ decorative: true }));
  await user.click(decorative);
  expect(french()).toHaveValue('Un port');
});

/** The form of Ana of the team. */
async function openAna(ana: object, files: string[] = []) {
  const list = values['team/team.yaml'] as object[];
  const value = [{ ...list[0], portrait: '', ...ana }, list[1]];
  const opened = openDrafts(
    '/drafts/1/team/team',
    { [askFile('team/team.yaml')]: fileOf('team/team.yaml', { value }), 'POST /drafts/1/save': saved },
    { content: { files: [...contentOf().files, ...files.map((path) => ({ path, blob: 'b', size: 1 }))] } },
  );
  await opened.user.click(await screen.findByRole('button', { name: /Ana/, expanded: false }));
  return { ...opened, group: within(screen.getByRole('group', { name: 'Portrait' })) };
}

test('a portrait is cropped in 4:5, saved under the code, and the member refers to it', async () => {
  const { user, bodyOf, group } = await openAna({});
  expect(group.queryByRole('checkbox')).not.toBeInTheDocument();
  const input = group.getByLabelText('Choisir une image', { selector: 'input' });
  await user.upload(input, new File(['x'], 'ana.webp', { type: 'image/webp' }));
  expect(await screen.findByText('640 × 800 pixels sont gardés.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’image' }));
  const path = 'team/portraits/ana.png';
  const file = { path, base: null, content: btoa('png'), encoding: 'base64' };
  await waitFor(() => expect(bodyOf('POST /drafts/1/save')).toEqual({ files: [file] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(saveButton());
  const edits = [{ path: [0, 'portrait'], value: 'ana.png' }];
  await waitFor(() =>
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ path: 'team/team.yaml', edits }] }),
  );
});

test('a portrait may be taken off the site, and its file stays', async () => {
  const { user, bodyOf, group } = await openAna({ portrait: 'old.png' }, ['team/portraits/old.png']);
  expect(group.getByRole('img', { name: 'Portrait' })).toBeVisible();
  await user.click(group.getByRole('checkbox', { name: 'Montrer le portrait sur le site' }));
  await user.click(saveButton());
  const edits = [{ path: [0, 'portrait'], remove: true }];
  await waitFor(() =>
    expect(bodyOf('POST /drafts/1/save')).toMatchObject({ files: [{ path: 'team/team.yaml', edits }] }),
  );
});

test('a portrait waits for the code, which names its file', async () => {
  const { group } = await openAna({ code: '' });
  expect(group.getByText(/Écrivez d’abord le code/)).toBeVisible();
  expect(group.queryByRole('button')).not.toBeInTheDocument();
});

test('a drawing of the brand is replaced under its name; what the server refuses is said', async () => {
  const path = 'company/logo.svg';
  const company = { value: { brand: { colour: '#2b2d69', logo: 'logo.svg' } } };
  const { user, bodyOf, asked, answers } = openDrafts(
    '/drafts/1/company/company',
    {
      [askFile('company/company.yaml')]: fileOf('company/company.yaml', company),
      'POST /drafts/1/save': refusal('svg-refused', { status: 422 }),
    },
    {
      content: {
        files: ['company/company.yaml', path].map((file) => ({ path: file, blob: `of ${file}`, size: 1 })),
      },
    },
  );
  const group = within(await screen.findByRole('group', { name: 'Logo' }));
  expect(group.getByRole('img', { name: 'Logo' })).toBeVisible();
  const choose = (file: File) =>
    user.upload(group.getByLabelText('Choisir un SVG', { selector: 'input' }), file);
  const svg = new File(['<svg/>'], 'new.svg', { type: 'image/svg+xml' });
  await choose(Object.defineProperty(new File(['x'], 'x.svg'), 'size', { value: 200_000_000 }));
  expect(await group.findByRole('alert')).toHaveTextContent(/atteindre 20\sMo/);
  expect(asked.some(({ what }) => what.endsWith('/save'))).toBe(false);
  await choose(svg);
  expect(await group.findByText(/il lui faut un viewBox/)).toBeVisible();
  answers['POST /drafts/1/save'] = saved;
  await choose(svg);
  expect(await screen.findByText('L’image est enregistrée.')).toBeVisible();
  const file = { path, base: `of ${path}`, content: btoa('<svg/>'), encoding: 'base64' };
  expect(bodyOf('POST /drafts/1/save')).toEqual({ files: [file] });
  expect(group.queryByRole('alert')).not.toBeInTheDocument();
});
