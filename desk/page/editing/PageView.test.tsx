import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mediaQueryList } from '../../../src/testing/mediaQueryList';
import { askFile, fileOf, newsItem, openDrafts } from '../testing/drafts';
import { refusal } from '../testing/server';

const askPage = 'GET /drafts/1/page?identity=news%3Aletter';
const pageOf = (revision: string, paths: object = { fr: '/fr/lettre', en: '/en/letter' }) => ({
  body: { revision, paths },
});
const french = 'news/2026-10-30-letter/fr.md';
const news = 'news/2026-10-30-letter/news.yaml';
const save = {
  'POST /drafts/1/save': { body: { commit: 'b2', merged: [], files: [{ path: french, blob: 'newer' }] } },
};

const narrow = window.matchMedia;
beforeEach(() => {
  window.matchMedia = mediaQueryList(true);
});
afterEach(() => {
  window.matchMedia = narrow;
  localStorage.clear();
});

const view = () => screen.findByRole('region', { name: 'La page' });
/** Those that the view has by now: the last is loaded behind the one that is seen. */
const frames = () => screen.queryAllByTitle<HTMLIFrameElement>('La page');
const addresses = () => frames().map((frame) => frame.getAttribute('src'));
const language = () => screen.getByRole('combobox', { name: 'Langue de la page' });
const profile = () => screen.getByRole('combobox', { name: 'Profil d’investisseur' });
const asSaved = () => screen.findByText('Telle qu’enregistrée, avant publication');

/** The last frame has loaded. @param contentDocument that jsdom does not make */
async function loaded(contentDocument?: object | null) {
  await waitFor(() => expect(frames()).not.toHaveLength(0));
  const frame = frames().at(-1)!;
  if (contentDocument !== undefined)
    Object.defineProperty(frame, 'contentDocument', { value: contentDocument, configurable: true });
  fireEvent.load(frame);
}

const refused = (code: string) => ({
  contentType: 'application/json',
  body: { textContent: JSON.stringify({ code, message: 'no slug.' }) },
});

it('shows the page beside the form, in the language of the desk and without scripts', async () => {
  openDrafts(newsItem, { [askPage]: pageOf('a1') });
  expect(await view()).toHaveTextContent('En préparation, quelques secondes…');
  await waitFor(() => expect(addresses()).toEqual(['/api/site/a1/RETAIL/fr/lettre']));
  expect(frames()[0]).toHaveAttribute('sandbox', 'allow-same-origin');
  await loaded();
  expect(await asSaved()).toBeVisible();
});

it('changes language and profile, and keeps what is seen until the next is there', async () => {
  const { user } = openDrafts(newsItem, { [askPage]: pageOf('a1') });
  await loaded();
  await asSaved();
  await user.selectOptions(profile(), 'Professionnels');
  expect(addresses()).toEqual(['/api/site/a1/RETAIL/fr/lettre', '/api/site/a1/PRO/fr/lettre']);
  expect(frames()[0]).toBeVisible();
  expect(frames()[1]).not.toBeVisible();
  expect(screen.getByText('La page se met à jour…')).toBeVisible();
  await loaded();
  expect(addresses()).toEqual(['/api/site/a1/PRO/fr/lettre']);
  await user.selectOptions(language(), 'Anglais');
  await loaded();
  expect(addresses()).toEqual(['/api/site/a1/PRO/en/letter']);
  expect(within(language()).getByRole('option', { name: 'Italien' })).toBeDisabled();
});

