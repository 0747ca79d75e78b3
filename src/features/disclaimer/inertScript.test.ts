import { fireEvent } from '@testing-library/react';
import { writeCookie } from '../../cookies/browserCookies';
import { blockCookies } from '../../testing/blockCookies';
import { clearCookies } from '../../testing/clearCookies';
import { inertScript } from './inertScript';

const page = document.documentElement;

/** True if the page is inert after the script has run with this cookie. */
function isInertWith(cookie: string): boolean {
  clearCookies();
  page.inert = false;
  document.cookie = cookie;
  window.eval(inertScript);
  return page.inert;
}

test('who has accepted gets a page that is usable at once', () => {
  document.cookie = 'locale=it';
  expect(isInertWith('disclaimer_validated=true')).toBe(false);
});

test.each([
  'locale=fr',
  'disclaimer_validated=false',
  'disclaimer_validated=trueish',
  'xdisclaimer_validated=true',
])('for others it is inert: %s', (cookie) => {
  expect(isInertWith(cookie)).toBe(true);
});

test.each(['silently', 'with an error'] as const)(
  'where cookies are refused %s it is inert until the tab has accepted',
  (how) => {
    clearCookies();
    blockCookies(how);
    page.inert = false;
    window.eval(inertScript);
    expect(page.inert).toBe(true);
    writeCookie('disclaimerValidated', 'true');
    page.inert = false;
    window.eval(inertScript);
    expect(page.inert).toBe(false);
  },
);

function failScript(src: string, attributes: Record<string, string> = {}) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  fireEvent.error(script);
  script.remove();
}

test('only a lost script of those that start the site makes it usable', () => {
  isInertWith('locale=fr');
  failScript('/component---1.js', { 'data-webpack': 'site:1' });
  failScript('https://statistics.example/tag.js');
  fireEvent.error(window);
  expect(page.inert).toBe(true);
  failScript('/app-1.js');
  expect(page.inert).toBe(false);
});

test('needs no escaping in HTML', () => {
  expect(inertScript).not.toMatch(/<\/|<!--/);
});
