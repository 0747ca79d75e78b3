/** @jest-environment jsdom */
import { withConstantPathScript } from './withConstantPathScript';

const scriptOf = (path: string) =>
  `<p>a</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><p>b</p>`;

const textOf = (html: string) => /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1];

test.each(['/fr/contact', '/fr/funds/marchés', `/fr/"><b>&amp;'\\`])('%s is what the script sets', (path) => {
  const html = withConstantPathScript(scriptOf(path));
  document.body.innerHTML = html;
  const script = document.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.eval(script?.textContent ?? '');
  expect(window.pagePath).toBe(path);
  expect(document.querySelectorAll('b')).toHaveLength(0);
});

test('the script is the same on every page, and the rest of the page stays', () => {
  const html = withConstantPathScript(scriptOf('/fr/contact'));
  expect(textOf(html)).toBe(textOf(withConstantPathScript(scriptOf('/en'))));
  expect(html).toMatch(/^<p>a<\/p><script [^>]*data-path="\/fr\/contact"[^>]*>.*<\/script><p>b<\/p>$/);
  expect(withConstantPathScript(html)).toBe(html);
});
