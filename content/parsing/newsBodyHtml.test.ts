import { newsBodyHtml } from './newsBodyHtml';

function htmlAndProblems(source: string): { html: string; problems: string[] } {
  const problems: string[] = [];
  const html = newsBodyHtml(source, (line, problem) => problems.push(`${line}: ${problem}`));
  return { html, problems };
}

const iframe = '<iframe src="https://example.org/embed?a=1&b=2"></iframe>';

describe('newsBodyHtml', () => {
  it.each([
    ['paragraphs, with a blank line between them', 'One\nand a half\n\n\nTwo\n', 'One and a half\n\nTwo'],
    ['bold and italic text', '**a** and *b*', '<b>a</b> and <i>b</i>'],
    [
      'links',
      '[a](https://example.org/?b=1&c=2 "title")',
      '<a href="https://example.org/?b=1&amp;c=2">a</a>',
    ],
    ['special characters', 'a & b', 'a &amp; b'],
    ['an iframe on a line of its own', `${iframe}\n\nText`, `${iframe}\n\nText`],
    ['an iframe between two lines', `Before\n${iframe}\nAfter`, `Before\n\n${iframe}\n\nAfter`],
    ['nothing', '\n\n', ''],
  ])('writes %s', (_what, source, html) => {
    expect(htmlAndProblems(source)).toEqual({ html, problems: [] });
  });

  it.each([
    ['a heading', 'a\n\n### b', /^2: .* got a heading$/],
    ['a list', 'a\n\n- b\n- c', /^2: .* got a list$/],
    ['a quotation', '> a', /^0: .* got a quotation$/],
    ['a line break', 'a  \nb', /^0: .* got a line break/],
    ['code', 'a\nb `c`', /^1: .* got code$/],
    ['an image', '![a](https://example.org/b.png)', /^0: .* got an image$/],
    ['struck text', '~~a~~', /^0: .* got struck text$/],
    ['other HTML', 'a\n\n<script>b</script>', /^2: .* got "<script>b<\/script>"$/],
    ['HTML within a line', 'a\nb<br>c', /^1: .* got "<br>"$/],
    [
      'an iframe with more than an address',
      '<iframe src="https://example.org" onload="a"></iframe>',
      /^0: .* got "<iframe /,
    ],
    ['an iframe within a line', `a ${iframe}`, /^0: .* got "<iframe /],
    [
      'an iframe that is not https',
      '\n<iframe src="http://example.org"></iframe>',
      /^1: expected an iframe whose src begins/,
    ],
    [
      'an iframe whose address may lead elsewhere than it seems to',
      '<iframe src="https://example.org@evil.example/"></iframe>',
      /^0: expected an iframe whose src begins/,
    ],
    ['a link that runs script', `${iframe}\n\na\n[b](javascript:c)`, /^3: expected a link to https/],
  ])('refuses %s', (_what, source, problem) => {
    expect(htmlAndProblems(source).problems[0]).toMatch(problem);
  });
});
