import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RootProviders } from '../components/layout/RootProviders';
import { UnderHeading } from '../components/ui/Heading';
import { Island, type IslandData, type IslandName } from '../components/ui/Island';
import { Compare } from '../features/funds/compare/Compare';
import { ContactSection } from '../features/contact/ContactSection';
import { FundRange } from '../features/funds/FundRange';
import { Purchase } from '../features/funds/costs/Purchase';
import { Library } from '../features/funds/library/Library';
import { NavChart } from '../features/funds/navChart/NavChart';
import { SearchButton } from '../features/search/SearchButton';
import { startIslands } from '../start/islands';
import { pageStore } from '../store/pageStore';
import { profileChosen } from '../store/preferencesSlice';
import { makeStore } from '../store/store';
import { clearCookies } from '../testing/clearCookies';
import { comparedFixtures } from '../testing/compareFixtures';
import { fundCardOf, fundOf, notices, shareOf } from '../testing/fundFixtures';
import { i18nOf } from '../testing/i18nOf';
import { documentGroups } from '../testing/documentGroups';
import { hydrateIsland } from './hydrateIsland';
import { loadContent } from './loadContent';

const everyone = ['RETAIL', 'INSTIT', 'PRO'] as const;

/** Each island as it is used on the site. In English, whose texts are the same in the tests' dictionaries. */
const islands: Record<IslandName, ReactElement> = {
  chart: <NavChart share={shareOf()} />,
  compare: <Island name="compare" Content={Compare} props={{ funds: comparedFixtures, notices }} />,
  contact: <ContactSection locale="en" infos={[{ code: 'PHONE', content: '+33 1 99 00 47 20' }]} />,
  purchase: <Purchase fund={fundOf()} share={shareOf()} notices={notices} />,
  library: <Island name="library" Content={Library} props={{ groups: documentGroups }} />,
  range: (
    <FundRange
      explorable
      notices={notices}
      categories={[
        {
          code: 'EQUITY',
          title: 'Equity',
          description: null,
          visibleTo: [...everyone],
          funds: [fundCardOf()],
        },
      ]}
    />
  ),
  search: <Island name="search" Content={SearchButton} props={{ locale: 'en', suggestions: [] }} />,
};

const names = Object.keys(islands) as IslandName[];

// Islands render by themselves, as in a browser.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;

beforeEach(() => {
  clearCookies();
  document.documentElement.lang = 'en';
  // The NAVs of the chart stay on their way.
  window.fetch = () => new Promise(() => undefined);
  errors = jest.spyOn(console, 'error').mockImplementation();
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** Renders on the server's renderer, which warns about the layout effects that React Redux uses as there is a document. */
function htmlOf(element: ReactElement): string {
  const html = renderToString(element);
  errors.mockClear();
  return html;
}

/** Puts the HTML of a page with the island into the document, deep in the page and beside other parts. */
function showPage(name: IslandName) {
  document.body.innerHTML = htmlOf(
    <I18nextProvider i18n={i18nOf('en', (text) => text)}>
      <RootProviders store={makeStore()}>
        <nav>
          {[
            <a key="home" href="/en">
              Home
            </a>,
          ]}
        </nav>
        <main>
          <h1>Page</h1>
          {['before', 'here', 'after'].map((part) => (
            <section key={part}>
              <UnderHeading>{part === 'here' ? islands[name] : part}</UnderHeading>
            </section>
          ))}
        </main>
      </RootProviders>
    </I18nextProvider>,
  );
  const island = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  const data = island?.querySelector(':scope > script')?.textContent;
  if (!island?.firstElementChild || !data) throw new Error('The island has content and data');
  return { island, content: island.firstElementChild, data: JSON.parse(data) as IslandData };
}

describe.each(names)('the island %s', (name) => {
  test('is the same HTML in the page and by itself: ids of React differ (useId)', async () => {
    const { content, data } = showPage(name);
    const alone = await loadContent(name, data);
    const html = htmlOf(<Provider store={makeStore()}>{alone}</Provider>);
    const template = document.createElement('template');
    template.innerHTML = html;
    expect(content.innerHTML).toBe(template.innerHTML);
    expect(html).not.toBe('');
  });

  test('takes over the HTML of the page without a word', async () => {
    const { island, content } = showPage(name);
    const elements = [...content.querySelectorAll('button, input, select, h2, h3, svg')];
    expect(elements).not.toEqual([]);
    await hydrateIsland(island, jest.fn());
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
    for (const element of elements) expect(content).toContainElement(element as HTMLElement);
  });
});

test('an island becomes that of the visitor’s profile, also when it changes', async () => {
  pageStore.dispatch(profileChosen('INSTIT'));
  const { island } = showPage('compare');
  const options = () =>
    within(island)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const seen = options();
  await hydrateIsland(island, jest.fn());
  await waitFor(() => expect(options()).toEqual(expect.arrayContaining([expect.stringContaining('S USD')])));
  pageStore.dispatch(profileChosen('RETAIL'));
  await waitFor(() => expect(options()).toEqual(seen));
  expect(errors).not.toHaveBeenCalled();
});

test('the search opens from the HTML of the page', async () => {
  const { island } = showPage('search');
  const button = screen.getByRole('button', { name: 'Search' });
  await hydrateIsland(island, jest.fn());
  fireEvent.click(button);
  expect(screen.getByRole('combobox')).toHaveFocus();
});

describe('what is done while an island loads', () => {
  beforeEach(() => window.history.replaceState(null, '', '/en'));
  const isAlive = (island: HTMLElement) => waitFor(() => expect(island).toHaveAttribute('data-alive'));
  const table = () => screen.getByRole('button', { name: 'Table' });
  const chooseOrder = (value: string) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });

  test('is done in turn, each on the page that the one before has left', async () => {
    const { island } = showPage('range');
    startIslands();
    fireEvent.click(table());
    chooseOrder('risk-asc');
    await isAlive(island);
    expect(window.location.search).toBe('?sort=risk-asc&view=table');
  });
});
