import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TFuncKey } from 'i18next';
import { contentId } from '../../../components/layout/contentId';
import { type Locale, locales } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import { profileChosen } from '../../../store/preferencesSlice';
import { makeStore } from '../../../store/store';
import { fakeFetch, type FakeRequest } from '../../../testing/fakeFetch';
import { i18nOf } from '../../../testing/i18nOf';
import { renderPage } from '../../../testing/renderPage';
import { searchItem } from '../../../testing/searchFixtures';
import { announcementDelayMs, SearchDialog } from './SearchDialog';
import { typingDelayMs } from './useSearch';

let requests: FakeRequest[];

beforeEach(() => {
  jest.useFakeTimers();
  requests = fakeFetch();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fund = searchItem();
const share = searchItem({
  path: '/fr/funds/meridane-asia/i',
  kind: 'share',
  title: 'Meridane Asia – Part I',
  url: '/fr/funds/meridane-asia/shares/i',
  isin: 'FR0014000001',
});
const article = searchItem({
  path: '/fr/news/asie',
  kind: 'news',
  title: 'L’Asie en 2026',
  url: 'https://presse.example/asie',
  external: true,
  date: '2026-11-01',
  category: 'Marchés',
});
const contact = searchItem({
  path: '/fr/pages/contact',
  kind: 'page',
  title: 'Contact',
  url: '/fr/contact',
  category: null,
  date: '2026-11-01',
});
const all = { items: [fund, share, article], total: 3 };

type SearchKey = Exclude<TFuncKey<'search'>, 'kinds'>;

function openDialog({
  locale = 'fr',
  store = makeStore(),
}: { locale?: Locale; store?: ReturnType<typeof makeStore> } = {}) {
  const onClose = jest.fn();
  const { user } = renderPage(
    <>
      <main id={contentId} tabIndex={-1} />
      <SearchDialog locale={locale} suggestions={['Asie', 'frais']} onClose={onClose} />
    </>,
    { locale, store },
  );
  const { t } = i18nOf(locale);
  return { onClose, user, words: (key: SearchKey, values = {}) => t(`search:${key}`, values) };
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option');
const chosen = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');

function write(query: string) {
  fireEvent.change(field(), { target: { value: query } });
}

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function press(key: string) {
  return fireEvent.keyDown(field(), { key });
}

function lastRequest(): FakeRequest {
  const request = requests.at(-1);
  if (!request) throw new Error('nothing was asked');
  return request;
}

/** Types a query and answers its request. */
async function find(query: string, answer: unknown = all) {
  write(query);
  await passTime(typingDelayMs);
  await act(async () => lastRequest().answer(answer));
}

test.each(locales)('opens with the focus in its field, named in the page’s language: %s', (locale) => {
  const { words } = openDialog({ locale });
  expect(screen.getByRole('dialog', { name: words('title') })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName(words('title'));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

describe('asking', () => {
  test('one request for the final text, with the profile and the language', async () => {
    const store = makeStore();
    store.dispatch(profileChosen('PRO'));
    openDialog({ locale: 'it', store });
    write('mer');
    await passTime(typingDelayMs - 1);
    write('Emergenti  è');
    expect(requests).toHaveLength(0);
    await passTime(typingDelayMs);
    expect(requests).toHaveLength(1);
    expect(lastRequest().url).toBe('/_content/it');
    expect(lastRequest().body).toEqual({
      deep: true,
      text: true,
      search: 'emergenti e',
      where: { visibleTo: { $in: ['PRO'] } },
      limit: 12,
    });
  });

  test('no request for a single letter, nor for an added space', async () => {
    openDialog();
    write('a');
    await passTime(typingDelayMs);
    expect(requests).toHaveLength(0);
    await find('as');
    write('as ');
    await passTime(typingDelayMs);
    expect(requests).toHaveLength(1);
  });

  test('a later request aborts an earlier one, whose answer is ignored', async () => {
    openDialog();
    write('asie');
    await passTime(typingDelayMs);
    const [first] = requests;
    await find('inde', { items: [share], total: 1 });
    expect(first?.isAborted()).toBe(true);
    await act(async () => first?.answer(all));
    expect(options()).toHaveLength(1);
  });

  test('a suggestion is looked for, and the focus is in the field again', async () => {
    const { user } = openDialog();
    jest.useRealTimers();
    const [suggestion] = within(screen.getByRole('list')).getAllByRole('button');
    await user.click(suggestion!);
    expect(field()).toHaveValue(suggestion!.textContent);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});

describe('results', () => {
  test('stand by kind, each with its facts', async () => {
    const { words } = openDialog();
    await find('asia', { items: [...all.items, contact], total: 4 });
    const funds = screen.getByRole('group', { name: words('kinds.funds') });
    expect(within(funds).getAllByRole('option')).toHaveLength(2);
    expect(within(funds).getByRole('option', { name: /Part I Actions ?FR0014000001/ })).toHaveAttribute(
      'href',
      share.url,
    );
    const news = screen.getByRole('group', { name: words('kinds.news') });
    expect(news).toHaveTextContent('Marchés1er novembre 2026');
    const pages = screen.getByRole('group', { name: words('kinds.pages') });
    expect(within(pages).getByRole('option')).toHaveAccessibleName('Contact');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  test('one that leaves the site, and one that is a document, say so', async () => {
    const { words } = openDialog();
    const document = searchItem({
      path: '/fr/news/doc',
      kind: 'news',
      title: 'Bilan',
      url: '/e/fr/docs/news/b',
    });
    await find('asie', { items: [article, document, fund], total: 3 });
    const nameOf = (index: number) => options()[index]!;
    expect(nameOf(0)).toHaveAccessibleName(new RegExp(words('opensOutside')));
    expect(nameOf(1)).toHaveAccessibleName(new RegExp(`\\(${words('document')}\\)`));
    expect(nameOf(2)).not.toHaveAccessibleName(/\(/);
  });

  test('a document has its file’s type, size, language and day', async () => {
    const { words } = openDialog();
    const document = searchItem({
      path: '/fr/documents/asia/ZZ0011759386/KIID',
      kind: 'document',
      title: 'DIC – Meridane Asie – Part R',
      url: '/e/fr/docs/funds/asia/ZZ0011759386/KIID',
      isin: 'ZZ0011759386',
      fileType: 'pdf',
      fileSize: 8_400,
      language: 'it',
      date: '2026-02-16',
    });
    await find('dic', { items: [document], total: 1 });
    expect(screen.getByRole('group', { name: words('kinds.documents') })).toBeVisible();
    const option = screen.getByRole('option', { name: /^DIC – Meridane Asie – Part R/ });
    expect(option).toHaveAttribute('href', document.url);
    for (const fact of ['ZZ0011759386', 'PDF', '8 Ko', 'IT', '16 février 2026'])
      expect(within(option).getByText(fact)).toBeVisible();
  });

  test('mark what was looked for', async () => {
    openDialog();
    await find('emergente');
    expect(screen.getAllByText('émergente', { selector: 'mark' })).not.toHaveLength(0);
  });

  test('their number is announced after a while', async () => {
    const { words } = openDialog();
    await find('asia');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await passTime(announcementDelayMs);
    expect(screen.getByRole('status')).toHaveTextContent(words('count', { count: 3 }));
  });

  test('say when there are more than are shown', async () => {
    const { words } = openDialog();
    await find('asia', { ...all, total: 40 });
    const more = words('countOf', { shown: 3, total: 40 });
    expect(screen.getByText(more)).toBeVisible();
    await passTime(announcementDelayMs);
    expect(screen.getByRole('status')).toHaveTextContent(more);
  });

  test('stay until those of the next words are there', async () => {
    openDialog();
    await find('asia');
    write('asian');
    await passTime(typingDelayMs);
    expect(options()).toHaveLength(3);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    write('');
    expect(options()).toHaveLength(0);
  });

  test('where there are none it says so, and where else to look', async () => {
    const { words } = openDialog();
    await find('xyz <b>', { items: [], total: 0 });
    const none = words('none', { query: 'xyz <b>' });
    expect(screen.getByText(none)).toBeVisible();
    expect(screen.getByText(words('advice'))).toBeVisible();
    expect(screen.getByRole('link', { name: words('range') })).toHaveAttribute(
      'href',
      pagePath('funds-range', 'fr'),
    );
    await passTime(announcementDelayMs);
    expect(screen.getByRole('status')).toHaveTextContent(none);
  });
});

describe('keyboard', () => {
  test('arrows go through the results in a ring', async () => {
    openDialog();
    await find('asia');
    expect(chosen()).toEqual([]);
    press('ArrowDown');
    expect(chosen()).toEqual([options()[0]]);
    expect(field()).toHaveAttribute('aria-activedescendant', options()[0]!.id);
    press('ArrowUp');
    expect(chosen()).toEqual([options()[2]]);
    press('ArrowDown');
    press('ArrowDown');
    expect(chosen()).toEqual([options()[1]]);
  });

  test('Home and End move the caret, until a result is chosen', async () => {
    openDialog();
    await find('asia');
    expect(press('End')).toBe(true);
    expect(chosen()).toEqual([]);
    press('ArrowDown');
    expect(press('End')).toBe(false);
    expect(chosen()).toEqual([options()[2]]);
    press('Home');
    expect(chosen()).toEqual([options()[0]]);
  });

  test('typing on clears the selection', async () => {
    openDialog();
    await find('asia');
    press('ArrowDown');
    press('ArrowLeft');
    expect(chosen()).toEqual([]);
    press('ArrowDown');
    await find('asian');
    expect(chosen()).toEqual([]);
  });

  test('Enter chooses the first, then opens it: the dialog closes, the content has the focus', async () => {
    const { onClose } = openDialog();
    await find('asia');
    const opened = jest.fn();
    options()[0]!.addEventListener('click', opened);
    press('Enter');
    expect(opened).not.toHaveBeenCalled();
    expect(chosen()).toEqual([options()[0]]);
    press('Enter');
    expect(opened).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('keys of a word that is being composed are the input method’s', async () => {
    openDialog();
    await find('asia');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(chosen()).toEqual([]);
  });

  test('Escape empties the field, then closes', async () => {
    const { onClose } = openDialog();
    write('asie');
    expect(press('Escape')).toBe(false);
    expect(field()).toHaveValue('');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    press('Escape');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('closing', () => {
  test('the button closes', async () => {
    const { onClose, words } = openDialog();
    fireEvent.click(screen.getByRole('button', { name: words('close') }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('a click beside it closes; one that began inside does not', async () => {
    const { onClose } = openDialog();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent.pointerDown(field());
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('the way back closes it', () => {
    openDialog();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent.popState(window);
    expect(dialog.open).toBe(false);
  });

  test('a result that is opened in another tab leaves it open', async () => {
    openDialog();
    await find('asia');
    fireEvent.click(options()[0]!, { ctrlKey: true });
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });

  test('over another dialog it does not open', () => {
    const disclaimer = document.createElement('dialog');
    document.body.append(disclaimer);
    disclaimer.showModal();
    const { onClose } = openDialog();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    disclaimer.remove();
  });
});

describe('a search that fails', () => {
  const failures: [string, (request: FakeRequest) => void][] = [
    ['no answer', (request) => request.fail(new TypeError('Failed to fetch'))],
    ['an error', (request) => request.answer({ message: 'no' }, { status: 502 })],
    ['no JSON', (request) => request.answer('<html>')],
    ['another answer', (request) => request.answer({ items: 3 })],
  ];

  test.each(failures)('says so and where else to look: %s', async (_, failWith) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { words } = openDialog();
    write('asie');
    await passTime(typingDelayMs);
    await act(async () => failWith(lastRequest()));
    expect(screen.getByRole('alert')).toHaveTextContent(words('failed'));
    expect(screen.getByRole('link', { name: words('range') })).toHaveAttribute(
      'href',
      pagePath('funds-range', 'fr'),
    );
    expect(screen.getByRole('link', { name: words('allNews') })).toHaveAttribute(
      'href',
      pagePath('news', 'fr'),
    );
    expect(log).toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: words('retry') }));
    expect(field()).toHaveFocus();
    await passTime(typingDelayMs);
    await act(async () => lastRequest().answer(all));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(options()).toHaveLength(3);
  });
});
