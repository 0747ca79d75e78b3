import { createSanitise } from './sanitiseHtml';

const sanitise = createSanitise(['cms.meridane.example']);

describe('page texts', () => {
  test.each([
    ['<p onclick="x()">Texte <strong>fort</strong></p>', '<p>Texte <strong>fort</strong></p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<iframe src="https://a.example"></iframe>b', 'b'],
    ['<svg><a href="https://x.example"><circle/></a></svg>', ''],
    ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="https://www.example.org@evil.example/">a</a>', 'a'],
    ['<p href="/fr" start="2">a</p>', '<p>a</p>'],
    [
      '<ol start="3"><li>a</li></ol><table><tbody><tr><th scope="row" href="/">b</th></tr></tbody></table>',
      '<ol start="3"><li>a</li></ol><table role="table"><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">b</th></tr></tbody></table>',
    ],
    ['<a href="/fr/contact">écrire</a>', '<a href="/fr/contact">écrire</a>'],
  ])('%s', (html, expected) => {
    expect(sanitise.page(html)).toBe(expected);
  });

  test('links to the system host are stripped, their words stay', () => {
    expect(sanitise.page('<p>Voir <a href="https://cms.meridane.example/x">la <b>note</b></a>.</p>')).toBe(
      '<p>Voir la <b>note</b>.</p>',
    );
  });

  test('links to other sites give nothing away', () => {
    expect(sanitise.page('<a href="https://www.example.org/">a</a>')).toBe(
      '<a href="https://www.example.org/" rel="noopener noreferrer">a</a>',
    );
  });
});

test('news keep exactly b, i, strong, a and iframe (behaviour.md §3)', () => {
  const html =
    '<h2>T</h2><p><b>b</b> <i>i</i> <strong>s</strong> <em>e</em> <a href="https://www.example.org/" title="t">a</a></p>' +
    '<iframe src="https://www.youtube-nocookie.com/embed/x" allow="camera" onload="y()"></iframe><img src="/x.png">';
  expect(sanitise.news(html)).toBe(
    'T<b>b</b> <i>i</i> <strong>s</strong> e <a href="https://www.example.org/" rel="noopener noreferrer">a</a>' +
      '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>',
  );
});

describe('frames of news', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/x';

  test.each([
    [youtube, youtube],
    [` ${youtube}?a=1&b=2 `, `${youtube}?a=1&amp;b=2`],
    [youtube.replace('www', 'WWW'), youtube],
    [youtube.replace('.com', '.com:443'), youtube],
  ])('%s stays', (src, kept) => {
    expect(sanitise.news(`<iframe src="${src}"></iframe>`)).toBe(`<iframe src="${kept}"></iframe>`);
  });

  test.each([
    ['https://video.example/1', 'video.example'],
    ['https://www.youtube-nocookie.com.evil.example/1', 'www.youtube-nocookie.com.evil.example'],
    ['https://www.youtube-nocookie.com:8443/1', 'www.youtube-nocookie.com:8443'],
    ['https://player.vimeо.com/1', 'player.xn--vime-85d.com'],
  ])('%s, of a host that is none of ours, becomes a link that names it', (src, host) => {
    expect(sanitise.news(`a <iframe src="${src}">b</iframe>`)).toBe(
      `a <a href="https://${host}/1" rel="noopener noreferrer">${host}</a>`,
    );
  });

  test.each([
    'http://www.youtube-nocookie.com/embed/x',
    '//www.youtube-nocookie.com/embed/x',
    'https://www.youtube-nocookie.com@evil.example/',
    'https://a:b@www.youtube-nocookie.com/embed/x',
    'https://cms.meridane.example/x',
    'https://cms.meridane.example./x',
    'https:www.youtube-nocookie.com/embed/x',
    'mailto:a@b.example',
    '',
  ])('%s goes', (src) => {
    expect(sanitise.news(`a<iframe src="${src}"></iframe>b`)).toBe('ab');
  });
});
