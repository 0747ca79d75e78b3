import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changesOf, fr, hold, openDesk, publishOf, refusal, schedule, sessionOf } from '../testing/server';

const planned = { 'GET /schedules': { body: { schedules: [schedule(), schedule({ id: 4, note: '' })] } } };

async function choose(user: ReturnType<typeof openDesk>['user'], time: string) {
  await user.click(await screen.findByRole('radio', { name: 'À une heure donnée' }));
  fireEvent.change(screen.getByLabelText(/^Date et heure/), { target: { value: time } });
}

const submit = () => screen.getByRole('button', { name: 'Programmer la publication' });

describe('planning a publish', () => {
  it('is of the revision that is shown, at a time in Paris', async () => {
    const { user, bodyOf, answers } = openDesk('/publish', {
      'POST /schedules': { status: 201, body: schedule() },
    });
    const choice = await screen.findByRole('group', { name: 'Quand' });
    expect(within(choice).getByRole('radio', { name: 'Maintenant' })).toBeChecked();
    await user.type(screen.getByLabelText('Note'), 'Lettre de décembre');
    await choose(user, '2099-12-01T09:00');
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Date et heure/)).toHaveAccessibleDescription(/heure de Paris/);
    answers['GET /schedules'] = planned['GET /schedules'];
    await user.click(submit());
    expect(await screen.findByText('La publication est programmée : 1 déc. 2099, 09:00.')).toBeVisible();
    const at = '2099-12-01T08:00:00.000Z';
    expect(bodyOf('POST /schedules')).toEqual({ revision: 'rev-2', note: 'Lettre de décembre', at });
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(await screen.findByRole('list', { name: 'Publications programmées' })).toBeVisible();
  });

  it.each(['', '2020-01-01T09:00'])('asks for a time to come: "%s"', async (time) => {
    const { user, asked } = openDesk('/publish');
    await choose(user, time);
    await user.click(submit());
    expect(await screen.findByText('Indiquez une date et une heure à venir.')).toBeVisible();
    expect(screen.getByLabelText(/^Date et heure/)).toHaveFocus();
    expect(asked.map(({ what }) => what)).not.toContain('POST /schedules');
  });

  it('is possible while held', async () => {
    openDesk('/publish', { 'GET /changes': { body: changesOf({ hold }) } });
    expect(await screen.findByLabelText(/^Date et heure/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is not for editors, nor with problems', async () => {
    openDesk('/publish', { 'GET /session': { body: sessionOf('editor') }, ...planned });
    const list = await screen.findByRole('list', { name: 'Publications programmées' });
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Date et heure/)).not.toBeInTheDocument();
  });
});

describe('planned publishes', () => {
  it('tell who, when and why, also during a publish', async () => {
    openDesk('/publish', { ...planned, 'GET /publishes/latest': { body: publishOf() } });
    const list = await screen.findByRole('list', { name: 'Publications programmées' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/1 déc\. 2099, 09:00par Claire Delmas« Lettre de décembre »/);
    const [button] = within(list).getAllByRole('button', { name: 'Retirer' });
    expect(button).toHaveAccessibleDescription(/1 déc\. 2099/);
  });

  async function openDialog(user: ReturnType<typeof openDesk>['user']) {
    const [button] = await screen.findAllByRole('button', { name: 'Retirer' });
    await user.click(button!);
    const name = fr('Retirer la publication du 1 déc. 2099, 09:00 ?');
    return within(await screen.findByRole('alertdialog', { name }));
  }

  it.each([
    ['newer content is live', { isOvertaken: true }, /plus récent.* cette publication n’aura pas lieu/],
    [
      'whoever planned it may no longer publish',
      { isOrphaned: true, isOvertaken: true },
      /Le compte de Claire Delmas ne permet plus de publier : cette publication n’aura pas lieu\.«/,
    ],
  ])('say when one is not published, as %s', async (_, over, text) => {
    const schedules = [schedule(over), schedule({ id: 4 })];
    openDesk('/publish', { 'GET /schedules': { body: { schedules } } });
    const list = within(await screen.findByRole('list', { name: 'Publications programmées' }));
    const [first, other] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(text);
    expect(other).not.toHaveTextContent('cette publication n’aura pas lieu');
  });

  it.each([
    ['outdated', 'Le contenu a changé'],
    ['minute-taken', 'Une publication est déjà programmée pour cette minute.'],
    ['too-many-plans', 'Trop de publications sont déjà programmées.'],
    ['unprintable', 'Le texte contient un caractère de contrôle invisible.'],
  ] as const)('say why there is none more, and keep what was typed: %s', async (code, text) => {
    const { user } = openDesk('/publish', { 'POST /schedules': refusal(code) });
    await choose(user, '2099-12-01T09:00');
    await user.type(screen.getByLabelText('Note'), 'Lettre');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Note')).toHaveValue('Lettre');
    expect(screen.getByLabelText(/^Date et heure/)).toHaveValue('2099-12-01T09:00');
  });

  it('say that a note cannot be shown as it was typed', async () => {
    openDesk('/publish');
    const note = await screen.findByLabelText('Note');
    fireEvent.change(note, { target: { value: 'Lettre\u202e' } });
    expect(note).toBeInvalid();
    expect(screen.getByText(/Le texte contient un caractère de contrôle invisible/)).toBeVisible();
    await waitFor(() => expect(note).toHaveAccessibleErrorMessage(/Le texte contient un caractère/));
  });

  it('are withdrawn after a question', async () => {
    const { user, asked, answers } = openDesk('/publish', {
      ...planned,
      'DELETE /schedules/3': { body: {} },
    });
    const dialog = await openDialog(user);
    answers['GET /schedules'] = { body: { schedules: [] } };
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText('La publication du 1 déc. 2099, 09:00 est retirée.')).toBeVisible();
    expect(asked.map(({ what }) => what)).toContain('DELETE /schedules/3');
    await waitFor(() => expect(screen.queryByText('Publications programmées')).not.toBeInTheDocument());
  });

  it('stay when it is cancelled, or refused', async () => {
    const { user, asked } = openDesk('/publish', {
      ...planned,
      'DELETE /schedules/3': refusal('not-found', { status: 404 }),
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked.map(({ what }) => what)).not.toContain('DELETE /schedules/3');
    const again = await openDialog(user);
    await user.click(again.getByRole('button', { name: 'Retirer' }));
    expect(await again.findByRole('alert')).toHaveTextContent('Cet élément n’existe plus.');
  });
});
