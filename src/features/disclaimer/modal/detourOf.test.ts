import { pageContextOf } from '../../../testing/pageFixtures';
import { detourOf } from './detourOf';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['<h1>Elsewhere</h1><main><h1> Contact us </h1></main>', 'Contact us'],
  ['<main></main>', 'Contact – Meridane Asset Management'],
  ['<main><h1> </h1></main>', 'Contact – Meridane Asset Management'],
])('the title of %s is "%s"', (html, title) => {
  document.body.innerHTML = html;
  expect(detourOf(pageContextOf('fr'), 'en')).toEqual({ title, path: '/en/contact' });
});
