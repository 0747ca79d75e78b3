import { screen, waitFor, within } from '@testing-library/react';
import { chooseLanguage, startTexts } from './kit/startTexts';
import {
  changesOf,
  fr,
  heading,
  hold,
  openDesk,
  publishOf,
  refusal,
  sessionOf,
  tell,
} from './testing/server';

describe('the frame of all screens', () => {
  it('names who is signed in', async () => {
    openDesk('/', { 'GET /session': { body: sessionOf('editor', 'Hugo Ferrand') } });
    expect(
      await screen.findByRole('button', { name: fr('Votre compte : Hugo Ferrand, rédaction') }),
    ).toBeVisible();
  });

  it('has an address for each screen, goes back, and moves the focus to its title', async () => {
    const { user } = openDesk('/changes');
    await heading('Modifications');
    await user.click(screen.getByRole('link', { name: 'Historique' }));
    expect(await heading('Historique')).toHaveFocus();
    expect(window.location.pathname).toBe('/history');
    expect(document.title).toBe('Historique – Desk éditorial');
    expect(screen.getByRole('link', { name: 'Historique' })).toHaveAttribute('aria-current', 'page');
    window.history.back();
    expect(await heading('Modifications')).toHaveFocus();
  });

  it('is written in English by a switch that this computer remembers', async () => {
    const { user } = openDesk('/');
    await heading('Modifications');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await heading('Changes')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(localStorage.getItem('desk-language')).toBe('en');
    await user.click(screen.getByRole('button', { name: 'Français' }));
    expect(await heading('Modifications')).toBeVisible();
  });

  it.each([
    [['en-US', 'fr'], 'en'],
    [['it-IT', 'fr-CA', 'en'], 'fr'],
    [['de'], 'fr'],
    [[], 'fr'],
  ])('is written in the first language of %j that there is', async (languages, expected) => {
    localStorage.removeItem('desk-language');
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    startTexts();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', expected));
    // The reader's own choice comes first.
    chooseLanguage(expected === 'fr' ? 'en' : 'fr');
    startTexts();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('lang', expected));
    jest.restoreAllMocks();
  });

  it('tells on any screen that a publish has ended, and asks anew what is live', async () => {
    const { asked } = openDesk('/history', { 'GET /publishes/latest': { body: publishOf() } });
    await screen.findByText('(en cours)');
    const before = asked.filter(({ what }) => what === 'GET /changes').length;
    tell(publishOf({ state: 'succeeded' }));
    expect(await screen.findByText('Le site est publié.')).toBeVisible();
    await waitFor(() =>
      expect(asked.filter(({ what }) => what === 'GET /changes').length).toBeGreaterThan(before),
    );
    expect(screen.queryByText('(en cours)')).not.toBeInTheDocument();
  });
});

describe('a hold', () => {
  const held = { 'GET /changes': { body: changesOf({ hold }) } };

  it('is said above all screens, with who set it and why', async () => {
    openDesk('/history', held);
    const banner = await screen.findByRole('region', { name: 'Suspension de la publication' });
    expect(banner).toHaveTextContent('La publication est suspendue : rien ne sera mis en ligne.');
    expect(banner).toHaveTextContent('Par Claire Delmas, le 25 nov. 2026, 09:15');
    expect(banner).toHaveTextContent('« Frais à vérifier »');
  });

  it('is lifted by a publisher, with a note', async () => {
    const { user, answers, bodyOf } = openDesk('/', { ...held, 'POST /lift': { body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Lever la suspension' }));
    const dialog = await screen.findByRole('alertdialog', { name: fr('Lever la suspension ?') });
    await user.type(within(dialog).getByLabelText('Note'), 'Corrigé');
    answers['GET /changes'] = { body: changesOf() };
    await user.click(within(dialog).getByRole('button', { name: 'Lever la suspension' }));
    expect(await screen.findByText(/La suspension est levée/)).toBeVisible();
    expect(bodyOf('POST /lift')).toEqual({ note: 'Corrigé' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Suspension de la publication' })).not.toBeInTheDocument(),
    );
  });

  it('stays when the server refuses, and the dialog says why', async () => {
    const { user } = openDesk('/', { ...held, 'POST /lift': refusal('forbidden', { status: 403 }) });
    await user.click(await screen.findByRole('button', { name: 'Lever la suspension' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Lever la suspension' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Votre compte ne permet pas cette action.',
    );
  });

  it('is not lifted by editors', async () => {
    openDesk('/', { ...held, 'GET /session': { body: sessionOf('editor') } });
    await screen.findByRole('region', { name: 'Suspension de la publication' });
    expect(screen.queryByRole('button', { name: 'Lever la suspension' })).not.toBeInTheDocument();
  });
});