it('shows each save', async () => {
  const { user, answers } = openDrafts(newsItem, { [askPage]: pageOf('a1'), ...save });
  await loaded();
  const text = await screen.findByRole('region', { name: 'Français' });
  await user.type(within(text).getByRole('textbox', { name: 'Titre' }), ' !');
  answers[askPage] = pageOf('b2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(addresses()).toContain('/api/site/b2/RETAIL/fr/lettre'));
  await loaded();
  expect(addresses()).toEqual(['/api/site/b2/RETAIL/fr/lettre']);
});

it('stays where one had scrolled to', async () => {
  const documents = [300, 0, 0].map((scrollTop) => ({ scrollingElement: { scrollTop } }));
  const { user } = openDrafts(newsItem, { [askPage]: pageOf('a1') });
  await loaded(documents[0]);
  await user.selectOptions(profile(), 'Professionnels');
  await loaded(documents[1]);
  expect(documents[1]?.scrollingElement.scrollTop).toBe(300);
  await user.selectOptions(language(), 'Anglais');
  await loaded(documents[2]);
  expect(documents[2]?.scrollingElement.scrollTop).toBe(0);
});

describe('a link in the page', () => {
  const range = '/api/site/a1/RETAIL/fr/gamme';

  async function followed() {
    const desk = openDrafts(newsItem, { [askPage]: pageOf('a1') });
    await loaded();
    await asSaved();
    Object.defineProperty(frames()[0]!, 'contentWindow', { value: { location: { pathname: range } } });
    fireEvent.load(frames()[0]!);
    return desk;
  }

  it('leads to a page that stays while the profile changes, until a language is chosen', async () => {
    const { user } = await followed();
    expect(await asSaved()).toBeVisible();
    await user.selectOptions(profile(), 'Professionnels');
    await loaded();
    expect(addresses()).toEqual(['/api/site/a1/PRO/fr/gamme']);
    await user.selectOptions(language(), 'Anglais');
    await loaded();
    expect(addresses()).toEqual(['/api/site/a1/PRO/en/letter']);
  });

  it('leads back where its page is gone', async () => {
    const { user } = await followed();
    await user.selectOptions(profile(), 'Professionnels');
    await loaded(refused('not-found'));
    await waitFor(() => expect(addresses()).toContain('/api/site/a1/PRO/fr/lettre'));
    await loaded({});
    expect(await asSaved()).toBeVisible();
  });
});

it('shows what is planned as from its moment on', async () => {
  const publishAt = '2099-12-01 09:00';
  const at = encodeURIComponent('2099-12-01T08:00:00.000Z');
  openDrafts(newsItem, {
    [askFile(news)]: fileOf(news, { value: { category: 'supports', publishAt } }),
    [`${askPage}&at=${at}`]: pageOf('a1@20991201T080000Z'),
  });
  await loaded();
  await waitFor(async () => expect(await view()).toHaveTextContent(/à partir du 1 déc. 2099/));
  expect(addresses()).toEqual(['/api/site/a1@20991201T080000Z/RETAIL/fr/lettre']);
});

it('leads to the problems because of which it shows no page', async () => {
  const problems = [{ file: `content/${french}`, line: 2, expected: 'title: expected a text, got nothing' }];
  openDrafts(newsItem, { [askPage]: refusal('has-problems', { status: 422, problems }) });
  const region = await view();
  await waitFor(() => expect(region).toHaveTextContent('Le brouillon comporte des erreurs : corrigez-les'));
  expect(within(region).getByRole('link')).toHaveAttribute('href', '/drafts/1');
  expect(frames()).toEqual([]);
});

it('says that the item has no page', async () => {
  openDrafts(newsItem, { [askPage]: pageOf('a1', {}) });
  await waitFor(async () => expect(await view()).toHaveTextContent('Ce contenu n’a pas de page sur le site'));
});

it('says why the program has failed, and tries again', async () => {
  const { user, answers } = openDrafts(newsItem, {
    [askPage]: refusal('not-shown', { status: 502, message: 'no slug.' }),
  });
  await waitFor(async () => expect(await view()).toHaveTextContent('no slug.'));
  answers[askPage] = pageOf('a1');
  await user.click(within(await view()).getByRole('button', { name: 'Réessayer' }));
  await loaded();
  expect(await asSaved()).toBeVisible();
});

it.each([
  ['in place of a page', refused('not-shown'), 'no slug.'],
  ['of a site that was never published', refused('not-built'), 'Faites publier une fois'],
  ['of the connection', null, 'Le serveur est injoignable'],
])('says what a failure %s is', async (_, shown, words) => {
  const { user } = openDrafts(newsItem, { [askPage]: pageOf('a1') });
  await loaded(shown);
  await waitFor(async () => expect(await view()).toHaveTextContent(words));
  expect(frames()).toEqual([]);
  await user.click(within(await view()).getByRole('button', { name: 'Réessayer' }));
  await loaded();
  expect(await asSaved()).toBeVisible();
});

it('can be hidden', async () => {
  const { user } = openDrafts(newsItem, { [askPage]: pageOf('a1') });
  await view();
  await user.click(screen.getByRole('button', { name: 'Masquer la page' }));
  expect(screen.queryByRole('region', { name: 'La page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voir la page' }));
  expect(await view()).toBeVisible();
});

it('lies over the form where there is no room', async () => {
  window.matchMedia = narrow;
  const { user } = openDrafts(newsItem, { [askPage]: pageOf('a1') });
  await user.click(await screen.findByRole('button', { name: 'Voir la page' }));
  const dialog = await screen.findByRole('dialog', { name: 'La page' });
  expect(within(dialog).getByRole('region', { name: 'La page' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
