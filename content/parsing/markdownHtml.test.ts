import { markdownHtml } from './markdownHtml';

function htmlAndProblems(source: string): { html: string; problems: string[] } {
  const problems: string[] = [];
  const html = markdownHtml(source, (line, problem) => problems.push(`${line}: ${problem}`));
  return { html, problems };
}

describe('markdownHtml', () => {
  it.each([
    ['paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['headings', '### A\n\n#### B', '<h3>A</h3>\n<h4>B</h4>'],
    ['lists', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['emphasis', '**a** and *b*', '<p><strong>a</strong> and <em>b</em></p>'],
    ['links', '[a](mailto:a@example.org)', '<p><a href="mailto:a@example.org">a</a></p>'],
    ['inline code, as plain text', 'the cookie `a<b`', '<p>the cookie a&lt;b</p>'],
    ['HTML, as plain text', 'a <b>b</b>', '<p>a &lt;b&gt;b&lt;/b&gt;</p>'],
    ['struck text, as it is written', '~~a~~', '<p>~~a~~</p>'],
  ])('writes %s', (_what, source, html) => {
    expect(htmlAndProblems(source)).toEqual({ html, problems: [] });
  });

  it('writes tables without inline styles', () => {
    expect(htmlAndProblems('| a | b |\n|---|--:|\n| 1 | 2 |')).toEqual({
      html: '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
      problems: [],
    });
  });

  it.each([
    ['a large heading', 'a\n\n# b', '2: expected headings of ### or ####, got #'],
    [
      'an image',
      'a\n![b](/c.png)',
      '1: expected paragraphs, lists, headings, quotations, emphasis, links and tables, got an image',
    ],
    [
      'a rule',
      'a\n\n***',
      '2: expected paragraphs, lists, headings, quotations, emphasis, links and tables, got a rule',
    ],
    [
      'a link that runs script',
      '[a](javascript:b)',
      '0: expected a link to https://…, to a path of the site (/…), to #…, mailto:… or tel:…, got "javascript:b"',
    ],
    [
      'a link to no host',
      '[a](<https://partner example.com>)',
      '0: expected a link to https://…, to a path of the site (/…), to #…, mailto:… or tel:…, got "https://partner%20example.com"',
    ],
    [
      'a link to another site with no protocol',
      '[a](//example.org)',
      '0: expected a link to https://…, to a path of the site (/…), to #…, mailto:… or tel:…, got "//example.org"',
    ],
  ])('refuses %s', (_what, source, problem) => {
    expect(htmlAndProblems(source).problems).toEqual([problem]);
  });
});
