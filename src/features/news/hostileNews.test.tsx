/** @jest-environment node */

import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { NewsArticle } from './NewsArticle';
import { makeStore } from '../../store/store';
import { i18nOf } from '../../testing/i18nOf';
import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import { hostileHtml } from '../../../gatsby/sanitise/testing/hostileHtml';
import { categoryRow, fundRow, type NewsRow, newsRow, siteUrl } from '../../../gatsby/testing/contentRows';
import { publishedFunds } from '../funds/catalogueFunds';
import { newsArticle, newsCard } from '../../components/news/newsViews';

jest.mock('gatsby', () => jest.requireActual<object>('../../testing/__mocks__/gatsby'));

const sanitise = createSanitise([]);
const i18n = i18nOf('en');

/** Renders each article with its body below the last row's title, and as a card in "read next". */
function markupOf(rows: readonly Partial<NewsRow>[]): string {
  const newsRows = rows.map((values, index) => newsRow(`story-${index}`, { ...values, fundCodes: ['asia'] }));
  const title = rows.at(-1)?.title ?? 'Title';
  const funds = publishedFunds([categoryRow({ funds: [fundRow({ code: 'asia', title })] })]);
  const articles = newsRows.map((row) => newsArticle(row, funds, 'en', sanitise));
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RootProviders store={makeStore()}>
        <NewsArticle
          article={{ ...articles.at(-1)!, parts: articles.flatMap(({ parts }) => parts) }}
          address={`${siteUrl}/en/news/story`}
          related={newsRows.map((row) => newsCard(row, 'en'))}
          newsPage={{ title, path: '/en/news' }}
          smallPrint={null}
        />
      </RootProviders>
    </I18nextProvider>,
  );
}

const { DOMParser } = new JSDOM('').window;

function elementsOf(html: string): Element[] {
  const { documentElement } = new DOMParser().parseFromString(
    `<!doctype html><main>${html}</main>`,
    'text/html',
  );
  return [...documentElement.querySelectorAll('*')];
}

/** An element's name with each of its attributes, such as `A href`. */
function namesOf(element: Element): string[] {
  return [element.nodeName, ...element.getAttributeNames().map((name) => `${element.nodeName} ${name}`)];
}

const harmless = `<b>a</b> <i>b</i> <strong>c</strong> <a href="https://www.example.org/">d</a>

<iframe src="https://player.vimeo.com/video/1"></iframe>`;

const known = new Set(elementsOf(markupOf([{ body: harmless, summary: 'Summary' }])).flatMap(namesOf));

/** Elements and attributes that no harmless article has, and links to forbidden targets. */
function faultsIn(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const strange = namesOf(element).filter((name) => !known.has(name));
    const href = element.getAttribute('href');
    const isSafe = href === null || /^(?:https?:\/\/[^@]*$|mailto:|tel:|\/(?![/\\])|#)/.test(href);
    return [...strange, ...(isSafe ? [] : [`${element.nodeName} to ${href}`])];
  });
}

it('is drawn by the usual elements, none of which is active', () => {
  expect(
    [...known].filter((name) => /^(?:SCRIPT|IFRAME|OBJECT|EMBED|IMG|FORM)\b| on| src/.test(name)),
  ).toEqual([]);
  expect(known).toContain('A rel');
});

it.each(Object.entries(hostileHtml))('bodies with hostile %s leave harmless articles', (_, vectors) => {
  const bodies = vectors.map((html) => `Before.\n\n${html}\n\n" onclick="alert(1)" After.`);
  const markup = markupOf(bodies.map((body) => ({ body })));
  expect(faultsIn(markup)).toEqual([]);
  expect(markup.split('<p dir="auto">Before.</p>')).toHaveLength(vectors.length + 1);
});
