import { eventHandlerIn, executableScripts, scriptHash } from './inlineScripts';

test('scripts that a browser runs in the page', () => {
  const html = [
    '<script>one()</script>',
    '<script type="module" id="a">\n two()\n</script>',
    '<script type="application/ld+json">{"a":"<script>"}</script>',
    '<script data-rh="true" type="application/json">{}</script>',
    '<script src="/app.js" async></script>',
    '<script type="speculationrules">{}</script>',
  ].join('<p>text</p>');
  expect(executableScripts(html)).toEqual(['one()', '\n two()\n', '{}']);
});

test('a hash is written as a policy has it', () => {
  // The well-known SHA-256 digest of empty input.
  expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test.each([
  ['<button onclick="run()">', 'onclick'],
  ['<p class="a"\n ONLOAD = run()>', 'ONLOAD'],
  ["<svg><path d='m 0' onbegin='x'/></svg>", 'onbegin'],
  ['<img src="a"onerror="x">', 'onerror'],
  ['<img/onerror="x">', 'onerror'],
])('%s runs a script', (html, name) => {
  expect(eventHandlerIn(`<p>text</p>${html}`)).toBe(name);
});

test.each([
  '<p>set onclick="run()" there</p>',
  '<p title="set onclick=run() there">a</p>',
  '<script>a=" onclick=b"</script><style>a[x onclick="1"]{}</style>',
  '<p data-on="x" data-onclick="y">a</p>',
  '<a href="/fr?a= onclick=b">a</a>',
])('%s does not', (html) => {
  expect(eventHandlerIn(html)).toBeUndefined();
});
