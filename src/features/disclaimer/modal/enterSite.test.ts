import { pageContextOf } from '../../../testing/pageFixtures';
import { intendedPageOf } from './enterSite';

afterEach(() => {
  window.history.replaceState({}, '', '/');
  document.body.innerHTML = '';
});

test.each([
  ['<h1>Elsewhere</h1><main><h1> Contact us </h1></main>', 'Contact us'],
  ['<main></main>', 'Contact – Meridane Asset Management'],
  ['<main><h1> </h1></main>', 'Contact – Meridane Asset Management'],
])('the title of %s is "%s"', (html, title) => {
  document.body.innerHTML = html;
  expect(intendedPageOf(pageContextOf('fr'), 'en')).toEqual({ title, path: '/en/contact' });
});

test.each(['#performances', '?asset=bonds&view=table', '?next=//evil.example#//evil.example'])(
  'leads to a page of the route table, with %s',
  (rest) => {
    window.history.replaceState({}, '', `/fr/contact${rest}`);
    expect(intendedPageOf(pageContextOf('fr'), 'en')?.path).toBe(`/en/contact${rest}`);
  },
);
