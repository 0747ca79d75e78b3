import { screen, waitFor, within } from '@testing-library/react';
import { keepEdits, keptKey } from '../editing/keptEdits';
import { contentOf, newsItem, openDrafts } from '../testing/drafts';
import { fr, heading, openDesk, refusal, sessionOf, signedOut } from '../testing/server';

const account = 'Claire Delmas';
const title = fr('Se déconnecter avec des modifications non enregistrées ?');
const item = 'news/2026-10-30-letter';
const files = [
  { path: `${item}/fr.md`, blob: 'x', loaded: { title: 'La lettre' }, value: { title: 'Neuf' } },
];
const ofLetter = keptKey(account, '1', item);
const ofRemoved = keptKey(account, 'gone', 'funds/asia/fund');
const ofOther = keptKey('Hugo Ferrand', '1', item);

afterEach(() => localStorage.clear());

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('desk-edits:'));

/** The question that signing out asks where edits of two drafts are kept, one of which is no more. */
async function askToSignOut(desk: ReturnType<typeof openDesk>) {
  desk.answers['DELETE /session'] = { body: {} };
  const leave = await screen.findByRole('button', { name: 'Se déconnecter' });
  await desk.user.click(leave);
  return { leave, dialog: within(await screen.findByRole('alertdialog', { name: title })) };
}

describe('signing out with edits that are not saved', () => {
  beforeEach(() => {
    for (const key of [ofLetter, ofRemoved, ofOther]) keepEdits(key, files);
  });

  const open = () =>
    openDrafts('/drafts', {
      'GET /drafts/1': { body: contentOf() },
      'GET /drafts/gone': refusal('draft-gone', { status: 404 }),
    });

  it('names one’s own drafts and items, and stays', async () => {
    const desk = open();
    const { leave, dialog } = await askToSignOut(desk);
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Lettre de novembre › La lettre',
        'gone › asia',
      ]),
    );
    const stay = dialog.getByRole('button', { name: 'Rester' });
    await desk.user.click(stay);
    await waitFor(() => expect(leave).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(desk.asked.map(({ what }) => what)).not.toContain('DELETE /session');
    expect(keptKeys()).toEqual([ofLetter, ofRemoved, ofOther]);
  });

  it.each([
    ['Se déconnecter et les conserver', [ofLetter, ofRemoved, ofOther]],
    ['Se déconnecter et les supprimer', [ofOther]],
  ])('signs out: %s', async (name, left) => {
    const desk = open();
    const { dialog } = await askToSignOut(desk);
    desk.answers['GET /session'] = signedOut;
    await desk.user.click(dialog.getByRole('button', { name }));
    expect(await heading('Connexion')).toBeVisible();
    await waitFor(() => expect(keptKeys()).toEqual(left));
  });

  it('drops nothing while the server cannot be reached', async () => {
    const desk = open();
    const { dialog } = await askToSignOut(desk);
    delete desk.answers['DELETE /session'];
    await desk.user.click(dialog.getByRole('button', { name: 'Se déconnecter et les supprimer' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(keptKeys()).toEqual([ofLetter, ofRemoved, ofOther]);
  });

  it('asks the same in place of every other screen, where nothing of a draft may be read', async () => {
    const desk = openDesk('/publish', {
      'GET /session': { body: { ...sessionOf(), needsSecondFactor: true } },
    });
    const { dialog } = await askToSignOut(desk);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 › 2026-10-30-letter',
      'gone › asia',
    ]);
    expect(desk.asked.map(({ what }) => what)).toEqual(['GET /session']);
  });
});

it('signing out of a form asks for what was typed in it', async () => {
  const desk = openDrafts(newsItem);
  await desk.user.type((await screen.findAllByLabelText(/^Titre/))[0] as HTMLElement, '!');
  const { dialog } = await askToSignOut(desk);
  expect(dialog.getByRole('listitem')).toHaveTextContent('Lettre de novembre › La lettre');
  desk.answers['GET /session'] = signedOut;
  await desk.user.click(dialog.getByRole('button', { name: 'Se déconnecter et les supprimer' }));
  expect(await heading('Connexion')).toBeVisible();
  await waitFor(() => expect(keptKeys()).toEqual([]));
});
