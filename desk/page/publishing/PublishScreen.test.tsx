import { act, screen, waitFor, within } from '@testing-library/react';
import { failureSchema, type PublishReport } from '../../../publishing/events';
import type { Publish } from '../../api';
import texts from '../fr.json';
import {
  changesOf,
  fr,
  heading,
  hold,
  live,
  openDesk,
  publishOf,
  refusal,
  revision,
  sessionOf,
  tell,
} from '../testing/server';

const at = '2026-11-25T08:15:10.000Z';
const events = (...all: Publish['events'][number]['event'][]) => all.map((event) => ({ at, event }));

async function confirm(user: ReturnType<typeof openDesk>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Publier maintenant' }));
  const dialog = await screen.findByRole('alertdialog', { name: fr('Publier le site ?') });
  return { dialog, button: within(dialog).getByRole('button', { name: 'Publier' }) };
}

describe('before a publish', () => {
  it('counts what will go live, asks, and publishes the revision that was seen', async () => {
    const { user, bodyOf } = openDesk('/publish', { 'POST /publishes': { status: 202, body: publishOf() } });
    expect(await screen.findByText('2 modifications à mettre en ligne.')).toBeVisible();
    await user.type(screen.getByLabelText('Note'), 'Lettre');
    const { dialog, button } = await confirm(user);
    expect(dialog).toHaveTextContent('ajout1modification1suppression0');
    expect(dialog).toHaveTextContent('« Lettre »');
    await user.click(button);
    expect(await heading('Publication en cours')).toBeVisible();
    expect(bodyOf('POST /publishes')).toEqual({ revision: 'rev-2', note: 'Lettre' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText('La publication est lancée.')).toBeVisible();
  });

  it('is for administrators, too', async () => {
    openDesk('/publish', { 'GET /session': { body: sessionOf('administrator') } });
    expect(await screen.findByRole('button', { name: 'Publier maintenant' })).toBeVisible();
  });

  it('asks nothing of the server when it is cancelled, and gives the focus back', async () => {
    const { user, asked } = openDesk('/publish');
    const { dialog } = await confirm(user);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publier maintenant' })).toHaveFocus());
    expect(asked.map(({ what }) => what)).not.toContain('POST /publishes');
  });

  it.each([
    ['outdated', 'Le contenu a changé depuis que vous l’avez relu.'],
    ['has-problems', 'Le contenu comporte des erreurs.'],
    ['held', 'La publication est suspendue. Levez d’abord la suspension.'],
    ['already-publishing', 'Une publication est déjà en cours.'],
    ['failed', 'L’action n’a pas abouti. Réessayez'],
  ] as const)('keeps the note when it is refused: %s', async (code, text) => {
    const { user } = openDesk('/publish', { 'POST /publishes': refusal(code) });
    await user.type(await screen.findByLabelText('Note'), 'Lettre');
    const { dialog, button } = await confirm(user);
    await user.click(button);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Note')).toHaveValue('Lettre');
  });

  it.each([
    ['editors', { 'GET /session': { body: sessionOf('editor') } }, /Votre compte ne permet pas de publier/],
    ['while held', { 'GET /changes': { body: changesOf({ hold }) } }, /Levez la suspension, en haut/],
    [
      'with problems',
      {
        'GET /changes': {
          body: changesOf({ latest: revision({ problems: [{ file: 'a', line: 1, expected: 'b' }] }) }),
        },
      },
      /1 erreur dans le contenu empêche la publication/,
    ],
  ])('says why not: %s', async (_, answers, text) => {
    openDesk('/publish', answers);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
  });

  it.each([
    ['nothing live', changesOf({ live: null, changes: [] }), 'tout le site sera publié'],
    [
      'an unknown live revision',
      changesOf({ live: { ...live, revision: null }, changes: [] }),
      'ne peuvent pas être comparées',
    ],
    ['no changes', changesOf({ latest: live.revision!, changes: [] }), 'Rien n’a changé'],
  ])('publishes also with %s', async (_, changes, text) => {
    openDesk('/publish', { 'GET /changes': { body: changes } });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier maintenant' })).toBeEnabled();
  });
});

describe('during a publish', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-25T08:16:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('shows steps in words as the server tells of them, and reads out the step only', async () => {
    openDesk('/publish', { 'GET /publishes/latest': { body: publishOf({ state: 'queued' }) } });
    await heading('Publication en cours');
    expect(screen.getByRole('status')).toHaveTextContent('Étape : En file d’attente');
    tell(
      publishOf({
        events: events(
          { type: 'finished', step: 'wait', seconds: 0.2, detail: 'nobody' },
          { type: 'started', step: 'build' },
          { type: 'progress', step: 'build', detail: '12 of 993 <img onerror=alert(1)>' },
        ),
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Étape : Construction des pages'),
    );
    expect(screen.getByRole('status')).not.toHaveTextContent('993');
    const steps = within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Attente d’autres publications<\u00a01\u00a0s',
      'Construction des pagesen cours',
      'Compressionà venir',
      'Assemblageà venir',
      'Vérificationà venir',
      'Mise en ligneà venir',
      'Rangementà venir',
    ]);
    // A minute of the two that it usually takes, less the seconds before it started.
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText(/1\smin\s00\ss · 2\smin\s00\ss d’habitude/)).toBeVisible();
  });

  it.each([
    ['desk', 'Claire Delmas', 'Demandée par Claire Delmas le 25 nov. 2026'],
    ['shell', 'deploy', 'Lancée par deploy, de l’équipe technique, le 25 nov. 2026'],
    ['hook', 'hook', 'Déclenchée par un appel automatique, le 25 nov. 2026'],
  ] as const)('says who asked for it: %s', async (via, by, text) => {
    const latest = publishOf({ by, via, note: 'Nouvelles polices' });
    openDesk('/publish', { 'GET /publishes/latest': { body: latest } });
    const progress = await screen.findByRole('region', { name: 'Publication en cours' });
    expect(progress).toHaveTextContent(text);
    expect(progress).toHaveTextContent('« Nouvelles polices »');
    tell({ ...latest, state: 'succeeded' });
    expect(await screen.findByRole('region', { name: 'Dernière publication' })).toHaveTextContent(text);
    expect(screen.getByText('Le site est publié.')).toBeVisible();
  });

  it('has what Gatsby wrote behind a fold', async () => {
    const { user } = openDesk('/publish', {
      'GET /publishes/latest': {
        body: publishOf({ events: events({ type: 'progress', step: 'build', detail: '<b>12</b> of 993' }) }),
      },
    });
    expect(screen.queryByText('<b>12</b> of 993', { exact: false })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Détail technique (1 ligne)' }));
    const lines = await screen.findByRole('region', { name: 'Détail technique' });
    expect(lines).toHaveTextContent('09:15:10 <b>12</b> of 993');
    expect(lines).toHaveAttribute('tabindex', '0');
  });

  it('shows no percentage while no earlier publish gives an estimate', async () => {
    openDesk('/publish', { 'GET /publishes/latest': { body: publishOf({ estimatedSeconds: null }) } });
    expect(await screen.findByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('is asked for each second', async () => {
    const { asked } = openDesk('/publish', { 'GET /publishes/latest': { body: publishOf() } });
    await heading('Publication en cours');
    const polls = () => asked.filter(({ what }) => what === 'GET /publishes/latest');
    for (const count of [2, 3]) {
      act(() => jest.advanceTimersByTime(1_000));
      await waitFor(() => expect(polls().length).toBeGreaterThanOrEqual(count));
    }
  });

  it('is not taken for over by a late answer that tells of the one before', async () => {
    const running = publishOf({ queuedAt: '2026-11-25T08:15:00.000Z' });
    openDesk('/publish', { 'GET /publishes/latest': { body: running } });
    await heading('Publication en cours');
    tell(publishOf({ state: 'succeeded', endedAt: '2026-11-25T08:14:59.000Z' }));
    await heading('Dernière publication');
    tell(publishOf({ state: 'failed', endedAt: '2026-11-25T08:17:00.000Z' }));
    // Shown in the result and above it.
    expect(await screen.findAllByText(/La publication a échoué\. Le site/)).toHaveLength(2);
    expect(screen.queryByText('Le site est publié.')).not.toBeInTheDocument();
  });
});

describe('after a publish', () => {
  const report: PublishReport = {
    releaseId: '20261125-091502',
    pages: 993,
    rendered: [
      '/fr/actualites',
      '/fr/nouveau',
      ...Array.from({ length: 12 }, (_, index) => `/fr/page-${index}`),
    ],
    created: ['/fr/nouveau'],
    removed: ['/fr/ancien'],
    redirected: [{ from: '/fr/avant', to: '/fr/apres' }],
    warnings: [
      { about: 'short-page', path: '/fr/nouveau', characters: 41 },
      { about: 'unlinked-page', path: '/fr/seule' },
      { about: 'untranslated', kind: 'news', title: 'Lettre', locales: ['en', 'it'] },
      { about: 'unnamed', file: 'content/a.pdf', missing: ['title', 'language'] },
      { about: 'overdue', what: 'KIID', of: 'Meridane Asie – R', date: '2025-02-16' },
      { about: 'overdue', what: 'PAST_PERFORMANCE', of: 'Meridane Inde – R', date: '2025-11-28' },
      { about: 'overdue', what: 'SETTLEMENT', of: 'Meridane Asie', date: '2014-03-17' },
      { about: 'uncommitted', files: ['news/a/fr.md', 'news/b/fr.md'] },
      { about: 'more', count: 3 },
    ],
    seconds: {},
  };

  it('links to the pages on the public site', async () => {
    const { user } = openDesk('/publish', {
      'GET /publishes/latest': {
        body: publishOf({
          state: 'succeeded',
          endedAt: '2026-11-25T08:16:36.000Z',
          events: events({ type: 'published', report }),
        }),
      },
    });
    const result = await screen.findByRole('region', { name: 'Dernière publication' });
    expect(result).toHaveTextContent('993 pages.');
    expect(result).toHaveTextContent(/Durée\s: 1\smin\s36\ss\./);
    expect(within(result).getByRole('link', { name: '/fr/nouveau' })).toHaveAttribute(
      'href',
      'https://www.meridane.example/fr/nouveau',
    );
    expect(within(result).getByRole('link', { name: '/fr/apres' })).toBeVisible();
    expect(within(result).getByText('/fr/ancien')).toBeVisible();
    expect(within(result).queryByRole('link', { name: '/fr/ancien' })).not.toBeInTheDocument();
    expect(result).toHaveTextContent(
      [
        '9 points à vérifier',
        '/fr/nouveau est courte : 41 caractères dans sa partie principale.',
        '/fr/seule : aucune autre page n’y mène, hormis ses traductions.',
        '« Lettre » (Actualités) manque en anglais et italien.',
        'Il manque dans les métadonnées de content/a.pdf : titre et langue.',
        'DIC, Meridane Asie – R : la dernière version est du 16 février 2025, la suivante est attendue.',
        'Meridane Inde – R : la performance de la dernière année civile, attendue 35 jours ouvrés après le 31 décembre, ' +
          'ne peut pas être présentée. La dernière valeur liquidative de cette année est du 28 novembre 2025 : saisissez celles qui manquent.',
        'Meridane Asie : les conditions en vigueur, du 17 mars 2014, prévoient un règlement plus d’un jour ouvré après la valeur liquidative. ' +
          'Depuis le 11 octobre 2027, les opérations sur les plateformes de négociation se dénouent en un jour (T+1), ' +
          'et les fonds suivent par usage de place : vérifiez si le prospectus prévoit de nouvelles conditions.',
        'Pas enregistré, donc pas publié : news/a/fr.md et news/b/fr.md.',
        'Et 3 autres.',
      ].join(''),
    );
    expect(within(result).getByRole('heading', { name: 'Pages modifiées (13)' })).toBeVisible();
    await user.click(within(result).getByRole('button', { name: 'Afficher 1 élément de plus' }));
    expect(within(result).getByRole('link', { name: '/fr/page-11' })).toBeVisible();
  });

  it('links to no other site, whatever a path is called', async () => {
    openDesk('/publish', {
      'GET /publishes/latest': {
        body: publishOf({
          state: 'succeeded',
          events: events({ type: 'published', report: { ...report, created: ['@evil.example'] } }),
        }),
      },
    });
    expect(await screen.findByText('@evil.example')).toBeVisible();
    expect(screen.queryByRole('link', { name: '@evil.example' })).not.toBeInTheDocument();
  });

  it.each(failureSchema.options)(
    'says in the reader’s language what became of it, and what to do: %s',
    async (failure) => {
      const message = 'In English, for a shell.\n- /fr/a has no title.';
      openDesk('/publish', {
        'GET /publishes/latest': { body: publishOf({ state: 'failed', failure, message }) },
      });
      const result = await screen.findByRole('region', { name: 'Dernière publication' });
      expect(result).toHaveTextContent(texts.failure[failure].replaceAll('\u00a0', ' '));
      expect(result).not.toHaveTextContent(/In English|hook|npm/);
    },
  );

  it('keeps the lines of a failure, marks its step, and says what to do', async () => {
    openDesk('/publish', {
      'GET /publishes/latest': {
        body: publishOf({
          state: 'failed',
          message: 'What is wrong:\n- <img onerror=alert(1)>',
          events: events({ type: 'started', step: 'check' }),
        }),
      },
    });
    const message = await screen.findByText(/What is wrong:/);
    expect(message.textContent).toBe('What is wrong:\n- <img onerror=alert(1)>');
    expect(screen.getByText('La publication a échoué. Le site en ligne n’a pas changé.')).toBeVisible();
    expect(screen.getByText(/Corrigez la cause, puis publiez de nouveau/)).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent).slice(4, 6)).toEqual([
      'Vérificationéchec',
      'Mise en lignenon atteinte',
    ]);
  });
});
