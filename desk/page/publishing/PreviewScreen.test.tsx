import { screen, waitFor, within } from '@testing-library/react';
import { noPageChanges } from '../../../publishing/events';
import {
  changesOf,
  fr,
  heading,
  openDesk,
  previewLink,
  refusal,
  revision,
  sessionOf,
} from '../testing/server';

const address = {
  id: 1,
  address: 'http://127.0.0.1:9101/preview?key=abc',
  expiresAt: '2026-11-26T08:15:00.000Z',
};
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
    'POST /preview': { status: 202, body: {} },
    'POST /preview/links': { status: 201, body: address },
    'GET /preview/links': { body: { links: [previewLink()] } },
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
  expect(asked.filter(({ what }) => what === 'POST /preview/links')).toHaveLength(1);
});

it('makes one address for as long as the page is open', async () => {
  const { asked, user } = open(ready);
  await heading('L’aperçu est prêt');
  await user.click(screen.getByRole('link', { name: 'Modifications' }));
  await heading('Modifications');
  await user.click(screen.getByRole('link', { name: 'Aperçu' }));
  await heading('L’aperçu est prêt');
  expect(asked.filter(({ what }) => what === 'POST /preview/links')).toHaveLength(1);
});

describe('the addresses of the preview', () => {
  const others = [
    previewLink({ id: 4, by: 'Hugo Ferrand', revision: null }),
    previewLink({ id: 3, by: 'Hugo Ferrand' }),
    previewLink(),
  ];
  const region = () => screen.findByRole('region', { name: 'Adresses en cours' });
  const rows = async () => within(await region()).findAllByRole('listitem');

  it('are listed with who made them, until when and of which revision', async () => {
    open(ready, { 'GET /preview/links': { body: { links: others } } });
    await heading('L’aperçu est prêt');
    await waitFor(async () => expect((await rows())[2]).toHaveTextContent('(celle de cette page)'));
    const [without, other, own] = await rows();
    expect(other).toHaveTextContent('Par Hugo Ferrand, le 25 nov. 2026, 09:15');
    expect(other).toHaveTextContent('Jusqu’au 26 nov. 2026, 09:15');
    expect(without).not.toHaveTextContent('révision');
    expect(other).not.toHaveTextContent('celle de cette page');
    expect(own).toHaveTextContent('Par Claire Delmas');
  });

  it('are withdrawn by a publisher, whosever they are', async () => {
    const { answers, user, asked } = open(ready, { 'GET /preview/links': { body: { links: others } } });
    await heading('L’aperçu est prêt');
    const [, other] = await rows();
    await user.click(within(other!).getByRole('button', { name: 'Retirer' }));
    const dialog = await screen.findByRole('alertdialog', { name: fr('Retirer cette adresse ?') });
    expect(dialog).toHaveTextContent('Qui l’a reçue ne verra plus l’aperçu.');
    answers['DELETE /preview/links/3'] = { body: {} };
    answers['GET /preview/links'] = { body: { links: [others[0], others[2]] } };
    await user.click(within(dialog).getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText('L’adresse est retirée.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(asked.filter(({ what }) => what === 'POST /preview/links')).toHaveLength(1);
  });

  it('give way to a new one when that of the page is withdrawn', async () => {
    const { answers, user } = open(ready);
    await heading('L’aperçu est prêt');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('(celle de cette page)'));
    await user.click(within(await region()).getByRole('button', { name: 'Retirer' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Cette page en recevra une nouvelle.');
    answers['DELETE /preview/links/1'] = { body: {} };
    answers['POST /preview/links'] = {
      status: 201,
      body: { ...address, id: 2, address: `${address.address}d` },
    };
    answers['GET /preview/links'] = { body: { links: [previewLink({ id: 2 })] } };
    await user.click(within(dialog).getByRole('button', { name: 'Retirer' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Ouvrir l’aperçu' })).toHaveAttribute(
        'href',
        `${address.address}d`,
      ),
    );
  });

  it('are withdrawn by an editor who has made them only', async () => {
    open(ready, {
      'GET /session': { body: sessionOf('editor') },
      'GET /preview/links': { body: { links: others } },
    });
    await heading('L’aperçu est prêt');
    const buttons = (await rows()).map((row) => within(row).queryAllByRole('button').length);
    expect(buttons).toEqual([0, 0, 1]);
  });

  it('say why one is not withdrawn', async () => {
    const { user } = open(ready, { 'DELETE /preview/links/1': refusal('not-found', { status: 404 }) });
    await heading('L’aperçu est prêt');
    await user.click(within(await region()).getByRole('button', { name: 'Retirer' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Retirer' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Cet élément n’existe plus.');
  });

  it('are listed where there is no preview, too', async () => {
    const problems = [{ file: 'content/news/a/fr.md', line: 3, expected: 'title: expected a text' }];
    open(ready, { 'GET /changes': { body: changesOf({ latest: revision({ problems }) }) } });
    expect(await rows()).toHaveLength(1);
  });
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

it('says what the server refuses', async () => {
  open(ready, { 'POST /preview': refusal('content-api-away', { status: 502 }) });
  expect(await screen.findByText(fr('Le serveur de contenu ne répond pas.'), { exact: false })).toBeVisible();
});
