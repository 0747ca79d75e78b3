import { screen } from '@testing-library/react';
import { noPageChanges } from '../../publishing/publishEvents';
import { changesOf, fr, heading, openDesk, refusal, revision } from './testing/server';

const address = { address: 'http://127.0.0.1:9101/preview?key=abc', expiresAt: '2026-11-26T08:15:00.000Z' };
const builtAt = '2026-11-25T08:15:10.000Z';
const shown = { revision: 'rev-2', builtAt };
const ready = { shown, building: null, failure: null };
const building = {
  shown: null,
  building: { revision: 'rev-2', startedAt: '2026-11-25T08:15:00.000Z' },
  failure: null,
};

const open = (preview: object, answers = {}) =>
  openDesk('/preview', {
    'POST /preview': { status: 202, body: address },
    'GET /preview': { body: preview },
    'GET /foretold': {
      body: { ...noPageChanges, rendered: ['/fr/actualités', '/fr/fonds'], created: ['/fr/fonds'] },
    },
    ...answers,
  });

it('opens the preview of the latest revision, and the pages to look at in it', async () => {
  const { asked } = open(ready);
  await heading('L’aperçu est prêt');
  const link = screen.getByRole('link', { name: 'Ouvrir l’aperçu' });
  expect(link).toHaveAttribute('href', address.address);
  expect(screen.getByText(/jusqu’au/)).toHaveTextContent('26 nov. 2026, 09:15');
  expect(await screen.findByRole('link', { name: '/fr/fonds' })).toHaveAttribute(
    'href',
    `${address.address}&page=%2Ffr%2Ffonds`,
  );
  expect(screen.getByRole('link', { name: '/fr/actualités' })).toHaveAttribute(
    'href',
    `${address.address}&page=%2Ffr%2Factualit%C3%A9s`,
  );
  expect(asked.filter(({ what }) => what === 'POST /preview')).toHaveLength(1);
});

it('waits for one that is being built', async () => {
  const { answers } = open(building);
  await heading('L’aperçu se prépare');
  expect(screen.getByRole('progressbar', { name: 'Construction des pages' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ouvrir l’aperçu' })).toBeNull();
  answers['GET /preview'] = { body: ready };
  expect(await screen.findByRole('heading', { name: 'L’aperçu est prêt' }, { timeout: 5_000 })).toBeVisible();
});

it('says why there is none, and asks again', async () => {
  const message = 'The content API at http://127.0.0.1:9001 cannot be asked. Is it running?';
  const { answers, user } = open({ ...ready, shown: null, failure: { revision: 'rev-2', message } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  answers['GET /preview'] = { body: ready };
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await heading('L’aperçu est prêt');
});

it('leads to what is wrong with the content', async () => {
  const problems = [{ file: 'content/news/a/fr.md', line: 3, expected: 'title: expected a text' }];
  const { asked } = open(ready, { 'GET /changes': { body: changesOf({ latest: revision({ problems }) }) } });
  expect(await screen.findByText(/il n’y a pas d’aperçu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir ce qu’il faut corriger' })).toHaveAttribute(
    'href',
    '/changes',
  );
  expect(asked.some(({ what }) => what === 'POST /preview')).toBe(false);
});

it('shows the content as it is where it has no revisions', async () => {
  open(
    { ...ready, shown: { revision: null, builtAt } },
    { 'GET /changes': { body: changesOf({ live: null, latest: null, changes: [] }) } },
  );
  await heading('L’aperçu est prêt');
  expect(screen.queryByRole('heading', { name: 'Pages à relire' })).toBeNull();
});

it('says what the server refuses', async () => {
  open(ready, { 'POST /preview': refusal('content-api-away', { status: 502 }) });
  expect(await screen.findByText(fr('Le serveur de contenu ne répond pas.'), { exact: false })).toBeVisible();
});
