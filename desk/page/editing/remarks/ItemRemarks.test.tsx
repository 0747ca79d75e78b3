import { screen, waitFor, within } from '@testing-library/react';
import type { DraftContent, Remark } from '../../../api';
import { contentOf, draftOf, newsItem, openDrafts, reviewOf } from '../../testing/drafts';
import { fr, heading, refusal } from '../../testing/server';

const file = 'news/2026-10-30-letter/fr.md';

const remarkOf = (over: Partial<Remark> = {}): Remark => ({
  id: 3,
  file,
  field: ['title'],
  text: 'Plus court',
  about: 'La lettre',
  entry: '',
  by: 'Hugo Ferrand',
  at: '2026-11-25T08:15:00.000Z',
  doneBy: null,
  ...over,
});

const asked: Partial<DraftContent> = {
  draft: draftOf({ owner: 'Hugo Ferrand', authors: ['Hugo Ferrand'], review: reviewOf('asked') }),
};

afterEach(() => localStorage.clear());

describe('a reviewer', () => {
  it('leaves a remark at a field', async () => {
    const { user, answers, bodyOf } = openDrafts(
      newsItem,
      { 'POST /drafts/1/remarks': refusal('own-draft', { status: 403 }) },
      { role: 'reviewer', content: asked },
    );
    const french = await screen.findByRole('region', { name: 'Français' });
    const button = within(french).getByRole('button', { name: fr('Remarque : Titre') });
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: fr('Remarque : Titre (français)') });
    const text = within(dialog).getByRole('textbox', { name: 'Votre remarque' });
    const send = within(dialog).getByRole('button', { name: 'Envoyer' });
    await user.click(send);
    expect(text).toHaveAccessibleErrorMessage('Écrivez votre remarque.');
    await user.type(text, 'Plus court');
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Vous avez écrit dans ce brouillon/);
    answers['POST /drafts/1/remarks'] = { status: 201, body: {} };
    answers['GET /drafts/1'] = { body: contentOf({ ...asked, remarks: [remarkOf()] }) };
    await user.click(send);
    expect(await within(french).findByRole('note')).toHaveTextContent('Plus court');
    expect(bodyOf('POST /drafts/1/remarks')).toEqual({ file, field: ['title'], text: 'Plus court' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('leaves one at a group of fields, which keeps its name', async () => {
    const { user } = openDrafts(newsItem, {}, { role: 'reviewer', content: asked });
    const group = await screen.findByRole('group', { name: 'Fonds' });
    await user.click(within(group).getByRole('button', { name: fr('Remarque : Fonds') }));
    expect(await screen.findByRole('alertdialog', { name: fr('Remarque : Fonds') })).toBeVisible();
  });
});

describe('who has written', () => {
  it('reads a remark at its field, and marks it as done', async () => {
    const { user, answers, bodyOf } = openDrafts(
      newsItem,
      { 'POST /drafts/1/remarks/3/done': refusal('not-found', { status: 404 }) },
      { content: { remarks: [remarkOf()] } },
    );
    const note = await within(await screen.findByRole('region', { name: 'Français' })).findByRole('note', {
      name: 'Remarque de Hugo Ferrand',
    });
    expect(note).toHaveTextContent('À propos de « La lettre »');
    expect(screen.queryByRole('button', { name: /^Remarque/ })).not.toBeInTheDocument();
    const done = within(note).getByRole('button', { name: 'Marquer comme traitée' });
    await user.click(done);
    expect(await screen.findByText('Cet élément n’existe plus. Rechargez la page.')).toBeVisible();
    answers['POST /drafts/1/remarks/3/done'] = { body: {} };
    answers['GET /drafts/1'] = { body: contentOf({ remarks: [remarkOf({ doneBy: 'Claire Delmas' })] }) };
    await user.click(done);
    await waitFor(() => expect(note).toHaveTextContent('traitée par Claire Delmas'));
    expect(note).toHaveFocus();
    expect(done).not.toBeInTheDocument();
    expect(bodyOf('POST /drafts/1/remarks/3/done')).toEqual({});
  });

  it('reads a remark whose field has gone at the item', async () => {
    openDrafts(newsItem, {}, { content: { remarks: [remarkOf({ field: ['chapo'] })] } });
    expect(await screen.findByText('1 remarque sur un champ qui n’existe plus')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Champ « chapo » (français)');
  });

  it('is led from the draft to the field, in a folded entry too', async () => {
    const nested = remarkOf({ id: 4, file: 'team/team.yaml', field: [1, 'name'], about: 'Bob' });
    const remarks = [
      remarkOf({ doneBy: 'Claire Delmas' }),
      nested,
      remarkOf({ id: 5, file: 'news/gone/fr.md' }),
    ];
    const { user } = openDrafts('/drafts/1', {}, { content: { remarks } });
    const list = await screen.findByRole('region', { name: 'Remarques' });
    expect(within(list).getByText('2 à traiter')).toBeVisible();
    const [first, second, last] = within(list).getAllByRole('note');
    expect(first).toHaveTextContent(/^Équipe › n° 2 › Nom/);
    expect(second).toHaveTextContent('news/gone/fr.md › Titre (français)');
    expect(last).toHaveTextContent('La lettre › Titre (français)');
    await user.click(within(list).getByRole('link', { name: 'Équipe › n° 2 › Nom' }));
    await heading('Équipe');
    expect(await screen.findByRole('button', { name: /Bob 1 remarque$/, expanded: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /Ana$/, expanded: false })).toBeVisible();
    expect(screen.getByRole('note')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
